extension PushdownGrowth {
  /// What grows in a system.
  struct Findings: Sendable {
    /// What is told of it.
    var cycles: [GrowingCycle]
    /// The kinds of what grows, be it by a way of the flow or not; all where that was not looked at to its end.
    let kinds: Set<GrowingCycle.Kind>

    /// Whether it is known if something of a kind grows.
    func isSure(of kind: GrowingCycle.Kind) -> Bool { !kinds.contains(kind) || cycles.contains { $0.kind == kind } }
  }
}
