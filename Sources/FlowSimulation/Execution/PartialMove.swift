import FlowModel

/// A move worked off as far as the top of the stacks is known: the step of an engine that does not know what lies beneath.
///
/// It is given configurations of which the front instance alone is real. What stands beneath it must answer every question as the
/// truth would, bears no frame but the nearest, and that one with the serial -1; the front instance's own has 0.
///
/// A class, as what it is made of is wide: it is worked off where it lies.
package final class PartialMove {
  /// What is known of the configuration that it is given.
  package struct View {
    /// How many instances from the front down.
    package let known: Int
    /// How many on top of the ground's stack, where another tab is selected.
    package let groundKnown: Int
    package let sight: Sight
    /// How many of the layers have come since the move began.
    package let newLayers: Int

    package init(known: Int, groundKnown: Int, sight: Sight, newLayers: Int) {
      self.known = known
      self.groundKnown = groundKnown
      self.sight = sight
      self.newLayers = newLayers
    }
  }

  // Nothing is changed after `init`, so no access can overlap with a change, and looking out for that takes 3 % of a verification.
  @exclusivity(unchecked) private var execution: Execution
  /// Whether nothing is left to do, whatever comes to light.
  @exclusivity(unchecked) private var isDone = false

  /// Launches the app; nothing is left to do.
  package init(launching state: [ValueID], _ simulator: Simulator, grounds: [Int], isAlone: Bool = false) {
    execution = Execution(simulator, from: .bare(root: simulator.subject.start, of: simulator.flow, state: state))
    execution.grounds = grounds
    execution.isAlone = isAlone
    execution.window = 1
    execution.seeBareRoot()
    if !isAlone || execution.configuration.selectedTab == execution.ground {
      execution.beginLaunch()
      isDone = execution.workWithinSight()
    } else {
      execution.stayBehind()
    }
  }

  /// Begins a move that is offered.
  ///
  /// - Parameters:
  ///   - knowsBeneath: whether the screen under the front one is real.
  ///   - isAlone: whether nothing but one tab's stack is there.
  package init(
    _ move: Move, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator, grounds: [Int],
    isAlone: Bool = false
  ) {
    execution = Execution(simulator, fromFrontOf: configuration, calledFrom: 1)
    // As many as most moves have at once.
    execution.agenda.reserveCapacity(6)
    execution.grounds = grounds
    execution.isAlone = isAlone
    execution.knowsUnseenScreen = knowsBeneath
    execution.begin(move)
    isDone = execution.workWithinSight()
  }

  /// Goes on with what is left of a move, now that the next instance is known.
  ///
  /// - Parameters:
  ///   - knowsBeneath: whether the screen under the front one is real.
  ///   - isAlone: whether nothing but one tab's stack is there.
  ///   - losesRoot: whether it is the root's going by a move in another tab.
  package init(
    _ rest: Continuation, in configuration: Configuration, knowsBeneath: Bool, _ simulator: Simulator, grounds: [Int],
    isAlone: Bool = false, losesRoot: Bool = false
  ) {
    execution = Execution(simulator, fromFrontOf: configuration, calledFrom: 1)
    execution.grounds = grounds
    execution.isAlone = isAlone
    execution.losesRootToOthers = losesRoot
    execution.knowsUnseenScreen = knowsBeneath
    let isOnOne = configuration[configuration.front].frame != nil
    execution.take(isOnOne ? rest.withFramesRenamed { $0 < 0 ? $0 + 1 : $0 } : rest)
    isDone = execution.workWithinSight()
  }

  /// Goes on with what is left of a move that had to see more; the frames that came to light are still called -1, -2 and so on.
  package init(
    _ rest: Continuation, in configuration: Configuration, seeing view: View, _ simulator: Simulator, grounds: [Int],
    isAlone: Bool = false
  ) {
    execution = Execution(simulator, from: configuration)
    execution.grounds = grounds
    execution.isAlone = isAlone
    execution.window = view.known
    execution.groundKnown = view.groundKnown
    execution.sight = view.sight
    execution.keptLayers = configuration.layers.count - view.newLayers
    execution.nextSerial = configuration.highestSerial + 1
    execution.take(rest)
    isDone = execution.workWithinSight()
  }

  /// What is left to do once the next instance is known, or nil where the move is done or has to see more.
  package var rest: Continuation? { execution.window == 0 && !isDone ? continuation : nil }

  /// What is left to do once more has come to light than the next instance, or nil where that is not needed.
  package var restToSee: Continuation? {
    execution.window != 0 && !execution.agenda.isEmpty && execution.departure.isNothing ? continuation : nil
  }

  /// The tab whose selection has to see more; nil where all has to be seen.
  package var tabToSee: Int? {
    guard case .select(let tab) = execution.agenda.last, execution.isAlone || !execution.mayEndTaskOutOfSight else {
      return nil
    }
    return tab
  }

  private var continuation: Continuation { execution.continuation }

  /// What goes on beyond the one tab's stack that is known, or nil where nothing does.
  package var departure: Departure? { execution.departure.departure }
  /// What goes on in the stacks of the other tabs as their root has gone, or nil where it has not.
  package var rootLoss: Departure? { execution.rootLoss.departure }
  /// Whether what it comes to depends on more than the one stack tells.
  package var goesTooFar: Bool { execution.goesTooFar }
  /// Whether what it comes to depends on where it began, and that is not known.
  package var asksWhereItBegan: Bool { execution.asksWhereItBegan }

  /// How many instances, from the front down, stand in the place of those that were known.
  package var known: Int { execution.window ?? 0 }
  /// How many instances on top of the ground's stack do so too, where another tab is selected.
  package var groundKnown: Int {
    guard configuration.stacks.count > 1, configuration.selectedTab != execution.ground else { return 0 }
    return execution.sight == .all ? configuration.stacks[execution.ground].count : execution.groundKnown
  }
  /// How many known instances stand above that with which a task goes on since its alert has closed; nil where none does.
  package var depthOfCarriedFrame: Int? {
    guard known > 0 else { return nil }
    let positions = sequence(first: configuration.front) { self.configuration.position(beneath: $0) }.prefix(known)
    return positions.enumerated().first { configuration[$0.element].frame?.serial == .max }?.offset
  }
  /// The configuration as it is now; only the known instances of it are real.
  package var configuration: Configuration { execution.configuration }
  /// How many of the layers that were there when the move began or went on were there throughout.
  package var keptLayers: Int { execution.keptLayers }
  /// Whether a task at a root has ended, or gone, since the move began or went on.
  package var endsTaskAtRoot: Bool { execution.hasRootEnded }
  /// What has happened since the move began or went on.
  package var events: [Event] { execution.events }
}

extension Execution {
  /// - Parameter rest: is given away, so that what was renamed is not copied once more as soon as it changes.
  fileprivate mutating func take(_ rest: consuming Continuation) {
    agenda = rest.agenda
    contexts = rest.contexts
    followUps = rest.followUps
    freshTab = rest.freshTab
    isRootAsleep = rest.isRootAsleep
  }

  /// Works the move off as far as it can be seen; says whether nothing is left to do.
  fileprivate mutating func workWithinSight() -> Bool {
    work()
    guard departure.isNothing, agenda.isEmpty, window != 0 || canCloseUnseen else { return false }
    closeMove()
    return true
  }
}

extension Configuration {
  /// The highest serial that a frame was given; one that an alert left behind waits for its screen under another name.
  fileprivate var highestSerial: Int32 {
    (stacks.joined().compactMap(\.frame) + layers.flatMap(\.stack).compactMap(\.frame)).map(\.serial)
      .filter { $0 < .max }.reduce(0, max)
  }
}
