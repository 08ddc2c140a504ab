import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation
import Localization
import Reporting
import Support

/// All tests of a flow, and what they do not cover.
struct TestCollection {
  /// The most tests of a flow.
  static let limit = 5_000

  private(set) var tests: [FlowTest] = []
  /// What no test covers, for each device.
  private(set) var unreached: [(device: Device, items: [CoverageSurvey.Unreached], flow: Flow)] = []
  /// What could not become a test, with the reason.
  private(set) var omitted: [Message] = []
  /// The number of items that count, and the number that some test covers, for each device and goal.
  private(set) var coverage: [(device: Device, goal: CoverageGoal, covered: Int, all: Int)] = []

  /// Collects the tests that a request asks for.
  init(_ request: TestRequest, of file: FlowFile, _ progress: ProgressReporter) throws {
    for device in try request.device.map({ [try file.device($0)] }) ?? file.flow.devices {
      guard let simulator = Simulator(file.flow, on: device) else {
        throw UsageError("\(file.path) has no root, so there is nothing to test: name a flow that imports it")
      }
      let watch = progress.monitor(file.path, device)
      try add(request, file, simulator, watch, progress)
    }
    guard tests.count <= Self.limit else {
      throw UsageError(
        "\(.count(tests.count, "test")) are too many, the limit is \(Self.limit): choose other goals with --cover [too-large]"
      )
    }
  }

  private mutating func add(
    _ request: TestRequest, _ file: FlowFile, _ simulator: Simulator, _ watch: ProgressMonitor,
    _ progress: ProgressReporter
  ) throws {
    let pairs = request.goals.contains(.pairs)
    var own: [FlowTest] = []
    if request.origins.contains(.scenario) { own += scenarios(of: file.flow, simulator, pairs, request) }
    if request.origins.contains(.finding) { own += findings(of: file, simulator, pairs, request, progress) }
    if request.origins.contains(.cover) {
      let survey = CoverageSurvey(simulator, userOnly: request.isUserOnly, watch: watch)
      own += CoverPlanner(survey, goals: request.goals, maximumTaps: request.maximumTaps).tests(
        beside: own, watch: watch)
      let wanted = survey.unreached.filter { request.goals.contains($0.item.goal) }
      unreached.append((simulator.device, wanted, file.flow))
      addCoverage(of: own, survey, request.goals, simulator.device)
    }
    tests += own
  }

  private mutating func addCoverage(
    of tests: [FlowTest], _ survey: CoverageSurvey, _ goals: [CoverageGoal], _ device: Device
  ) {
    let covered = Set(tests.flatMap(\.items))
    for goal in goals where goal != .pairs {
      let items = Set(survey.items(of: [goal])).union(covered.filter { $0.goal == goal })
      coverage.append((device, goal, items.count { covered.contains($0) }, items.count))
    }
  }

  private mutating func scenarios(
    of flow: Flow, _ simulator: Simulator, _ pairs: Bool, _ request: TestRequest
  ) -> [FlowTest] {
    flow.scenarios.filter { $0.device == nil || $0.device == simulator.device }.compactMap { scenario in
      do throws(TapRefusal) {
        let test = try FlowTest(scenario, on: simulator, pairs: pairs)
        return !request.isUserOnly || test.needsOnlyUser ? test : nil
      } catch {
        omitted.append(
          "scenario \"\(scenario.name.value)\" is no test, because it stops at \"\(error.tap)\": \(error.reason)"
        )
        return nil
      }
    }
  }

  private mutating func findings(
    of file: FlowFile, _ simulator: Simulator, _ pairs: Bool, _ request: TestRequest, _ progress: ProgressReporter
  ) -> [FlowTest] {
    var taken: Set<String> = []
    return file.findings(on: simulator.device, progress).compactMap { finding in
      guard let replay = finding.trace?.replay, let walk = try? Walk(along: replay, in: simulator) else { return nil }
      let test = FlowTest(reproducing: finding.rule, along: walk, beside: &taken, pairs: pairs)
      return !request.isUserOnly || test.needsOnlyUser ? test : nil
    }
  }
}

extension FlowTest {
  /// Whether it needs no code in the app.
  fileprivate var needsOnlyUser: Bool {
    !needsGivenValues && !walk.transitions.contains { $0.move.map(walk.simulator.flow.needsHook) ?? false }
  }
}
