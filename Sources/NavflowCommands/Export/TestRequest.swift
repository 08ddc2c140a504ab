import Diagnostics
import FlowExport
import FlowModel

/// What `navflow tests` writes, from the command line or from `.navflow.yaml`.
struct TestRequest {
  /// The flow file.
  var flow: String
  /// The folder to write to; nil for a list.
  var folder: String?
  var format = TestExport.Format.maestro
  var app: String?
  var origins: [FlowTest.Origin] = [.scenario, .cover]
  var goals = CoverageGoal.standard
  var selection = ElementSelection.text
  var device: Device?
  var maximumTaps = 12
  var isUserOnly = false

  /// Creates the request of an export in the settings.
  ///
  /// - Parameter folder: the project's folder, relative to the working directory.
  init(_ export: ProjectSettings.Export, in folder: String) throws {
    let prefix = folder == "." ? "" : folder + "/"
    flow = prefix + export.flow
    self.folder = prefix + export.folder
    let options = export.options
    format = options["for"].flatMap(TestExport.Format.init) ?? .maestro
    app = options["app"]
    if let text = options["from"] { origins = try Self.origins(text) }
    if let text = options["cover"] { goals = try CoverageGoal.list(text, for: "cover") }
    selection = options["select"].flatMap(ElementSelection.init) ?? .text
    device = options["device"].flatMap(Device.init)
    maximumTaps = options["max-taps"].flatMap { Int($0) } ?? 12
    isUserOnly = options["user-only"] != nil
  }

  /// Creates a request with the default options.
  init(flow: String) { self.flow = flow }

  /// The words of `--from`.
  private enum OriginWord: String, CaseIterable {
    case scenarios, findings, cover

    var origin: FlowTest.Origin {
      switch self {
      case .scenarios: .scenario
      case .findings: .finding
      case .cover: .cover
      }
    }
  }

  /// Returns the sources that a list such as `scenarios,cover` names.
  static func origins(_ text: String) throws -> [FlowTest.Origin] {
    try OriginWord.list(text, for: "--from").map(\.origin)
  }

  /// The command that writes the same, for messages.
  var command: String {
    var words = ["navflow", "tests", ShellWord.bare(flow), "--for \(format.rawValue)"]
    if let folder { words.append("-o \(ShellWord.bare(folder))") }
    if let app { words.append("--app \(ShellWord.bare(app))") }
    if origins != [.scenario, .cover] {
      words.append("--from \(origins.map { $0 == .cover ? "cover" : "\($0.rawValue)s" }.joined(separator: ","))")
    }
    if goals != CoverageGoal.standard { words.append("--cover \(goals.map(\.rawValue).joined(separator: ","))") }
    if selection != .text { words.append("--select \(selection.rawValue)") }
    if let device { words.append("--device \(device.rawValue)") }
    if maximumTaps != 12 { words.append("--max-taps \(maximumTaps)") }
    if isUserOnly { words.append("--user-only") }
    return words.joined(separator: " ")
  }
}
