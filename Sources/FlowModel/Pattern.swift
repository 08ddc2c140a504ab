import Diagnostics

/// A predicate over configurations; all of its clauses must hold.
public struct Pattern: Sendable {
  /// The operand of a clause: any of the values, or none of them.
  public struct Match<Value> {
    /// The values.
    public var values: [Value]
    /// Whether the clause is written with `not`.
    public var negated: Bool

    /// Creates a match.
    public init(_ values: [Value], negated: Bool = false) {
      self.values = values
      self.negated = negated
    }

    /// Returns whether the clause holds, given a predicate that compares one value.
    public func holds(_ isHere: (Value) -> Bool) -> Bool { values.contains(where: isHere) != negated }
  }

  /// A number of modal layers.
  public enum Count: Hashable, Sendable {
    case exactly(Int)
    case atLeast(Int)

    /// Returns whether a number satisfies the count.
    public func holds(_ number: Int) -> Bool {
      switch self {
      case .exactly(let count): number == count
      case .atLeast(let count): number >= count
      }
    }
  }

  /// Whether the tab bar can be tapped.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    case shown, hidden
  }

  /// The position of the front screen in its stack.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// The first screen of a layer above the root.
    case modal
    case pushed
    case root
  }

  /// Where the front screen stands: on the root, or in a layer of any kind over it.
  public enum Front: String, Hashable, Sendable, CaseIterable {
    case root, layer
  }

  /// The front screen.
  public var screen: Match<ScreenID>?
  /// The running task; the value nil stands for `none`.
  public var task: Match<TaskID?>?
  /// The number of modal layers.
  public var modals: Match<Count>?
  /// Whether the tab bar can be tapped.
  public var tabBar: Match<Visibility>?
  /// The selected tab.
  public var tab: Match<ScreenID>?
  /// The root in the window.
  public var root: Match<RootID>?
  /// The column that was used last, named after its first screen.
  public var column: Match<ScreenID>?
  /// A screen that is the front screen of some column.
  public var visible: Match<ScreenID>?
  /// The values of variables.
  public var state: [(variable: VariableID, match: Match<ValueID>)] = []
  /// The screen directly under the front screen.
  public var beneath: Match<ScreenID>?
  /// A screen anywhere under the front screen on the same stack.
  public var below: Match<ScreenID>?
  /// The position of the front screen in its stack.
  public var shown: Match<Placement>?
  /// Whether something is in front of the root: a layer of any kind, alerts and panels included.
  public var front: Match<Front>?
  /// The device.
  public var device: Match<Device>?
  /// The source range.
  public var range: SourceRange
  /// The pattern on one line, for reports.
  public var text: String

  /// Creates the pattern that always holds.
  public init(range: SourceRange, text: String) {
    self.range = range
    self.text = text
  }
}

extension Pattern.Match: Sendable where Value: Sendable {}
extension Pattern.Match: Equatable where Value: Equatable {}
extension Pattern.Match: Hashable where Value: Hashable {}
