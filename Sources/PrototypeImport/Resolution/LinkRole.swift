/// What a connection from one frame to another means for the app.
enum LinkRole: Sendable, Hashable {
  /// An item of the tab bar.
  case tabItem
  /// The start again, from behind the tabs.
  case rootStart
  /// A tab, from the start's side.
  case rootTabs
  /// The overlay closes, and the frame beneath it or a state of that is shown.
  case beneath
  /// Another state of the same screen.
  case state
  /// The same frame.
  case stay
  /// The way back.
  case back
  /// A tab.
  case tab
  /// A tab from which the frame was reached.
  case popToTab
  case replace
  case push
  case present
  /// Shown in a way that the file does not say.
  case unknown
}

/// The meaning that a team gives to a transition.
package enum TransitionMeaning: String, Sendable, CaseIterable {
  case push, present, replace, unknown
}

/// The meanings of the transitions of a prototype (`kinds`).
package struct TransitionMeanings: Sendable {
  /// The keys of `kinds`.
  package enum Key: String, Sendable, CaseIterable {
    case instant, dissolve, smart, horizontal, vertical
  }

  private let meanings: [Key: TransitionMeaning]

  /// Creates meanings; a transition without one keeps what the file says about it.
  package init(_ meanings: [Key: TransitionMeaning] = [:]) { self.meanings = meanings }

  /// Returns the meaning of a transition, or nil if the team says nothing about it.
  func meaning(of transition: Transition) -> TransitionMeaning? { Self.key(of: transition).flatMap { meanings[$0] } }

  /// Returns the key of a transition, or nil.
  static func key(of transition: Transition) -> Key? {
    switch transition {
    case .instant: .instant
    case .dissolve: .dissolve
    case .smart: .smart
    case .into(let direction), .out(let direction): direction.isHorizontal ? .horizontal : .vertical
    case .unknown: nil
    }
  }
}

/// Decides what each navigation means, by the table of the design: the first line that fits.
struct LinkRoles: Sendable {
  /// The part of the frame's height that is its top, and of its width that is a bar.
  private static let top = 0.15
  private static let bar = 0.8

  let graph: PrototypeGraph
  let meanings: TransitionMeanings

  /// Returns the role of a navigation.
  ///
  /// - Parameters:
  ///   - link: from one frame to another.
  ///   - event: the index of its event.
  func role(from a: Int, to b: Int, _ transition: Transition, event index: Int) -> LinkRole {
    let event = graph.events[index]
    let isAlert = graph.overlays.isAlert(a)
    let tabs = graph.tabBar.tabs
    if graph.tabBar.tabOfEvent[index] != nil { return .tabItem }
    if graph.hasTwoRoots, let start = graph.start {
      if graph.isBehindTabs(a), graph.states.areOne(b, start) { return .rootStart }
      if !graph.isBehindTabs(a), tabs.contains(b) { return .rootTabs }
    }
    if let beneath = graph.overlays.beneath[a], beneath.contains(where: { graph.states.areOne($0, b) }) {
      return .beneath
    }
    if a == b { return .stay }
    if graph.states.areOne(a, b) { return .state }
    if isBack(event, from: a, to: b, transition) || transition.isOut { return .back }
    if tabs.contains(b) {
      let isWayBack = graph.isNearer(b, than: a) && graph.leads(b, to: Set(graph.states.all(a)))
      return isWayBack ? .popToTab : .tab
    }
    let isDirected = transition.direction != nil
    if event.trigger == .delay, !isDirected { return .replace }
    if graph.isNearer(a, than: b) || a == b, let meaning = meanings.meaning(of: transition) {
      switch meaning {
      case .push: return .push
      case .present: return .present
      case .replace: return .replace
      case .unknown: return .unknown
      }
    }
    guard case .into(let direction) = transition, !isAlert || isDirected else { return .unknown }
    return direction.isHorizontal ? .push : .present
  }

  /// Returns whether a link is the way back from a frame.
  private func isBack(_ event: PrototypeEvent, from a: Int, to b: Int, _ transition: Transition) -> Bool {
    guard graph.isNearer(b, than: a) else { return false }
    guard graph.overlays.isAlert(a) || graph.isBackward(transition) || isArrow(event) || isBar(event) else {
      return false
    }
    return graph.leads(b, to: Set(graph.states.all(a)).union(graph.overlays.beneath[a] ?? []))
  }

  /// Returns whether a hotspot without text lies at the top, on the left or on the right.
  private func isArrow(_ event: PrototypeEvent) -> Bool {
    guard let (box, frame) = boxes(event), box.midY - frame.y <= frame.height * Self.top else { return false }
    guard texts(event).isEmpty else { return false }
    let x = (box.midX - frame.x) / max(frame.width, 1)
    return x <= 0.25 || x >= 0.75
  }

  /// Returns whether a hotspot is a bar at the top, with one text at most.
  func isBar(_ event: PrototypeEvent) -> Bool {
    guard let (box, frame) = boxes(event), box.midY - frame.y <= frame.height * Self.top else { return false }
    return texts(event).count <= 1 && box.width >= frame.width * Self.bar
  }

  private func boxes(_ event: PrototypeEvent) -> (Box, Box)? {
    let spot = graph.frames[event.frame].hotspots[event.hotspot]
    guard !spot.isFromVariant, let box = spot.layer.box, let frame = graph.frames[event.frame].box else { return nil }
    return (box, frame)
  }

  private func texts(_ event: PrototypeEvent) -> [Int] { graph.frames[event.frame].hotspots[event.hotspot].texts }
}
