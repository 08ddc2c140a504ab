// Times Pushdown against the same in plain C++, in one run: `swift run -c release Saturate [options] [screens …]`.
//
// Each figure is the least of several turns, Swift and C++ by turns. The answers of both are compared. The C++ is the
// same algorithm on the same tables, for up to 64 controls; it too asks for the rules of a head when it meets it, and
// numbers what it meets. Keeping the rules to be asked for is no part of the time.
//
// --shuffled: screens that belong together have numbers far apart.
// --without-runs: leaves out the lightest runs, which take longest.
// --swift-only: saturates once, and tells how large the automaton is and what memory it took.
import Bounds
import Foundation
import Pushdown
import Yardstick

/// The rules of a made-up app, made anew for each head that is asked for, as a compiler would.
struct AppRules: PushdownRules {
  private let rules: ContiguousArray<Rule>
  private let start: ContiguousArray<Int>

  init(_ app: MadeUpApp) {
    let heads = app.rules.map { Int($0.symbol * MadeUpApp.controls + $0.control) }
    var start = ContiguousArray(repeating: 0, count: Int(app.screens * MadeUpApp.controls) + 2)
    for head in heads { start[head + 2] += 1 }
    for head in 2..<start.count { start[head] += start[head - 1] }
    let blank = Rule.pop(to: 0, id: 0)
    var rules = ContiguousArray(repeating: blank, count: heads.count)
    for (head, rule) in zip(heads, app.rules) {
      rules[start[head + 1]] = Rule(rule)
      start[head + 1] += 1
    }
    self.rules = rules
    self.start = start
  }

  mutating func appendRules(control: UInt32, symbol: UInt32, to list: inout ContiguousArray<Rule>) {
    let head = Int(symbol * MadeUpApp.controls + control)
    for index in start[head]..<start[head + 1] { list.append(rules[index]) }
  }
}

extension Rule {
  init(_ rule: yardstick_rule) {
    let (weight, id) = (UInt64(rule.weight), rule.id)
    if rule.top == Rule.noSymbol {
      self = .pop(to: rule.next, weight: weight, id: id)
    } else if rule.beneath == Rule.noSymbol {
      self = .swap(to: rule.next, rule.top, weight: weight, id: id)
    } else {
      self = .push(to: rule.next, rule.top, over: rule.beneath, weight: weight, id: id)
    }
  }
}

/// Seconds of processor time that a piece of work takes.
func seconds<Result>(_ work: () -> Result) -> (Double, Result) {
  let begin = yardstick_cpu_seconds()
  let result = work()
  return (yardstick_cpu_seconds() - begin, result)
}

func tell(_ name: String, swift: Double, plain: Double) {
  let ratio = swift / plain
  print(
    "  \(name)".padding(toLength: 22, withPad: " ", startingAt: 0)
      + String(format: "Swift %9.2f ms   C++ %9.2f ms   ratio %.2f", swift * 1e3, plain * 1e3, ratio))
}

/// Tells what each grows like: that of the plain loops is what becomes of the machine, as caches are outgrown.
func tellGrowth(from first: (screens: UInt32, times: [Double]), to last: (screens: UInt32, times: [Double])) {
  let size = { (screens: UInt32) in Double(screens) * log(Double(screens)) }
  let growth = zip(last.times, first.times).map { $0 / $1 / (size(last.screens) / size(first.screens)) }
  print("per n · log n, \(first.screens) to \(last.screens) screens")
  for (index, name) in ["post*", "lightest runs", "pre*"].enumerated() {
    let (swift, plain) = (String(format: "%.2f", growth[index]), String(format: "%.2f", growth[index + 3]))
    print("  \(name): Swift \(swift), C++ \(plain)")
  }
}

var bounds = Bounds()
var measured: [(screens: UInt32, times: [Double])] = []
if !CommandLine.arguments.contains("--swift-only") { yardstick_keep_memory() }
let arguments = CommandLine.arguments.dropFirst()
let onlySwift = arguments.contains("--swift-only")
let withRuns = !arguments.contains("--without-runs")
let sizes = arguments.compactMap { UInt32($0) }

for screens in sizes.isEmpty ? [1_000, 10_000, 100_000] : sizes {
  let app = MadeUpApp(screens: screens, isShuffled: arguments.contains("--shuffled"))
  print("\(screens) screens, \(app.rules.count) rules")
  var source = AppRules(app)
  let start = Configuration(control: 20, stack: [0])
  let before = yardstick_resident_kilobytes() / 1024
  var times = [Double](repeating: .infinity, count: 6)
  for _ in 0..<(screens > 20_000 ? 3 : 9) {
    let (forwardTime, forward) = seconds { ForwardSaturation(from: start, rules: &source) }
    times[0] = min(times[0], forwardTime)
    if onlySwift {
      print("  transitions \(forward.transitionCount), edges \(forward.edgeCount), heads \(forward.rules.headCount)")
      let more = yardstick_peak_kilobytes() / 1024 - before
      print("  saturation \(Int(forwardTime * 1e3)) ms, peak \(more) MB above the source's \(before) MB")
      break
    }
    let (shortestTime, runs) = seconds {
      var runs = ShortestRuns(of: forward)
      if withRuns { _ = runs.run() }
      return runs
    }
    times[1] = min(times[1], shortestTime)
    let (backwardTime, backward) = seconds { BackwardSaturation.complete(of: forward.rules) }
    times[2] = min(times[2], backwardTime)

    let yard = yardstick_make(app.rules, UInt32(app.rules.count), MadeUpApp.controls, screens)
    let (plainForward, count) = seconds { yardstick_forward(yard, 20, 0) }
    times[3] = min(times[3], plainForward)
    let (plainShortest, sum) = seconds { withRuns ? yardstick_shortest(yard) : 0 }
    times[4] = min(times[4], plainShortest)
    let (plainBackward, pairs) = seconds { yardstick_backward(yard) }
    times[5] = min(times[5], plainBackward)
    yardstick_free(yard)

    let heads = (0..<forward.rules.headCount).map(forward.rules.head)
    let weights = heads.reduce(0) { $0 + (runs.weight(of: $1) ?? 0) }
    let erased = heads.reduce(0) { $0 + backward.controls(erasing: $1).count }
    guard count == forward.transitionCount, sum == weights, pairs == erased else {
      print("  the answers differ: \(count) \(forward.transitionCount), \(sum) \(weights), \(pairs) \(erased)")
      exit(1)
    }
  }
  if !onlySwift {
    tell("post*", swift: times[0], plain: times[3])
    if withRuns { tell("lightest runs", swift: times[1], plain: times[4]) }
    tell("pre*", swift: times[2], plain: times[5])
    bounds.tell("post*, Swift per C++", times[0] / times[3], atMost: 1.3)
    if withRuns { bounds.tell("lightest runs, Swift per C++", times[1] / times[4], atMost: 1.3) }
    bounds.tell("pre*, Swift per C++", times[2] / times[5], atMost: 1.6)
    measured.append((screens, times))
  }
}
if let first = measured.first, let last = measured.last, last.screens > first.screens, withRuns {
  tellGrowth(from: first, to: last)
}
bounds.conclude()
