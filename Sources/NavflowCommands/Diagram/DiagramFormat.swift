import ArgumentParser
import Diagrams
import FlowModel
import FlowSyntax

/// The output format of a diagram.
enum DiagramFormat: String, CaseIterable, ExpressibleByArgument {
  case dot, mermaid, svg, png

  /// Creates the format for the extension of an output file; DOT if there is none.
  ///
  /// - Throws: `UsageError` for an unknown extension.
  init(fileName: String) throws {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else {
      self = .dot
      return
    }
    let ending = name[name.index(after: dot)...].lowercased()
    guard let format = Self(rawValue: Self.namesByEnding[ending] ?? ending) else {
      throw UsageError(
        "there is no diagram format \".\(ending)\": end the file's name in .dot, .mmd, .svg or .png, or write --format")
    }
    self = format
  }

  private static let namesByEnding = ["gv": "dot", "mmd": "mermaid"]

  /// Graphviz's name of the format, or nil for formats that Graphviz does not draw.
  private var drawn: Graphviz.Format? {
    switch self {
    case .dot, .mermaid: nil
    case .svg: .svg
    case .png: .png
    }
  }

  /// Returns a flow in this format.
  ///
  /// - Parameters:
  ///   - folder: the folder that paths of pictures are relative to.
  ///   - uris: the pictures as data URIs, by their paths.
  /// - Throws: `UsageError` if the flow is too large, or if Graphviz is missing or fails.
  func bytes(
    of flow: Flow, on device: Device, _ options: DiagramOptions, in folder: String, uris: [String: String] = [:],
    on console: Console
  ) throws -> [UInt8] {
    if self == .mermaid {
      let diagram = MermaidDiagram(flow: flow, device: device, options: options)
      do { return Array(try diagram.render().utf8) } catch { throw UsageError(error.message) }
    }
    let dot = DOTDiagram(flow: flow, device: device, options: options).render()
    guard let drawn else { return Array(dot.utf8) }
    do throws(GraphvizError) {
      let graphviz = try Graphviz(searchPath: console.environment["PATH"] ?? "")
      let output = try graphviz.draw(dot, as: drawn, in: folder, isCancelled: console.isInterrupted)
      for warning in output.warnings { console.writeError("dot: \(warning)\n") }
      return self == .svg ? SVGPictures.embedded(output.bytes, uris) : output.bytes
    } catch .cancelled {
      throw Interruption.Ended(consequence: "nothing is drawn")
    } catch {
      throw UsageError(error.message)
    }
  }
}
