/// A table gives the rules that it has to whoever asks again, so that a system need not be compiled twice.
extension RuleTable: PushdownRules {
  /// Appends the rules of a head; none of a head that was never met.
  public func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    guard let head = index(of: Head(control: control, symbol: symbol)) else { return }
    for index in rules(ofHead: head) { list.append(rule(index)) }
  }

  /// Whether a control sweeps, as far as anybody has asked.
  public func isSweeping(control: UInt32) -> Bool { sweepers.isSweeping(control) }

  /// Whether a symbol can be swept, as far as anybody has asked.
  public func isSweepable(symbol: UInt32) -> Bool { sweepers.isSweepable(symbol) }
}
