import Checking
import Diagnostics
import FlowModel
import Foundation
import Support

/// Ends a check at a time limit, or when its result is no longer needed.
final class CheckLimit: CheckObserver {
  let ignoresBudgets = true
  private(set) var end: PropertyVerdict.Cutoff?
  private let deadline: Double
  private let isNeeded: () -> Bool

  /// Starts the clock.
  init(seconds: Double, isNeeded: @escaping () -> Bool) {
    deadline = ProcessInfo.processInfo.systemUptime + seconds
    self.isNeeded = isNeeded
  }

  func monitor(_ path: String, _ device: Device?) -> ProgressMonitor {
    ProgressMonitor { _, _ in
      if self.end == nil, !self.isNeeded() { self.end = .interruption }
      if self.end == nil, ProcessInfo.processInfo.systemUptime >= self.deadline { self.end = .timeLimit }
      return self.end == nil
    }
  }
}
