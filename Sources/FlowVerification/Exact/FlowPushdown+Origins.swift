import FlowModel
import FlowSimulation
import Pushdown

/// Moves that go on alike wherever they began: what is left of them is one control, not one for each screen.
///
/// A cancel does the same on every screen of its task, and so does Close on every screen of a sheet. So where a move
/// began is forgotten as soon as all that is left is to take things off, unless something is told later that has to
/// name it: then the system is worked off once more, with what is left of such moves told apart.
struct ForgottenOrigins: Sendable {
  /// What is left of the moves, where they are told from others only by what they go on to do.
  fileprivate var likenesses = Interner<RestOfMove>()
  /// Those of which something is told that names where they began, so that it is not forgotten.
  fileprivate var remembered: Set<UInt32> = []
  /// Those of which that has turned out since the first rule was made.
  fileprivate var asked: Set<UInt32> = []
  /// What moves make of any screen, if they make the same of all.
  var commonTemplates = Memo<CommonMove, UInt32>()
}

/// A move that may be made in the same way with any plain screen in front, and what that stands on.
struct CommonMove: Hashable {
  let move: Move
  let place: Place
  let blank: Int32

  /// Hashes what mostly tells them apart: a place is wide.
  func hash(into hasher: inout Hasher) { hasher.combine(roughKey) }
}

extension FlowPushdown {
  /// What is left of a move as it is put into a control: where it began is forgotten, unless that has to be told.
  mutating func withoutOrigin(_ rest: RestOfMove) -> RestOfMove {
    let (origin, continuation) = (rest.scribe.origin, rest.continuation)
    guard rest.part == .own, origin.likeness == nil else { return rest }
    let isShared = beginsAnywhere(origin)
    guard isShared || continuation.onlyTakesOff, !continuation.beginsOrCompletesTask(in: simulator),
      !(origin.losesInput && continuation.actingTask.map { reader.takesInput(on: $0) } ?? false)
    else { return rest }
    var anywhere = RestOfMove(
      continuation: continuation.begunAnywhere,
      scribe: rest.scribe.begunAnywhere(origin.anywhere(keepsAction: isShared)))
    let likeness = origins.likenesses.number(of: anywhere)
    guard !origins.remembered.contains(likeness) else { return rest }
    anywhere.liken(to: likeness)
    return anywhere
  }

  /// What tells a move that only takes a plain screen off, or leaves it for another tab, from others; nil where it depends
  /// on the screen which move it is.
  ///
  /// - Parameter front: the screen in front, which is plain.
  func commonMove(_ move: Move, _ front: StackSymbol, blank: Int32) -> CommonMove? {
    switch move.kind {
    case .gesture(let gesture):
      guard simulator.flow[front.instance.screen].override(of: gesture) == nil else { return nil }
    case .action(let action): if case .screen = simulator.flow[action].owner { return nil }
    case .entry: break
    }
    return CommonMove(move: move, place: front.place, blank: blank)
  }

  /// Whether a template is that of a move which has only taken the screen off, or left it, and tells no more than so many
  /// facts.
  func isCommon(_ number: UInt32, telling count: Int) -> Bool {
    let template = templates[Int(number)]
    guard factsOfTemplates[Int(number)].count == count else { return false }
    guard template.rootLoss == nil, !template.endsRoot else { return false }
    switch template.target {
    // What goes on elsewhere may have to name where it began.
    case .leaving(let leave): return leave.departure.isDone && template.move?.action == nil
    case _ where template.selectsTab: return false
    case .ready(let symbols): return symbols.isEmpty && template.move?.action == nil
    case .moving(let rest):
      let left = rests[UInt32(rest)]
      // An action or entry may look out for screens; what takes off whatever there is does not.
      return left.scribe.origin.likeness != nil
        && (template.move?.action == nil || left.continuation.takesPlainInstances)
    case .seeing, .away, .unknown, .apart: return false
    }
  }

  /// Whether such a move can be made on more than one screen.
  private func beginsAnywhere(_ origin: MoveOrigin) -> Bool {
    guard let action = origin.action else { return true }
    if case .screen = simulator.flow[action].owner { return false }
    return true
  }

  /// Takes note where something would have to name where a move began, and that is forgotten.
  mutating func askWhereItBegan(_ partial: PartialMove, _ scribe: FactScribe, telling told: [Fact]) {
    guard let likeness = scribe.origin.likeness else { return }
    // What goes on in other tabs' stacks may be told of there; and a likeness is a number of this system, which must
    // not be handed to others: they read what is let out only once nothing is asked here any more.
    let goesOnElsewhere = partial.departure != nil || partial.rootLoss != nil
    if goesOnElsewhere || partial.asksWhereItBegan || told.contains(where: { $0.site?.screen == .anywhere }) {
      origins.asked.insert(likeness)
    }
  }

  /// The same system before its first rule, with moves that remember where they began where that has been asked for;
  /// nil where it has not, and the rules are good as they are.
  var remembering: FlowPushdown? {
    guard !origins.asked.isEmpty else { return nil }
    var other = restarted
    other.origins.remembered.formUnion(origins.asked)
    other.origins.asked = []
    other.origins.commonTemplates = Memo()
    other.offers = offers.filter { !$0.templates.contains(where: forgetsWhatIsAsked) }
    other.goingOn = goingOn.filter { !forgetsWhatIsAsked($0) }
    return other
  }

  private func forgetsWhatIsAsked(_ number: UInt32) -> Bool {
    guard case .moving(let rest) = templates[Int(number)].target,
      let likeness = rests[UInt32(rest)].scribe.origin.likeness
    else {
      return false
    }
    return origins.asked.contains(likeness)
  }
}
