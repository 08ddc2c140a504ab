import Testing

@testable import Pushdown

/// What is copied halfway stays as it was, whatever becomes of the original: the arrays check for sharing only once a slice.
@Suite struct CopyTests {
  @Test func aForwardSaturationIsAValue() {
    for seed in 0..<200 {
      var system = TinySystem(seed: seed)
      let whole = ForwardSaturation(from: system.start, rules: &system)
      var one = ForwardSaturation(from: system.start)
      _ = one.saturate(with: &system, steps: 2)
      var two = one
      let before = [two.transitionCount, two.edgeCount, two.frameCount, two.rules.ruleCount]
      _ = one.saturate(with: &system)
      #expect([two.transitionCount, two.edgeCount, two.frameCount, two.rules.ruleCount] == before, "seed \(seed)")
      _ = two.saturate(with: &system)
      #expect(Self.facts(one) == Self.facts(whole) && Self.facts(two) == Self.facts(whole), "seed \(seed)")
    }
  }

  @Test func lightestRunsAreAValue() {
    for seed in 0..<200 {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      var one = ShortestRuns(of: forward, layout: TinySystem.layout)
      _ = one.run(steps: 3)
      var two = one
      let before = Self.weights(two)
      _ = one.run()
      #expect(Self.weights(two) == before, "seed \(seed)")
      _ = two.run()
      #expect(Self.weights(two) == Self.weights(one), "seed \(seed)")
    }
  }

  @Test func aBackwardSaturationIsAValue() {
    for seed in 0..<200 {
      var system = TinySystem(seed: seed)
      let forward = ForwardSaturation(from: system.start, rules: &system)
      var one = BackwardSaturation(of: forward.rules)
      _ = one.saturate(steps: 2)
      var two = one
      let before = Self.sums(two)
      _ = one.saturate()
      #expect(Self.sums(two) == before, "seed \(seed)")
      _ = two.saturate()
      #expect(Self.sums(two) == Self.sums(one), "seed \(seed)")
    }
  }

  @Test func aFlatArrayGrowsAndIsCopied() {
    var one = FlatArray<UInt32>()
    for value in 0..<100 as Range<UInt32> { one.append(value) }
    var two = one
    two.makeUnique()
    two[7] = 1_000
    two.append(5)
    #expect(one.count == 100 && one[7] == 7 && two[7] == 1_000 && two.count == 101)
    #expect(two.popLast() == 5 && Array(one) == Array(0..<100))
    var three = FlatArray<UInt32>()
    #expect(three.popLast() == nil)
    three.reserveCapacity(3)
    #expect(three.isEmpty)
  }

  private static func facts(_ saturation: ForwardSaturation) -> [Int] {
    let heads = (0..<saturation.rules.headCount).map(saturation.rules.head)
    return [saturation.transitionCount, saturation.edgeCount, saturation.frameCount, Set(heads).count]
  }

  private static func weights(_ runs: ShortestRuns) -> [UInt64?] {
    (0..<runs.saturation.rules.headCount).map { runs.weight(of: runs.saturation.rules.head($0)) }
      + (0..<runs.saturation.edgeCount).map(runs.weight(ofEdge:))
  }

  private static func sums(_ saturation: BackwardSaturation) -> [[UInt32]] {
    (0..<saturation.rules.headCount).map { saturation.controls(erasing: saturation.rules.head($0)) }
  }
}
