/// What stages took, in the order in which they were first taken.
final class Timesheet {
  /// How long a stage took each time, in seconds, and the most memory, in MiB, that the process had held after the first.
  struct Stage {
    let name: String
    let peak: Int
    fileprivate(set) var seconds: [Double]
  }

  /// The seconds of which everything is told as a multiple.
  var unit = 1.0
  private var stages: [Stage] = []

  /// Writes down that a stage was taken.
  func note(_ name: String, _ seconds: Double, peak: Int) {
    if let place = stages.firstIndex(where: { $0.name == name }) {
      stages[place].seconds.append(seconds)
    } else {
      stages.append(Stage(name: name, peak: peak, seconds: [seconds]))
    }
  }

  /// What has been written down, which is forgotten then.
  func takeAll() -> [Stage] {
    defer { stages = [] }
    return stages
  }
}
