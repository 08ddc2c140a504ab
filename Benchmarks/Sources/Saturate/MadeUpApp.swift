import Yardstick

/// A generated navigation system of about thirty rules a screen and 21 controls: tasks of ten screens each, calling each other.
///
/// Controls are a mode and one of five values: using the app (0–4), going back to the caller with an outcome (5–9),
/// cancelled (10–14), dismissing down to a layer's first screen (15–19), and starting (20).
struct MadeUpApp {
  static let controls: UInt32 = 21
  static let screensPerTask: UInt32 = 10

  let screens: UInt32
  private(set) var rules: [yardstick_rule] = []
  private var state: UInt64

  /// Makes an app of the given size, the same for the same seed; screens that belong together have neighbouring
  /// numbers unless they are shuffled.
  init(screens: UInt32, isShuffled: Bool = false, seed: UInt64 = 1) {
    self.screens = screens
    state = seed
    rules.reserveCapacity(Int(screens) * 31)
    for screen in 0..<screens { addRules(of: screen) }
    add(20, 0, next: 0, top: 0)
    if isShuffled { shuffle() }
  }

  /// Gives all screens but the first other numbers.
  private mutating func shuffle() {
    var numbers = Array(0..<screens)
    for index in stride(from: Int(screens) - 1, to: 1, by: -1) {
      numbers.swapAt(index, 1 + Int(random(UInt32(index))))
    }
    for index in rules.indices {
      rules[index].symbol = numbers[Int(rules[index].symbol)]
      if rules[index].top != .max { rules[index].top = numbers[Int(rules[index].top)] }
      if rules[index].beneath != .max { rules[index].beneath = numbers[Int(rules[index].beneath)] }
    }
  }

  private mutating func addRules(of screen: UInt32) {
    let first = screen - screen % MadeUpApp.screensPerTask
    let isFirst = screen == first
    let isLayer = random(3) == 0
    let isLast = screen == first + MadeUpApp.screensPerTask - 1
    let mate = isLast ? first + 1 + random(MadeUpApp.screensPerTask - 1) : screen + 1
    let task = task(calledBy: screen) * MadeUpApp.screensPerTask
    let writes = random(10) == 0
    for value in 0..<5 as Range<UInt32> {
      let (go, back, cancelled, dismiss) = (value, 5 + value, 10 + value, 15 + value)
      // Two ways on: a screen of the same task, and another task.
      add(go, screen, next: go, top: mate, beneath: screen, weight: 1)
      if screen % MadeUpApp.screensPerTask % 3 == 0 { add(go, screen, next: go, top: task, beneath: screen, weight: 1) }
      add(go, screen, next: isFirst ? cancelled : go, weight: 1)
      if screen % 4 == 1 { add(go, screen, next: back, weight: 1) }
      if screen % 4 == 3 { add(go, screen, next: dismiss, weight: 1) }
      if writes { add(go, screen, next: random(5), top: screen, weight: 1) }
      // An outcome goes up to the task's first screen and takes it off; its caller goes on.
      add(back, screen, next: isFirst ? 10 + value : back)
      add(cancelled, screen, next: go, top: screen)
      add(dismiss, screen, next: isLayer ? go : isFirst ? cancelled : dismiss)
    }
  }

  /// Two calls of each task make a tree of all tasks, so that all can be reached; two more go anywhere.
  private mutating func task(calledBy screen: UInt32) -> UInt32 {
    let (tasks, own) = (screens / MadeUpApp.screensPerTask, screen / MadeUpApp.screensPerTask)
    switch screen % MadeUpApp.screensPerTask {
    case 0: return (2 * own + 1) % tasks
    case 3: return (2 * own + 2) % tasks
    default: return random(tasks)
    }
  }

  private mutating func add(
    _ control: UInt32, _ symbol: UInt32, next: UInt32, top: UInt32 = .max, beneath: UInt32 = .max, weight: UInt32 = 0
  ) {
    rules.append(
      yardstick_rule(
        control: control, symbol: symbol, next: next, top: top, beneath: beneath, weight: weight,
        id: UInt32(rules.count)))
  }

  private mutating func random(_ bound: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound == 0 ? 0 : UInt32(truncatingIfNeeded: state >> 33) % bound
  }
}
