extension BackwardSaturation {
  /// The controls with which a head can be erased, in ascending order; none for a head that is not reachable, unless it
  /// is swept.
  public func controls(erasing head: Head) -> [UInt32] {
    read(head.symbol, after: head.control).filter { $0 & BackwardSaturation.goalFlag == 0 }
  }

  /// Whether neither a control nor the goal can be reached from a head by itself, whatever it stands on.
  public func isStuck(_ head: Head) -> Bool {
    read(head.symbol, after: head.control).isEmpty
  }

  /// Whether the goal can be reached from a configuration that itself is reachable, in time
  /// O(h · n · (n · log n + δ)) for a stack of h symbols.
  public func contains(_ configuration: Configuration) -> Bool {
    var results: Set<UInt32> = [configuration.control]
    for symbol in configuration.stack {
      var next: Set<UInt32> = []
      for result in results { next.formUnion(read(symbol, after: result)) }
      results = next
    }
    return results.contains(where: isAccepted)
  }

  /// What a symbol is erased to, or read to, after a control or a state of the goal.
  func read(_ symbol: UInt32, after result: UInt32) -> [UInt32] {
    if result & BackwardSaturation.goalFlag == 0 {
      if rules.sweepers.sweeps(result, symbol) { return readSwept(symbol, after: result) }
      let node = heads.find(symbol, result)
      return node == PairTable.none ? [] : sets.members(of: node)
    }
    var states: ContiguousArray<UInt32> = []
    goal.appendSuccessors(of: result ^ BackwardSaturation.goalFlag, over: symbol, to: &states)
    return states.map { $0 | BackwardSaturation.goalFlag }
  }

  private func readSwept(_ symbol: UInt32, after control: UInt32) -> [UInt32] {
    guard goal.stateCount > 0 else { return [control] }
    var (starts, states) = (ContiguousArray<UInt32>(), ContiguousArray<UInt32>())
    goal.appendStarts(control, to: &starts)
    for start in starts { goal.appendSuccessors(of: start, over: symbol, to: &states) }
    return [control] + states.map { $0 | BackwardSaturation.goalFlag }
  }

  /// Whether the goal has been reached when the bottom of the stack has been.
  func isAccepted(_ result: UInt32) -> Bool {
    result & BackwardSaturation.goalFlag == 0
      ? goal.acceptsEmptyStack(result) : goal.isAccepting(result ^ BackwardSaturation.goalFlag)
  }
}
