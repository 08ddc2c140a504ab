/// A connection from one frame to another.
struct FrameLink: Sendable {
  enum Kind: Sendable {
    case navigate, overlay, swap
  }

  let from: Int
  let to: Int
  let kind: Kind
  let transition: Transition
  /// The index of the event.
  let event: Int
}

extension FrameLink {
  /// Returns the links of events, in order.
  static func links(of events: [PrototypeEvent]) -> [FrameLink] {
    events.enumerated().flatMap { index, event in
      event.operations.flatMap(\.leafOperations).compactMap { operation -> FrameLink? in
        switch operation {
        case .navigate(let target, let transition):
          FrameLink(from: event.frame, to: target, kind: .navigate, transition: transition, event: index)
        case .overlay(let target, _), .toggle(let target, _):
          FrameLink(from: event.frame, to: target, kind: .overlay, transition: .unknown, event: index)
        case .swap(let target):
          FrameLink(from: event.frame, to: target, kind: .swap, transition: .unknown, event: index)
        case .close, .back, .url, .cases: nil
        }
      }
    }
  }
}
