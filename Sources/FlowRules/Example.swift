import Localization

/// A flow file that shows what a rule finds, or what it does not report.
///
/// In a failing flow the markers ①, ② and so on precede the position of each expected finding. They are not part of the
/// file.
public struct Example: Sendable {
  /// The topic of the flow, as a heading.
  public let name: Message
  /// The flow file with its markers.
  public let marked: String
  /// The imported files, by path.
  public let imports: [String: String]
  /// Whether only the bounded search checks the example, because all engines together would decide it.
  public let isSearched: Bool

  /// Creates an example.
  public init(_ name: Message, _ marked: String, imports: [String: String] = [:], isSearched: Bool = false) {
    self.name = name
    self.marked = marked
    self.imports = imports
    self.isSearched = isSearched
  }

  /// The markers in order.
  public static let markers: [Character] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

  /// The flow file without its markers.
  public var text: String { String(marked.filter { !Self.markers.contains($0) }) }

  /// The position of each marker, as a byte offset in `text`.
  public var expectedOffsets: [Int] {
    var offsets: [Int] = []
    var offset = 0
    for character in marked {
      if Self.markers.contains(character) { offsets.append(offset) } else { offset += character.utf8.count }
    }
    return offsets
  }
}
