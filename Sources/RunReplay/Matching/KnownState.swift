import FlowExport
import FlowModel
import FlowSimulation

/// A configuration that many candidates share, with its hash, so that comparing two of them is quick.
final class KnownState: Hashable {
  let tracker: ItemTracker
  /// What can happen there, whatever has started the tasks.
  let place: KnownPlace
  private let hash: Int
  /// The candidates after each event, with the kinds of the events; nil if they are not known yet.
  var events: [(kind: RunRecord.EventKind, next: [Candidate])]?
  /// The state after each offer that was taken here, by the number of the offer.
  var next: [Int: KnownState] = [:]

  init(_ tracker: ItemTracker, at place: KnownPlace) {
    self.tracker = tracker
    self.place = place
    hash = tracker.hashValue
  }

  static func == (a: KnownState, b: KnownState) -> Bool {
    a === b || (a.hash == b.hash && a.tracker == b.tracker)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A configuration with its moves, each with where it leads.
final class KnownPlace {
  /// A move, and what it does.
  struct Offer {
    /// The number among the offers of the place.
    let number: Int
    let move: Move
    let target: KnownPlace
    let fates: [Transition.Fate]
    /// The configurations that are there for an instant.
    let passing: [Configuration]
  }

  let configuration: Configuration
  /// The moves, and the arrivals that are due, one for each result; nil if they are not known yet.
  var moves: [Offer]?
  var arrivals: [Offer]?
  var offerCount = 0

  init(_ configuration: Configuration) { self.configuration = configuration }
}
