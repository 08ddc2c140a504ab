import FlowModel
import FlowSimulation
import Foundation
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

/// What users can do alone is found whatever entries a flow has.
@Suite("Entries hide nothing that needs none") struct EntriesHideNothingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Flows")

  /// The shipped flows that stand alone and have no entries.
  private static let flows = [
    "date-input/contact", "login/login", "login/root-swap", "onboarding/onboarding",
    "sms-code/sms-code",
  ]

  /// The natural forms of an entry that shows a screen, or selects a tab.
  private static func forms(_ screen: String, tab: String?) -> [String] {
    let forms = [
      "{ push: \(screen) }", "{ present: \(screen) }", "{ push: \(screen), on: root }",
      "{ do: [dismiss all, push \(screen)] }", "{ once: true, do: [present \(screen)] }",
    ]
    return forms + (tab.map { ["{ do: [tab \($0), push \(screen)] }"] } ?? [])
  }

  @Test("on shipped flows", arguments: flows) func shippedFlows(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".flow.yaml"), encoding: .utf8)
    try expectNothingHidden(in: text)
  }

  @Test("on generated apps", arguments: 0..<4) func generatedApps(seed: UInt64) throws {
    let text = GeneratedApp.text(seed: seed)
    guard !text.contains("\nentries:") else { return }
    try expectNothingHidden(in: text)
  }

  private func expectNothingHidden(in text: String) throws {
    let flow = try FlowText.read(text)
    let alone = try facts(of: text)
    #expect(!alone.isEmpty)
    let screen = flow.screens.first { $0.task == nil && !$0.kind.isOneScreenLayer } ?? flow.screens[0]
    let tab = flow.roots.first(where: \.hasTabs)?.tabs.last
    let forms = Self.forms(screen.name.value, tab: tab.map { flow[$0].name.value })
    let entries = forms.enumerated().map { "  Message \($0.offset): \($0.element)\n" }.joined()
    let hidden = alone.subtracting(try facts(of: text + "\nentries:\n" + entries))
    #expect(hidden.isEmpty, "\(hidden.sorted().prefix(5))")
  }

  /// The facts that are found, as texts without the numbers of entries.
  private func facts(of text: String) throws -> Set<String> {
    let flow = try FlowText.read(text)
    return try flow.devices.reduce(into: []) { facts, device in
      let behaviour = try FlowText.decide(text, on: device)
      for observation in behaviour.observations where !observation.fact.isStuckFact {
        let site = observation.fact.site
        let kind = "\(observation.fact.kind)".prefix { $0 != "(" }
        facts.insert(
          "\(device) \(kind) \(site?.range.map { "\($0)" } ?? "") \(site?.screen.index ?? -1)")
      }
    }
  }
}
