import FlowModel
import FlowSimulation

/// A cycle of moves that makes the stacks grow without bound: each turn adds to what the last one left.
public struct GrowingCycle: Sendable {
  /// What grows.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Screens on one stack.
    case stack
    /// Layers, whatever is pushed in them.
    case layers
  }

  /// A screen that each turn leaves on the stacks.
  public struct Growth: Hashable, Sendable {
    /// The screen.
    public let screen: ScreenID
    /// Whether a layer begins with it.
    public let beginsLayer: Bool
    /// The action that put it there, or nil where none did.
    public let action: ActionID?
    /// The screen that was in front then.
    public let from: ScreenID
  }

  /// What grows.
  public let kind: Kind
  /// Whether every turn needs an entry.
  public let needsEntry: Bool
  /// What each turn leaves, lowest first; never empty.
  public let growths: [Growth]
  /// The screens on which what grows stands and with which it begins, those of cycles that can grow the same included.
  public private(set) var screens: Set<ScreenID>
  /// The shortest known trace to the cycle and once around it.
  public package(set) var walk: Walk
  /// The number of moves of one turn, at the end of the walk.
  public let turn: Int

  /// The screens that its own turn leaves, and on which they come, those of cycles that can grow the same left out.
  public var ownScreens: Set<ScreenID> { Set(growths.flatMap { [$0.screen, $0.from] }) }

  /// Whether another cycle grows the same kind of thing, out of screens that this one has to do with.
  package func isAkin(to other: GrowingCycle) -> Bool { kind == other.kind && !screens.isDisjoint(with: other.screens) }

  /// The same, not called the shortest.
  ///
  /// By another turn, which is dearer where symbols no longer differ, it might begin sooner, and so it might where a search has
  /// come to the same configuration by another way; nothing is sooner than one tap.
  package var withoutClaim: GrowingCycle {
    var copy = self
    copy.walk.isShortest = walk.isShortest && walk.transitions.count <= 2
    return copy
  }

  /// Takes over the screens of a cycle that is not told by itself.
  package mutating func absorb(_ screens: Set<ScreenID>) { self.screens.formUnion(screens) }

  /// The same on a device on which the flow behaves in the same way.
  public func moved(to simulator: Simulator) -> GrowingCycle {
    var copy = self
    copy.walk = walk.moved(to: simulator)
    return copy
  }

  /// Reads off a walk, of which the last moves are one turn, what a turn leaves; nil where it is no cycle after all.
  ///
  /// - Parameter turn: how many moves the turn has.
  package init?(_ walk: Walk, turn: Int, needsEntry: Bool, besides screens: Set<ScreenID> = []) {
    let start = walk.transitions.count - turn
    guard turn > 0, start > 0 else { return nil }
    let reading = TurnReading(from: walk.transitions[start - 1].target, walk.transitions[start...], walk.simulator)
    guard let growths = reading.growths else { return nil }
    self.walk = walk
    self.turn = turn
    self.needsEntry = needsEntry
    self.growths = growths
    self.screens = screens.union(growths.flatMap { [$0.screen, $0.from] })
    kind = reading.addsLayers ? .layers : .stack
  }
}
