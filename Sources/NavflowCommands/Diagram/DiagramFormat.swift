import ArgumentParser
import Diagrams
import FlowModel
import FlowSyntax

/// What a flow is drawn as.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  case dot, mermaid, svg, png

  /// The format that the name of an output file asks for; DOT where it has no ending.
  ///
  /// - Throws: `UsageError` for an ending that there is no format for.
  init(fileName: String) throws {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      self = .dot
      return
    }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self(rawValue: Self.longEndings[ending] ?? ending) else {
      throw UsageError(
        "nothing can be drawn as \".\(ending)\": end the file's name in .dot, .mmd, .svg or .png, or say --format")
    }
    self = format
  }

  private static let longEndings = ["gv": "dot", "mmd": "mermaid"]

  /// What Graphviz calls it, or nil for texts, which are not drawn.
  private var drawn: Graphviz.Format? {
    switch self {
    case .dot, .mermaid: nil
    case .svg: .svg
    case .png: .png
    }
  }

  /// A flow in this format.
  ///
  /// - Parameter folder: where pictures of screens are looked for.
  /// - Throws: `UsageError` where there is too much to draw, or Graphviz is missing or fails.
  func bytes(
    of flow: Flow, on device: Device, _ options: DiagramOptions, in folder: String, on console: Console
  ) throws -> [UInt8] {
    if self == .mermaid {
      let diagram = MermaidDiagram(flow: flow, device: device, options: options)
      do { return Array(try diagram.render().utf8) } catch { throw UsageError(error.description) }
    }
    let dot = DOTDiagram(flow: flow, device: device, options: options).render()
    guard let drawn else { return Array(dot.utf8) }
    do throws(GraphvizError) {
      let graphviz = try Graphviz(searchPath: console.environment["PATH"] ?? "")
      let output = try graphviz.draw(dot, as: drawn, in: folder)
      for warning in output.warnings { console.complain("dot: \(warning)\n") }
      return output.bytes
    } catch {
      throw UsageError(error.description)
    }
  }
}
