import Diagnostics
import FlowModel
import FlowSimulation
import FlowVerification

/// What a rule may look at: a flow, what is written in it, and how it behaves on each device.
public struct RuleContext: Sendable {
  /// The flow.
  public let flow: Flow
  /// How it behaves, device by device; empty for a fragment.
  public let behaviours: [Behaviour]
  /// The numbers that rules compare with.
  public let thresholds: ProjectSettings.Thresholds
  /// The files as they were read.
  public let files: SourceFiles
  /// Who shows what, as far as the file says.
  public let structure: FlowStructure
  /// What has come of the flow's expectations.
  let expectations: [JudgedExpectation]
  /// What makes the stacks grow, device by device.
  let growths: [Growth]

  /// Creates the context of a flow.
  public init(
    flow: Flow, behaviours: [Behaviour], thresholds: ProjectSettings.Thresholds = .init(), files: SourceFiles,
    watch: Watch = .none
  ) {
    let growths = zip(behaviours, Behaviour.growths(of: behaviours)).flatMap { behaviour, cycles in
      cycles.map { Growth(cycle: $0, device: behaviour.device) }
    }
    self.init(
      flow: flow, behaviours: behaviours, thresholds: thresholds, files: files, watch: watch, growths: growths)
  }

  /// Creates the context of a flow of which it is known what makes the stacks grow.
  init(
    flow: Flow, behaviours: [Behaviour], thresholds: ProjectSettings.Thresholds, files: SourceFiles,
    watch: Watch = .none, growths: [Growth]
  ) {
    self.flow = flow
    self.behaviours = behaviours
    self.thresholds = thresholds
    self.files = files
    structure = FlowStructure(flow)
    expectations = Self.judge(flow.expectations, behaviours, watch)
    self.growths = growths
  }

  /// Whether every behaviour on every device of the flow was seen, so that what was not seen cannot happen.
  public var isComplete: Bool {
    behaviours.allSatisfy(\.isComplete)
      && flow.devices.allSatisfy { device in behaviours.contains { $0.device == device } }
  }

  /// The facts of all devices.
  public var facts: some Sequence<Fact> { behaviours.lazy.flatMap { $0.observations.lazy.map(\.fact) } }

  /// The same, and what could not be told: what is not among these surely cannot occur, if every behaviour was seen.
  public var possibleFacts: some Sequence<Fact> {
    behaviours.lazy.flatMap { $0.observations.map(\.fact) + $0.undecided }
  }

  /// Whether everything was decided, so that what was not found is not there.
  public var isDecided: Bool { isComplete && behaviours.allSatisfy(\.undecided.isEmpty) }

  // MARK: Findings about behaviours

  /// A finding for each observed fact of which one is made, with the way to see it.
  public func findings(_ find: (Fact) -> Finding?) -> [Finding] { findings { fact, _ in find(fact) } }

  /// The same, where it matters on which device the fact was observed.
  func findings(_ find: (Fact, Device) -> Finding?) -> [Finding] {
    behaviours.flatMap { behaviour in
      behaviour.observations.compactMap { observation in
        guard var finding = find(observation.fact, behaviour.device) else { return nil }
        finding.sighting = .init(device: behaviour.device, witness: .observation(observation, of: behaviour))
        return finding
      }
    }
  }

  /// A finding at the step, or gesture, that brought something about.
  public func finding(
    _ message: String, help: String?, by site: Site, about: Finding.About, task: TaskID? = nil
  ) -> Finding {
    var finding = Finding(
      message, help: help, at: range(of: site), about: about, place: place(of: site.cause), screen: site.screen,
      task: task)
    switch site.cause {
    case .action(let action):
      finding.action = action
      if case .screen(let owner) = flow[action].owner { finding.screen = owner }
    case .gesture(let gesture, let screen):
      finding.gesture = flow.name(of: gesture)
      finding.screen = screen
    case .rootThen, .launch: break
    }
    return finding
  }

  /// The place to show for a site: the step, or else what is nearest to it.
  func range(of site: Site) -> SourceRange {
    if let range = site.range { return range }
    switch site.cause {
    case .action(let action): return flow[action].label.range
    case .rootThen(let root): return flow[root].range
    case .gesture(_, let screen): return flow[screen].name.range
    case .launch: return flow[site.screen].name.range
    }
  }

  /// Where the action behind a cause is written.
  func place(of cause: Cause) -> Finding.Place {
    switch cause {
    case .action(let action): structure.place(of: action)
    case .rootThen(let root): .root(root)
    case .gesture: .gesture
    case .launch: .nowhere
    }
  }

  // MARK: Names in messages

  /// A screen's name in quotes.
  func name(_ screen: ScreenID) -> String { quoted(flow[screen].name.value) }
  /// A task's name in quotes.
  func name(_ task: TaskID) -> String { quoted(flow[task].name.value) }
  /// An action's label in quotes.
  func name(_ action: ActionID) -> String { quoted(flow[action].label.value) }
  /// An outcome's name in quotes.
  func name(_ outcome: OutcomeID) -> String { quoted(flow[outcome].name) }

  /// What brought something about, as the subject of a sentence.
  func culprit(_ site: Site) -> String {
    switch site.cause {
    case .action(let action): culprit(action, on: site.screen)
    case .rootThen(let root): "what follows on the task of root \(quoted(flow.name(of: root)))"
    case .gesture(let gesture, let screen): "\(flow.name(of: gesture)) on \(name(screen))"
    case .launch: "the launch"
    }
  }

  /// An action, as the subject of a sentence.
  func culprit(_ action: ActionID, on screen: ScreenID? = nil) -> String {
    switch flow[action].owner {
    case .screen(let owner): "\(name(action)) on \(name(owner))"
    case .task(let task): screen.map { "\(name(action)) on \(name($0))" } ?? "\(name(action)) of task \(name(task))"
    case .root: "\(name(action)) of the root"
    case .entries: "entry \(name(action))"
    }
  }

  /// The note that shows where a task is defined.
  func definition(of task: TaskID) -> Note {
    Note("task \(name(task)) is defined here", at: flow[task].name.range)
  }

  /// The notes that show where a task is defined, and where it begins first.
  func origins(of task: TaskID) -> [Note] {
    let beginning = structure.beginnings(of: task).first.map { Note("it begins here", at: $0.written.step.range) }
    return [definition(of: task)] + (beginning.map { [$0] } ?? [])
  }
}

/// A name as messages write it.
func quoted(_ name: String) -> String { "\"\(name)\"" }

/// Names as messages list them: "a", "b" and "c".
func listed(_ names: [String], _ conjunction: String = "and") -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
