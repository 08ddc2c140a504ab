import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification
@testable import VerifierPortfolio

/// Devices on which a flow behaves the same are explored once.
@Suite("Devices with the same behaviour") struct DeviceTests {
  private func simulators(_ flow: Flow) throws -> (phone: Simulator, pad: Simulator) {
    (try #require(Simulator(flow, on: .phone)), try #require(Simulator(flow, on: .pad)))
  }

  private func isAlike(_ screens: String) throws -> Bool {
    let text = "navflow: 1\ndevices: [phone, pad]\nroot: { stack: A }\nscreens:\n" + screens
    let (phone, pad) = try simulators(try #require(FlowReader.read(text: text).flow))
    #expect(pad.behaves(like: phone) == phone.behaves(like: pad) && phone.behaves(like: phone))
    return pad.behaves(like: phone)
  }

  @Test func dependenceOnTheDeviceIsRecognised() throws {
    let b = "  B:\n"
    #expect(try isAlike("  A: { actions: { Go: push B } }\n" + b))
    #expect(try isAlike("  A: { actions: { Go: { present: B, as: { phone: sheet, pad: sheet } } } }\n" + b))
    #expect(try !isAlike("  A: { actions: { Go: { present: B, as: { phone: sheet, pad: popover } } } }\n" + b))
    #expect(try !isAlike("  A: { actions: { Go: { where: { device: pad }, push: B } } }\n" + b))
    #expect(try !isAlike("  A: { actions: { Go: { cases: [{ where: { device: pad }, push: B }, stay] } } }\n" + b))
    #expect(try !isAlike("  A: { actions: { Go: present B } }\n  B: { kind: actionSheet, actions: { OK: stay } }\n"))
    let task = "tasks:\n  t:\n    presentation: { phone: push, pad: sheet }\n    screens: { B: }\n"
    #expect(try !isAlike("  A: { actions: { Go: start t } }\n" + task))
    #expect(try isAlike("  A: { actions: { Go: { start: t, as: sheet } } }\n" + task))
  }

  @Test func withoutDependenceBothBehaveTheSame() throws {
    var alike = 0
    for seed in 0..<60 as Range<UInt64> {
      let text = GeneratedFlow.text(seed: seed)
      guard let flow = FlowReader.read(text: text).flow, let isSame = try behavesTheSame(flow) else { continue }
      alike += 1
      if isSame { continue }
      let minimal = Shrinker.minimalText(text) { (try? behavesTheSame($0)) == false }
      Issue.record("seed \(seed), the minimal flow:\n\(minimal)")
    }
    #expect(alike > 10)
  }

  /// Returns whether both devices show the same facts; nil if they do not count as the same.
  private func behavesTheSame(_ flow: Flow) throws -> Bool? {
    let (phone, pad) = try simulators(flow)
    guard pad.behaves(like: phone) else { return nil }
    let limits = SearchEngine.Limits(depth: 5, configurations: 150)
    let facts = [phone, pad].map {
      SearchEngine($0, limits: limits).explore().observations.map { ($0.fact, $0.cost) }
    }
    return facts[0].elementsEqual(facts[1], by: ==)
  }

  @Test func factsOfOneExplorationHoldForEachDevice() throws {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { stack: A }
      screens:
        A: { actions: { Go: pop to B } }
        B:

      """
    let flow = try #require(FlowReader.read(text: text).flow)
    var explored: [Device] = []
    for engine in [Verifier.Engine.search, .exact] {
      let behaviours = Verifier.explore(flow, on: flow.devices, engine: engine) { device in
        explored.append(device)
        return .none
      }
      #expect(behaviours.map(\.device) == [.phone, .pad])
      for behaviour in behaviours {
        let failure = try #require(behaviour.observations.first { $0.fact.isFailure })
        let trace = behaviour.trace(of: failure, replaying: "a.flow.yaml")
        #expect(trace.replay.device == (behaviour.device == .pad ? "pad" : nil))
      }
    }
    #expect(explored == [.phone, .phone])
  }

  /// In a large flow, growing cycles are found during the exploration.
  @Test(arguments: [0, 1_010]) func growthIsReportedForEachDevice(more: Int) throws {
    let others = (0..<more).map { "  S\($0): { actions: { On: push S\(($0 + 1) % more) } }\n" }.joined()
    for isAlike in [true, false] {
      let condition = isAlike ? "" : "where: { device: pad }, "
      let text = """
        navflow: 1
        devices: [phone, pad]
        root: { stack: A }
        screens:
          A: { actions: { Go: { \(condition)push: B }\(more > 0 ? ", Others: push S0" : "") } }
          B: { actions: { More: push B } }

        """
      let flow = try #require(FlowReader.read(text: text + others).flow)
      let behaviours = Verifier.explore(flow, on: flow.devices, engine: .exact)
      let growths = VerificationResult.growths(of: behaviours)
      let others = more > 0 ? 1 : 0
      #expect(growths.map(\.count) == [(isAlike ? 1 : 0) + others, 1 + others])
      for (behaviour, cycles) in zip(behaviours, growths) {
        let own = behaviour.growths()
        #expect(cycles.map(\.addedScreens) == own.map(\.addedScreens) && cycles.map(\.turn) == own.map(\.turn))
        let traces = cycles.map { $0.walk.trace(replaying: "a.flow.yaml") }
        #expect(traces == own.map { $0.walk.trace(replaying: "a.flow.yaml") })
        #expect(traces.allSatisfy { $0.replay.device == (behaviour.device == .pad ? "pad" : nil) })
      }
    }
  }
}
