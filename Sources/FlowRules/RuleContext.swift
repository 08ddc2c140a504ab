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
  /// What makes the stacks grow on any device, once a rule has asked for it.
  let growing: Once<Growing>
  /// The rules that speak for others, as far as anything is left to them.
  private(set) var speakers: Set<RuleID>
  /// What was observed, behaviour by behaviour, besides that screens show and that actions happen: what findings are made of.
  private let remarkable: [[Observation]]

  /// Creates the context of a flow.
  public init(
    flow: Flow, behaviours: [Behaviour], thresholds: ProjectSettings.Thresholds = .init(), files: SourceFiles,
    structure: FlowStructure? = nil, watch: Watch = .none
  ) {
    self.flow = flow
    self.behaviours = behaviours
    self.thresholds = thresholds
    self.files = files
    self.structure = structure ?? FlowStructure(flow)
    let watch = watch.lasting
    growing = Once { Growing(behaviours, watch) }
    expectations = Self.judge(flow.expectations, behaviours, watch)
    speakers = [GrowingLayers.metadata.id, DeadEnd.metadata.id, ModalTrap.metadata.id, EndlessTask.metadata.id]
    remarkable = behaviours.map { $0.observations.filter(\.fact.isRemarkable) }
  }

  /// What would hold if a flow behaved in a certain way, and in no other.
  init(_ context: RuleContext, supposing behaviour: Behaviour) {
    flow = context.flow
    behaviours = [behaviour]
    thresholds = context.thresholds
    files = context.files
    structure = context.structure
    expectations = []
    growing = context.growing
    speakers = context.speakers
    remarkable = [behaviour.observations.filter(\.fact.isRemarkable)]
  }

  /// The same, with nothing left to any rule of which that is not said: its findings are looked for, too, by those who would
  /// leave them to it.
  func leaving(to isSpeaker: (RuleID) -> Bool) -> RuleContext {
    var copy = self
    copy.speakers = speakers.filter(isSpeaker)
    return copy
  }

  /// Whether something may be left to a rule.
  func leaves(to speaker: RuleID) -> Bool {
    guard speakers.contains(speaker) else { return false }
    return switch speaker {
    case GrowingLayers.metadata.id: !growing.value.layers.isEmpty
    case DeadEnd.metadata.id: remarkableFacts.contains(where: \.isDeadEnd)
    case ModalTrap.metadata.id: remarkableFacts.contains { if case .trapped = $0 { true } else { false } }
    case EndlessTask.metadata.id: remarkableFacts.contains { if case .endless = $0 { true } else { false } }
    default: false
    }
  }

  /// Whether every behaviour on every device of the flow was seen, so that what was not seen cannot happen.
  public var isComplete: Bool {
    behaviours.allSatisfy(\.isComplete)
      && flow.devices.allSatisfy { device in behaviours.contains { $0.device == device } }
  }

  /// The facts of all devices that are remarkable: not that screens show and that actions happen.
  var remarkableFacts: some Sequence<Fact> { remarkable.lazy.joined().map(\.fact) }

  /// All facts of all devices, and what could not be told: what is not among these surely cannot occur, if every behaviour was
  /// seen.
  var possibleFacts: some Sequence<Fact> {
    // What a twin shows is what was shown before.
    behaviours.lazy.filter { behaviour in
      !behaviours.contains { $0.device == behaviour.twin }
    }.flatMap(\.possibleFacts)
  }

  /// Whether everything was decided, so that what was not found is not there.
  public var isDecided: Bool { isComplete && behaviours.allSatisfy(\.undecided.isEmpty) }

  // MARK: Findings about behaviours

  /// A finding for each remarkable fact of which one is made, with the way to see it.
  func findings(_ find: (Fact) -> Finding?) -> [Finding] {
    var found: [Device: [(place: Int, finding: Finding)]] = [:]
    return zip(behaviours, remarkable).flatMap { behaviour, observations in
      // On a twin it is the same facts in the same order.
      let known = behaviour.twin.flatMap { found[$0] }
      // Most facts are none of a rule's: each is looked at where it lies.
      let own = known ?? observations.indices.compactMap { place in find(observations[place].fact).map { (place, $0) } }
      found[behaviour.device] = own
      return own.map { $0.finding.sighted(observations[$0.place], of: behaviour) }
    }
  }

  /// The same, where it matters on which device the fact was observed.
  func findings(_ find: (Fact, Device) -> Finding?) -> [Finding] {
    zip(behaviours, remarkable).flatMap { behaviour, observations in
      observations.indices.compactMap { place in
        find(observations[place].fact, behaviour.device)?.sighted(observations[place], of: behaviour)
      }
    }
  }

  /// Findings on configurations in which nothing is offered; none where that is left to `dead-end`.
  func findingsAtDeadEnds(_ find: (Configuration) -> [Finding]) -> [Finding] {
    guard !speakers.contains(DeadEnd.metadata.id) else { return [] }
    return zip(behaviours, remarkable).flatMap { behaviour, observations in
      observations.filter(\.fact.isDeadEnd).flatMap { observation in
        var walk = behaviour.walk(to: observation)
        // Who comes here may have been lost before.
        walk.isShortest = false
        return find(walk.configuration).map { finding in
          var sighted = finding
          sighted.sighting = .init(device: behaviour.device, witness: .walk(walk))
          return sighted
        }
      }
    }
  }

  /// A finding at the step, or gesture, that brought something about.
  func finding(
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

  /// The condition, in quotes, that keeps an entry away while a task runs.
  ///
  /// What it asks for is the nearest task: where this one starts others, none may run.
  func condition(keepingAwayFrom task: TaskID) -> String {
    let hosts = Set(flow[task].screens)
    let startsOthers = structure.steps.contains { written in
      guard case .start(let other, _, _) = written.step.kind, other != task, let action = written.action else {
        return false
      }
      return structure.hosts[action.index].contains(where: hosts.contains)
    }
    return quoted(startsOthers ? "where: { task: none }" : "where: { task: { not: \(flow[task].name.value) } }")
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

extension Behaviour {
  /// What it shows, and what could not be told.
  var possibleFacts: some Sequence<Fact> {
    [observations.lazy.map(\.fact), undecided.lazy.map(\.self)].lazy.joined()
  }
}
