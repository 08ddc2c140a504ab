import FlowModel
import FlowSimulation
import Pushdown

/// With which values of the variables put back each rule of a coarse system can be used, and what it makes of them.
struct FinerOffers {
  private let coarse: CoarseRules
  private let valuations: Valuations
  private let kept: Set<VariableID>
  private(set) var uses: RuleUses
  /// By number of a head that was looked at again, the values with which something is surely offered, as a bit mask.
  private(set) var sureHeads: [Int: UInt64] = [:]

  init(_ coarse: CoarseRules, _ valuations: Valuations, keeping kept: Set<VariableID>) {
    self.coarse = coarse
    self.valuations = valuations
    self.kept = kept
    uses = RuleUses(of: coarse.rules)
  }

  mutating func decide() {
    let added = kept.subtracting(coarse.system.kept)
    for place in coarse.assigning where coarse.sets(place, oneOf: added) {
      let changes = coarse.changes(ofRule: place)
      uses.change(place, to: (0..<valuations.count).map { valuations.number(after: changes, from: $0) })
    }
    for head in coarse.doubtful where coarse.turns(head, on: added) { decide(head) }
  }

  private mutating func decide(_ head: Int) {
    let places = coarse.rules.rules(ofHead: head)
    var allowed = [UInt64](repeating: 0, count: places.count)
    var sure: UInt64 = 0
    for value in 0..<valuations.count {
      let choice = FinerChoice(at: head, coarse, keeping: kept) { valuations.write(value, into: &$0) }
      for place in choice.places { allowed[place.rule - places.lowerBound] |= 1 << UInt64(value) }
      if choice.isSureToAct { sure |= 1 << UInt64(value) }
    }
    for place in places { uses.allow(place, with: allowed[place - places.lowerBound]) }
    // The way out of a dead end is the last rule, where there is one.
    guard let last = places.last, coarse.move(ofRule: last) == nil else { return }
    uses.allow(last, with: ~sure)
    sureHeads[head] = sure
  }
}
