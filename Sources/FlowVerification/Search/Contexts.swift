import FlowSimulation

/// How far a search goes that counts how often another tab is selected, not how often is tapped, and how far it has come.
///
/// Most of what goes wrong between several stacks does so within few contexts (Qadeer and Rehof 2005), each of which may take
/// many taps: more than a search gets to that tries each tab after each tap.
struct Contexts: Sendable {
  /// So often another tab may be selected.
  private static let most = 4
  /// So many configurations are looked at that take as many switches.
  private static let perSwitch = 2_000
  /// So often a screen may be in sight or stand beneath where more is done: where it can come once more, it can for ever.
  private static let mostAlike = 2
  /// So many configurations are held.
  static let mostHeld = 24_000

  /// How many have been looked at, by how many switches they take.
  private var looked = [Int](repeating: 0, count: most + 1)

  /// How many configurations are looked at, at most.
  var configurations: Int { looked.count * Self.perSwitch }

  /// How much of that has been done, from 0 to 1.
  var share: Double { Double(looked.reduce(0, +)) / Double(configurations) }

  /// Whether one more is looked at that takes so many switches.
  mutating func admits(_ switches: Int) -> Bool {
    guard switches <= Self.most, looked[switches] < Self.perSwitch else { return false }
    looked[switches] += 1
    return true
  }

  /// Whether it may matter what can be done next.
  func admits(_ configuration: Configuration) -> Bool {
    let screen = configuration.frontScreen
    let count = (0...configuration.layers.count).reduce(0) { count, layer in
      count + configuration.stack(of: layer).count { $0.screen == screen }
    }
    return count <= Self.mostAlike
  }
}

extension Configuration {
  /// Whether another tab is selected, or another root stands.
  func isInAnotherTab(than other: Configuration) -> Bool { root != other.root || selectedTab != other.selectedTab }
}
