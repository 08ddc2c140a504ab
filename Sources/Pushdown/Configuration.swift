/// A configuration ⟨p, w⟩: a control and a whole stack.
public struct Configuration: Hashable, Sendable {
  /// The control.
  public var control: UInt32
  /// The stack, top first.
  public var stack: [UInt32]

  /// Puts a configuration together; the top of the stack comes first.
  public init(control: UInt32, stack: [UInt32]) {
    self.control = control
    self.stack = stack
  }

  /// The control and the top symbol; nothing where the stack is empty.
  public var head: Head? {
    stack.first.map { Head(control: control, symbol: $0) }
  }

  /// The configuration after one use of a rule whose head this one has; nothing where the stack is empty.
  public func applying(_ rule: Rule) -> Configuration? {
    guard !stack.isEmpty else { return nil }
    var next = Array(stack.dropFirst())
    if rule.isPush { next.insert(rule.beneath, at: 0) }
    if !rule.isPop { next.insert(rule.top, at: 0) }
    return Configuration(control: rule.control, stack: next)
  }
}
