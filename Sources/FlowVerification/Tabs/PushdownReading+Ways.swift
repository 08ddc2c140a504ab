import Pushdown

/// The rules of ways, and the same system with other ways.
extension PushdownReading {
  /// Ways that weigh so much are none.
  static let far = UInt64(1) << 60

  /// The same system with ways from one launch only, by number, or from any, and with other weights; with fewer where it is
  /// told to stop.
  func from(_ launch: Int?, _ watch: Watch, weighing weigh: @escaping (Rule) -> UInt64 = \.weight) -> PushdownReading {
    let launches = forward.rules.rules(ofHead: 0).map { forward.rules.rule($0).id }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout) { rule in
      if let launch, let place = launches.firstIndex(of: rule.id) { return place == launch ? rule.weight : Self.far }
      return weigh(rule)
    }
    _ = runs.run(watch)
    return PushdownReading(system: system, forward: forward, runs: runs)
  }

  /// Whether a rule takes the other tabs to do more than be selected.
  func isGuess(_ rule: Rule) -> Bool {
    system.meanings[Int(rule.id)].arrival != nil && FlowPushdown.layout.cost(3, of: rule.weight) > 0
  }

  /// The rule with a meaning: rules are made in the order of theirs.
  func rule(meaning: UInt32) -> Rule {
    var places = 0..<forward.rules.ruleCount
    while places.count > 1 {
      let middle = places.lowerBound + places.count / 2
      places = forward.rules.rule(middle).id <= meaning ? middle..<places.upperBound : places.lowerBound..<middle
    }
    return forward.rules.rule(places.lowerBound)
  }
}
