import FlowModel
import FlowSimulation
import Localization

/// What changed for users between two versions of a flow, on the devices that both are made for.
public struct UserChanges: Sendable {
  /// Whether users can do the same in both versions.
  public enum Equality: Hashable, Sendable {
    /// Proved: the texts differ only in what cannot change the behaviour.
    case provedByText
    /// Proved: all behaviours of both versions were explored side by side.
    case provedByExploration
    /// No difference was found in the first configurations; the rest was not explored.
    case undecided(configurations: Int)
    /// The versions differ, first after some taps, which are known unless only the devices differ.
    case different(Difference?)
  }

  /// The first difference between two versions.
  public struct Difference: Hashable, Sendable {
    /// The device.
    public var device: Device
    /// The taps that lead there in both versions.
    public var taps: [String]
    /// What only the old version shows or offers.
    public var old: [Message]
    /// What only the new version shows or offers.
    public var new: [Message]

    /// Creates a difference.
    public init(device: Device, taps: [String], old: [Message], new: [Message]) {
      self.device = device
      self.taps = taps
      self.old = old
      self.new = new
    }
  }

  /// The fewest taps for a task in a version.
  public struct TapCount: Hashable, Sendable {
    /// The number.
    public var taps: Int
    /// Whether there is no shorter way; otherwise not all behaviours were seen.
    public var isExact: Bool

    /// Creates a number of taps.
    public init(_ taps: Int, isExact: Bool = true) {
      self.taps = taps
      self.isExact = isExact
    }
  }

  /// A different number of taps for a task.
  public struct TaskTaps: Hashable, Sendable {
    /// The name of the task.
    public var task: String
    /// The device, or nil if the number is the same on all devices.
    public var device: Device?
    /// The fewest taps in the old version, or nil if the task could not be done.
    public var old: TapCount?
    /// The fewest taps in the new version, or nil if the task cannot be done.
    public var new: TapCount?

    /// Creates a difference in taps.
    public init(task: String, device: Device? = nil, old: TapCount?, new: TapCount?) {
      self.task = task
      self.device = device
      self.old = old
      self.new = new
    }
  }

  /// The largest number of configurations that are explored on a device.
  public static let maximumConfigurations = 20_000

  private let limit: Int
  /// Whether users can do the same.
  public var equality: Equality
  /// The devices that only the new version is made for.
  public var newDevices: [Device] = []
  /// The devices that only the old version is made for.
  public var lostDevices: [Device] = []
  /// The ways out of tasks that only the new version has.
  public var newExits: [TaskExit] = []
  /// The ways out of tasks that only the old version has.
  public var lostExits: [TaskExit] = []
  /// The tasks of both versions that take a different number of taps.
  public var taps: [TaskTaps] = []
  /// Whether some tasks have no number, because no way to complete them was seen among too many configurations.
  public var hasUncountedTaps = false

  /// Creates changes.
  public init(_ equality: Equality) {
    self.equality = equality
    limit = Self.maximumConfigurations
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of the texts.
  ///   - old: the observed behaviour of the old version, with the names of the new one.
  ///   - new: the observed behaviour of the new version.
  ///   - only: the only device to compare, or nil.
  ///   - limit: the largest number of configurations that are explored on a device.
  public init(
    _ comparison: FlowComparison, from old: ObservedFlow, to new: ObservedFlow, on only: Device?,
    limit: Int = Self.maximumConfigurations
  ) {
    self.limit = limit
    let before = old.flow.devices.filter { only == nil || $0 == only }
    let after = new.flow.devices.filter { only == nil || $0 == only }
    newDevices = after.filter { !before.contains($0) }
    lostDevices = before.filter { !after.contains($0) }
    equality = .provedByText
    if comparison.changes.allSatisfy(\.keepsBehaviour) { return }
    newExits = new.exits(missingIn: old)
    lostExits = old.exits(missingIn: new)
    let devices = after.filter(before.contains)
    equality = equality(
      of: comparison, new.flow, on: devices, differs: !newDevices.isEmpty || !lostDevices.isEmpty)
    if equality != .provedByExploration { countTaps(old, new, on: devices) }
  }

  private func equality(
    of comparison: FlowComparison, _ new: Flow, on devices: [Device], differs: Bool
  ) -> Equality {
    var equality = Equality.provedByExploration
    for device in devices {
      guard let before = Simulator(comparison.old.withOpenings(), on: device),
        let after = Simulator(new.withOpenings(), on: device)
      else { return .undecided(configurations: 0) }
      var exploration = LockstepExploration(before, after, limit: limit)
      switch exploration.explore() {
      case .equal: break
      case .different(let difference): return .different(difference)
      case .undecided(let count): equality = .undecided(configurations: count)
      }
    }
    return differs ? .different(nil) : equality
  }

  private mutating func countTaps(_ old: ObservedFlow, _ new: ObservedFlow, on devices: [Device]) {
    let known = Set(old.flow.tasks.map(\.name.value))
    let tasks = new.flow.tasks.map(\.name.value).filter(known.contains)
    guard !tasks.isEmpty else { return }
    var found: [TaskTaps] = []
    for device in devices {
      guard let before = Simulator(old.flow.withOpenings(), on: device),
        let after = Simulator(new.flow.withOpenings(), on: device)
      else {
        hasUncountedTaps = true
        continue
      }
      let (oldCounts, newCounts) = (TapCounts(before, limit: limit), TapCounts(after, limit: limit))
      for task in tasks {
        let (old, new) = (old.taps(for: task, on: device, oldCounts), new.taps(for: task, on: device, newCounts))
        let isUnknown = (old == nil && !oldCounts.isComplete) || (new == nil && !newCounts.isComplete)
        if isUnknown { hasUncountedTaps = true }
        if old != new, !isUnknown { found.append(TaskTaps(task: task, device: device, old: old, new: new)) }
      }
    }
    for task in tasks {
      let own = found.filter { $0.task == task }
      let isShared = own.count == devices.count && own.allSatisfy { $0.old == own[0].old && $0.new == own[0].new }
      taps += isShared ? own.prefix(1).map { TaskTaps(task: task, old: $0.old, new: $0.new) } : own
    }
  }
}

extension ObservedFlow {
  /// Returns the fewest taps for a task: exact after a complete exploration, else the fewest that were seen.
  fileprivate func taps(for task: String, on device: Device, _ counts: TapCounts) -> UserChanges.TapCount? {
    let seen = [counts.taps[task], counts.isComplete ? nil : taps[device]?[task]].compactMap(\.self).min()
    return seen.map { UserChanges.TapCount($0, isExact: counts.isComplete) }
  }
}

extension FlowChange {
  /// Whether the change cannot alter what a user can do: names, titles, pictures, accepted findings, scenarios and
  /// expectations.
  fileprivate var keepsBehaviour: Bool {
    switch (subject, kind) {
    case (.scenario, _), (.expectation, _): true
    case (_, .changed), (_, .renamed):
      details.allSatisfy { Self.names.contains($0.what) || $0.what.hasPrefix("allow ") }
    case (_, .added), (_, .removed): false
    }
  }

  private static let names: Set = ["name", "title", "image", "labels", "icons", "group"]
}
