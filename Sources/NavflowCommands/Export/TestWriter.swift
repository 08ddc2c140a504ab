import Diagnostics
import FlowExport
import FlowModel
import FlowSyntax
import Foundation
import Localization
import Reporting

/// Writes, checks or lists the tests that a request asks for.
struct TestWriter {
  let request: TestRequest
  let console: Console
  var timeLimit: Double?
  var isCheck = false
  /// The command that repairs differences; nil for that of the request.
  var repair: String?

  /// Does what the request asks for.
  func run() throws -> ExitStatus {
    let file = try FlowFile(reading: request.flow, on: console)
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    let tests = try TestCollection(request, of: file, progress)
    progress.finish { _ in "nothing is written" }
    if progress.isInterrupted { return console.interruptionStatus }
    // What is found in some time differs from run to run.
    if progress.end == .timeLimit, request.folder != nil { return .undecided }
    for text in tests.omitted { console.say(text) }
    guard let folder = request.folder else {
      try console.write(TestListing(tests).text)
      return progress.end == .timeLimit ? .undecided : .success
    }
    let source = file.pathInProject
    let export = TestExport(
      tests.tests, of: source, as: request.format, selecting: request.selection, app: request.app,
      hasDeviceFolders: request.device == nil && file.flow.devices.count > 1)
    guard try reportClashes(export, file) else { return .findings }
    let (files, warnings) = export.files()
    for warning in warnings { console.say("warning: \(warning.message)") }
    if !warnings.isEmpty, request.selection == .text {
      console.writeError("  \(localized("help")): \(ExportWarning.help.localized)\n")
    }
    return try finish(ExportFolder(folder, files, from: source, on: console), tests, files.count)
  }

  private func finish(_ folder: ExportFolder, _ tests: TestCollection, _ all: Int) throws -> ExitStatus {
    guard let change = try folder.apply(isCheck: isCheck, repair: repair ?? request.command) else { return .findings }
    if isCheck { return .success }
    console.say("\(.count(tests.tests.count, "test")), \(change)")
    for line in TestListing(tests).summary { console.say(line) }
    return .success
  }

  /// Reports names that are equal in code or in the folder; returns whether there are none.
  private func reportClashes(_ export: TestExport, _ file: FlowFile) throws -> Bool {
    var errors: [Diagnostic] = []
    if request.selection == .id || request.format == .xcuitest { errors = FlowNames(file.flow).clashes }
    errors += export.clashes.map { second, first in
      let places = [second, first].map { place(of: $0, file.flow) }
      return Diagnostic(
        FlowNames.clashRule, .error,
        "the tests \"\(second.name)\" and \"\(first.name)\" would have the same name", at: places[0],
        notes: [Note("the other one is here", at: places[1])], help: "rename one of them")
    }
    console.writeErrors(errors, in: file.project.files)
    return errors.isEmpty
  }

  private func place(of test: FlowTest, _ flow: Flow) -> SourceRange {
    flow.scenarios.first { test.origin == .scenario && $0.name.value == test.name }?.name.range
      ?? .beginning(of: flow.file)
  }
}

extension FlowFile {
  /// The path relative to the project's folder, or else to the git repository; it does not depend on where the command runs.
  var pathInProject: String {
    let absolute = URL(fileURLWithPath: PathOperations.absolute(path, in: project.directory))
      .resolvingSymlinksInPath().path
    var folder = PathOperations.folder(of: absolute)
    if project.settingsFile != nil {
      folder = PathOperations.absolute(project.folder, in: project.directory)
    } else {
      var place = folder
      while place != "/" {
        if FileManager.default.fileExists(atPath: place + "/.git") {
          folder = place
          break
        }
        place = PathOperations.folder(of: place)
      }
    }
    return PathOperations.relative(absolute, to: folder)
  }
}
