import FlowModel
import FlowSyntax

/// Finds a minimal flow with a failure, by delta debugging (Zeller, Hildebrandt 2002) on the YAML tree.
///
/// It removes parts of maps and lists and needs no knowledge of the language: the reader rejects invalid candidates.
public struct Shrinker {
  private let fails: (FlowReader.Reading) -> Bool
  private var triesLeft: Int

  /// Returns the flow without the parts that the failure does not need.
  ///
  /// - Parameters:
  /// - text: a flow that fails.
  /// - tries: the largest number of candidates; afterwards the smallest failing flow is returned.
  /// - fails: returns whether a flow fails.
  public static func minimalText(_ text: String, tries: Int = 4_000, where fails: (Flow) -> Bool) -> String {
    minimalText(text, tries: tries, whereReading: { reading in reading.flow.map(fails) ?? false })
  }

  /// Returns the flow without the parts that the failure does not need.
  ///
  /// - Parameters:
  /// - text: a flow that fails.
  /// - tries: the largest number of candidates; afterwards the smallest failing flow is returned.
  /// - fails: returns whether a flow without errors fails, with its files.
  public static func minimalText(
    _ text: String, tries: Int = 4_000, whereReading fails: (FlowReader.Reading) -> Bool
  ) -> String {
    withoutActuallyEscaping(fails) { fails in
      var shrinker = Shrinker(fails: fails, triesLeft: tries)
      guard let tree = YAMLTreeReader.read(text), shrinker.stillFails(tree) else { return text }
      return shrinker.minimal(tree).text
    }
  }

  /// Returns the flow of a text without errors.
  static func flow(of text: String) -> Flow? {
    let reading = FlowReader.read(text: text)
    return isValid(reading) ? reading.flow : nil
  }

  private static func isValid(_ reading: FlowReader.Reading) -> Bool {
    reading.flow != nil && !reading.diagnostics.contains { $0.severity == .error }
  }

  private mutating func stillFails(_ tree: YAMLTree) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    let reading = FlowReader.read(text: tree.text)
    return Self.isValid(reading) && fails(reading)
  }

  /// Repeats passes over the whole tree until no removal succeeds; each success makes the tree smaller.
  private mutating func minimal(_ tree: YAMLTree) -> YAMLTree {
    var (current, size) = (tree, Int.max)
    while current.size < size {
      size = current.size
      shrink(&current, at: [])
    }
    return current
  }

  /// Shrinks the part at a path: it removes children first, and then shrinks each remaining child.
  private mutating func shrink(_ tree: inout YAMLTree, at path: [Int]) {
    removeChildren(of: &tree, at: path)
    for child in tree.part(at: path).children.indices { shrink(&tree, at: path + [child]) }
  }

  /// Removes runs of children: halves first, single children last.
  private mutating func removeChildren(of tree: inout YAMLTree, at path: [Int]) {
    var length = (tree.part(at: path).count + 1) / 2
    while length > 0 {
      // Removals from the end do not change earlier indices.
      var end = tree.part(at: path).count
      while end > 0 {
        let start = max(0, end - length)
        let candidate = tree.removing(start..<end, at: path)
        if stillFails(candidate) { tree = candidate }
        end = start
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
  }
}
