import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// The scenarios of a flow: each with its result, a link that plays it, and its steps as a strip.
struct ScenarioMarkup {
  private let page: ReviewPage
  private let flow: ReviewedFlow
  private let id: String
  private let strips: PageStrips

  /// Creates the markup of a flow's scenarios.
  ///
  /// - Parameter id: the id of the flow's section.
  init(page: ReviewPage, flow: ReviewedFlow, id: String, _ strips: PageStrips) {
    self.page = page
    self.flow = flow
    self.id = id
    self.strips = strips
  }

  /// The list, or nothing for a flow without scenarios.
  var html: HTML {
    let items = flow.flow.scenarios.enumerated().compactMap(item)
    guard !items.isEmpty else { return .nothing }
    return """
      <section class="scenarios" aria-labelledby="\(id)-scenarios">
      <h3 id="\(id)-scenarios">Scenarios</h3>
      <ul>\(items)</ul>
      </section>
      """
  }

  private func item(_ number: Int, _ scenario: Scenario) -> HTML? {
    guard let graph = flow.graphs.first(where: { scenario.device == nil || scenario.device == $0.simulator.device })
    else { return nil }
    let walk = Walk(along: scenario, in: graph.simulator)
    let trace = walk.trace(replaying: page.report.files[flow.flow.file].path)
    let film = Filmstrip(trace: trace, page: page, strips, severity: failures(of: scenario).first?.severity)
    let address = film.address.map { address -> String in
      var address = address
      address.taps = trace.replay.taps
      return address.fragment
    }
    let play: HTML =
      address.map { "<a class=\"play\" href=\"\($0)\"><span aria-hidden=\"true\">▶</span> Play</a>" } ?? .nothing
    let name = page.names.html(scenario.name.value)
    return """
      <li id="\(id)-scenario-\(number + 1)">\(result(of: scenario)) \(play)
      <details><summary>\(name)</summary>
      \(film.html)
      </details></li>

      """
  }

  /// Returns the findings about a scenario that fails.
  private func failures(of scenario: Scenario) -> [Diagnostic] {
    page.report.diagnostics.filter {
      $0.rule == "scenario-failed" && $0.range.file == scenario.range.file
        && scenario.range.start <= $0.range.start && $0.range.end <= scenario.range.end
    }
  }

  private func result(of scenario: Scenario) -> HTML {
    guard page.report.rules.isEmpty || page.report.rules.contains(where: { $0.id == "scenario-failed" && $0.isApplied })
    else { return "<span class=\"badge\">not run</span>" }
    return failures(of: scenario).isEmpty
      ? "<span class=\"badge none\"><span aria-hidden=\"true\">✓</span> <span>passed</span></span>"
      : "<span class=\"badge error\"><span aria-hidden=\"true\">✗</span> <span>failed</span></span>"
  }
}

extension Walk {
  /// Walks along a scenario, up to the first tap that is not offered.
  init(along scenario: Scenario, in simulator: Simulator) {
    self.init(simulator, from: simulator.initialStates(given: scenario.given).first)
    performArrivals()
    for case .tap(let tap) in scenario.lines {
      guard (try? take(tap)) != nil else { break }
    }
  }
}
