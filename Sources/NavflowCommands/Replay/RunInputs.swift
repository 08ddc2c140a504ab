import FlowSyntax
import Foundation
import Localization
import RunReplay

/// The runs of a command line: JSON lines, folders of attachments, tables of screen views, and results of tests.
struct RunInputs {
  /// A run with the path of its file.
  struct Run {
    let path: String
    let name: String
    let records: [RunRecord]
    var beginsAnywhere = false
  }

  /// The most runs.
  private static let limit = 10_000

  private(set) var runs: [Run] = []
  /// The tests that passed, for each file of results.
  private(set) var passed: [(path: String, tests: [JUnitReader.Test])] = []
  /// What could not be read.
  private(set) var problems: [Message] = []

  private let columns: ViewTable.Columns?
  private let console: Console

  /// Reads the runs of paths.
  init(_ paths: [String], columns: ViewTable.Columns?, on console: Console) throws {
    self.columns = columns
    self.console = console
    for path in paths where !console.isInterrupted() {
      add(path)
      guard runs.count <= Self.limit else {
        throw UsageError("more than \(Self.limit) runs are too many: divide them [too-large]")
      }
    }
  }

  private mutating func add(_ path: String) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: console.absolute(path), isDirectory: &isFolder) else {
      return problems.append("there is no file or folder \"\(path)\"")
    }
    if isFolder.boolValue { return addFolder(path) }
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try console.bytes(of: path, limit: RunReader.fileLimit + 1) } catch {
      return problems.append("\"\(path)\" cannot be read: \(error.text)")
    }
    guard bytes.count <= RunReader.fileLimit else { return add(.tooLarge, in: path) }
    if columns != nil { return addTable(path, bytes) }
    if path.hasSuffix(".xml") { return addResults(path, bytes) }
    add(path, bytes)
  }

  private mutating func add(_ problem: RunReader.Problem, in path: String) {
    problems.append("\"\(path)\" \(problem.text)")
  }

  /// Adds the runs of a folder: attachments of a test run, or all files of JSON lines.
  private mutating func addFolder(_ path: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: console.absolute(path))) ?? []).sorted()
    let manifest = AttachmentList(reading: path + "/manifest.json", on: console)
    let files = manifest?.runs ?? names.filter { $0.hasSuffix(".jsonl") }
    if files.isEmpty { return problems.append("no run is in \"\(path)\"") }
    for name in files { add("\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)") }
  }

  private mutating func addResults(_ path: String, _ bytes: [UInt8]) {
    let tests = JUnitReader.tests(in: String(decoding: bytes, as: UTF8.self))
    if tests.isEmpty { return problems.append("\"\(path)\" has no test case of JUnit") }
    passed.append((path, tests.filter(\.isPassed)))
  }

  private mutating func addTable(_ path: String, _ bytes: [UInt8]) {
    guard let columns else { return }
    do throws(ViewTable.MissingColumn) {
      let sessions = try ViewTable.runs(String(decoding: bytes, as: UTF8.self), columns)
      if sessions.isEmpty { problems.append("\"\(path)\" has no rows below its head") }
      runs += sessions.map { Run(path: path, name: $0.session, records: $0.records, beginsAnywhere: true) }
    } catch { problems.append("\"\(path)\" has no column \"\(error.name)\"") }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    let plain = path.split(separator: "/").last.map(String.init) ?? path
    let name = plain.hasSuffix(".jsonl") ? String(plain.dropLast(6)) : plain
    do throws(RunReader.Problem) {
      let found = try RunReader.runs(in: bytes)
      for (place, records) in found.enumerated() {
        let own = found.count > 1 ? localized("\(name) (run \(place + 1))") : name
        runs.append(Run(path: path, name: own, records: records))
      }
    } catch { add(error, in: path) }
  }
}

/// The list of attachments that `xcresulttool export attachments` writes.
private struct AttachmentList: Decodable {
  struct Test: Decodable {
    struct Attachment: Decodable {
      let exportedFileName: String
      let suggestedHumanReadableName: String?
    }

    let attachments: [Attachment]
  }

  let tests: [Test]

  init?(reading path: String, on console: Console) {
    guard let bytes = try? console.bytes(of: path, limit: RunReader.fileLimit),
      let tests = try? JSONDecoder().decode([Test].self, from: Data(bytes))
    else { return nil }
    self.tests = tests
  }

  /// The files that are runs; a name with a folder in it is not used.
  var runs: [String] {
    tests.flatMap(\.attachments).filter { attachment in
      let name = attachment.suggestedHumanReadableName ?? attachment.exportedFileName
      return name.hasPrefix("navflow-run") && !attachment.exportedFileName.contains("/")
    }.map(\.exportedFileName)
  }
}

extension RunReader.Problem {
  /// What is wrong with the file.
  fileprivate var text: Message {
    switch self {
    case .tooLarge: "is larger than 64 MiB: divide it [too-large]"
    case .longLine(let line): "has more than 1 MiB in line \(line) [too-large]"
    case .notJSON(let line): "has no JSON object in line \(line): write one record in each line"
    case .empty: "has no records: a run has lines such as {\"screen\":\"Home\"}"
    }
  }
}
