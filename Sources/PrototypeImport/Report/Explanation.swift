import Importing

/// Explains what each interaction of one screen became.
package struct Explanation {
  private let builder: ModelBuilder
  private let graph: PrototypeGraph

  /// Creates explanations of a model.
  package init(_ builder: ModelBuilder) {
    self.builder = builder
    graph = builder.resolver.graph
  }

  /// The names of all screens that can be explained.
  package var names: [String] { graph.screens.map(name) }

  private func name(_ frame: Int) -> String {
    builder.indices[frame].map { builder.model.screens[$0].name } ?? graph.frames[frame].name
  }

  /// Returns the lines about a screen, found by its name, title, frame's name or id; nil if there is none.
  package func lines(for screen: String) -> [String]? {
    let frames = graph.screens.filter { name($0) == screen || graph.frames[$0].id == screen }
    let found = frames.isEmpty ? graph.frames.indices.filter { graph.frames[$0].name == screen } : frames
    return found.isEmpty ? nil : found.flatMap(lines)
  }

  private func lines(_ frame: Int) -> [String] {
    var lines = ["\(name(frame)): frame \"\(graph.frames[frame].name)\" (\(graph.frames[frame].id))"]
    if builder.indices[frame] == nil {
      return lines + ["  not imported: no connection leaves or reaches it (--all takes it)"]
    }
    if let distance = graph.distance[frame] {
      lines.append(
        "  \(distance) \(distance == 1 ? "link" : "links") from the start"
          + (graph.isBehindTabs(frame) ? ", behind the tabs" : ""))
    }
    let states = graph.states.all(frame)
    if states.count > 1 { lines.append("  states of one screen: " + states.map(name).joined(separator: ", ")) }
    for (index, spot) in graph.frames[frame].hotspots.enumerated() {
      for (number, interaction) in spot.layer.interactions.enumerated() {
        let place = EventPlace(frame: frame, hotspot: index, interaction: number)
        let what = interaction.actions.map(describe).joined(separator: ", ")
        lines.append("  layer \"\(spot.layer.name)\" (\(spot.layer.id)): \(interaction.trigger.text): \(what)")
        lines.append("    " + result(of: place))
      }
    }
    let hidden = graph.frames[frame].hiddenInteractions
    if hidden > 0 { lines.append("  left out: \(hidden) in hidden layers") }
    return lines
  }

  private func result(of place: EventPlace) -> String {
    let omissions = builder.omissions.filter { $0.place == place }.map(\.omission.text.english)
    let left = omissions.isEmpty ? "" : "left out: " + omissions.joined(separator: "; ")
    let event = graph.events.firstIndex {
      $0.frame == place.frame && $0.hotspot == place.hotspot && $0.interaction == place.interaction
    }
    guard let event, let named = (builder.named[place.frame] ?? []).first(where: { $0.built.event == event }) else {
      return left
    }
    let became: String
    switch named.built.kind {
    case .back: became = "the gesture Back: it leads back to a screen nearer to the start"
    case .tab(let tab): became = "the gesture Tab: \(name(tab))"
    case .swipe, .action:
      let label = if case .label(let label)? = named.tap { label } else { "" }
      became = "\"\(label)\": \(StepWords(name: builder.name).text(of: named.built.effect))" + reason(named.built)
    }
    return became + (left.isEmpty ? "" : "; " + left)
  }

  /// Returns why a link has its kind, or why it has none.
  private func reason(_ built: BuiltEvent) -> String {
    guard let role = built.roles.first else { return "" }
    switch role {
    case .unknown: return " (the transition does not say how it is shown; `kinds` can)"
    case .push: return " (horizontal, or a kind of the team)"
    case .present: return " (vertical, or a kind of the team)"
    case .replace: return " (after a delay, by a drag, or a kind of the team)"
    case .state: return " (two states of one screen)"
    case .rootStart, .rootTabs: return " (from one root to the other)"
    case .beneath: return " (the overlay closes over it)"
    case .back, .popToTab: return " (it leads back)"
    case .tab: return " (the target is a tab)"
    case .tabItem, .stay: return ""
    }
  }

  private func describe(_ action: PrototypeAction) -> String {
    switch action {
    case .navigate(let target, let transition): "navigate to \(text(target)), \(transition.text)"
    case .overlay(let target, _, _): "open overlay \(text(target))"
    case .toggle(let target, _, _): "toggle overlay \(text(target))"
    case .swap(let target): "swap with \(text(target))"
    case .close: "close overlay"
    case .back: "back"
    case .url(let address): "open \(address)"
    case .change(let target): "change to \(text(target))"
    case .elsewhere(let word), .unknown(let word): word
    case .condition(let cases, _): "condition with \(cases.count) cases"
    }
  }

  private func text(_ target: String?) -> String {
    guard let target else { return "nothing" }
    return builder.resolver.frameOfLayer[target].map { "\"\(graph.frames[$0].name)\" (\(target))" } ?? target
  }
}

/// The steps of an effect as a flow writes them.
struct StepWords {
  let name: (Int) -> String

  func text(of effect: ImportedEffect) -> String {
    switch effect {
    case .steps(let steps): text(of: steps)
    case .either(let results): "either " + results.map { "\($0.name): \(text(of: $0.steps))" }.joined(separator: ", ")
    case .whereModal(let modal, let otherwise): "\(text(of: modal)) where it is presented, else \(text(of: otherwise))"
    }
  }

  private func text(of steps: [ImportedStep]) -> String {
    steps.isEmpty ? "stay" : steps.map(text).joined(separator: ", ")
  }

  private func text(of step: ImportedStep) -> String {
    switch step {
    case .push(let screen): "push \(name(screen))"
    case .present(let screen): "present \(name(screen))"
    case .presentUnknown(let screen): "present \(name(screen)) as unknown"
    case .replace(let screen): "replace \(name(screen))"
    case .tab(let screen): "tab \(name(screen))"
    case .root(let root): "root \(root)"
    case .pop: "pop"
    case .popTo(let screen): "pop to \(name(screen)) if it is there"
    case .dismiss: "dismiss"
    case .dismissAll: "dismiss all"
    case .stay: "stay"
    }
  }
}

extension Trigger {
  /// The word of an explanation.
  var text: String {
    switch self {
    case .click: "tap"
    case .drag: "drag"
    case .delay: "after a delay"
    case .videoEnd: "when a video ends"
    case .withoutTouch(let word), .unknown(let word): word
    }
  }
}

extension Transition {
  /// The words of an explanation.
  var text: String {
    switch self {
    case .instant: "instant"
    case .dissolve: "dissolve"
    case .smart: "smart animate"
    case .into(let direction): "moves in, \(direction.rawValue)"
    case .out(let direction): "moves out, \(direction.rawValue)"
    case .unknown: "unknown transition"
    }
  }
}
