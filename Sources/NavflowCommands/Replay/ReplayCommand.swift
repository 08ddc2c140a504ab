import ArgumentParser
import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation
import Foundation
import Localization
import RunReplay

/// The command that compares recorded runs of an app with its flow.
struct ReplayCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Compare recorded runs of an app with its flow.",
    discussion: """
      A run is a file of JSON lines, each with a screen or a tap, or the log of a console with such \
      lines. Folders with the attachments of a test run, JUnit files of tests from "navflow tests", and tables of screen \
      views with --columns are read, too. navflow says where a run left the flow, and what was never tried. Exit status: 0 all runs \
      conform; 1 a run left the flow, or coverage is below --at-least; 2 something cannot be read; 3 undecided.
      """)

  @Argument(help: "The flow file.")
  var file: String

  @Argument(help: "Runs: files of JSON lines, logs, folders, JUnit files, or tables.")
  var runs: [String]

  @Option(
    help: ArgumentHelp("A table of two columns: the app's name and the flow's; - ignores a name.", valueName: "file"))
  var names: String?

  @Option(
    help: ArgumentHelp(
      "The kinds of events that the runs record: taps, gestures, system, entries; default: those that occur.",
      valueName: "list"))
  var records: String?

  @Option(help: ArgumentHelp("Read the runs as tables of screen views.", valueName: "session=…,time=…,screen=…"))
  var columns: String?

  @Option(help: ArgumentHelp("The list of tests that JUnit files are about, or its folder.", valueName: "path"))
  var tests: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Fail below this share of screens, actions, outcomes or entries.", valueName: "goal=percent"))
  var atLeast: [String] = []

  @Option(help: "The device of runs that name none; the flow's first if left out.")
  var device: Device?

  @Option(help: "The format of the report.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Stop after this time; runs that were not compared are undecided.", valueName: "seconds"))
  var timeLimit: Double?

  @OptionGroup var languageOptions: LanguageOptions

  /// The formats of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  static let optionValues = ["--format": Format.rawValues, "--device": Device.rawValues]

  func validate() throws { try requirePositive(timeLimit) }

  func run(on console: Console) throws -> ExitStatus {
    let bounds = try atLeast.flatMap { try CoverageBound.list($0) }
    let table = try columns.map { text in
      guard let columns = ViewTable.Columns(text) else {
        throw UsageError("--columns needs three names: session=…,time=…,screen=…")
      }
      return columns
    }
    let recorded = try records.map(RecordedKind.kinds)
    let file = try FlowFile(reading: self.file, on: console)
    let inputs = try RunInputs(runs, columns: table, on: console)
    let names = try names.map { try NameTable(reading: $0, on: console).names } ?? [:]
    guard let simulator = Simulator(file.flow, on: try file.device(device)) else {
      throw UsageError("\(file.path) has no root, so no run can begin: name a flow that imports it")
    }
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    let survey = CoverageSurvey(simulator, watch: progress.monitor(file.path, simulator.device))
    let runNames = RunNames(file.flow, table: names)
    var surveys = [simulator.device: survey]
    var inferences: [Device: InferenceCache] = [:]
    var problems = inputs.problems
    var verdicts: [(path: String, verdict: RunVerdict)] = inputs.runs.compactMap { run in
      let word = run.records.lazy.compactMap(\.device).first ?? simulator.device.rawValue
      guard let device = Device(rawValue: word), file.flow.devices.contains(device),
        let own = self.survey(of: file, on: device, &surveys, progress)
      else {
        let devices = Message.list(file.flow.devices.map { .name($0.rawValue) }, .and)
        problems.append("\"\(run.path)\" is a run on \"\(word)\", and \(file.path) is made for \(devices)")
        return nil
      }
      let context = ReplayContext(
        own, runNames, of: file.path, recording: recorded, beginsAnywhere: run.beginsAnywhere)
      let known = inferences[device] ?? InferenceCache()
      inferences[device] = known
      let verdict = context.verdict(
        on: run.records, named: run.name, remembering: known,
        watch: progress.monitor(file.path, device))
      return (run.path, verdict)
    }
    progress.finish { $0 == .timeLimit ? "the rest is undecided" : "no verdict is printed" }
    if progress.isInterrupted { return console.interruptionStatus }
    verdicts += try passedTests(inputs, survey, console, &problems)
    for problem in problems { console.say(problem) }
    let coverage = RunCoverage(verdicts.map(\.verdict), survey)
    let report = ReplayReport(verdicts: verdicts, coverage: coverage, flow: file.flow)
    try console.write(format == .text ? report.text : report.json)
    return status(verdicts.map(\.verdict), coverage, bounds, hasProblems: !problems.isEmpty, console)
  }

  /// Returns the survey of a device, which runs can name.
  private func survey(
    of file: FlowFile, on device: Device, _ surveys: inout [Device: CoverageSurvey], _ progress: ProgressReporter
  ) -> CoverageSurvey? {
    if let survey = surveys[device] { return survey }
    guard let simulator = Simulator(file.flow, on: device) else { return nil }
    let survey = CoverageSurvey(simulator, watch: progress.monitor(file.path, device))
    surveys[device] = survey
    return survey
  }

  private func status(
    _ verdicts: [RunVerdict], _ coverage: RunCoverage, _ bounds: [CoverageBound], hasProblems: Bool, _ console: Console
  ) -> ExitStatus {
    var isBelow = false
    for bound in bounds {
      let (covered, all) = coverage.numbers(bound.goal)
      guard covered * 100 < bound.percent * all else { continue }
      isBelow = true
      console.say(
        "\(Message(key: bound.goal.rawValue)): \(covered) of \(all) are fewer than \(bound.percent) %")
    }
    if hasProblems { return .unusable }
    if isBelow || verdicts.contains(where: { !$0.conforms && !$0.isUndecided }) { return .findings }
    return verdicts.contains(where: \.isUndecided) ? .undecided : .success
  }

  /// Returns what the passed tests of JUnit files exercised, as their list says.
  private func passedTests(
    _ inputs: RunInputs, _ survey: CoverageSurvey, _ console: Console, _ problems: inout [Message]
  ) throws -> [(path: String, verdict: RunVerdict)] {
    guard !inputs.passed.isEmpty else { return [] }
    guard let tests else { throw UsageError("a JUnit file needs --tests, the folder with navflow-tests.json") }
    let path = tests.hasSuffix(".json") ? tests : tests + "/navflow-tests.json"
    guard let list = TestList(reading: path, on: console) else {
      throw UsageError("\"\(path)\" is no list of tests that navflow generated")
    }
    let flow = survey.graph.simulator.flow
    let known = survey.items(of: CoverageGoal.allCases)
    let items = Dictionary(known.map { ($0.name(in: flow).english, $0) }) { first, _ in first }
    return inputs.passed.flatMap { path, tests in
      tests.compactMap { passed -> (path: String, verdict: RunVerdict)? in
        guard let test = list.test(for: passed) else {
          problems.append("\"\(path)\": the list has no test \"\(passed.name)\"")
          return nil
        }
        return (path, RunVerdict(name: passed.name, exercising: test.covers.compactMap { items[$0] }))
      }
    }
  }
}

/// The words of `--records`.
private enum RecordedKind: String, CaseIterable {
  case taps, gestures, system, entries

  private var kind: RunRecord.EventKind {
    switch self {
    case .taps: .tap
    case .gestures: .gesture
    case .system: .system
    case .entries: .entry
    }
  }

  static func kinds(_ text: String) throws -> [RunRecord.EventKind] { try list(text, for: "--records").map(\.kind) }
}

/// A bound of `--at-least`: `actions=80`.
private struct CoverageBound {
  let goal: CoverageGoal
  let percent: Int

  static func list(_ text: String) throws -> [CoverageBound] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, let percent = Int(pair[1]), (0...100).contains(percent) else {
        throw UsageError("\"\(part)\" is no value for --at-least: write goal=percent, as in actions=80")
      }
      let goals = try CoverageGoal.list(pair[0], for: "--at-least")
      guard let goal = goals.first, goal != .pairs else {
        throw UsageError("--at-least counts screens, actions, outcomes and entries, not pairs")
      }
      return CoverageBound(goal: goal, percent: percent)
    }
  }
}

/// The table of `--names`.
private struct NameTable {
  let names: [String: String?]

  init(reading path: String, on console: Console) throws {
    guard let bytes = try? console.bytes(of: path, limit: RunReader.fileLimit) else {
      throw UsageError("\"\(path)\" cannot be read: write the path of a table with two columns after --names")
    }
    var names: [String: String?] = [:]
    for row in DelimitedText(String(decoding: bytes, as: UTF8.self)).rows {
      guard row.values.count == 2 else {
        throw UsageError("\"\(path)\" has \(.count(row.values.count, "column")) in line \(row.line), not two")
      }
      names[row.values[0]] = .some(row.values[1] == "-" ? nil : row.values[1])
    }
    self.names = names
  }
}

/// The file `navflow-tests.json`.
private struct TestList: Decodable {
  struct Test: Decodable {
    let name: String
    let method: String?
    let covers: [String]

    /// The source of the test, such as `cover`.
    var source: String { String(name.prefix { $0 != "/" }) }
    /// The name without the source.
    var shortName: String { String(name.drop { $0 != "/" }.dropFirst()) }
  }

  let tests: [Test]

  init?(reading path: String, on console: Console) {
    guard let bytes = try? console.bytes(of: path, limit: RunReader.fileLimit),
      let list = try? JSONDecoder().decode(TestList.self, from: Data(bytes))
    else { return nil }
    self = list
  }

  /// Returns the test that a report names by its property, or by its name with or without the source, or its method.
  ///
  /// Tests of several sources can have one name; then the class decides, which is named after the source.
  func test(for passed: JUnitReader.Test) -> Test? {
    if let own = tests.first(where: { $0.name == passed.path }) { return own }
    let plain = passed.name.hasSuffix("()") ? String(passed.name.dropLast(2)) : passed.name
    let named = tests.filter { [$0.name, $0.method, $0.shortName].contains(plain) }
    return named.first { passed.className?.hasSuffix("\($0.source.capitalized)Tests") == true } ?? named.first
  }
}
