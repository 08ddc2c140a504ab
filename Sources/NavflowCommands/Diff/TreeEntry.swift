/// A line of `git ls-tree -r -z`: a file of a commit.
struct TreeEntry {
  /// The name under which git keeps its content.
  let object: String
  /// The path from the top of the repository.
  let path: String
  /// Whether it is a symbolic link, whose content is where it leads.
  let isLink: Bool

  /// Reads `MODE TYPE OBJECT⇥PATH`; nil for what is no file.
  init?(_ line: Substring) {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    guard words.count == 3, words[1] == "blob" else { return nil }
    object = String(words[2])
    path = String(line[line.index(after: tab)...])
    isLink = words[0] == "120000"
  }
}
