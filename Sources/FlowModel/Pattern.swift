import Diagnostics

/// A statement about a configuration; every clause must hold.
public struct Pattern: Sendable {
  /// What a clause compares with: any of these, or none of them.
  public struct Match<Value> {
    /// The values that are named.
    public var values: [Value]
    /// Whether `not` stands before them.
    public var negated: Bool

    /// Creates a match.
    public init(_ values: [Value], negated: Bool = false) {
      self.values = values
      self.negated = negated
    }

    /// Whether it holds, given how to tell a named value.
    public func holds(_ isHere: (Value) -> Bool) -> Bool { values.contains(where: isHere) != negated }
  }

  /// A number of modal layers.
  public enum Count: Hashable, Sendable {
    case exactly(Int)
    case atLeast(Int)

    /// Whether a number is meant.
    public func holds(_ number: Int) -> Bool {
      switch self {
      case .exactly(let count): number == count
      case .atLeast(let count): number >= count
      }
    }
  }

  /// Whether the tab bar can be tapped now.
  public enum Visibility: String, Hashable, Sendable, CaseIterable {
    case shown, hidden
  }

  /// How the front screen stands.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// First of a layer above the root.
    case modal
    case pushed
    case root
  }

  /// The front screen.
  public var screen: Match<ScreenID>?
  /// The running task; nil for `none`.
  public var task: Match<TaskID?>?
  /// The number of modal layers that count.
  public var modals: Match<Count>?
  /// Whether the tab bar can be tapped.
  public var tabBar: Match<Visibility>?
  /// The selected tab.
  public var tab: Match<ScreenID>?
  /// The root shown.
  public var root: Match<RootID>?
  /// The values of variables.
  public var state: [(variable: VariableID, match: Match<ValueID>)] = []
  /// The screen directly under the front screen.
  public var beneath: Match<ScreenID>?
  /// A screen anywhere under the front screen on the same stack.
  public var below: Match<ScreenID>?
  /// How the front screen stands.
  public var shown: Match<Standing>?
  /// The device.
  public var device: Match<Device>?
  /// Where it stands.
  public var range: SourceRange
  /// How it is written, on one line, for reports.
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
