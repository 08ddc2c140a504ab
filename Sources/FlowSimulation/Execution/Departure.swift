import FlowModel

/// What is left of a move that goes on beyond the one tab's stack that is known.
package struct Departure: Hashable, Sendable {
  /// The root whose tabs they are.
  package let root: RootID
  /// The tab that is selected; nil where the root went, so that it goes on in every tab's stack, or in none.
  package let tab: Int?
  /// What is left to do there.
  package let rest: Continuation
  /// The modal layers that stay up, lowest first; the frames in them are called 1, 2 and so on from the bottom.
  package let layers: [Layer]
  /// How many of those have come since the move began.
  package let newLayers: Int
  /// The values of the variables by then.
  package let state: [ValueID]

  /// Whether nothing is left to do that could show.
  package var isDone: Bool { rest.agenda.isEmpty && layers.isEmpty }
}

extension Continuation {
  /// Nothing at all.
  package static var nothing: Continuation {
    Continuation(agenda: [], contexts: [], followUps: [], freshTab: nil, isRootAsleep: false)
  }
}

/// What is left of a move elsewhere, mostly nothing: in a box, as it is wide.
indirect enum Elsewhere {
  case nothing
  case shouldContinue(Departure)

  init(_ departure: Departure?) { self = departure.map { .shouldContinue($0) } ?? .nothing }

  var departure: Departure? { if case .shouldContinue(let departure) = self { departure } else { nil } }

  var isNothing: Bool { if case .nothing = self { true } else { false } }
}
