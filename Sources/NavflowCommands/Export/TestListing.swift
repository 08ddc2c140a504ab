import Diagnostics
import FlowExport
import FlowModel
import Localization
import Reporting

/// The tests as text: their taps, what each one covers first, and what none covers.
struct TestListing {
  private let tests: TestCollection

  init(_ tests: TestCollection) { self.tests = tests }

  /// The whole list.
  var text: String {
    var seen: [Device: Set<CoverageItem>] = [:]
    var lines: [String] = []
    for test in tests.tests {
      let flow = test.walk.simulator.flow
      let taps = test.walk.taps
      let given = test.needsGivenValues ? test.given.map { "\($0.variable)=\($0.value)" } : []
      let size = localized("\(.count(taps.count, "tap")), \(.device(test.device.rawValue))")
      lines.append("\(test.origin.rawValue)-\(test.name)  (\(size))")
      if !given.isEmpty {
        lines.append("  " + localized("given: \(Message.list(given.map(Message.init(text:)), .none))"))
      }
      if !taps.isEmpty {
        lines.append("  " + localized("taps: \(TapList.join(taps.map { Message.move($0).localized }))"))
      }
      let known = seen[test.device] ?? []
      let new = test.items.filter { $0.goal != .pairs && $0.goal != .screens && !known.contains($0) }
      seen[test.device, default: []].formUnion(test.items)
      for item in new { lines.append("  " + localized("covers: \(item.name(in: flow))")) }
    }
    lines += summary.map(\.localized)
    for (device, items, flow) in tests.unreached where !items.isEmpty {
      lines.append(localized("not covered (\(.device(device.rawValue))):"))
      lines += items.map { "  \($0.item.name(in: flow).localized): \($0.reason.text.localized)" }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }

  /// The numbers of items, in one line for each device.
  var summary: [Message] {
    Device.allCases.compactMap { device in
      let own = tests.coverage.filter { $0.device == device }
      guard !own.isEmpty else { return nil }
      let parts = own.map { "\(Message(key: $0.goal.rawValue)) \($0.covered) of \($0.all)" as Message }
      let rest = tests.unreached.filter { $0.device == device }.reduce(0) { $0 + $1.items.count }
      let numbers: Message = "\(.device(device.rawValue)): \(Message.list(parts, .none))"
      return rest == 0 ? numbers : "\(numbers); \(.count(rest, "item")) cannot be covered"
    }
  }
}

extension CoverageSurvey.Reason {
  /// The reason as text; a rule is named where one reports the same.
  var text: Message {
    switch self {
    case .unreachableScreen, .impossibleAction: .code(rawValue)
    case .elsewhere: "only something that is not in the file leads there"
    case .needsHook: "it needs code in the app, so --user-only leaves it out"
    case .notFound: "not found within the limit"
    }
  }
}
