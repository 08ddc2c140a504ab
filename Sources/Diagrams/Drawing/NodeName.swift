import Diagnostics
import FlowModel

/// Names for nodes and boxes that hold nothing a drawing language could trip over, and that stay when others come and go.
struct NodeName: Sendable {
  private static let longest = 120

  /// The flow.
  let flow: Flow

  /// A screen bears its own name; other nodes have a word and colons, which names are freed of.
  func name(of node: NodeID) -> String {
    switch node {
    case .screen(let screen): encoded(flow[screen].name.value)
    case .root(let root): "root:" + encoded(flow.name(of: root))
    case .anyScreen(let task, let except):
      (["any:" + encoded(flow[task].name.value)] + except.map { encoded(flow[$0].name.value) }).joined(separator: ":-")
    case .choice(let action, let place): "choice:\(encoded(name(of: place))):\(encoded(flow[action].label.value))"
    case .entry(let action): "entry:" + encoded(flow[action].label.value)
    case .starters(let task): "back:" + encoded(flow[task].name.value)
    }
  }

  /// The name of a task's box.
  func name(of task: TaskID) -> String { "cluster_" + encoded(flow[task].name.value) }

  /// The name of the title of a task's box.
  func titleName(of task: TaskID) -> String { "title:" + encoded(flow[task].name.value) }

  private func encoded(_ text: String) -> String {
    let clean = text.unicodeScalars.map { scalar in
      needsEncoding(scalar) ? "%" + String(scalar.value, radix: 16, uppercase: true) + ";" : String(scalar)
    }.joined()
    guard clean.unicodeScalars.count > Self.longest else { return clean }
    var hash = StableHash()
    hash.combine(text)
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(Self.longest / 2))) + "~" + hash.hexadecimal
  }

  private func needsEncoding(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isHidden || "%:\"\\<>&~".unicodeScalars.contains(scalar)
  }
}
