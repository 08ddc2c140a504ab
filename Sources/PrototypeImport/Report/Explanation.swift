import Importing
import Localization

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
  package func lines(for screen: String) -> [Message]? {
    let frames = graph.screens.filter { name($0) == screen || graph.frames[$0].id == screen }
    let found = frames.isEmpty ? graph.frames.indices.filter { graph.frames[$0].name == screen } : frames
    return found.isEmpty ? nil : found.flatMap(lines)
  }

  private func lines(_ frame: Int) -> [Message] {
    var lines: [Message] = ["\(name(frame)): frame \"\(graph.frames[frame].name)\" (\(graph.frames[frame].id))"]
    if builder.indices[frame] == nil {
      return lines + [indented("not imported: no connection leaves or reaches it (--all takes it)")]
    }
    if let distance = graph.distance[frame] {
      let links = Message.count(distance, "link")
      lines.append(
        indented(graph.isBehindTabs(frame) ? "\(links) from the start, behind the tabs" : "\(links) from the start"))
    }
    let states = graph.states.all(frame)
    if states.count > 1 {
      let names = Message.list(states.map { Message(text: name($0)) }, .none)
      lines.append(indented("states of one screen: \(names)"))
    }
    for (index, spot) in graph.frames[frame].hotspots.enumerated() {
      for (number, interaction) in spot.layer.interactions.enumerated() {
        let place = EventPlace(frame: frame, hotspot: index, interaction: number)
        let what = Message.list(interaction.actions.map(describe), .none)
        let trigger = interaction.trigger.text
        lines.append(indented("layer \"\(spot.layer.name)\" (\(spot.layer.id)): \(trigger): \(what)"))
        lines.append(indented(indented(result(of: place))))
      }
    }
    let hidden = graph.frames[frame].hiddenInteractions
    if hidden > 0 { lines.append(indented("left out: \(hidden) in hidden layers")) }
    return lines
  }

  private func indented(_ line: Message) -> Message { [Message(text: "  "), line].joined() }

  private func result(of place: EventPlace) -> Message {
    let omissions = builder.omissions.filter { $0.place == place }.map(\.omission.text)
    let left: Message = "left out: \(omissions.joined(separator: ("; " as Message).about("list")))"
    let event = graph.events.firstIndex {
      $0.frame == place.frame && $0.hotspot == place.hotspot && $0.interaction == place.interaction
    }
    guard let event, let named = (builder.named[place.frame] ?? []).first(where: { $0.built.event == event }) else {
      return omissions.isEmpty ? "" : left
    }
    let became: Message
    switch named.built.kind {
    case .back: became = "the gesture Back: it leads back to a screen nearer to the start"
    case .tab(let tab): became = "the gesture Tab: \(name(tab))"
    case .swipe, .action:
      let label = if case .label(let label)? = named.tap { label } else { "" }
      let steps = StepWords(name: builder.name).text(of: named.built.effect)
      became = reason(named.built).map { "\"\(label)\": \(steps) (\($0))" as Message } ?? "\"\(label)\": \(steps)"
    }
    return omissions.isEmpty ? became : "\(became); \(left)"
  }

  /// Returns why a link has its kind, or why it has none.
  private func reason(_ built: BuiltEvent) -> Message? {
    guard let role = built.roles.first else { return nil }
    switch role {
    case .unknown: return "the transition does not say how it is shown; `kinds` can"
    case .push: return "horizontal, or a kind of the team"
    case .present: return "vertical, or a kind of the team"
    case .replace: return "after a delay, by a drag, or a kind of the team"
    case .state: return "two states of one screen"
    case .rootStart, .rootTabs: return "from one root to the other"
    case .beneath: return "the overlay closes over it"
    case .back, .popToTab: return "it leads back"
    case .tab: return "the target is a tab"
    case .tabItem, .stay: return nil
    }
  }

  private func describe(_ action: PrototypeAction) -> Message {
    switch action {
    case .navigate(let target, let transition): "navigate to \(text(target)), \(transition.text)"
    case .overlay(let target, _, _): "open overlay \(text(target))"
    case .toggle(let target, _, _): "toggle overlay \(text(target))"
    case .swap(let target): "swap with \(text(target))"
    case .close: "close overlay"
    case .back: "back"
    case .url(let address): "open \(address)"
    case .change(let target): "change to \(text(target))"
    case .elsewhere(let word), .unknown(let word): Message(text: word)
    case .condition(let cases, _): "condition with \(cases.count) cases"
    }
  }

  private func text(_ target: String?) -> Message {
    guard let target else { return ("nothing" as Message).about("link") }
    guard let frame = builder.resolver.frameOfLayer[target] else { return Message(text: target) }
    return "\"\(graph.frames[frame].name)\" (\(target))"
  }
}

/// The steps of an effect as a flow writes them.
struct StepWords {
  let name: (Int) -> String

  func text(of effect: ImportedEffect) -> Message {
    switch effect {
    case .steps(let steps): return text(of: steps)
    case .either(let results):
      let texts = results.map { "\($0.name): \(text(of: $0.steps))" as Message }
      return "either \(Message.list(texts, .none))"
    case .whereModal(let modal, let otherwise):
      return "\(text(of: modal)) where it is presented, else \(text(of: otherwise))"
    }
  }

  private func text(of steps: [ImportedStep]) -> Message {
    steps.isEmpty ? .code("stay") : .list(steps.map(text), .none)
  }

  private func text(of step: ImportedStep) -> Message {
    switch step {
    case .push(let screen): .code("push \(name(screen))")
    case .present(let screen): .code("present \(name(screen))")
    case .presentUnknown(let screen): "present \(name(screen)) as unknown"
    case .replace(let screen): .code("replace \(name(screen))")
    case .tab(let screen): .code("tab \(name(screen))")
    case .root(let root): .code("root \(root)")
    case .pop: .code("pop")
    case .popTo(let screen): "pop to \(name(screen)) if it is there"
    case .dismiss: .code("dismiss")
    case .dismissAll: .code("dismiss all")
    case .stay: .code("stay")
    }
  }
}

extension Trigger {
  /// The words of an explanation.
  var text: Message {
    switch self {
    case .click: "tap"
    case .drag: "drag"
    case .delay: "after a delay"
    case .videoEnd: "when a video ends"
    case .withoutTouch(let word), .unknown(let word): Message(text: word)
    }
  }
}

extension Transition {
  /// The words of an explanation.
  var text: Message {
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
