import Diagnostics
import Diagrams
import FlowModel
import Localization
import ReviewPages

/// The drawings of a command that makes several pages, by their DOT text.
final class DrawnDiagrams {
  private var drawings: [String: [UInt8]] = [:]
  /// Whether a diagram was left for later.
  var isIncomplete = false

  /// The drawing of a DOT text, or nil if it was not drawn.
  subscript(_ dot: String) -> [UInt8]? {
    get { drawings[dot] }
    set { drawings[dot] = newValue }
  }

  /// Forgets the drawings; those of the next page are kept.
  func removeAll() { drawings = [:] }
}

/// The diagrams of a review page, drawn by Graphviz, or a sentence that explains why one is missing.
struct FlowDiagrams {
  /// The console for messages.
  let console: Console
  /// The drawings of earlier pages, or nil.
  var drawn: DrawnDiagrams?
  /// Whether a diagram that was not drawn before is left for later.
  var isWaiting = false
  /// Whether the page has a picture of each task for paper.
  var isForPaper = false

  /// The sentence in place of a diagram that is left for later.
  private static let waiting: Message = "The diagram is being drawn."

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

  /// The number of tasks above which a page has no pictures of them.
  private static let maximumTaskCount = 60

  /// Returns a picture of each task for paper; none if there is no Graphviz, which the diagrams report.
  func taskPictures(of flow: Flow, on device: Device, marking findings: [Diagnostic]) -> [ReviewedFlow.TaskPicture] {
    guard flow.tasks.count <= Self.maximumTaskCount else { return [] }
    return flow.tasks.compactMap { task in
      let screens = Set(flow.screens.filter { $0.task == task.id }.map(\.name.value))
      var options = DiagramOptions()
      // The picture has no room for the headings of the others.
      options.findings = findings.filter { finding in
        finding.subject.task == task.name.value || finding.subject.screen.map(screens.contains) ?? false
      }
      options.part = .task(task.id)
      let dot = DOTDiagram(flow: flow, device: device, options: options).render()
      return (try? svg(of: dot)).map { .init(task: task.id, svg: $0) }
    }
  }

  /// Returns a page with the diagrams that were left for later.
  func completed(_ page: ReviewPage) -> ReviewPage {
    page.replacingDiagrams { flow, diagram in
      guard case .missing(Self.waiting) = diagram.content else { return [diagram] }
      return pictures(of: flow, on: diagram.device, marking: diagram.findings)
    }
  }

  private func picture(of flow: Flow, on device: Device, _ options: DiagramOptions) -> ReviewedFlow.Diagram {
    let diagram = DOTDiagram(flow: flow, device: device, options: options)
    guard diagram.nodeCount <= DOTDiagram.maximumNodeCount else {
      return missing(on: device, "The flow is too large for one diagram: draw it by task, with navflow diagram --task.")
    }
    let (dot, findings) = (diagram.render(), options.findings ?? [])
    if isWaiting, drawn?[dot] == nil {
      drawn?.isIncomplete = true
      return .init(device: device, content: .missing(Self.waiting), findings: findings)
    }
    do throws(GraphvizError) {
      let svg = try svg(of: dot)
      return .init(
        device: device, content: .svg(svg),
        isOverview: options.overview, places: options.overview ? nil : diagram.places, findings: findings)
    } catch .notInstalled {
      return missing(
        on: device,
        "There is no diagram: Graphviz draws it, and it is not installed where this file was made. Install it "
          + "(apt-get install graphviz, brew install graphviz) and make the file again.")
    } catch .cancelled where drawn != nil {
      // The page of a server is not shown any more.
      return .init(device: device, content: .missing(Self.waiting))
    } catch {
      return missing(on: device, "There is no diagram: \(error.message)")
    }
  }

  /// Returns the drawing of a DOT text, which is drawn only once.
  private func svg(of dot: String) throws(GraphvizError) -> [UInt8] {
    if let known = drawn?[dot] { return known }
    let svg = try Graphviz(searchPath: console.environment["PATH"] ?? "").draw(
      dot, as: .svg, isCancelled: console.isInterrupted
    ).bytes
    drawn?[dot] = svg
    return svg
  }

  /// Returns the screens by the names of their nodes in the diagram.
  func nodes(of flow: Flow) -> [String: ScreenID] {
    Dictionary(flow.screens.map { (DOTDiagram.nodeName(of: $0.id, in: flow), $0.id) }) { first, _ in first }
  }

  private func missing(on device: Device, _ reason: Message) -> ReviewedFlow.Diagram {
    console.say(reason, inOneLine: true)
    return .init(device: device, content: .missing(reason))
  }
}
