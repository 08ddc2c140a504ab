/// A difference between two versions of a flow in one element.
///
/// Elements are identified by name.
public struct FlowChange: Hashable, Sendable {
  /// The kind of difference.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The element has another name, and may have changed too.
    case renamed
    case removed, added, changed
  }

  /// The kind of element, in the order of reports.
  public enum Subject: Int, Hashable, Sendable, CaseIterable {
    case flow, state, root, screen, task, action, entry, expectation, scenario
  }

  /// The element that contains an action.
  public enum Owner: Hashable, Sendable {
    case screen(String)
    case task(String)
    case root(String)
  }

  /// A property of the element that changed.
  public struct Detail: Hashable, Sendable {
    /// The property, in the words of the flow file.
    public var what: String
    /// The old value, or nil if there was none.
    public var old: String?
    /// The new value, or nil if there is none.
    public var new: String?

    /// Creates a detail.
    public init(_ what: String, old: String?, new: String?) {
      self.what = what
      self.old = old
      self.new = new
    }
  }

  /// The kind of difference.
  public var kind: Kind
  /// The kind of element.
  public var subject: Subject
  /// The name of the element; empty for the flow itself.
  public var name: String
  /// The element that contains it, if it is an action.
  public var owner: Owner?
  /// The properties that changed; empty for added and removed elements.
  public var details: [Detail]

  /// Creates a change.
  public init(_ kind: Kind, _ subject: Subject, _ name: String, of owner: Owner? = nil, details: [Detail] = []) {
    self.kind = kind
    self.subject = subject
    self.name = name
    self.owner = owner
    self.details = details
  }
}
