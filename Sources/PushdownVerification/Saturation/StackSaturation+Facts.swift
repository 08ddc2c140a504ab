import Verification

/// The facts that may occur.
extension StackSaturation {
  /// Records that a fact, by its number, may occur.
  func note(_ fact: UInt32) {
    while isPossible.count <= Int(fact) { isPossible.append(false) }
    isPossible[Int(fact)] = true
  }

  /// The facts that may occur, in the order of discovery.
  var possibleFacts: [Fact] {
    isPossible.indices.filter { isPossible[$0] }.map { system.facts.things[$0] }
  }
}
