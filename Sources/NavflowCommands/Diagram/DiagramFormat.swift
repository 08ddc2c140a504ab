import ArgumentParser
import Diagrams
import FlowSyntax

/// What a flow is drawn as.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  case dot, svg, png

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
    guard let format = Self(rawValue: ending == "gv" ? "dot" : ending) else {
      throw UsageError(
        "nothing can be drawn as \".\(ending)\": end the file's name in .dot, .svg or .png, or say --format")
    }
    self = format
  }

  /// What Graphviz calls it, or nil for DOT, which is not drawn.
  private var drawn: Graphviz.Format? {
    switch self {
    case .dot: nil
    case .svg: .svg
    case .png: .png
    }
  }

  /// A drawing in this format.
  ///
  /// - Parameter folder: where pictures of screens are looked for.
  /// - Throws: `UsageError` where Graphviz is missing or fails.
  func bytes(of dot: String, in folder: String, on console: Console) throws -> [UInt8] {
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
