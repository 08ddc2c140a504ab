import Diagnostics
import Diagrams
import FlowModel
import ReviewPages

/// The diagrams of a review page, drawn by Graphviz, or a sentence that explains why one is missing.
struct FlowDiagrams {
  /// The console for messages.
  let console: Console

  /// Returns a flow's diagrams for a page: of a large flow, an overview before the diagram of all screens.
  ///
  /// They have no pictures of screens, because the page is a single file.
  ///
  /// - Parameter findings: the findings to mark.
  func pictures(of flow: Flow, on device: Device, marking findings: [Diagnostic]) -> [ReviewedFlow.Diagram] {
    var options = DiagramOptions()
    options.findings = findings
    let everything = options
    guard flow.screens.count > DiagramOptions.maximumScreenCount else {
      return [picture(of: flow, on: device, everything)]
    }
    options.overview = true
    let overview = picture(of: flow, on: device, options)
    // What prevents the overview prevents the larger diagram too.
    guard case .svg = overview.content else { return [overview] }
    return [overview, picture(of: flow, on: device, everything)]
  }

  private func picture(of flow: Flow, on device: Device, _ options: DiagramOptions) -> ReviewedFlow.Diagram {
    let diagram = DOTDiagram(flow: flow, device: device, options: options)
    guard diagram.nodeCount <= DOTDiagram.maximumNodeCount else {
      return missing(on: device, "The flow is too large for one diagram: draw it by task, with navflow diagram --task.")
    }
    do throws(GraphvizError) {
      let graphviz = try Graphviz(searchPath: console.environment["PATH"] ?? "")
      return .init(
        device: device, content: .svg(try graphviz.draw(diagram.render(), as: .svg).bytes), isOverview: options.overview
      )
    } catch .notInstalled {
      return missing(
        on: device,
        "There is no diagram: Graphviz draws it, and it is not installed where this file was made. Install it "
          + "(apt-get install graphviz, brew install graphviz) and make the file again.")
    } catch {
      return missing(on: device, "There is no diagram: \(error.description)")
    }
  }

  /// Returns the screens by the names of their nodes in the diagram.
  func nodes(of flow: Flow) -> [String: ScreenID] {
    Dictionary(flow.screens.map { (DOTDiagram.nodeName(of: $0.id, in: flow), $0.id) }) { first, _ in first }
  }

  private func missing(on device: Device, _ reason: String) -> ReviewedFlow.Diagram {
    let reason = reason.replacing("\n", with: " ")
    console.writeError("navflow: \(reason)\n")
    return .init(device: device, content: .missing(reason))
  }
}
