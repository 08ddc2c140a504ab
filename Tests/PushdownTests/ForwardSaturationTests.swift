import Testing

@testable import Pushdown

@Suite struct ForwardSaturationTests {
  static let seeds = 0..<2_500

  @Test func findsExactlyTheReachableHeads() {
    for seed in Self.seeds {
      var system = TinySystem(seed: seed)
      let saturation = ForwardSaturation(from: system.start, rules: &system)
      let heads = NaiveHeads(system, sums: NaiveSums(system.rules)).weights
      let found = Set((0..<saturation.rules.headCount).map(saturation.rules.head))
      #expect(found == Set(heads.keys.filter { !system.isSwept($0) }), "seed \(seed)")
      for head in system.heads { #expect(saturation.reaches(head) == (heads[head] != nil), "seed \(seed)") }
    }
  }

  @Test func acceptsExactlyTheReachableConfigurations() {
    for seed in 0..<800 {
      var system = TinySystem(seed: seed)
      let saturation = ForwardSaturation(from: system.start, rules: &system)
      let low = NaiveConfigurations(system, from: system.start, height: 5)
      for configuration in low.weights.keys {
        #expect(saturation.contains(configuration), "seed \(seed): \(configuration)")
      }
      let high = NaiveConfigurations(system, from: system.start, height: 9)
      guard !high.isCut else { continue }
      for configuration in Self.configurations(of: system, height: 2) where saturation.contains(configuration) {
        #expect(high.weights[configuration] != nil, "seed \(seed): \(configuration)")
      }
    }
  }

  @Test func maySaturateInPieces() {
    for seed in 0..<300 {
      var system = TinySystem(seed: seed)
      let whole = ForwardSaturation(from: system.start, rules: &system)
      var pieces = ForwardSaturation(from: system.start)
      var count = 0
      while !pieces.saturate(with: &system, steps: 1) { count += 1 }
      #expect(pieces.transitionCount == whole.transitionCount && pieces.edgeCount == whole.edgeCount)
      #expect(count < 10 * (whole.transitionCount + 1), "seed \(seed)")
    }
  }

  @Test func takesMoreRulesOnceItIsWorkedOff() {
    for seed in Self.seeds {
      var system = TinySystem(seed: seed)
      let whole = ForwardSaturation(from: system.start, rules: &system)
      var fewer = FewerRules(system: system)
      var saturation = ForwardSaturation(from: system.start, rules: &fewer)
      let heads = (0..<saturation.rules.headCount).map { (number: $0, head: saturation.rules.head($0)) }
      saturation.extend(
        heads.map { number, head in
          var rules: ContiguousArray<Rule> = []
          system.appendRules(control: head.control, symbol: head.symbol, to: &rules)
          return (number, rules)
        })
      let isDone = saturation.saturate(with: &system)
      #expect(isDone && saturation.transitionCount == whole.transitionCount && saturation.edgeCount == whole.edgeCount)
      #expect(weights(saturation) == weights(whole), "seed \(seed)")
    }
  }

  private func weights(_ saturation: ForwardSaturation) -> [Head: UInt64] {
    var runs = ShortestRuns(of: saturation)
    _ = runs.run()
    let heads = (0..<saturation.rules.headCount).map { (saturation.rules.head($0), runs.weight(ofHead: $0) ?? .max) }
    return Dictionary(uniqueKeysWithValues: heads)
  }

  @Test func keepsManyPushTargetsOfOneSymbolApart() {
    var system = PushdownSystem()
    for target in 0..<200 as Range<UInt32> {
      system.add(.push(to: 0, 10 + target, over: 1, id: target), control: 0, symbol: 1)
      system.add(.pop(to: 1 + target, id: 1_000 + target), control: 0, symbol: 10 + target)
    }
    let saturation = ForwardSaturation(from: Configuration(control: 0, stack: [1]), rules: &system)
    #expect(saturation.edgeCount == 200)
    #expect(saturation.rules.headCount == 401)
    var runs = ShortestRuns(of: saturation)
    _ = runs.run()
    #expect(runs.witness(to: Head(control: 150, symbol: 1))?.rules == [149, 1_149])
  }

  @Test func asksForEveryHeadOnce() {
    for seed in 0..<200 {
      var counting = CountingRules(system: TinySystem(seed: seed))
      let saturation = ForwardSaturation(from: counting.system.start, rules: &counting)
      #expect(counting.asked.values.allSatisfy { $0 == 1 })
      #expect(counting.asked.count == saturation.rules.headCount)
      #expect(!counting.asked.keys.contains(where: counting.system.isSwept), "seed \(seed)")
      #expect(counting.askedOfControls.values.allSatisfy { $0 == 1 })
      #expect(counting.askedOfSymbols.values.allSatisfy { $0 == 1 })
    }
  }

  @Test func beginsWithAnyStack() {
    var system = PushdownSystem()
    system.add(.pop(to: 2, id: 0), control: 1, symbol: 7)
    let empty = ForwardSaturation(from: Configuration(control: 1, stack: []), rules: &system)
    #expect(empty.contains(Configuration(control: 1, stack: [])) && empty.rules.headCount == 0)
    let three = ForwardSaturation(from: Configuration(control: 1, stack: [7, 8, 9]), rules: &system)
    #expect(three.contains(Configuration(control: 2, stack: [8, 9])))
    #expect(!three.contains(Configuration(control: 2, stack: [9, 8])))
    #expect(!three.contains(Configuration(control: 2, stack: [8])))
  }

  /// All configurations of a system up to a height, reachable or not.
  static func configurations(of system: TinySystem, height: Int) -> [Configuration] {
    var stacks: [[UInt32]] = [[]]
    var last = stacks
    for _ in 0..<height {
      last = last.flatMap { stack in system.symbols.map { [$0] + stack } }
      stacks += last
    }
    return stacks.flatMap { stack in system.controls.map { Configuration(control: $0, stack: stack) } }
  }
}

/// Knows only every other rule of a head.
private struct FewerRules: PushdownRules {
  var system: TinySystem

  mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    var all: ContiguousArray<Rule> = []
    system.appendRules(control: control, symbol: symbol, to: &all)
    list += all.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  mutating func isSweeping(control: UInt32) -> Bool { system.isSweeping(control: control) }

  mutating func isSweepable(symbol: UInt32) -> Bool { system.isSweepable(symbol: symbol) }
}

/// Counts how often each head is asked for.
private struct CountingRules: PushdownRules {
  var system: TinySystem
  var asked: [Head: Int] = [:]
  var askedOfControls: [UInt32: Int] = [:]
  var askedOfSymbols: [UInt32: Int] = [:]

  mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    asked[Head(control: control, symbol: symbol), default: 0] += 1
    system.appendRules(control: control, symbol: symbol, to: &list)
  }

  mutating func isSweeping(control: UInt32) -> Bool {
    askedOfControls[control, default: 0] += 1
    return system.isSweeping(control: control)
  }

  mutating func isSweepable(symbol: UInt32) -> Bool {
    askedOfSymbols[symbol, default: 0] += 1
    return system.isSweepable(symbol: symbol)
  }
}
