import FlowModel
import FlowSyntax

/// Finds a minimal flow that still shows a failure, by delta debugging (Zeller, Hildebrandt 2002) on the tree of the YAML.
///
/// It removes parts of maps and lists, so it needs no knowledge of the language: the reader rejects what no longer is a flow.
public struct Shrinker {
  private let fails: (Flow) -> Bool
  private var triesLeft: Int

  /// Returns the flow without every part that the failure does not need.
  ///
  /// - Parameters:
  ///   - text: a flow that fails.
  ///   - tries: the most candidates that are read; the smallest failing flow up to then is returned.
  ///   - fails: returns whether a flow still shows the failure.
  public static func minimalText(_ text: String, tries: Int = 4_000, where fails: (Flow) -> Bool) -> String {
    withoutActuallyEscaping(fails) { fails in
      var shrinker = Shrinker(fails: fails, triesLeft: tries)
      guard let tree = YAMLTreeReader.read(text), shrinker.stillFails(tree) else { return text }
      return shrinker.minimal(tree).text
    }
  }

  /// Returns the flow of a text without errors.
  static func flow(of text: String) -> Flow? {
    let reading = FlowReader.read(text: text)
    return reading.diagnostics.contains { $0.severity == .error } ? nil : reading.flow
  }

  private mutating func stillFails(_ tree: YAMLTree) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    return Self.flow(of: tree.text).map(fails) ?? false
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

  /// Shrinks the part at a path: first it loses children, then each child that is left is shrunk.
  private mutating func shrink(_ tree: inout YAMLTree, at path: [Int]) {
    removeChildren(of: &tree, at: path)
    for child in tree.part(at: path).children.indices { shrink(&tree, at: path + [child]) }
  }

  /// Removes runs of children: halves first, single children last.
  private mutating func removeChildren(of tree: inout YAMLTree, at path: [Int]) {
    var length = (tree.part(at: path).count + 1) / 2
    while length > 0 {
      // From the end, so that a removal leaves earlier indices as they are.
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
