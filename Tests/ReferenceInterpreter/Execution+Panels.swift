import FlowModel

extension Execution {
  /// Acts as if the panels in front were not there, and puts them back beneath the layers that were added.
  ///
  /// - Parameter isInFront: whether to act on the panels instead.
  mutating func actBeneathPanels(unless isInFront: Bool, _ body: (inout Execution) -> Void) {
    var panels = configuration.panels
    guard !panels.isEmpty, !isInFront else { return body(&self) }
    let returned = configuration.withoutPanels.front.screen
    configuration = configuration.withoutPanels
    let known = Set(configuration.layers.map { $0.stack[0].number })
    let outer = panelsAbove
    panelsAbove = panels
    body(&self)
    panelsAbove = outer
    let added = Array(configuration.layers.drop { known.contains($0.stack[0].number) })
    configuration.layers.removeLast(added.count)
    defer { settle() }
    if belongToEndedTask(panels) {
      for run in panels.flatMap(\.stack).reversed().compactMap(\.run) { interrupt(run) }
      configuration.layers += added
      return
    }
    // What is beneath a panel is what it returns to.
    panels[0].stack[0].run?.returnPoint = configuration.front.number
    if let run = panels[0].stack[0].run, !run.isElsewhere, run.origin == returned {
      panels[0].stack[0].run?.origin = configuration.front.screen
    }
    let beneath = configuration.front
    configuration.layers += panels
    let front = configuration.front
    configuration.layers += added
    let place = configuration.layers.count - added.count
    guard !added.isEmpty, let run = configuration.layers[place].stack[0].run else { return }
    configuration.layers[place].stack[0].run?.returnPoint = front.number
    if !run.isElsewhere, run.origin == beneath.screen {
      configuration.layers[place].stack[0].run?.origin = front.screen
    }
    configuration.layers[place].stack[0].run?.followsBeneathPanels = true
  }

  func belongToEndedTask(_ panels: [Configuration.Layer]) -> Bool {
    let own = panels.flatMap(\.stack).prefix { $0.run == nil }
    guard let task = own.compactMap({ flow[$0.screen].task }).first else { return false }
    return configuration.running?.task != task
  }
}
