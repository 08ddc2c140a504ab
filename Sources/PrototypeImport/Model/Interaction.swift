/// What a person does on a layer, and what the prototype then does.
struct Interaction: Sendable {
  var trigger: Trigger
  var actions: [PrototypeAction]
}

/// What starts an interaction.
enum Trigger: Sendable, Hashable {
  case click
  case drag
  case delay
  case videoEnd
  /// A trigger that no finger can cause, or that ends by itself, such as a hover.
  case withoutTouch(String)
  /// A trigger that this version does not know.
  case unknown(String)
}

/// What an interaction does.
indirect enum PrototypeAction: Sendable, Hashable {
  /// Leads to a frame; nil if the link leads to nothing.
  case navigate(String?, Transition)
  /// Opens a frame over this one; the flag says whether a tap outside closes it.
  case overlay(String?, Transition, closesOutside: Bool)
  /// Opens the overlay, or closes it where it is open.
  case toggle(String?, Transition, closesOutside: Bool)
  case swap(String?)
  case close
  case back
  case url(String)
  /// Shows another variant of a component.
  case change(to: String?)
  /// Changes nothing that this import describes, such as a scroll.
  case elsewhere(String)
  /// The actions of each case; the flag says whether the last one has no condition.
  case condition([[PrototypeAction]], hasOtherwise: Bool)
  case unknown(String)
}

/// How one frame replaces another on the screen.
enum Transition: Sendable, Hashable {
  /// A direction as the file writes it; files use the words both for where a frame comes from and for where it goes to.
  enum Direction: String, Sendable, Hashable {
    case left, right, up, down

    var isHorizontal: Bool { self == .left || self == .right }
  }

  case instant, dissolve, smart
  /// A push, slide in or move in.
  case into(Direction)
  /// A slide out or move out.
  case out(Direction)
  case unknown

  /// The direction, or nil.
  var direction: Direction? {
    switch self {
    case .into(let direction), .out(let direction): direction
    default: nil
    }
  }

  /// Whether it moves the old frame out.
  var isOut: Bool { if case .out = self { true } else { false } }
}
