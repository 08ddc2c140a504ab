import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Support
import Verification

/// The input of a rule: a flow, its static navigation, and its behaviour on each device.
public struct RuleContext: Sendable {
  /// The shared parts, in a class because they are large and contexts are copied.
  fileprivate final class Parts: Sendable {
    let flow: Flow
    let behaviours: [VerificationResult]
    let thresholds: ProjectSettings.Thresholds
    let files: SourceFiles
    let structure: FlowGraph
    let expectations: [JudgedExpectation]
    let growing: Lazy<GrowingCycles>
    let unacceptedGrowths: UnacceptedGrowths
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
  /// One assignment for each effect that some assignment of the flow has, computed on demand.
  var assignments: [Assignment] {
    parts.assignments.value {
      let all = structure.steps.flatMap(\.step.assignments) + flow.actions.flatMap(\.assignments)
      var seen: Set<Assignment.Effect> = []
      return all.filter { seen.insert($0.effect).inserted }
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

  /// The facts that were observed on any device.
  var facts: some Sequence<Fact> { behaviours.lazy.flatMap { $0.observations.lazy.map(\.fact) } }

  /// Calls a closure for each observed or undecided fact on all devices.
  ///
  /// If every behaviour was explored, no other fact can occur.
  func forEachPossibleFact(_ body: (Fact, Device) -> Void) {
    // A device with the same behaviour has the same facts.
    for behaviour in behaviours where !behaviours.contains(where: { $0.device == behaviour.twin }) {
      for observation in behaviour.observations { body(observation.fact, behaviour.device) }
      for fact in behaviour.undecided { body(fact, behaviour.device) }
    }
  }

  /// Whether everything was decided, so that a fact which was not found cannot occur.
  public var isDecided: Bool { isComplete && behaviours.allSatisfy(\.undecided.isEmpty) }

  // MARK: Findings about behaviours

  /// A fact that was observed on a device.
  struct Observed {
    private let parts: Parts
    private let place: (behaviour: Int, observation: Int)

    fileprivate init(_ parts: Parts, _ behaviour: Int, _ observation: Int) {
      self.parts = parts
      place = (behaviour, observation)
    }

    /// The fact.
    var fact: Fact { _read { yield parts.behaviours[place.behaviour].observations[place.observation].fact } }
    /// What occurs.
    var kind: Fact.Kind { _read { yield fact.kind } }
    /// The step or gesture that does it; nil if it is about a configuration.
    var site: Site? { fact.site }
    /// The device.
    var device: Device { parts.behaviours[place.behaviour].device }

    /// The walk that shows it, found on demand.
    var walk: Walk {
      let behaviour = parts.behaviours[place.behaviour]
      return behaviour.walk(to: behaviour.observations[place.observation])
    }

    /// Returns a finding with the walk as its trace, unless it has another one.
    fileprivate func showing(_ finding: Finding) -> Finding {
      guard finding.sighting == nil else { return finding }
      let behaviour = parts.behaviours[place.behaviour]
      return finding.sighted(behaviour.observations[place.observation], of: behaviour)
    }
  }

  /// Returns the findings that a closure makes of observed facts, each with its trace.
  func findings(find: (Observed) -> Finding?) -> [Finding] {
    behaviours.indices.flatMap { behaviour in
      var found: [Finding] = []
      for place in behaviours[behaviour].observations.indices {
        let observed = Observed(parts, behaviour, place)
        guard let finding = find(observed) else { continue }
        found.append(observed.showing(finding))
        if stopsAtFirst { break }
      }
      return found
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
