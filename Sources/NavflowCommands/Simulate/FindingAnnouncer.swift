import Diagnostics
import FlowSimulation
import Localization

/// Announces findings in a walk: a finding whose trace ends with the tap that the user made last, in the same configuration.
///
/// The taps before may differ, because they led to the same configuration.
struct FindingAnnouncer {
  private enum End: Hashable {
    case launch(Configuration)
    case choice(Walk.Choice)

    init(_ walk: Walk) { self = walk.lastChoice.map(Self.choice) ?? .launch(walk.configuration) }
  }

  private var lines: [End: [String]] = [:]

  /// Creates an announcer of no findings.
  init() {}

  /// Creates an announcer of findings.
  init(_ findings: NumberedFindings, in simulator: Simulator) {
    for (place, finding) in findings.findings.enumerated() {
      guard let replay = finding.trace?.replay,
        (replay.device ?? simulator.device.rawValue) == simulator.device.rawValue,
        let walk = try? Walk(along: replay, in: simulator)
      else { continue }
      let head = "\(Message(key: finding.severity.rawValue).localized) \(finding.rule.name)"
      let line = "\(head), \(localized("finding \(place + 1)")): \(finding.message.localized)"
      lines[End(walk), default: []].append(line)
    }
  }

  /// Returns the lines about the findings at the end of a walk.
  func lines(after walk: Walk) -> [String] { lines[End(walk)] ?? [] }
}
