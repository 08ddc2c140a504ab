import FlowExport
import FlowModel
import FlowSimulation

/// What can follow the configurations of one simulator without being recorded, because runs return to the same ones.
package struct InferenceCache {
  /// Candidates that begin with one configuration, by the screens that they show.
  typealias Inferences = [ScreenID: [Candidate]]

  private struct Key: Hashable {
    let tracker: ItemTracker
    let kinds: Set<RunRecord.EventKind>
    let silentKinds: Set<Screen.Kind>
  }

  /// The most candidates that are kept, so that a run of any length needs a bounded memory.
  private static let limit = 150_000

  private var known: [Key: Inferences] = [:]
  private var count = 0

  /// Creates an empty cache.
  package init() {}

  subscript(
    tracker: ItemTracker, kinds: Set<RunRecord.EventKind>, silentKinds: Set<Screen.Kind>
  ) -> Inferences? {
    get { known[Key(tracker: tracker, kinds: kinds, silentKinds: silentKinds)] }
    set {
      if count > Self.limit { (known, count) = ([:], 0) }
      count += 1 + (newValue ?? [:]).values.reduce(0) { $0 + $1.count }
      known[Key(tracker: tracker, kinds: kinds, silentKinds: silentKinds)] = newValue
    }
  }
}
