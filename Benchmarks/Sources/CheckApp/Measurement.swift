import BareScan
import Diagnostics
import FlowModel
import FlowRules
import FlowSimulation
import FlowSyntax
import FlowVerification
import Foundation
import NavflowCommands
import Pushdown
import Reporting

/// What `navflow check` does with a made-up app, stage by stage, in time as the user sees it pass, and in what all processors
/// together compute meanwhile.
///
/// What takes little time is done several times, and the median is told: one run alone tells more about the machine.
final class Measurement {
  private let flow: MadeUpFlow
  /// How often each stage is gone through.
  private let rounds: Int
  private let folder: URL
  private let isKept: Bool
  private let timesheet = Timesheet()
  /// What has been told so far.
  private(set) var figures: Figures

  /// Prepares to measure; the files go to a folder, or to a temporary one.
  init(of flow: MadeUpFlow, in folder: URL?, rounds: Int? = nil) {
    self.flow = flow
    self.rounds = max(1, rounds ?? min(15, 20_000 / (flow.branches * MadeUpFlow.screensPerFile)))
    figures = Figures(screens: flow.branches * MadeUpFlow.screensPerFile)
    isKept = folder != nil
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "navflow-benchmark-\(UUID().uuidString)")
  }

  /// Writes the files, takes every stage, prints a table.
  func run() throws {
    let files = flow.files
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
    let paths = files.map { folder.appending(path: $0.name).path }
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    print("\(flow.branches * MadeUpFlow.screensPerFile) screens in \(files.count) files, \(bytes / 1024) KiB")
    // In turn, so that a machine that changes its speed does so to all of them.
    var last: (app: Flow, behaviours: [Behaviour], report: Report, characters: Int)?
    for _ in 0..<rounds {
      stage(Self.scanning) { _ = paths.reduce(0) { $0 + bareScan($1) } }
      note("starting up", timeToStartUp())
      let project = stage("load") { load(MadeUpFlow.main) }
      guard let app = project.flows.first, project.diagnostics.isEmpty else {
        throw UnreadableFlow(messages: project.diagnostics.map(\.message))
      }
      let checker = Checker(files: project.files)
      stage("rules, of the text alone") { _ = checker.check(app) }
      let behaviours = stage("verify") { Verifier.explore(app, on: app.devices) }
      stage("rules and traces") { _ = checker.conclude([checker.check(app, behaviours)]) }
      let conclusion = stage("verify, with rules and traces") {
        checker.conclude([checker.check(app) { Verifier.explore(app, on: app.devices) }.checked])
      }
      let report = Report(
        files: project.files, diagnostics: conclusion.diagnostics, scope: .init(flows: 1, screens: 0, tasks: 0),
        verdicts: conclusion.verdicts)
      let text = stage("print") { TextReport(colour: false).render(report) }
      last = (app, behaviours, report, text.utf8.count)
    }
    tellStages()
    guard let last else { return }
    let complete = last.behaviours.allSatisfy(\.isComplete) ? "all" : "not all"
    print("  \(last.report.diagnostics.count) findings, \(last.characters / 1024) KiB, \(complete) decided")
    explainVerifying(last.app)
    for _ in 0..<rounds {
      stage("the folder, loaded") { _ = load(".") }
      stage("whole check") { check() }
    }
    tellStages()
  }

  /// Reads, verifies and prints once, and nothing else: in a process of its own it is what `navflow check` does.
  func runOnce() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isKept { try? FileManager.default.removeItem(at: folder) } }
    for file in flow.files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
    let project = stage("load") { load(MadeUpFlow.main) }
    guard let app = project.flows.first else {
      throw UnreadableFlow(messages: project.diagnostics.map(\.message))
    }
    let checker = Checker(files: project.files)
    let conclusion = stage("verify, with rules and traces") {
      checker.conclude([checker.check(app) { Verifier.explore(app, on: app.devices) }.checked])
    }
    let report = Report(
      files: project.files, diagnostics: conclusion.diagnostics, scope: .init(flows: 1, screens: 0, tasks: 0),
      verdicts: conclusion.verdicts)
    stage("print") { _ = TextReport(colour: false).render(report) }
    stage(Self.scanning) { _ = flow.files.reduce(0) { $0 + bareScan(folder.appending(path: $1.name).path) } }
    tellStages()
  }

  private func load(_ path: String) -> Project {
    ProjectReader(access: DiskFiles(), workingDirectory: folder.path).read(paths: [path])
  }

  /// Verifies again, and tells what each question costs.
  private func explainVerifying(_ app: Flow) {
    var seconds: [Watch.Work: [Double]] = [:]
    var order: [Watch.Work] = []
    var behaviours: [Behaviour] = []
    for _ in 0..<rounds {
      var work: Watch.Work?
      var begin = Spent.now.passed
      let watch = Watch { next, _ in
        if let work, work != next {
          seconds[work, default: []].append(Spent.now.passed - begin)
          begin = Spent.now.passed
        }
        if !order.contains(next) { order.append(next) }
        work = next
        return true
      }
      behaviours = Verifier.explore(app, on: app.devices) { _ in watch }
      if let work { seconds[work, default: []].append(Spent.now.passed - begin) }
    }
    for work in order { tell("  \(work)", median(seconds[work] ?? [0])) }
    explainAfterwards(app, behaviours)
    // What the engine had to give up would never end without its patience.
    guard behaviours.allSatisfy(\.isComplete) else { return }
    if let saturated = Simulator(app, on: app.devices[0]).flatMap({ PushdownEngine($0).saturated() }) {
      // Rules that have been made before, so that nothing but the saturation is measured.
      var source = saturated.rules
      var alone: [Double] = []
      for _ in 0..<rounds {
        alone.append(time { _ = ForwardSaturation(from: saturated.start, rules: &source) }.spent.passed)
      }
      tell("  post* alone", median(alone))
      tell("  compile: reach less post*", max(0, median(seconds[.reach] ?? [0]) - median(alone)))
      print("    \(saturated.rules.headCount) heads, \(saturated.rules.ruleCount) rules")
    }
  }

  /// Asks what is asked once all is explored: an expectation of each form.
  private func explainAfterwards(_ app: Flow, _ behaviours: [Behaviour]) {
    let range = SourceRange.beginning(of: app.file)
    let patterns = [app.screens.first, app.screens.last].compactMap { screen in
      screen.map {
        var pattern = Pattern(range: range, text: $0.name.value)
        pattern.screen = Pattern.Match([$0.id])
        return pattern
      }
    }
    let kinds: [(name: String, kind: Expectation.Kind)] = [
      ("never", .never(patterns[1])), ("reachable", .reachable(patterns[1], within: nil)),
      ("canReach", .canReach(from: patterns[0], patterns[1])),
    ]
    for _ in 0..<rounds {
      for (name, kind) in kinds {
        let expectation = Expectation(name: nil, device: nil, kind: kind, range: range)
        stage("  \(name)") { for behaviour in behaviours { _ = behaviour.judge(expectation) } }
      }
    }
    tellStages()
  }

  /// The whole command, on a console that throws away what it is told.
  private func check() {
    let console = Console(
      write: { _ in }, complain: { _ in }, readKey: { nil }, outputIsTerminal: false, isInteractive: false,
      environment: [:], directory: folder.path)
    _ = Navflow.run(["check", MadeUpFlow.main], on: console)
  }

  // MARK: Figures

  /// Takes a stage once.
  @discardableResult
  private func stage<Result>(_ name: String, _ work: () -> Result) -> Result {
    let (spent, result) = time(work)
    note(name, spent)
    return result
  }

  private func note(_ name: String, _ spent: Spent) { timesheet.note(name, spent, peak: peak) }

  /// The stage of which everything is told as a multiple.
  static let scanning = "bare libyaml scan"

  /// Tells the medians of the stages that have been taken, and forgets them.
  private func tellStages() {
    let stages = timesheet.takeAll()
    if let stage = stages.first(where: { $0.name == Self.scanning }) {
      timesheet.unit = median(stage.times.map(\.passed))
    }
    for stage in stages {
      tell(
        stage.name, median(stage.times.map(\.passed)), computed: median(stage.times.map(\.computed)), peak: stage.peak)
    }
  }

  private func median(_ seconds: [Double]) -> Double { seconds.sorted()[seconds.count / 2] }

  private func tell(_ name: String, _ seconds: Double, computed: Double? = nil, peak: Int? = nil) {
    figures.note(name, seconds)
    figures.peak = max(figures.peak, peak ?? self.peak)
    let title = "  \(name)".padding(toLength: 36, withPad: " ", startingAt: 0)
    let scans = seconds / timesheet.unit
    let effort = computed.map { String(format: "%10.2f ms computed", $0 * 1e3) } ?? ""
    print(title + String(format: "%10.2f ms %8.1f × scan %7d MiB", seconds * 1e3, scans, peak ?? self.peak) + effort)
  }

  private func time<Result>(_ work: () -> Result) -> (spent: Spent, result: Result) {
    let begin = Spent.now
    let result = work()
    return (Spent.now - begin, result)
  }

  /// What a process computes which loads what `navflow` loads and does nothing; that it has ended is noticed late, so what
  /// passes until then tells nothing.
  private func timeToStartUp() -> Spent {
    let before = secondsOfChildren
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--nothing"]
    do { try process.run() } catch { return Spent(passed: 0, computed: 0) }
    process.waitUntilExit()
    let computed = secondsOfChildren - before
    return Spent(passed: computed, computed: computed)
  }

  /// Seconds that processes which have been waited for have computed.
  private var secondsOfChildren: Double {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) * 1e-6 }
  }

  /// The most memory that this process has held so far, in MiB.
  private var peak: Int {
    var usage = rusage()
    #if os(macOS)
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss) >> 20
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) >> 10
    #endif
  }
}

/// A made-up flow that is none, so that there is nothing to measure.
struct UnreadableFlow: Error {
  let messages: [String]
}
