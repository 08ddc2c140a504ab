/// A flow file that shows what a rule finds, or what it lets pass.
///
/// In a flow that fails, ①, ② … stand directly before each place at which a finding is expected. They are no part of the file.
public struct Example: Sendable {
  /// What the flow is about, as a heading.
  public let name: String
  /// The flow file, markers included.
  public let marked: String
  /// The files that it imports, by path.
  public let imports: [String: String]
  /// Whether it is shown what a search up to a bound says: the exact engine has more to say of it.
  public let isSearched: Bool

  /// Creates an example.
  public init(_ name: String, _ marked: String, imports: [String: String] = [:], isSearched: Bool = false) {
    self.name = name
    self.marked = marked
    self.imports = imports
    self.isSearched = isSearched
  }

  /// The markers, in the order in which they are used.
  public static let markers: [Character] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

  /// The flow file without its markers.
  public var text: String { String(marked.filter { !Self.markers.contains($0) }) }

  /// The place of each marker: an offset into the bytes of `text`.
  public var expectedOffsets: [Int] {
    var offsets: [Int] = []
    var offset = 0
    for character in marked {
      if Self.markers.contains(character) { offsets.append(offset) } else { offset += character.utf8.count }
    }
    return offsets
  }
}
