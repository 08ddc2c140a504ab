/// A small random flow in which the stack of each tab grows.
///
/// Variables are set in one tab and read in another, steps continue in another tab, alerts have to close first, and
/// often a root without tabs comes before the tabs. In some flows not every screen can be left: ways back are hidden,
/// and some tabs cannot be selected.
public struct GeneratedTabs {
  private var random: SeededGenerator
  private let tabs: [String]
  private let hasDoor: Bool
  private let isClosed: Bool

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    tabs = Array(["A", "B", "C"].prefix(random.number(2...3)))
    hasDoor = random.chance(40)
    isClosed = seed % 3 == 0
  }

  /// The text of the flow file.
  public static func text(seed: UInt64) -> String {
    var flow = GeneratedTabs(seed: seed)
    return flow.text()
  }

  private mutating func text() -> String {
    let main = "{ tabs: [\(tabs.joined(separator: ", "))], start: \(tab()) }"
    var lines = ["navflow: 1", "state: { v: [a, b], w: [a, b] }"]
    if hasDoor {
      lines += ["roots: { door: { screen: D }, main: \(main) }", "start: \(random.chance(50) ? "door" : "main")"]
    } else {
      lines.append("root: \(main)")
    }
    lines.append("screens:")
    for tab in tabs { lines += screen(tab, more: "\(tab)2") + screen("\(tab)2", more: "\(tab)2") }
    let goal = tab()
    let screen = lines.firstIndex(of: "  \(goal):") ?? 0
    let actions = lines[screen...].firstIndex(of: "    actions:") ?? screen
    lines.insert("      Goal: { when: { v: b }, push: G }", at: actions + 1)
    var way = random.chance(40) ? "root main" : "root main, tab \(tab())"
    // A variable that is set before another root is shown may be set again afterwards.
    if random.chance(35) { way = "\(setStep()), \(way.replacing("root main", with: "root main, \(setStep())"))" }
    lines += [
      "  G: {}", "  Q:", "    kind: alert", "    actions:", "      No: stay", "      Go: \(action(deep: false))",
      "  D: { actions: { In: { \(set())do: [\(way)] } } }",
    ]
    if random.chance(35) { lines += ["entries:", "  E: { \(set())do: [tab \(tab())] }"] }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func screen(_ name: String, more: String) -> [String] {
    var lines = ["  \(name):"] + (isClosed ? closures(isRoot: name != more) : [])
    lines += ["    actions:", "      More: push \(more)"]
    for place in 0..<random.number(0...2) {
      let isArrival = random.chance(10)
      let arrival = "{ by: arrival, when: { w: a }, set: { w: b }, do: \(random.chance(50) ? "present Q" : "stay") }"
      lines.append("      a\(place): \(isArrival ? arrival : action(deep: name == more))")
    }
    return lines
  }

  private mutating func closures(isRoot: Bool) -> [String] {
    let closed = tabs.filter { _ in random.chance(45) }.map { "\"Tab: \($0)\": none" }
    return (!isRoot && random.chance(60) ? ["    back: hidden"] : [])
      + (closed.isEmpty ? [] : ["    gestures: { \(closed.joined(separator: ", ")) }"])
  }

  private mutating func action(deep: Bool) -> String {
    let when = random.chance(30) ? "when: { \(variable()): \(value()) }, " : ""
    let by = random.chance(12) ? "by: system, " : ""
    let steps = (0..<random.number(1...3)).map { _ in step(deep: deep) }
    return "{ \(when)\(by)\(set())do: [\(steps.joined(separator: ", "))] }"
  }

  private mutating func step(deep: Bool) -> String {
    var steps = ["tab \(tab())", "tab \(tab())", "push \(tab())2", "pop root", "present Q", setStep()]
    if deep { steps += ["pop", "pop"] }
    if hasDoor { steps.append("root door") }
    return random.pick(from: steps) ?? "stay"
  }

  private mutating func set() -> String { random.chance(45) ? "set: { \(variable()): \(value()) }, " : "" }
  private mutating func setStep() -> String { "{ set: { \(variable()): \(value()) } }" }
  private mutating func tab() -> String { random.pick(from: tabs) ?? "A" }
  private mutating func variable() -> String { random.chance(50) ? "v" : "w" }
  private mutating func value() -> String { random.chance(50) ? "a" : "b" }
}
