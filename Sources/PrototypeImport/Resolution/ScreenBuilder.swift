import FlowSyntax
import Importing

/// Builds the actions, gestures and areas of one frame's screen.
struct ScreenBuilder {
  /// What an event of the frame is called in the flow.
  struct Named {
    let built: BuiltEvent
    var tap: ImportedArea.Tap?
  }

  private let frame: Frame
  private let events: [PrototypeEvent]
  private let title: (Int) -> String
  private let name: (Int) -> String
  private let canGoBack: Bool
  /// The events with their names, in file order.
  private(set) var named: [Named] = []
  private var actions: [ImportedAction] = []
  private var gestures: [ImportedAction] = []

  /// Creates the parts of a screen.
  ///
  /// - Parameters:
  ///   - built: the events of the frame.
  ///   - title: returns the title of a frame or website; `name` its unique name.
  ///   - canGoBack: whether iOS offers the gesture Back there.
  init(
    _ frame: Frame, _ built: [BuiltEvent], events: [PrototypeEvent], canGoBack: Bool, title: @escaping (Int) -> String,
    name: @escaping (Int) -> String
  ) {
    self.frame = frame
    self.events = events
    self.title = title
    self.name = name
    self.canGoBack = canGoBack
    let labels = self.labels(of: built)
    for (index, event) in built.enumerated() { add(event, label: labels[index]) }
  }

  /// Adds the parts to a screen.
  func complete(_ screen: inout ImportedScreen) {
    screen.actions = actions
    screen.gestures = gestures
    screen.areas = areas
  }

  // MARK: Labels

  /// Returns the unique label of each action.
  private func labels(of built: [BuiltEvent]) -> [String] {
    let labels = ActionLabels(frame: frame, title: title)
    var all = built.map { event in
      event.kind == .action ? labels.label(of: events[event.event], event.effect) : ""
    }
    let rows = rows(of: built)
    for index in rows { all[index] = "A row" }
    for index in built.indices where built[index].kind == .action {
      if GestureName(all[index]) == nil || isGesture(all[index], built[index]) { continue }
      all[index] = "Go \(all[index])"
    }
    for describe in [title, name] { all = distinguished(all, built) { $0.target.map(describe) } }
    return distinguished(all, built) { _ in nil }
  }

  /// Returns whether a label is that of the gesture which the action is.
  private func isGesture(_ label: String, _ event: BuiltEvent) -> Bool {
    label == "Back" && canGoBack
      && event.effect.allSteps.allSatisfy { step in
        switch step {
        case .pop, .popTo: true
        default: false
        }
      }
  }

  /// Adds a description to labels that several actions with different effects have.
  private func distinguished(
    _ labels: [String], _ built: [BuiltEvent], by description: (ImportedStep) -> String?
  ) -> [String] {
    var effects: [String: Set<Key>] = [:]
    for (index, event) in built.enumerated() where event.kind == .action {
      effects[labels[index], default: []].insert(Key(events[event.event], event.effect))
    }
    return labels.enumerated().map { index, label in
      guard built[index].kind == .action, effects[label, default: []].count > 1 else { return label }
      let event = events[built[index].event]
      let words = built[index].effect.allSteps.compactMap(description).first
      let end =
        words ?? "\(frame.hotspots[event.hotspot].layer.id)"
        + (event.interaction > 0 ? "/\(event.interaction + 1)" : "")
      let isDescribed = label.hasSuffix("(\(end))")
      return isDescribed ? label : "\(label) (\(end))"
    }
  }

  private struct Key: Hashable {
    let isBySystem: Bool
    let effect: ImportedEffect

    init(_ event: PrototypeEvent, _ effect: ImportedEffect) {
      isBySystem = event.isBySystem
      self.effect = effect
    }
  }

  /// Returns the events that are rows of a list: several layers with one parent, size, content and effect.
  private func rows(of built: [BuiltEvent]) -> [Int] {
    struct Row: Hashable {
      let parent: String
      let width: Int
      let height: Int
      let content: [String]
      let effect: ImportedEffect
    }
    var groups: [Row: [Int]] = [:]
    for (index, event) in built.enumerated() {
      let origin = events[event.event]
      let spot = frame.hotspots[origin.hotspot]
      guard event.kind == .action, origin.trigger == .click, !spot.isWholeFrame, let box = spot.layer.box else {
        continue
      }
      let row = Row(
        parent: spot.parent, width: Int(box.width.rounded()), height: Int(box.height.rounded()),
        content: spot.layer.contentTypes, effect: event.effect)
      groups[row, default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }.flatMap { $0 }
  }

  // MARK: Parts

  private mutating func add(_ built: BuiltEvent, label: String) {
    let event = events[built.event]
    let identity = frame.hotspots[event.hotspot].layer.id + "/" + String(event.interaction)
    var tap: ImportedArea.Tap
    switch built.kind {
    case .back: tap = .label("Back")
    case .tab(let tab): tap = .tab(tab)
    case .swipe(let isForward):
      let name = isForward ? "Swipe left" : "Swipe right"
      tap = .label(name)
      gestures.append(ImportedAction(identity: identity, label: name, effect: built.effect))
    case .action:
      tap = .label(label)
      if GestureName(label) == .back { break }
      var action = ImportedAction(identity: identity, label: label, effect: built.effect)
      action.isBySystem = event.isBySystem
      if !actions.contains(where: { $0.label == label }) { actions.append(action) }
    }
    named.append(Named(built: built, tap: tap))
  }

  /// The areas of all taps that have a place.
  private var areas: [ImportedArea] {
    guard let box = frame.box else { return [] }
    var areas: [ImportedArea] = []
    var places: [ImportedArea.Tap: Int] = [:]
    for item in named {
      let event = events[item.built.event]
      let spot = frame.hotspots[event.hotspot]
      guard let tap = item.tap, !event.isBySystem, !spot.isWholeFrame, !spot.isFromVariant,
        let area = spot.layer.box?.area(in: box)
      else { continue }
      if let place = places[tap] {
        if !areas[place].rectangles.contains(area) { areas[place].rectangles.append(area) }
      } else {
        places[tap] = areas.count
        areas.append(ImportedArea(tap, [area]))
      }
    }
    return areas.filter { !$0.isTab } + areas.filter(\.isTab)
  }
}

extension ImportedArea {
  /// Whether it is an item of the tab bar.
  fileprivate var isTab: Bool { if case .tab = tap { true } else { false } }
}

extension PrototypeEvent {
  /// Whether it happens without the user.
  var isBySystem: Bool { trigger == .delay || trigger == .videoEnd }
}

extension Layer {
  /// The types of the layers in it, in order.
  fileprivate var contentTypes: [String] { children.flatMap { [$0.type] + $0.contentTypes + ["end"] } }
}
