import FlowModel

/// The rest of a transition that continues outside the stack of one tab.
package struct Departure: Hashable, Sendable {
  /// The root that has the tabs.
  package let root: RootID
  /// The tab that is selected; nil if the root was replaced.
  package let tab: Int?
  /// The rest of the transition.
  package let rest: Continuation
  /// The values of the variables at that point.
  package let state: [ValueID]

  /// Whether the rest has no visible effect.
  package var isDone: Bool { rest.agenda.isEmpty }
}

extension Continuation {
  /// Returns the continuation that begins a move of the screen under panels.
  package static func beginning(_ move: Move) -> Continuation {
    Continuation(
      agenda: [.beginBeneath(move)], contexts: [], followUps: [], freshTab: nil, isRootTaskSuspended: false)
  }

  /// The continuation without any rest.
  package static var nothing: Continuation {
    Continuation(agenda: [], contexts: [], followUps: [], freshTab: nil, isRootTaskSuspended: false)
  }
}

/// An optional departure, stored indirectly: it is large and rarely present.
indirect enum BoxedDeparture {
  case none
  case some(Departure)

  init(_ departure: Departure?) { self = departure.map { .some($0) } ?? .none }

  var departure: Departure? { if case .some(let departure) = self { departure } else { nil } }

  var isNone: Bool { if case .none = self { true } else { false } }
}
