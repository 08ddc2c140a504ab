import Importing

/// The steps that an event becomes.
struct BuiltEvent: Sendable {
  /// What a person does.
  enum Kind: Sendable, Hashable {
    case action
    /// A gesture that iOS has anyway: nothing is written for it.
    case back
    case tab(Int)
    case swipe(isForward: Bool)
  }

  let event: Int
  var kind: Kind
  var effect: ImportedEffect
  /// The roles of its navigations.
  var roles: [LinkRole] = []
}

/// Turns events into steps; targets are indices of frames, and websites come after them.
struct StepBuilder {
  let graph: PrototypeGraph
  let roles: LinkRoles
  let openings: Openings
  /// Returns the index of the screen for an address.
  let website: (String) -> Int?
  private(set) var omissions: [(place: EventPlace, omission: Omission)] = []
  private var found: [LinkRole] = []
  /// The directions that a swipe on a frame already has.
  private var swipes: [Int: Set<Bool>] = [:]

  /// Creates a builder.
  init(_ graph: PrototypeGraph, meanings: TransitionMeanings, website: @escaping (String) -> Int?) {
    self.graph = graph
    let roles = LinkRoles(graph: graph, meanings: meanings)
    self.roles = roles
    openings = Openings(
      graph,
      graph.links.map { link in
        link.kind == .navigate ? roles.role(from: link.from, to: link.to, link.transition, event: link.event) : nil
      })
    self.website = website
  }

  /// Returns what an event becomes, or nil if it does nothing.
  mutating func build(_ index: Int) -> BuiltEvent? {
    let event = graph.events[index]
    found = []
    if event.operations.count == 1, let gesture = gesture(event, index) { return gesture }
    var before: [ImportedStep] = []
    for operation in event.operations {
      if case .cases(let cases, let hasOtherwise) = operation {
        let results = self.results(cases, hasOtherwise: hasOtherwise, name: "case ", index, before)
        return BuiltEvent(event: index, kind: .action, effect: .either(results), roles: found)
      }
      if case .back = operation, let effect = backWithCases(event, before) {
        return BuiltEvent(event: index, kind: .action, effect: effect)
      }
      before = joined(before, steps(operation, index))
    }
    if before.isEmpty { return nil }
    return BuiltEvent(event: index, kind: .action, effect: .steps(before), roles: found)
  }

  // MARK: Gestures

  /// Returns the gesture that an event is, or nil.
  private mutating func gesture(_ event: PrototypeEvent, _ index: Int) -> BuiltEvent? {
    switch event.operations[0] {
    case .navigate(let target, let transition):
      if event.trigger == .drag, let direction = transition.direction, direction.isHorizontal,
        swipes[event.frame, default: []].insert(direction == graph.forward).inserted
      {
        return BuiltEvent(
          event: index, kind: .swipe(isForward: direction == graph.forward), effect: .steps([.replace(target)]),
          roles: [.replace])
      }
      let role = roles.role(from: event.frame, to: target, transition, event: index)
      if role == .tabItem { return BuiltEvent(event: index, kind: .tab(target), effect: .steps([]), roles: [role]) }
      guard role == .back, event.trigger == .click, canSwipeBack(event.frame), !hasTextOutsideBar(event) else {
        return nil
      }
      return BuiltEvent(event: index, kind: .back, effect: .steps([]), roles: [role])
    case .back:
      guard event.trigger == .click, canSwipeBack(event.frame), texts(event).isEmpty, !openings.isMixed(event.frame)
      else {
        return nil
      }
      return BuiltEvent(event: index, kind: .back, effect: .steps([]))
    case .overlay, .toggle, .swap, .close, .url, .cases: return nil
    }
  }

  /// Returns whether a frame is pushed, or shown in a way that the file does not say.
  private func canSwipeBack(_ frame: Int) -> Bool {
    !graph.overlays.contains(frame) && !openings.isOnlyPresented(frame)
  }

  /// Returns whether the label of a hotspot says more than an arrow or a bar at the top.
  private func hasTextOutsideBar(_ event: PrototypeEvent) -> Bool { !texts(event).isEmpty && !roles.isBar(event) }

  private func texts(_ event: PrototypeEvent) -> [Int] { graph.frames[event.frame].hotspots[event.hotspot].texts }

  // MARK: Steps

  private mutating func results(
    _ cases: [[PrototypeEvent.Operation]], hasOtherwise: Bool, name: String, _ index: Int, _ before: [ImportedStep]
  ) -> [ImportedEffect.Result] {
    var results: [ImportedEffect.Result] = []
    for (number, operations) in cases.enumerated() {
      let isLast = hasOtherwise && number == cases.count - 1
      let title = isLast ? "otherwise" : name + String(number + 1)
      var steps = before
      var nested: [ImportedEffect.Result] = []
      for operation in operations {
        if case .cases(let inner, let innerOtherwise) = operation {
          nested = self.results(inner, hasOtherwise: innerOtherwise, name: title + ".", index, steps)
        } else {
          steps = joined(steps, self.steps(operation, index))
        }
      }
      results += nested.isEmpty ? [ImportedEffect.Result(title, steps)] : nested
    }
    let otherwise = name == "case " ? "otherwise" : name + "otherwise"
    if !hasOtherwise { results.append(ImportedEffect.Result(otherwise, before)) }
    var names: Set<String> = []
    return results.map { result in
      names.insert(result.name).inserted ? result : ImportedEffect.Result(name + result.name, result.steps)
    }
  }

  /// Returns the steps of both lists; a step that closes all layers makes a single closing before it needless.
  private func joined(_ first: [ImportedStep], _ second: [ImportedStep]) -> [ImportedStep] {
    guard second.first == .dismissAll || second.first.map(Self.isRoot) == true else { return first + second }
    return first.filter { $0 != .dismiss } + second
  }

  private static func isRoot(_ step: ImportedStep) -> Bool { if case .root = step { true } else { false } }

  private mutating func steps(_ operation: PrototypeEvent.Operation, _ index: Int) -> [ImportedStep] {
    let event = graph.events[index]
    let frame = event.frame
    let isAlert = graph.overlays.isAlert(frame)
    switch operation {
    case .navigate(let target, let transition):
      let role = roles.role(from: frame, to: target, transition, event: index)
      found.append(role)
      return navigation(role, from: frame, to: target)
    case .overlay(let target, _): return [.present(target)]
    case .toggle(let target, _): return target == frame ? [isAlert ? .stay : .dismiss] : [.present(target)]
    case .swap(let target):
      let presents = isAlert || (graph.overlays.contains(frame) && graph.overlays.isAlert(target))
      return [presents ? .present(target) : .replace(target)]
    case .close: return close(event, isAlert: isAlert)
    case .back:
      if isAlert { return [.stay] }
      return [graph.overlays.contains(frame) || openings.isOnlyPresented(frame) ? .dismiss : .pop]
    case .url(let address): return website(address).map { [.present($0)] } ?? []
    case .cases: return []
    }
  }

  private mutating func close(_ event: PrototypeEvent, isAlert: Bool) -> [ImportedStep] {
    if isAlert { return [.stay] }
    if graph.overlays.contains(event.frame) || openings.isOnlyPresented(event.frame) { return [.dismiss] }
    let place = EventPlace(frame: event.frame, hotspot: event.hotspot, interaction: event.interaction)
    omissions.append((place, .nothingToClose))
    return []
  }

  /// Returns the way back of a screen that some links present and others push.
  private func backWithCases(_ event: PrototypeEvent, _ before: [ImportedStep]) -> ImportedEffect? {
    guard openings.isMixed(event.frame), !graph.overlays.isAlert(event.frame) else { return nil }
    return .whereModal(before + [.dismiss], otherwise: before + [.pop])
  }

  /// Returns the steps of a navigation.
  private func navigation(_ role: LinkRole, from a: Int, to b: Int) -> [ImportedStep] {
    let isAlert = graph.overlays.isAlert(a)
    let isOverlay = graph.overlays.contains(a)
    let closing: [ImportedStep] = isOverlay && !isAlert ? [.dismissAll] : []
    // A frame that is shown only in a sheet takes the sheet with it when it leads to one beneath.
    let leaving =
      closing.isEmpty && openings.inLayers.contains(a) && !openings.inLayers.contains(b) && !isAlert
      ? [.dismissAll] : closing
    switch role {
    case .tabItem: return []
    case .rootStart: return [.root("start")]
    case .rootTabs: return [.root("tabs")] + (graph.tabBar.tabs.first == b ? [] : [.tab(b)])
    case .beneath:
      let isSame = graph.overlays.beneath[a]?.contains(b) ?? false
      return isSame ? [isAlert ? .stay : .dismiss] : (isAlert ? [] : [.dismiss]) + [.replace(b)]
    case .stay: return [.stay]
    case .state: return [isAlert && graph.overlays.isAlert(b) ? .present(b) : .replace(b)]
    case .back: return back(from: a, to: b, leaving)
    case .tab: return leaving + [.tab(b)]
    case .popToTab: return leaving + [.popTo(b)]
    case .replace: return closing + [.replace(b)]
    case .push: return closing + [.push(b)]
    case .present: return closing + [.present(b)]
    case .unknown: return closing + [.presentUnknown(b)]
    }
  }

  private func back(from a: Int, to b: Int, _ closing: [ImportedStep]) -> [ImportedStep] {
    if graph.overlays.isAlert(a) { return [.popTo(b)] }
    if graph.overlays.contains(a) { return closing + [.popTo(b)] }
    return openings.isOnlyPresented(a) ? [.dismiss] : closing + [.popTo(b)]
  }
}
