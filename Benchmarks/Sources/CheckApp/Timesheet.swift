import Foundation

/// Time, in seconds: as it passes, and as all threads of this process together compute.
struct Spent {
  let passed: Double
  let computed: Double

  /// Since whenever.
  static var now: Spent { Spent(passed: seconds(CLOCK_MONOTONIC), computed: seconds(CLOCK_PROCESS_CPUTIME_ID)) }

  static func - (end: Spent, begin: Spent) -> Spent {
    Spent(passed: end.passed - begin.passed, computed: end.computed - begin.computed)
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// What stages took, in the order in which they were first taken.
final class Timesheet {
  /// What a stage took each time, and the most memory, in MiB, that the process had held after the first.
  struct Stage {
    let name: String
    let peak: Int
    fileprivate(set) var times: [Spent]
  }

  /// The seconds of which everything is told as a multiple.
  var unit = 1.0
  private var stages: [Stage] = []

  /// Writes down that a stage was taken.
  func note(_ name: String, _ spent: Spent, peak: Int) {
    if let place = stages.firstIndex(where: { $0.name == name }) {
      stages[place].times.append(spent)
    } else {
      stages.append(Stage(name: name, peak: peak, times: [spent]))
    }
  }

  /// What has been written down, which is forgotten then.
  func takeAll() -> [Stage] {
    defer { stages = [] }
    return stages
  }
}
