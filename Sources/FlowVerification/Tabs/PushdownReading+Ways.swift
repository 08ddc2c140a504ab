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

  /// Whether a rule takes the other tabs to do more than be selected, or not even what is left to do there.
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

  /// Goes through the rules by which something goes out to other tabs: its number, the places of the rule and of its head, and what
  /// the way there weighs.
  func forEachLeave(_ body: (_ number: Int, _ rule: Int, _ head: Int, _ weight: UInt64) -> Void) {
    for head in 0..<forward.rules.headCount {
      guard let weight = runs.weight(ofHead: head) else { continue }
      for rule in forward.rules.rules(ofHead: head) {
        guard let number = system.meanings[Int(forward.rules.rule(rule).id)].leaves else { continue }
        body(Int(number), rule, head, weight)
      }
    }
  }
}
