import Diagnostics
import FlowModel

/// Names for nodes and frames that are safe in DOT and stay the same if other elements are added or removed.
struct NodeName: Sendable {
  private static let maximumLength = 120

  /// The flow that contains the elements.
  let flow: Flow

  /// Returns the name of a node.
  ///
  /// A screen keeps its own name. Other nodes have a prefix with a colon, which encoded names never contain.
  func name(of node: NodeID) -> String {
    switch node {
    case .screen(let screen): encoded(flow[screen].name.value)
    case .root(let root): "root:" + encoded(flow.name(of: root))
    case .anyScreen(let task, let except):
      (["any:" + encoded(flow[task].name.value)] + except.map { encoded(flow[$0].name.value) }).joined(separator: ":-")
    case .entry(let action): "entry:" + encoded(flow[action].label.value)
    case .group: ""
    }
  }

  /// Returns the name of a frame.
  func name(of frame: FrameID) -> String {
    switch frame {
    case .task(let task): Drawing.Frame.prefix + encoded(flow[task].name.value)
    case .tab(let screen): Drawing.Frame.prefix + "tab:" + encoded(flow[screen].name.value)
    }
  }

  /// Returns a text without letters that have a meaning in DOT or in names.
  func encoded(_ text: String) -> String {
    let clean = text.unicodeScalars.map { scalar in
      needsEncoding(scalar) ? "%" + String(scalar.value, radix: 16, uppercase: true) + ";" : String(scalar)
    }.joined()
    guard clean.unicodeScalars.count > Self.maximumLength else { return clean }
    var hash = StableHash()
    hash.combine(text)
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(Self.maximumLength / 2))) + "~"
      + hash.hexadecimal
  }

  private func needsEncoding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHidden || "%:\"\\<>&~".unicodeScalars.contains(scalar)
  }
}
