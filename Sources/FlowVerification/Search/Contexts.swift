import FlowSimulation

/// How far a search goes that counts how often another tab is selected, not how often is tapped.
///
/// Most of what goes wrong between several stacks does so within few contexts (Qadeer and Rehof 2005), each of which may take
/// many taps: more than a search gets to that tries each tab after each tap.
struct Contexts: Sendable {
  /// So often another tab may be selected.
  private static let most = 4
  /// So many configurations are looked at that take as many switches.
  private static let perSwitch = 2_000
  /// So often a screen may stand on a stack on which more is put: where it can once more, it can for ever.
  private static let mostAlike = 2

  /// How many have been looked at, by how many switches they take.
  private var looked = [Int](repeating: 0, count: most + 1)

  /// How many configurations are looked at, at most.
  var configurations: Int { looked.count * Self.perSwitch }

  /// Whether one more is looked at that takes so many switches.
  mutating func admits(_ switches: Int) -> Bool {
    guard switches <= Self.most, looked[switches] < Self.perSwitch else { return false }
    looked[switches] += 1
    return true
  }

  /// Whether it may matter what can be done next.
  func admits(_ configuration: Configuration) -> Bool {
    let front = configuration.front
    let screen = configuration.frontScreen
    return configuration.stack(of: front.layer).count { $0.screen == screen } <= Self.mostAlike
  }
}

extension Configuration {
  /// Whether another tab is selected, or another root stands.
  func isInAnotherTab(than other: Configuration) -> Bool { root != other.root || selectedTab != other.selectedTab }
}
