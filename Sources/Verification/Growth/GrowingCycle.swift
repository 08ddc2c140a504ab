import FlowModel
import FlowSimulation

/// A cycle of moves that makes the stacks grow without bound, because each turn adds screens or layers.
public struct GrowingCycle: Sendable {
  /// The kind of growth: of a stack, or of modal layers.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Screens on one stack.
    case stack
    /// Layers, with any screens in them.
    case layers
  }

  /// A screen that each turn leaves on the stacks.
  public struct AddedScreen: Hashable, Sendable {
    /// The screen.
    public let screen: ScreenID
    /// Whether a layer begins with it.
    public let beginsLayer: Bool
    /// The action that showed it, or nil for a gesture's default effect.
    public let action: ActionID?
    /// The screen that was in front before.
    public let from: ScreenID
  }

  /// The kind of growth: of a stack, or of modal layers.
  public let kind: Kind
  /// Whether every turn needs an entry.
  public let needsEntry: Bool
  /// The screens that each turn leaves, lowest first; never empty.
  public let addedScreens: [AddedScreen]
  /// The screens of this cycle, and of the cycles that it represents.
  public private(set) var screens: Set<ScreenID>
  /// The shortest known trace to the cycle and once around it.
  public package(set) var walk: Walk
  /// The number of moves of one turn, at the end of the walk.
  public let turn: Int

  /// The screens that its own turn leaves, and the screens in front before each of them.
  public var ownScreens: Set<ScreenID> { Set(addedScreens.flatMap { [$0.screen, $0.from] }) }

  /// Returns whether another cycle has the same kind and shares a screen.
  package func isAkin(to other: GrowingCycle) -> Bool { kind == other.kind && !screens.isDisjoint(with: other.screens) }

  /// A copy whose trace is not claimed to be the shortest, unless it has only one tap.
  ///
  /// Another turn, or another trace to the same configuration, may begin earlier.
  package var withoutClaim: GrowingCycle {
    var copy = self
    copy.walk.isShortest = walk.isShortest && walk.transitions.count <= 2
    return copy
  }

  /// Adds the screens of a cycle that is not reported separately.
  package mutating func absorb(_ screens: Set<ScreenID>) { self.screens.formUnion(screens) }

  /// Returns the cycle on a device on which the flow behaves in the same way.
  public func moved(to simulator: Simulator) -> GrowingCycle {
    var copy = self
    copy.walk = walk.moved(to: simulator)
    return copy
  }

  /// Creates the cycle of a walk that ends with one turn; nil if the turn adds nothing.
  ///
  /// - Parameter turn: the number of moves of the turn.
  package init?(_ walk: Walk, turn: Int, needsEntry: Bool, besides screens: Set<ScreenID> = []) {
    let start = walk.transitions.count - turn
    guard turn > 0, start > 0 else { return nil }
    let reading = TurnReading(from: walk.transitions[start - 1].target, walk.transitions[start...], walk.simulator)
    guard let addedScreens = reading.addedScreens else { return nil }
    self.walk = walk
    self.turn = turn
    self.needsEntry = needsEntry
    self.addedScreens = addedScreens
    self.screens = screens.union(addedScreens.flatMap { [$0.screen, $0.from] })
    kind = reading.addsLayers ? .layers : .stack
  }
}
