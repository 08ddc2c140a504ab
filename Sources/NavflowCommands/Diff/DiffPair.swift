import Diagnostics
import FlowComparison
import FlowModel
import Reporting

/// The two versions of a flow file, or the only one.
struct DiffPair {
  /// The name, relative to the compared path.
  let name: String
  /// The file in the old version.
  let old: FileID?
  /// The file in the new version.
  let new: FileID?

  /// Pairs the files of two versions by name; if both versions are single files, they are a pair whatever their names.
  static func pairs(of old: DiffVersion, and new: DiffVersion) -> [DiffPair] {
    let before = old.flowFiles
    let after = new.flowFiles
    if old.isFile, new.isFile, before.count < 2, after.count < 2 {
      return [DiffPair(name: "", old: before.first?.file, new: after.first?.file)]
    }
    let oldFiles = Dictionary(before.map { ($0.name, $0.file) }) { first, _ in first }
    let newFiles = Dictionary(after.map { ($0.name, $0.file) }) { first, _ in first }
    let all = Set(oldFiles.keys).union(newFiles.keys).sorted()
    return all.map { DiffPair(name: $0, old: oldFiles[$0], new: newFiles[$0]) }.filter { pair in
      // A flow that becomes an imported fragment, or a fragment that becomes a flow, is neither added nor removed.
      (pair.old != nil || !old.covers(pair.name)) && (pair.new != nil || !new.covers(pair.name))
    }
  }

  /// Returns, for each flow, the devices that its new version is made for and its old one is not.
  ///
  /// A flow whose versions have no device in common is left out, because all of its devices are new.
  static func newDevices(
    of pairs: [DiffPair], _ old: DiffVersion, _ new: DiffVersion, on only: Device?
  ) -> [FileID: [Device]] {
    var devices: [FileID: [Device]] = [:]
    for pair in pairs {
      guard let file = pair.new, let before = pair.old.flatMap(old.flow)?.devices,
        let after = new.flow(of: file)?.devices.filter({ only == nil || $0 == only })
      else { continue }
      let added = after.filter { !before.contains($0) }
      if !added.isEmpty, added.count < after.count { devices[file] = added }
    }
    return devices
  }

  /// Returns the comparison of the two flows, or nil if one of them is missing.
  func comparison(_ old: DiffVersion, _ new: DiffVersion) -> FlowComparison? {
    guard let before = self.old.flatMap(old.flow), let after = self.new.flatMap(new.flow) else { return nil }
    return FlowComparison(from: before, to: after)
  }

  /// Returns a comparison with the new version of its flow, or nil.
  func compared(_ comparison: FlowComparison?, in version: DiffVersion) -> (comparison: FlowComparison, new: Flow)? {
    guard let comparison, let flow = new.flatMap(version.flow) else { return nil }
    return (comparison, flow)
  }

  /// Returns the comparison of the pair.
  ///
  /// - Parameters:
  ///   - comparison: the comparison of its flows.
  ///   - device: the only device to compare, or nil.
  func compared(
    _ old: CheckedVersion, _ new: CheckedVersion, _ comparison: FlowComparison?, on device: Device?
  ) -> ComparisonReport.ComparedFlow {
    let paths = (
      old: self.old.map { old.version.files[$0].path }, new: self.new.map { new.version.files[$0].path }
    )
    guard let before = self.old else { return .init(old: nil, new: paths.new, extent: .added) }
    guard let after = self.new else { return .init(old: paths.old, new: nil, extent: .removed) }
    let observed = (old: old.observed(before), new: new.observed(after))
    guard let comparison, let before = observed.old?.renamed(comparison), let after = observed.new else {
      return .init(
        old: paths.old, new: paths.new, extent: .invalid(old: observed.old == nil, new: observed.new == nil))
    }
    let broken = (
      old: old.version.brokenScenarios(of: before.flow.file), new: new.version.brokenScenarios(of: after.flow.file)
    )
    return .init(
      old: paths.old, new: paths.new, extent: .compared,
      changes: comparison.changes.filter { $0.subject != .scenario || !(broken.old + broken.new).contains($0.name) },
      behaviour: after.changes(since: before),
      user: UserChanges(comparison, from: before, to: after, on: device), brokenScenarios: broken)
  }
}

extension DiffVersion {
  /// Returns whether other flows of the version import the file.
  fileprivate func covers(_ name: String) -> Bool {
    projects.contains { project in project.covered.contains { self.name(of: files[$0]) == name } }
  }
}
