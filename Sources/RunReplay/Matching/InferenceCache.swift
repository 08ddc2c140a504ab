import FlowExport
import FlowModel
import FlowSimulation

/// What can follow the configurations of one simulator without being recorded, because runs return to the same ones.
package final class InferenceCache {
  /// Candidates that begin with one configuration, by the screens that they show.
  typealias Inferences = [ScreenID: [Candidate]]

  /// What a run does not record.
  struct Silence: Hashable {
    let kinds: Set<RunRecord.EventKind>
    let screens: Set<Screen.Kind>
  }

  /// The most candidates and configurations that are kept, so that a run of any length needs a bounded memory.
  private static let limit = 500_000

  private var silences: [Silence: Int] = [:]
  private var known: [[KnownState: Inferences]] = []
  private var states: Set<KnownState> = []
  private var places: [Configuration: KnownPlace] = [:]
  private var count = 0

  /// Creates an empty cache.
  package init() {}

  deinit { clear() }

  /// Forgets everything; states and places refer to each other, so they are separated.
  private func clear() {
    for state in states { (state.events, state.next) = (nil, [:]) }
    for place in places.values { (place.moves, place.arrivals) = (nil, nil) }
    known = known.map { _ in [:] }
    (states, places, count) = ([], [:], 0)
  }

  // MARK: Configurations

  /// Returns the one object for a configuration with what started its tasks.
  func state(of tracker: ItemTracker) -> KnownState { state(of: tracker, at: place(of: tracker.configuration)) }

  private func state(of tracker: ItemTracker, at place: KnownPlace) -> KnownState {
    let (isNew, state) = states.insert(KnownState(tracker, at: place))
    if isNew { count += 1 }
    return state
  }

  private func place(of configuration: Configuration) -> KnownPlace {
    if let known = places[configuration] { return known }
    let place = KnownPlace(configuration)
    places[configuration] = place
    count += 1
    return place
  }

  /// Returns the moves in a configuration.
  func moves(at place: KnownPlace, _ simulator: Simulator) -> [KnownPlace.Offer] {
    if let known = place.moves { return known }
    let moves = simulator.moves(in: place.configuration).map { offer($0, at: place, simulator) }
    place.moves = moves
    return moves
  }

  /// Returns the arrivals that are due in a configuration.
  func arrivals(at place: KnownPlace, _ simulator: Simulator) -> [KnownPlace.Offer] {
    if let known = place.arrivals { return known }
    let moves = simulator.dueArrival(in: place.configuration) ?? []
    let arrivals = moves.map { offer($0, at: place, simulator) }
    place.arrivals = arrivals
    return arrivals
  }

  private func offer(_ move: Move, at place: KnownPlace, _ simulator: Simulator) -> KnownPlace.Offer {
    let transition = simulator.perform(move, in: place.configuration)
    count += 1
    place.offerCount += 1
    return KnownPlace.Offer(
      number: place.offerCount, move: move, target: self.place(of: transition.target), fates: transition.fates,
      passing: simulator.configurationsInPassing(move, in: place.configuration))
  }

  /// Returns the state after a move.
  func state(after offer: KnownPlace.Offer, from state: KnownState, _ simulator: Simulator) -> KnownState {
    if let known = state.next[offer.number] { return known }
    var tracker = state.tracker
    tracker.move(by: offer.move, to: offer.target.configuration, offer.fates, simulator)
    let next = self.state(of: tracker, at: offer.target)
    state.next[offer.number] = next
    return next
  }

  // MARK: Inferences

  /// Returns the place at which the inferences in a silence are kept.
  func place(of silence: Silence) -> Int {
    if let place = silences[silence] { return place }
    silences[silence] = known.count
    known.append([:])
    return known.count - 1
  }

  /// What follows a configuration in the silence at a place.
  subscript(state: KnownState, place: Int) -> Inferences? {
    get { known[place][state] }
    set {
      if count > Self.limit { clear() }
      count += (newValue ?? [:]).values.reduce(1) { $0 + $1.count }
      known[place][state] = newValue
    }
  }
}
