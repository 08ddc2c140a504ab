/// An interaction of a frame with its targets resolved, and without what changes no screen.
struct PrototypeEvent: Sendable {
  /// A step of the prototype; targets are indices of frames.
  indirect enum Operation: Sendable, Hashable {
    case navigate(Int, Transition)
    case overlay(Int, closesOutside: Bool)
    case toggle(Int, closesOutside: Bool)
    case swap(Int)
    case close
    case back
    case url(String)
    case cases([[Operation]], hasOtherwise: Bool)
  }

  let frame: Int
  /// The index of the hotspot in the frame.
  let hotspot: Int
  /// The index of the interaction in the hotspot's layer.
  let interaction: Int
  let trigger: Trigger
  var operations: [Operation]
}

/// The place of an interaction in the report.
struct EventPlace: Sendable, Hashable {
  let frame: Int
  let hotspot: Int
  let interaction: Int
}

/// What a part of the prototype became, if it became no step.
enum Omission: Sendable, Hashable {
  /// It changes no screen, such as a scroll or another variant.
  case notNavigation
  case hidden
  case withoutTouch(String)
  case unknown(String)
  /// The link has no target.
  case toNothing
  /// The link leads to a layer that the file does not contain.
  case missingTarget(String)
  /// It stands after a step that leaves the screen.
  case afterLeaving
  /// It closes an overlay on a frame that is none.
  case nothingToClose
}

/// Resolves the interactions of frames.
struct EventReader {
  private let frameOfLayer: [String: Int]
  private(set) var events: [PrototypeEvent] = []
  private(set) var omissions: [(place: EventPlace, omission: Omission)] = []

  /// Reads the interactions of some frames.
  init(_ frames: [Frame], _ indices: [Int], frameOfLayer: [String: Int]) {
    self.frameOfLayer = frameOfLayer
    for index in indices { read(frames[index], index) }
  }

  /// Adds what was read of other frames.
  mutating func add(_ other: EventReader) {
    events += other.events
    omissions += other.omissions
  }

  /// The frames that a connection leaves, even one to nothing.
  var sources: Set<Int> {
    let lost = omissions.filter { item in
      switch item.omission {
      case .toNothing, .missingTarget: true
      default: false
      }
    }
    return Set(events.map(\.frame) + lost.map(\.place.frame))
  }

  private mutating func read(_ frame: Frame, _ index: Int) {
    for (hotspot, spot) in frame.hotspots.enumerated() {
      for (number, interaction) in spot.layer.interactions.enumerated() {
        let place = EventPlace(frame: index, hotspot: hotspot, interaction: number)
        switch interaction.trigger {
        case .withoutTouch(let word): omit(.withoutTouch(word), place)
        case .unknown(let word): omit(.unknown(word), place)
        case .click, .drag, .delay, .videoEnd:
          let operations = self.operations(interaction.actions, place)
          guard !operations.isEmpty else { continue }
          events.append(
            PrototypeEvent(
              frame: index, hotspot: hotspot, interaction: number, trigger: interaction.trigger, operations: operations)
          )
        }
      }
    }
  }

  private mutating func omit(_ omission: Omission, _ place: EventPlace) { omissions.append((place, omission)) }

  private mutating func operations(_ actions: [PrototypeAction], _ place: EventPlace) -> [PrototypeEvent.Operation] {
    var operations: [PrototypeEvent.Operation] = []
    var hasLeft = false
    for action in actions {
      guard let operation = operation(action, place) else { continue }
      if hasLeft {
        omit(.afterLeaving, place)
        continue
      }
      operations.append(operation)
      hasLeft = operation.leaves
    }
    return operations
  }

  private mutating func operation(_ action: PrototypeAction, _ place: EventPlace) -> PrototypeEvent.Operation? {
    switch action {
    case .navigate(let target, let transition): return frame(target, place).map { .navigate($0, transition) }
    case .overlay(let target, _, let closes): return frame(target, place).map { .overlay($0, closesOutside: closes) }
    case .toggle(let target, _, let closes): return frame(target, place).map { .toggle($0, closesOutside: closes) }
    case .swap(let target): return frame(target, place).map { .swap($0) }
    case .close: return .close
    case .back: return .back
    case .url(let address): return .url(address)
    case .condition(let cases, let hasOtherwise):
      let read = cases.map { operations($0, place) }
      return read.allSatisfy(\.isEmpty) ? nil : .cases(read, hasOtherwise: hasOtherwise)
    case .change, .elsewhere: omit(.notNavigation, place)
    case .unknown(let word): omit(.unknown(word), place)
    }
    return nil
  }

  private mutating func frame(_ target: String?, _ place: EventPlace) -> Int? {
    guard let target else {
      omit(.toNothing, place)
      return nil
    }
    if let frame = frameOfLayer[target] { return frame }
    omit(.missingTarget(target), place)
    return nil
  }
}

extension PrototypeEvent.Operation {
  /// Whether the screen is left, so that nothing can follow.
  var leaves: Bool {
    switch self {
    case .navigate, .back, .url, .cases, .swap: true
    case .overlay, .toggle, .close: false
    }
  }

  /// The operation, or those of its cases, in order.
  var leafOperations: [PrototypeEvent.Operation] {
    if case .cases(let cases, _) = self { return cases.flatMap { $0.flatMap(\.leafOperations) } }
    return [self]
  }

  /// The frame that the operation shows, or nil.
  var target: Int? {
    switch self {
    case .navigate(let target, _), .overlay(let target, _), .toggle(let target, _), .swap(let target): target
    case .close, .back, .url, .cases: nil
    }
  }
}
