import Diagnostics
import FlowComparison
import Localization
import OrderedCollections

/// Describes what changed for users; names are made visible, but not escaped.
enum UserChangeText {
  /// The maximum number of names in a sentence.
  private static let maximumItemCount = 6
  private static let unchanged = "Nothing that a user can do has changed."

  /// Returns the sentences at the beginning of a report: one if all flows are proved unchanged, else one for each flow that
  /// has no list of changes.
  static func sentences(on report: ComparisonReport) -> [String] {
    let compared = report.flows.filter { $0.user != nil }
    let isUnchanged = report.flows.allSatisfy { $0.user?.equality.isProved ?? false }
    if isUnchanged, !compared.isEmpty { return [unchanged.localized] }
    let different = report.flows.filter { !($0.user?.equality.isProved ?? false) }
    return different.compactMap { flow in
      sentence(on: flow).map { report.flows.count > 1 ? "\(flow.name.visible): \($0)" : $0 }
    }
  }

  private static func sentence(on flow: ComparisonReport.ComparedFlow) -> String? {
    switch flow.extent {
    case .added: return localized("This flow is new.")
    case .removed: return localized("This flow no longer exists.")
    case .invalid: return nil
    case .compared: break
    }
    guard case .undecided(let count)? = flow.user?.equality, differences(of: flow).isEmpty, flow.behaviour.isEmpty
    else {
      return nil
    }
    let known = "only the first \(count) configurations were compared"
    return localized("No difference was found in what a user can do, but \(known).")
  }

  /// Returns what is different for users of a flow, without its behaviour and findings.
  static func differences(of flow: ComparisonReport.ComparedFlow) -> [String] {
    let uncounted =
      flow.user?.hasUncountedTaps == true
      ? [localized("taps per task: some are not counted, there are too many configurations")] : []
    return devices(of: flow) + taps(of: flow) + exits(of: flow) + uncounted
      + difference(in: flow).map { localized("first difference: \($0)") }
  }

  private static func devices(of flow: ComparisonReport.ComparedFlow) -> [String] {
    guard let user = flow.user else { return [] }
    return user.newDevices.map { localized("the flow is made for \($0.displayName) now") }
      + user.lostDevices.map { localized("the flow is no longer made for \($0.displayName)") }
  }

  private static func taps(of flow: ComparisonReport.ComparedFlow) -> [String] {
    (flow.user?.taps ?? []).map { taps in
      let device = taps.device.map { " on \($0.displayName)" } ?? ""
      let name = taps.task.visible
      switch (taps.old, taps.new) {
      case (let old?, let new?):
        return
          (old.isExact && new.isExact
          ? "\(name): \(old.taps) → \(count(new.taps, "tap"))\(device)"
          : "\(name): \(text(of: new)), before \(old.isExact ? "\(old.taps)" : "at most \(old.taps)")\(device)")
          .localized
      case (nil, let new?): return localized("\(name) can be completed now, in \(text(of: new))\(device)")
      default: return localized("\(name) can no longer be completed\(device)")
      }
    }
  }

  private static func text(of taps: UserChanges.TapCount) -> String {
    (taps.isExact ? "" : "at most ") + count(taps.taps, "tap")
  }

  private static func exits(of flow: ComparisonReport.ComparedFlow) -> [String] {
    guard let user = flow.user else { return [] }
    return lines(of: user.newExits).map { localized("new exit from \($0)") }
      + lines(of: user.lostExits).map { localized("lost exit from \($0)") }
  }

  /// Returns a phrase for each way out, with all screens that have it.
  private static func lines(of exits: [TaskExit]) -> [String] {
    var screens: OrderedDictionary<TaskExit, [String]> = [:]
    for var exit in exits {
      let screen = exit.screen
      exit.screen = nil
      screens[exit, default: []] += screen.map { [$0] } ?? []
    }
    return screens.map { exit, screens in
      let outcome = exit.outcome.map { " (\($0.visible))" } ?? ""
      let places = screens.isEmpty ? "" : " " + localized("on \(list(screens))")
      return "\(exit.task.visible): \"\(exit.label.visible.localizedGesture)\"\(places)\(outcome)"
    }
  }

  /// Returns the first difference as a phrase, or nothing if none is known.
  private static func difference(in flow: ComparisonReport.ComparedFlow) -> [String] {
    guard case .different(let first?) = flow.user?.equality else { return [] }
    let place = first.taps.isEmpty ? "at launch" : "after \"\(TapList.join(first.taps).visible)\""
    let (old, new) = (list(first.old), list(first.new))
    switch (first.old.isEmpty, first.new.isEmpty) {
    case (true, _): return [localized("\(place), only the new version has \(new)")]
    case (_, true): return [localized("\(place), only the old version has \(old)")]
    default: return [localized("\(place), the old version has \(old), and the new one \(new)")]
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > maximumItemCount ? [localized("\(names.count - maximumItemCount) more")] : []
    return (names.prefix(maximumItemCount).map { "\"\($0.visible)\"" } + more).joined(separator: ", ")
  }
}

extension UserChanges.Equality {
  /// Whether it is proved that users can do the same.
  var isProved: Bool { self == .provedByText || self == .provedByExploration }
}
