/// An entry of `git ls-tree -r -z`: a file or a submodule of a commit.
struct TreeEntry {
  /// The id of the object with the content.
  let object: String
  /// The path relative to the top of the repository.
  let path: String
  /// Whether the file is a symbolic link, whose content is its target.
  let isLink: Bool

  /// Whether the entry is a submodule, whose object is a commit of another repository.
  let isSubmodule: Bool

  /// Parses `MODE TYPE OBJECT⇥PATH`; returns nil for anything else.
  init?(_ line: Substring) {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    guard words.count == 3, words[1] == "blob" || words[1] == "commit" else { return nil }
    object = String(words[2])
    path = String(line[line.index(after: tab)...])
    isSubmodule = words[1] == "commit"
    isLink = words[0] == "120000"
  }

  /// Parses the line `MODE OBJECT STAGE⇥PATH` of a submodule in the index; returns nil for anything else.
  init?(index line: String) {
    guard let tab = line.firstIndex(of: "\t") else { return nil }
    let words = line[..<tab].split(separator: " ")
    guard words.count == 3, words[0] == "160000" else { return nil }
    object = String(words[1])
    path = String(line[line.index(after: tab)...])
    (isLink, isSubmodule) = (false, true)
  }
}
