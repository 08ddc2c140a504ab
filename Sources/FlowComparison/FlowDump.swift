import Diagnostics
import FlowModel

/// Writes a flow as navflow understands it: imports are joined, inherited values and gates are written out.
public enum FlowDump {
  /// Returns the elements with their properties, one in a line, in the order of the files.
  public static func text(of flow: Flow) -> String {
    FlowParts(flow).all.flatMap(lines).map { $0.visible + "\n" }.joined()
  }

  private static func lines(of part: FlowPart) -> [String] {
    let owner = part.key.owner.map { " of \(name(of: $0))" } ?? ""
    let quoted = part.key.name.isEmpty ? "" : " \"\(part.key.name)\""
    return ["\(part.key.subject)\(quoted)\(owner)"] + part.properties.map { "  \($0.what): \($0.text)" }
  }

  private static func name(of owner: FlowChange.Owner) -> String {
    switch owner {
    case .screen(let name): "screen \"\(name)\""
    case .task(let name): "task \"\(name)\""
    case .root(let name): "root \"\(name)\""
    }
  }
}
