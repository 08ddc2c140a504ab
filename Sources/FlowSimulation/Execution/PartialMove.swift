import FlowModel

/// A transition that is performed on the known top of the stacks, and stops where it needs more.
///
/// Engines that do not know the whole stack use it. In the given configuration only the front instance is real. The
/// instances below it must answer every question as the real ones would, and only the nearest has a frame, with the
/// serial -1. The front instance's own frame has the serial 0.
///
/// It is a class, because its parts are large and are changed in place.
package final class PartialMove {
  // Nothing changes after `init`, so accesses cannot overlap; checking them takes 3 % of a verification.
  @exclusivity(unchecked) private var execution: Execution
  /// Whether nothing is left to do, for every unknown stack.
  @exclusivity(unchecked) private var isDone = false

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
  ///   - cover: what covers the stack, if it is not part of the configuration.
  package init(
    _ rest: Continuation, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator,
    losesRoot: Bool = false, beneath cover: Cover? = nil
  ) {
    execution = Execution(simulator, fromFrontOf: configuration, serialsFrom: 1)
    execution.cover = cover
    execution.isResumedBeneath = cover != nil
    execution.isRootReplacedByOtherTab = losesRoot
    execution.knowsNextScreen = knowsBeneath
    let beginsFrame = configuration[configuration.front].frame != nil
    execution.restore(beginsFrame ? rest.withFramesRenamed { $0 < 0 ? $0 + 1 : $0 } : rest)
    isDone = execution.performKnownPart()
    if let cover, isBackAtFront { execution.settleBeneath(cover) }
  }

  /// What covers a stack on which a transition acts.
  package enum Cover: Hashable, Sendable {
    /// Layers that make the screen beneath unusable, because not all of them are panels.
    case layers
    /// Panels, which leave the screen beneath usable.
    case panels
  }

  /// Performs the next item of a continuation on the stack beneath the layers in front, without these layers.
  ///
  /// - Parameters:
  ///   - configuration: its front instance is directly beneath the layers.
  ///   - isTaskBeneath: whether the nearest frame of the continuation runs there and not in a layer.
  package init(
    _ rest: Continuation, in configuration: Configuration, beneath cover: Cover, isTaskBeneath: Bool,
    _ simulator: Simulator
  ) {
    execution = Execution(simulator, fromFrontOf: configuration, serialsFrom: 1)
    let nearest: Int32 = configuration[configuration.front].frame == nil ? -1 : 0
    execution.restore(
      rest.withFramesRenamed { serial in
        guard serial < 0 else { return serial }
        return serial == -1 && isTaskBeneath ? nearest : .ofFrameInLayers(serial)
      })
    // Frames further down may be in a layer or beneath it.
    if isTaskBeneath, rest.hasFrames(where: { $0 < -1 }) { execution.needsOtherStacks = true }
    execution.performBeneath(cover)
    if execution.window != 0, execution.departure.isNone { execution.announceActBeneath() }
    if isBackAtFront { execution.settleBeneath(cover) }
  }

  /// The rest that needs the next instance, or nil if the transition is done or acts beneath layers.
  package var rest: Continuation? { execution.window == 0 && !isDone ? continuation : nil }

  /// The rest whose next item acts beneath the layers in front, or nil; its frames are counted from the front.
  package var restBeneath: Continuation? {
    guard execution.window != 0, execution.departure.isNone, !isDone, !isBackAtFront else { return nil }
    return continuation.withFramesRenamed(serialFromFront)
  }

  /// Whether the next item acts beneath the panels in front, and not beneath all layers.
  package var isBeneathPanels: Bool {
    switch execution.agenda.last {
    case .beginBeneath, .follow: true
    default: false
    }
  }

  /// The action with `while: open` that acts next beneath the layers over its screen, or nil.
  package var openAction: ActionID? {
    guard case .beginCovered(let move) = execution.agenda.last else { return nil }
    return move.action
  }

  /// Whether everything that happens beneath layers has happened.
  package var isBackAtFront: Bool { execution.isBackAtFront }

  /// The configuration without the layers that were added beneath others.
  package var beneathAddedLayers: Configuration {
    var configuration = configuration
    configuration.layers.removeLast(configuration.layers.count - keptLayers)
    return configuration
  }

  /// The rest that acts in front of the layers again; its frames are counted from the front.
  package var restAtFront: Continuation {
    var rest = execution
    rest.agenda.removeLast()
    let added = Int32(framesFromFront.count { $0.layer >= keptLayers + 1 })
    return rest.continuation.withFramesRenamed { $0.isOfFrameInLayers ? $0.serialBeneath - added : serialFromFront($0) }
  }

  /// The known frames, the front one first, with their layers.
  private var framesFromFront: [(serial: Int32, layer: Int)] {
    var frames: [(Int32, Int)] = []
    var (position, left): (Position?, Int) = (configuration.front, known)
    while let here = position, left > 0 {
      if let frame = configuration[here].frame { frames.append((frame.serial, here.layer)) }
      (position, left) = (configuration.position(beneath: here), left - 1)
    }
    return frames
  }

  /// Returns the serial of a frame counted from the front: -1 for the nearest frame.
  private func serialFromFront(_ serial: Int32) -> Int32 {
    let known = framesFromFront
    if let index = known.firstIndex(where: { $0.serial == serial }) { return -1 - Int32(index) }
    return serial < 0 ? serial - Int32(known.count) : serial
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
    if window != 0, departure.isNone { announceActBeneath() }
    guard departure.isNone, agenda.isEmpty, window != 0 || canCloseOnUnknownStack else { return false }
    finishMove()
    return true
  }
}
