import FlowModel

/// A move worked off as far as the top of the stacks is known: the step of an engine that does not know what lies beneath.
///
/// It is given configurations of which the front instance alone is real. What stands beneath it must answer every question as the
/// truth would, bears no frame but the nearest, and that one with the serial -1; the front instance's own has 0.
package struct PartialMove {
  private var execution: Execution

  /// Launches the app; nothing is left to do.
  package init(launching state: [ValueID], _ simulator: Simulator) {
    execution = Execution(simulator, from: .bare(root: simulator.start, of: simulator.flow, state: state))
    execution.window = 1
    execution.beginLaunch()
    work()
  }

  /// Begins a move that is offered.
  package init(_ move: Move, in configuration: Configuration, _ simulator: Simulator) {
    execution = Execution(simulator, from: configuration)
    execution.window = 1
    execution.nextSerial = 1
    execution.begin(move)
    work()
  }

  /// Goes on with what is left of a move, now that the next instance is known.
  package init(_ rest: Continuation, in configuration: Configuration, _ simulator: Simulator) {
    execution = Execution(simulator, from: configuration)
    execution.window = 1
    execution.nextSerial = 1
    var rest = rest
    if configuration[configuration.front].frame != nil { rest.renameFrames { $0 < 0 ? $0 + 1 : $0 } }
    execution.agenda = rest.agenda
    execution.contexts = rest.contexts
    execution.followUps = rest.followUps
    execution.freshTab = rest.freshTab
    execution.isRootAsleep = rest.isRootAsleep
    work()
  }

  private mutating func work() {
    execution.work()
    if rest == nil { execution.closeMove() }
  }

  /// What is left to do once the next instance is known, or nil where the move is done.
  package var rest: Continuation? {
    guard execution.window == 0 else { return nil }
    return Continuation(
      agenda: execution.agenda, contexts: execution.contexts, followUps: execution.followUps,
      freshTab: execution.freshTab, isRootAsleep: execution.isRootAsleep
    ).canonical
  }

  /// How many instances, from the front down, stand in the place of the one that was known.
  package var known: Int { execution.window ?? 0 }
  /// The configuration as it is now; only the known instances of it are real.
  package var configuration: Configuration { execution.configuration }
  /// Whether the task at the root in sight has ended, or gone, since the move began or went on.
  package var endsTaskAtRoot: Bool { execution.hasRootEnded }
  /// What has happened since the move began or went on.
  package var events: [Event] { execution.events }
}

extension Continuation {
  /// The same with frames that have gone called alike.
  fileprivate var canonical: Continuation {
    var copy = self
    copy.renameFrames { $0 }
    return copy
  }
}
