import FlowModel
import FlowSimulation

/// The lines of a test, in the terms that every test framework has.
struct TestScript {
  /// What finds an element: its text or its accessibility identifier.
  enum Selector: Hashable {
    case text(String)
    case identifier(String)
  }

  /// Something that a user does not do.
  enum EventKind: String {
    case system, entry, result
  }

  /// A line of a test.
  enum Line {
    case launch
    /// Prepares or performs what the user does not do; a result has no number.
    case event(EventKind, name: String, screen: String, number: Int?)
    case openLink(String, name: String, number: Int)
    case tap(Selector, label: String, result: String?, name: String, screen: String, number: Int)
    case gesture(Gesture, number: Int)
    case tab(title: String, name: String, number: Int)
    case see(screen: String, ScreenProof)
    case tabBar(isShown: Bool, title: String)
    case absent(Selector, name: String)
    case comment(String)
  }

  /// The files for the team that a test uses.
  enum Helper: String, CaseIterable {
    case launch, event, back, swipeDown = "swipe-down", tapOutside = "tap-outside", `return`
  }

  private(set) var lines: [Line] = []
  private(set) var helpers: Set<Helper> = [.launch]
  /// What the reader should know, each once.
  private(set) var warnings: [ExportWarning] = []
  /// Whether the app must have code for the test.
  private(set) var needsHooks: Bool

  private let simulator: Simulator
  private let selection: ElementSelection
  private let names: FlowNames
  private var flow: Flow { simulator.flow }

  init(_ test: FlowTest, _ selection: ElementSelection, _ names: FlowNames) {
    simulator = test.walk.simulator
    self.selection = selection
    self.names = names
    needsHooks = test.needsGivenValues
    for step in test.steps { add(step) }
  }

  private mutating func add(_ step: TestStep) {
    if let move = step.move, let before = step.before {
      step.announcements.forEach { announce($0) }
      add(move, step.number, in: before)
    } else {
      lines.append(.launch)
      step.announcements.forEach { announce($0) }
    }
    let proof = step.proof(selection, names, simulator)
    let screen = flow[step.after.frontScreen].name.value
    lines.append(.see(screen: screen, proof))
    if proof == .missing, let before = step.before {
      let other = flow[before.frontScreen].name.value
      lines.append(.comment("\(screen): no text distinguishes it from \(other)"))
      warnings.append(.indistinguishable(screen, from: other))
    }
    if let bar = step.tabBarChange(simulator) { lines.append(.tabBar(isShown: bar.isShown, title: bar.title)) }
    for tap in step.absences { add(absence: tap, in: step.after) }
  }

  private mutating func announce(_ announcement: TestStep.Announcement) {
    let screen = flow[announcement.screen].name.value
    event(.result, simulator.name(of: announcement.move), screen, nil)
  }

  private mutating func event(_ kind: EventKind, _ name: String, _ screen: String, _ number: Int?) {
    helpers.insert(.event)
    needsHooks = true
    lines.append(.event(kind, name: name, screen: screen, number: number))
  }

  private mutating func add(_ move: Move, _ number: Int, in before: Configuration) {
    let name = simulator.tap(for: move, in: before)
    let host = simulator.screen(offering: move, in: before)
    let screen = flow[host].name.value
    switch move.kind {
    case .gesture(.tab(let tab)):
      lines.append(.tab(title: flow.title(ofTab: tab), name: name, number: number))
    case .gesture(let gesture):
      if let helper = gesture.helper { helpers.insert(helper) }
      lines.append(.gesture(gesture, number: number))
    case .entry(let entry):
      if let link = flow[entry].link, !flow.choosesResult(move) {
        lines.append(.openLink(link.value, name: name, number: number))
      } else {
        event(.entry, name, screen, number)
      }
    case .action(let action):
      if flow[action].trigger == .system { return event(.system, name, screen, number) }
      if flow.choosesResult(move) { event(.result, simulator.name(of: move), screen, nil) }
      tap(action, move, host, name, number, in: before)
    }
  }

  private mutating func tap(
    _ action: ActionID, _ move: Move, _ host: ScreenID, _ name: String, _ number: Int, in before: Configuration
  ) {
    let label = flow[action].label.value
    let selector = selector(of: action, on: host)
    if selection == .text, ReadableTexts(before, simulator).all.count(where: { $0 == label }) > 1 {
      warnings.append(.ambiguous(label, on: flow[host].name.value))
    }
    let result = flow.choosesResult(move) ? flow.result(of: move)?.name?.value : nil
    lines.append(
      .tap(selector, label: label, result: result, name: name, screen: flow[host].name.value, number: number))
  }

  private func selector(of action: ActionID, on screen: ScreenID) -> Selector {
    guard selection == .id else { return .text(flow[action].label.value) }
    if case .root(let root) = flow[action].owner {
      return .identifier("action-\(CodeName(deriving: flow.name(of: root)).plain)-\(flow[action].codeName.plain)")
    }
    return .identifier(names.identifier(of: action, on: screen))
  }

  /// Adds the check that something is not offered, if the screen shows that.
  private mutating func add(absence tap: Scenario.Tap, in configuration: Configuration) {
    let name = tap.result.map { "\(tap.label): \($0)" } ?? tap.label
    let action = flow.actions.first { $0.label.value == tap.label && $0.trigger == .user && $0.owner != .entries }
    guard let action, !ReadableTexts(configuration, simulator).all.contains(tap.label) else {
      return lines.append(.comment("cannot \(name): no text shows it"))
    }
    switch action.owner {
    case .screen(let screen): lines.append(.absent(selector(of: action.id, on: screen), name: name))
    case .task, .root, .entries:
      lines.append(.absent(selector(of: action.id, on: configuration.frontScreen), name: name))
    }
  }
}

extension Gesture {
  /// The file for the team that performs the gesture, or nil.
  fileprivate var helper: TestScript.Helper? {
    switch self {
    case .back: .back
    case .swipeDown: .swipeDown
    case .tapOutside: .tapOutside
    case .return: .return
    case .swipeLeft, .swipeRight, .tab: nil
    }
  }
}

extension Simulator {
  /// Returns the screen that offers a move.
  package func screen(offering move: Move, in configuration: Configuration) -> ScreenID {
    switch move.host {
    case .beneath: configuration[configuration.top(of: configuration.usableLayer)].screen
    case .front, .covered, .column, .root, .outside: source(of: move, in: configuration).frontScreen
    }
  }
}
