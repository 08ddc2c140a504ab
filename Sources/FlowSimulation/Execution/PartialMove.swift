import FlowModel

/// A transition that is performed on the known top of the stacks, and stops where it needs more.
///
/// Engines that do not know the whole stack use it. In the given configuration only the front instance is real. The
/// instances below it must answer every question as the real ones would, and only the nearest has a frame, with the
/// serial -1. The front instance's own frame has the serial 0.
///
/// It is a class, because its parts are large and are changed in place.
package final class PartialMove {
  /// The known part of the given configuration.
  package struct View {
    /// The number of known instances from the front down.
    package let known: Int
    package let knowledge: StackKnowledge
    /// The number of layers that were added during the transition.
    package let newLayers: Int
    /// The number of revealed frames that are still counted in the serials of lower frames.
    ///
    /// The serials in the rest of the transition must not count them.
    package let countedFrames: Int

    package init(known: Int, knowledge: StackKnowledge, newLayers: Int, countedFrames: Int = 0) {
      self.countedFrames = countedFrames
      self.known = known
      self.knowledge = knowledge
      self.newLayers = newLayers
    }
  }

  // Nothing changes after `init`, so accesses cannot overlap; checking them takes 3 % of a verification.
  @exclusivity(unchecked) private var execution: Execution
  /// Whether nothing is left to do, for every unknown stack.
  @exclusivity(unchecked) private var isDone = false

  /// The number of revealed frames that `rest` must not count (`View.countedFrames`).
  @exclusivity(unchecked) private var countedFrames: Int32 = 0

  /// Launches the app; nothing is left to do.
  package init(launching state: [ValueID], _ simulator: Simulator) {
    execution = Execution(simulator, from: .bare(root: simulator.subject.start, of: simulator.flow, state: state))
    execution.window = execution.configuration.visibleStack.count
    execution.recordFreshRoot()
    execution.beginLaunch()
    isDone = execution.performKnownPart()
  }

  /// Begins an offered move.
  ///
  /// - Parameter knowsBeneath: whether the screen under the front one is real.
  package init(_ move: Move, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator) {
    execution = Execution(simulator, fromFrontOf: configuration, serialsFrom: 1)
    // Most transitions have at most six items at once.
    execution.agenda.reserveCapacity(6)
    execution.knowsNextScreen = knowsBeneath
    execution.begin(move)
    isDone = execution.performKnownPart()
  }

  /// Uses another column, so that a move of its front screen can happen.
  package init(using column: Int, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator) {
    execution = Execution(simulator, fromFrontOf: configuration, serialsFrom: 1)
    execution.knowsNextScreen = knowsBeneath
    execution.beginUse(of: column)
    isDone = execution.performKnownPart()
  }

  /// Resumes a continuation after the next instance was revealed.
  ///
  /// - Parameters:
  ///   - knowsBeneath: whether the screen under the front one is real.
  ///   - losesRoot: whether a transition in another tab replaces the root.
  package init(
    _ rest: Continuation, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator,
    losesRoot: Bool = false
  ) {
    execution = Execution(simulator, fromFrontOf: configuration, serialsFrom: 1)
    execution.isRootReplacedByOtherTab = losesRoot
    execution.knowsNextScreen = knowsBeneath
    let beginsFrame = configuration[configuration.front].frame != nil
    execution.restore(beginsFrame ? rest.withFramesRenamed { $0 < 0 ? $0 + 1 : $0 } : rest)
    isDone = execution.performKnownPart()
  }

  /// Resumes a continuation that needed more stacks; the revealed frames still have the serials -1, -2 and so on.
  package init(_ rest: Continuation, in configuration: Configuration, seeing view: View, _ simulator: Simulator) {
    execution = Execution(simulator, from: configuration)
    execution.window = view.known
    execution.knowledge = view.knowledge
    execution.keptLayers = configuration.layers.count - view.newLayers
    execution.nextSerial = configuration.highestSerial + 1
    countedFrames = Int32(view.countedFrames)
    execution.restore(rest)
    isDone = execution.performKnownPart()
  }

  /// The rest that needs the next instance, or nil if the transition is done or needs more stacks.
  package var rest: Continuation? {
    guard execution.window == 0, !isDone else { return nil }
    let counted = countedFrames
    return counted == 0 ? continuation : continuation.withFramesRenamed { $0 < 0 ? min(-1, $0 + counted) : $0 }
  }

  /// The rest that needs more than the next instance, or nil.
  package var restNeedingStacks: Continuation? {
    execution.window != 0 && !execution.agenda.isEmpty && execution.departure.isNone ? continuation : nil
  }

  /// Whether the rest needs the panels in front and the screen beneath them, and no more.
  package var needsPanels: Bool { execution.agenda.last.map(execution.actsBeneathPanels) ?? false }

  /// The screens that the rest looks for: it needs one of them, and everything above it; nil if it looks for none.
  package var neededScreens: Set<ScreenID>? {
    guard case .beginCovered(let move) = execution.agenda.last else { return nil }
    return move.action.map(execution.simulator.screens)
  }

  /// Whether the rest needs all stacks; otherwise the layers and the top of the root's stack are enough.
  package var needsWholeStack: Bool {
    switch execution.agenda.last {
    case .act(let list, let place): execution.knowledgeNeeded(by: list.steps(in: execution.flow)[place]) == .all
    case .select: false
    default: true
    }
  }

  private var continuation: Continuation { execution.continuation }

  /// The rest that continues outside the one known tab's stack, or nil.
  package var departure: Departure? { execution.departure.departure }
  /// The rest for the stacks of the other tabs after the root was replaced, or nil.
  package var rootLoss: Departure? { execution.rootLoss.departure }
  /// Whether the result depends on the stacks of other tabs.
  package var needsOtherStacks: Bool { execution.needsOtherStacks }
  /// Whether the result depends on where the transition began, which is unknown.
  package var dependsOnOrigin: Bool { execution.dependsOnOrigin }

  /// The number of instances that are known now, from the front down; they replace those that were known before.
  package var known: Int { execution.window ?? 0 }
  /// The current configuration; only its known instances are real.
  package var configuration: Configuration { execution.configuration }
  /// The number of layers that existed at the start and were never removed.
  package var keptLayers: Int { execution.keptLayers }
  /// Whether a task at a root has ended or has been removed.
  package var endsTaskAtRoot: Bool { execution.hasRootTaskEnded }
  /// The events so far.
  package var events: [Event] { execution.events }
}

extension Execution {
  /// Restores the state of a continuation.
  ///
  /// - Parameter rest: consumed, so that changing it does not copy it.
  fileprivate mutating func restore(_ rest: consuming Continuation) {
    agenda = rest.agenda
    contexts = rest.contexts
    followUps = rest.followUps
    freshTab = rest.freshTab
    isRootTaskSuspended = rest.isRootTaskSuspended
  }

  /// Performs the pending items until one needs more of the stacks, and returns whether none is left.
  fileprivate mutating func performKnownPart() -> Bool {
    work()
    guard departure.isNone, agenda.isEmpty, window != 0 || canCloseOnUnknownStack else { return false }
    finishMove()
    return true
  }
}

extension Configuration {
  /// The highest serial of a frame; the frame of a closed alert has the serial `max` and does not count.
  fileprivate var highestSerial: Int32 {
    (stacks.joined().compactMap(\.frame) + layers.flatMap(\.stack).compactMap(\.frame)).map(\.serial)
      .filter { $0 < .max }.reduce(0, max)
  }
}
