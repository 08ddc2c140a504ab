import Diagnostics
import FlowModel
import Localization

/// A flow's diagrams, with the same content in words for screen readers.
struct DiagramMarkup {
  private let page: ReviewPage
  private let flow: ReviewedFlow
  private let id: String

  /// Creates the markup of a flow's diagrams.
  ///
  /// - Parameter id: the id of the flow's section.
  init(page: ReviewPage, flow: ReviewedFlow, id: String) {
    self.page = page
    self.flow = flow
    self.id = id
  }

  /// The section with the diagrams.
  var html: HTML {
    """
    <section class="picture" id="\(id)-picture" aria-labelledby="\(id)-picture-title">
    <h3 id="\(id)-picture-title">Diagram</h3>
    \(flow.diagrams.map(figure))
    <details class="words"><summary>The diagram in words</summary>
    \(FlowInWords(flow: flow.flow, names: page.names).html)
    </details>
    </section>
    \(paper)
    """
  }

  /// The pictures of tasks, each on a page of its own; only paper shows them.
  private var paper: HTML {
    let figures = flow.taskPictures.compactMap { picture -> HTML? in
      let title = flow.flow[picture.task].displayTitle
      guard let svg = InlineSVG(picture.svg, ids: [:], label: title) else { return nil }
      return "<figure>\n\(svg.markup)\n</figure>\n"
    }
    return figures.isEmpty ? .nothing : "<div class=\"paper\">\n\(figures)</div>"
  }

  private func figure(_ diagram: ReviewedFlow.Diagram) -> HTML {
    let picture = "\(id)-\(diagram.device.rawValue)"
    let kind: Message = diagram.isOverview ? "Overview" : "Diagram"
    let device = Set(flow.diagrams.map(\.device)).count > 1 ? Message.device(diagram.device.rawValue) : nil
    let label: Message =
      device.map { "\(kind) of the flow on \($0); the same as text is below" }
      ?? "\(kind) of the flow; the same as text is below"
    let scrolled: Message = device.map { "\(kind) on \($0), scrollable" } ?? "\(kind), scrollable"
    switch content(of: diagram, in: picture, label.localized) {
    case .success(let svg):
      let figure: HTML = """
        <p class="zoom" role="group" aria-label="Zoom" hidden><button type="button" data-zoom="out" aria-label="Smaller">−</button> \
        <button type="button" data-zoom="in" aria-label="Larger">+</button> \
        <button type="button" data-zoom="fit">Fit</button> <button type="button" data-zoom="full">100 %</button></p>
        <div class="scroll\(svg.isWide ? " wide" : "")" tabindex="0" role="group" aria-label="\(scrolled.localized)">\(svg.markup)</div>
        <figcaption>\(caption(of: diagram, device))</figcaption>
        """
      let isFolded = !diagram.isOverview && hasOverview
      let content: HTML =
        isFolded
        ? "<details><summary>\(localized("All \(flow.flow.screens.count) screens"))</summary>\n\(figure)\n</details>"
        : figure
      return "<figure data-picture=\"\(picture)\">\n\(content)\n</figure>\n"
    case .failure(let missing):
      return
        "<p class=\"missing\" data-picture=\"\(picture)\">\(missing.reason.localized.replacing("\n", with: " "))</p>\n"
    }
  }

  /// Whether the diagram of all screens is too large to be seen at once.
  private var hasOverview: Bool { flow.diagrams.contains(where: \.isOverview) }

  private func caption(of diagram: ReviewedFlow.Diagram, _ device: Message?) -> String {
    let caption: Message =
      if diagram.isOverview {
        device.map { "An overview on \($0): the screens are counted." } ?? "An overview: the screens are counted."
      } else {
        device.map { "A thick outline on \($0): the screen in front in the walk." }
          ?? "A thick outline: the screen in front in the walk."
      }
    return caption.localized
  }

  private struct Missing: Error { let reason: Message }

  private func content(of diagram: ReviewedFlow.Diagram, in id: String, _ label: String) -> Result<InlineSVG, Missing> {
    switch diagram.content {
    case .missing(let reason): return .failure(Missing(reason: reason))
    case .svg(let bytes):
      let ids = diagram.isOverview ? [:] : ids(in: diagram, id)
      guard let svg = InlineSVG(bytes, ids: ids, label: label) else {
        return .failure(
          Missing(reason: "There is no diagram: this page cannot contain the SVG that Graphviz wrote."))
      }
      return .success(svg)
    }
  }

  /// Returns the ids of the elements that react to a click: of screens, arrows and marked frames.
  private func ids(in diagram: ReviewedFlow.Diagram, _ id: String) -> [String: String] {
    var ids = flow.nodes.mapValues { "\(id)-screen-\($0.index)" }
    guard let places = diagram.places else { return ids }
    for (number, arrow) in places.arrows.enumerated() {
      for (part, name) in arrow.ids.enumerated() {
        ids[name] = "\(id)-arrow-\(number)\(["", "-start", "-words"][part])"
      }
    }
    for (number, name) in places.marks.keys.sorted().enumerated() where ids[name] == nil {
      ids[name] = "\(id)-mark-\(number)"
    }
    return ids
  }

  /// Returns the arrows and the marks of a diagram for the script.
  ///
  /// An arrow is `[screen or -1, [[label, result or null]], screen or -1]`; a mark is `[number of the rule, fingerprint]`.
  func members(of diagram: ReviewedFlow.Diagram, in id: String, _ fingerprints: FindingFingerprints)
    -> [(key: String, value: JSONValue)]
  {
    guard let places = diagram.places else { return [("arrows", .array([])), ("marks", .object([]))] }
    let names = ids(in: diagram, id)
    let arrows = places.arrows.map { arrow -> JSONValue in
      let taps = arrow.taps.map { JSONValue.array([.string($0.label), .optional($0.result)]) }
      return .array([.integer(arrow.from?.index ?? -1), .array(taps), .integer(arrow.to?.index ?? -1)])
    }
    let marks = places.marks.sorted { $0.key < $1.key }.compactMap { name, marks -> (key: String, value: JSONValue)? in
      let all = marks.sorted { $0.number < $1.number }.compactMap { mark -> JSONValue? in
        fingerprints[diagram.findings[mark.finding]].map { .array([.integer(mark.number), .string($0)]) }
      }
      return names[name].map { ($0, .array(all)) }
    }
    return [("arrows", .array(arrows)), ("marks", .object(marks))]
  }
}
