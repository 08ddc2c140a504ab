import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// The systems of the tabs, read in the terms of their flow, with the shortest ways in each.
struct TabwiseSolution: Sendable {
  private(set) var readings: [PushdownReading]
  /// Which frames of each stand above themselves.
  let growths: [Growth]
  /// What rules weighed before it was known what first comes into a tab costs, by number, for each system: those that weigh
  /// more now.
  private let weightsBefore: [[UInt32: UInt64]]
  /// The rules, for each system, by which the user surely comes back from another tab, once somebody has asked.
  private let sureReturns = Kept<[Set<UInt32>]>()
  /// The same systems with other ways, once somebody has asked.
  private var otherReadings = Kept<[PushdownReading]>()
  /// Whether nothing was cut off.
  let isWhole: Bool

  /// Finds the shortest ways; nil where it is told to stop.
  init?(_ systems: TabSystems, _ watch: Watch) {
    guard let arrivals = FirstArrivals(systems.all, watch) else { return nil }
    (readings, weightsBefore) = (arrivals.readings, arrivals.weightsBefore)
    growths = systems.all.map(\.growth)
    isWhole = !readings.contains { $0.system.isCut || $0.runs.overflowed }
  }

  /// The same systems with other ways, to be tried where what theirs stand for costs more than they weigh.
  func others(_ watch: Watch) -> [PushdownReading] { otherReadings.value { others(from: nil, watch) } }

  /// The same with ways from one launch only, by number, or from any.
  ///
  /// First such as guess nothing of the other tabs but that they were selected, then such as take it that what first comes in
  /// costs little, too: where it is known to cost more, a way may seem cheaper on which it comes in later, and mostly is a detour.
  func others(from launch: Int?, _ watch: Watch) -> [PushdownReading] {
    watch.together(2 * readings.count) { [self] place, watch in
      let index = place % readings.count
      return place < readings.count
        ? readings[index].from(launch, watch) { readings[index].isGuess($0) ? PushdownReading.far : $0.weight }
        : readings[index].from(launch, watch) { weightsBefore[index][$0.id] ?? $0.weight }
    }
  }

  /// A reading by its number: those with other ways come after the solution's own, in the same order.
  func reading(_ number: Int) -> PushdownReading {
    number < readings.count ? readings[number] : others(.none)[number - readings.count]
  }

  /// The tab's number of which a reading is, by number.
  func tab(ofReading number: Int) -> Int { number % readings.count }

  /// How ways in each system are put together with what the other tabs do.
  var tabWays: [TabWays] {
    let hints = TabHints(readings)
    return readings.map { TabWays($0, hints) }
  }

  /// Who is certainly stuck in each system, and who else may be; nil where it is told to stop, or something was cut off.
  func stuckSubjects(_ exits: [Exits], _ watch: Watch) -> [PushdownReading.StuckSubjects]? {
    guard isWhole else { return nil }
    let all = watch.together(readings.count) { [readings] in readings[$0].stuckSubjects(exits[$0], $1) }
    let done = all.compactMap(\.self)
    return done.count == all.count ? done : nil
  }

  /// The same, with the rules marked by which the user surely comes back from another tab; with fewer where it is told to stop.
  func withSureReturns(_ watch: Watch) -> TabwiseSolution {
    var copy = self
    let sure = sureReturns.value {
      var returns = SureReturns(readings, watch)
      return returns.rules()
    }
    for (index, rules) in sure.enumerated() { copy.readings[index].sureReturns = rules }
    return copy
  }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to simulator: Simulator) -> TabwiseSolution {
    var copy = self
    for index in copy.readings.indices { copy.readings[index] = readings[index].moved(to: simulator) }
    // Those that are kept are of the other device.
    copy.otherReadings = Kept()
    return copy
  }
}
