/// Something that one version of a flow has and the other has not, or has differently; what has the same name is the same thing.
public struct FlowChange: Hashable, Sendable {
  /// What became of it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case removed, added, changed
  }

  /// What sort of thing it is, in the order in which changes are told.
  public enum Subject: Int, Hashable, Sendable, CaseIterable {
    case flow, state, root, screen, task, action, entry, expectation, scenario
  }

  /// Where an action is written.
  public enum Owner: Hashable, Sendable {
    case screen(String)
    case task(String)
    case root(String)
  }

  /// One respect in which something changed.
  public struct Detail: Hashable, Sendable {
    /// The respect, in a flow file's words.
    public var what: String
    /// What was said before; nil where nothing was.
    public var old: String?
    /// What is said now; nil where nothing is.
    public var new: String?

    /// Creates a detail.
    public init(_ what: String, old: String?, new: String?) {
      self.what = what
      self.old = old
      self.new = new
    }
  }

  /// What became of it.
  public var kind: Kind
  /// What sort of thing it is.
  public var subject: Subject
  /// Its name; for the flow itself the empty text.
  public var name: String
  /// Where it is written, for an action.
  public var owner: Owner?
  /// In which respects it changed; empty for what came and went.
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
