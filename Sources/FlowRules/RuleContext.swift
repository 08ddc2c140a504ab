import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Support
import Verification

/// The input of a rule: a flow, its static navigation, and its behaviour on each device.
public struct RuleContext: Sendable {
  /// The shared parts, in a class because they are large and contexts are copied.
  private final class Parts: Sendable {
    let flow: Flow
    let behaviours: [VerificationResult]
    let thresholds: ProjectSettings.Thresholds
    let files: SourceFiles
    let structure: FlowGraph
    let expectations: [JudgedExpectation]
    let growing: Lazy<GrowingCycles>
    let unacceptedGrowths: UnacceptedGrowths
    /// The observations of each behaviour.
    let observed: [ObservationIndices]
    let assignments = LazyCache<[Assignment]>()

    init(
      _ flow: Flow, _ behaviours: [VerificationResult], _ thresholds: ProjectSettings.Thresholds, _ files: SourceFiles,
      _ structure: FlowGraph, _ expectations: [JudgedExpectation], _ growing: Lazy<GrowingCycles>,
      _ unacceptedGrowths: UnacceptedGrowths
    ) {
      self.flow = flow
      self.behaviours = behaviours
      self.thresholds = thresholds
      self.files = files
      self.structure = structure
      self.expectations = expectations
      self.growing = growing
      self.unacceptedGrowths = unacceptedGrowths
      observed = behaviours.map { ObservationIndices($0.observations) }
    }
  }

  private let parts: Parts
  /// Whether each query may stop at its first finding.
  private var stopsAtFirst = false

  /// The screens that users may see while a lock is shown: only the right answer may lead out of them.
  var screensOfLocks: Set<ScreenID> { flow.locks.reduce(into: []) { $0.formUnion($1.screens) } }

  /// The flow.
  public var flow: Flow { _read { yield parts.flow } }
  /// The behaviours by device; empty for a fragment.
  public var behaviours: [VerificationResult] { _read { yield parts.behaviours } }
  /// The numbers that rules compare with.
  public var thresholds: ProjectSettings.Thresholds { parts.thresholds }
  /// The files as read.
  public var files: SourceFiles { _read { yield parts.files } }
  /// The static navigation.
  public var structure: FlowGraph { _read { yield parts.structure } }
  /// The verdicts of the flow's expectations.
  var expectations: [JudgedExpectation] { _read { yield parts.expectations } }
  /// One assignment for each effect that some assignment of the flow has, in any order, computed on demand.
  var assignments: [Assignment] {
    parts.assignments.value {
      let all = structure.steps.flatMap(\.step.assignments) + flow.actions.flatMap(\.assignments)
      return Array(Dictionary(all.map { ($0.effect, $0) }) { first, _ in first }.values)
    }
  }
  /// The growing cycles on all devices, computed on demand.
  var growing: Lazy<GrowingCycles> { parts.growing }
  /// The growing cycles that the file does not accept.
  var unacceptedGrowths: UnacceptedGrowths { parts.unacceptedGrowths }

  /// Creates the context of a flow.
  public init(
    flow: Flow, behaviours: [VerificationResult], thresholds: ProjectSettings.Thresholds = .init(), files: SourceFiles,
    structure: FlowGraph? = nil, watch: ProgressMonitor = .none
  ) {
    let watch = watch.lasting
    parts = Parts(
      flow, behaviours, thresholds, files, structure ?? FlowGraph(flow),
      Self.judge(flow.expectations, behaviours, watch), Lazy { GrowingCycles(behaviours, watch) },
      UnacceptedGrowths(behaviours, watch))
  }

  /// Creates a context in which a flow has a supposed behaviour.
  ///
  /// It only serves to decide whether a rule finds anything, so rules stop at their first finding.
  init(_ context: RuleContext, supposing behaviour: VerificationResult) {
    stopsAtFirst = true
    parts = Parts(
      context.flow, [behaviour], context.thresholds, context.files, context.structure, [], context.growing,
      context.unacceptedGrowths)
  }

  /// Whether every behaviour on every device was explored, so that facts which are neither observed nor undecided
  /// cannot occur.
  public var isComplete: Bool {
    behaviours.allSatisfy(\.isComplete) && looksAtAllDevices
  }

  /// Whether all devices of the flow were checked; a fact that cannot occur on one may occur on another.
  var looksAtAllDevices: Bool {
    flow.devices.allSatisfy { device in behaviours.contains { $0.device == device } }
  }

  /// The facts of some kinds that were observed on any device.
  func facts(of kinds: Fact.Kind...) -> [Fact] {
    zip(behaviours, parts.observed).flatMap { behaviour, observed in
      observed[kinds].map { behaviour.observations[$0].fact }
    }
  }

  /// Calls a closure for each observed or undecided fact of some kinds on all devices.
  ///
  /// If every behaviour was explored, no other fact of these kinds can occur.
  func forEachPossibleFact(of kinds: Fact.Kind..., body: (Fact, Device) -> Void) {
    for (behaviour, observed) in zip(behaviours, parts.observed) {
      // A device with the same behaviour has the same facts.
      guard !behaviours.contains(where: { $0.device == behaviour.twin }) else { continue }
      // Reads each observation in place, because copies are expensive.
      for place in observed[kinds] { body(behaviour.observations[place].fact, behaviour.device) }
      for fact in behaviour.undecided where kinds.contains(fact.kind) { body(fact, behaviour.device) }
    }
  }

  /// Whether everything was decided, so that a fact which was not found cannot occur.
  public var isDecided: Bool { isComplete && behaviours.allSatisfy(\.undecided.isEmpty) }

  // MARK: Findings about behaviours

  /// Returns the findings that a closure makes of the facts of some kinds, each with its trace.
  func findings(of kinds: Fact.Kind..., find: (Fact) -> Finding?) -> [Finding] {
    var found: [[(place: Int, finding: Finding)]] = []
    for (behaviour, observed) in zip(behaviours, parts.observed) {
      // A device with the same behaviour has the same facts in the same order.
      let twin = behaviours.prefix(found.count).firstIndex { $0.device == behaviour.twin }
      found.append(
        twin.map { found[$0] }
          ?? each(observed[kinds]) { place in find(behaviour.observations[place].fact).map { (place, $0) } })
    }
    return zip(behaviours, found).flatMap { behaviour, found in
      found.map { $0.finding.sighted(behaviour.observations[$0.place], of: behaviour) }
    }
  }

  /// Returns the results of a closure for all places, or the first result if one is enough.
  private func each<Made>(_ places: [Int], _ make: (Int) -> Made?) -> [Made] {
    var all: [Made] = []
    for place in places {
      guard let made = make(place) else { continue }
      all.append(made)
      if stopsAtFirst { break }
    }
    return all
  }

  /// Returns the findings that a closure makes of the facts of some kinds and the devices on which they were observed.
  func findings(of kinds: Fact.Kind..., find: (Fact, Device) -> Finding?) -> [Finding] {
    zip(behaviours, parts.observed).flatMap { behaviour, observed in
      each(observed[kinds]) { place in
        find(behaviour.observations[place].fact, behaviour.device)?
          .sighted(behaviour.observations[place], of: behaviour)
      }
    }
  }

  /// Returns the findings that a closure makes of the facts of some kinds and the first configurations that show them.
  func findings(of kinds: Fact.Kind..., find: (Fact, Configuration) -> Finding?) -> [Finding] {
    zip(behaviours, parts.observed).flatMap { behaviour, observed in
      each(observed[kinds]) { place in
        let observation = behaviour.observations[place]
        return find(observation.fact, behaviour.walk(to: observation).configuration)?
          .sighted(observation, of: behaviour)
      }
    }
  }

  /// Returns the findings that a closure makes of the facts of some kinds and the walks that show them.
  func findings(of kinds: Fact.Kind..., find: (Fact, Walk) -> Finding?) -> [Finding] {
    zip(behaviours, parts.observed).flatMap { behaviour, observed in
      each(observed[kinds]) { place in
        let observation = behaviour.observations[place]
        return find(observation.fact, behaviour.walk(to: observation))?.sighted(observation, of: behaviour)
      }
    }
  }

  /// Returns the findings that a closure makes of the facts of some kinds; the closure adds the trace itself.
  func findings(of kinds: Fact.Kind..., find: (Fact, _ walk: () -> Walk) -> Finding?) -> [Finding] {
    zip(behaviours, parts.observed).flatMap { behaviour, observed in
      each(observed[kinds]) { place in
        let observation = behaviour.observations[place]
        return find(observation.fact) { behaviour.walk(to: observation) }
      }
    }
  }

  /// Returns a finding at the step or gesture that caused something.
  func finding(
    _ message: Message, help: Message?, by site: Site, about: Finding.About, task: TaskID? = nil
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

  /// Returns the range to show for a site: the step, or else its action, root, gesture or screen.
  func range(of site: Site) -> SourceRange {
    if let range = site.range { return range }
    switch site.cause {
    case .action(let action): return flow[action].label.range
    case .rootThen(let root): return flow[root].range
    case .gesture(_, let screen): return flow[screen].name.range
    case .launch: return flow[site.screen].name.range
    }
  }

  /// Returns the place in the file of the action behind a cause.
  func place(of cause: Cause) -> Finding.Place {
    switch cause {
    case .action(let action): structure.place(of: action)
    case .rootThen(let root): .root(root)
    case .gesture: .gesture
    case .launch: .nowhere
    }
  }
}
