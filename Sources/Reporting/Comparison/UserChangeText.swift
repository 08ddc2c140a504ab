import Diagnostics
import FlowComparison
import Localization
import OrderedCollections

/// Describes what changed for users; names are made visible, but not escaped.
enum UserChangeText {
  /// The maximum number of names in a sentence.
  private static let maximumItemCount = 6
  private static let unchanged: Message = "Nothing that a user can do has changed."

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
    return localized(
      "No difference was found in what a user can do, but only the first \(count) configurations were compared.")
  }

  /// Returns what is different for users of a flow, without its behaviour and findings.
  static func differences(of flow: ComparisonReport.ComparedFlow) -> [String] {
    let uncounted =
      flow.user?.hasUncountedTaps == true
      ? [localized("taps per task: some are not counted, there are too many configurations")] : []
    let all =
      devices(of: flow) + taps(of: flow) + exits(of: flow) + uncounted
      + difference(in: flow).map { localized("first difference: \($0)") }
    return all.map(\.visible)
  }

  private static func devices(of flow: ComparisonReport.ComparedFlow) -> [String] {
    guard let user = flow.user else { return [] }
    return user.newDevices.map { localized("the flow is made for \(Message(text: $0.displayName)) now") }
      + user.lostDevices.map { localized("the flow is no longer made for \(Message(text: $0.displayName))") }
  }

  private static func taps(of flow: ComparisonReport.ComparedFlow) -> [String] {
    (flow.user?.taps ?? []).map { taps in
      let text = text(of: taps)
      guard let device = taps.device.map({ Message(text: $0.displayName) }) else { return text.localized }
      return localized(("\(text) on \(device)" as Message).about("device"))
    }
  }

  private static func text(of taps: UserChanges.TaskTaps) -> Message {
    let name = taps.task.visible
    return switch (taps.old, taps.new) {
    case (let old?, let new?) where old.isExact && new.isExact:
      "\(name): \(old.taps) → \(.count(new.taps, "tap"))"
    case (let old?, let new?):
      "\(name): \(text(of: new)), before \(old.isExact ? Message(text: "\(old.taps)") : "at most \(old.taps)")"
    case (nil, let new?): "\(name) can be completed now, in \(text(of: new))"
    default: "\(name) can no longer be completed"
    }
  }

  private static func text(of taps: UserChanges.TapCount) -> Message {
    let count = Message.count(taps.taps, "tap")
    return taps.isExact ? count : "at most \(count)"
  }

  private static func exits(of flow: ComparisonReport.ComparedFlow) -> [String] {
    guard let user = flow.user else { return [] }
    return lines(of: user.newExits).map { localized("new exit from \($0.task): \($0.way)") }
      + lines(of: user.lostExits).map { localized("lost exit from \($0.task): \($0.way)") }
  }

  /// Returns a phrase for each way out, with all screens that have it.
  private static func lines(of exits: [TaskExit]) -> [(task: String, way: Message)] {
    var screens: OrderedDictionary<TaskExit, [String]> = [:]
    for var exit in exits {
      let screen = exit.screen
      exit.screen = nil
      screens[exit, default: []] += screen.map { [$0] } ?? []
    }
    return screens.map { exit, screens in
      let label = Message.label(exit.label.visible)
      let way: Message =
        switch (screens.isEmpty, exit.outcome?.visible) {
        case (true, nil): label
        case (false, nil): "\(label) on \(list(screens.map(Message.name)))"
        case (true, let outcome?): "\(label) (\(outcome))"
        case (false, let outcome?): "\(label) on \(list(screens.map(Message.name))) (\(outcome))"
        }
      return (exit.task.visible, screens.isEmpty && exit.outcome == nil ? way : way.about("exit"))
    }
  }

  /// Returns the first difference as a phrase, or nothing if none is known.
  private static func difference(in flow: ComparisonReport.ComparedFlow) -> [String] {
    guard case .different(let first?) = flow.user?.equality else { return [] }
    let place: Message = first.taps.isEmpty ? "at launch" : "after \(.name(TapList.join(first.taps).visible))"
    let (old, new) = (list(first.old.map(quoted)), list(first.new.map(quoted)))
    switch (first.old.isEmpty, first.new.isEmpty) {
    case (true, _): return [localized("\(place), only the new version has \(new)")]
    case (_, true): return [localized("\(place), only the old version has \(old)")]
    default: return [localized("\(place), the old version has \(old), and the new one \(new)")]
    }
  }

  private static func quoted(_ seen: Message) -> Message { ("\"\(seen)\"" as Message).about("seen") }

  private static func list(_ names: [Message]) -> Message {
    let more: [Message] = names.count > maximumItemCount ? ["\(names.count - maximumItemCount) more"] : []
    return .list(names.prefix(maximumItemCount) + more, .none)
  }
}

extension UserChanges.Equality {
  /// Whether it is proved that users can do the same.
  var isProved: Bool { self == .provedByText || self == .provedByExploration }
}
