import ArgumentParser
import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Foundation
import Importing
import Localization
import PrototypeImport
import Reporting

/// The command that writes flow files from a prototype.
struct ImportCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Write flow files from a prototype of Figma, Penpot or Sketch.",
    discussion: """
      Frames become screens with pictures, connections become steps, and hotspots become areas that can be tapped. What the \
      prototype does not say is marked, not guessed. navflow opens no connection and knows no token. Exit status: 0 done; 1 a \
      person is needed, or with --check or --diff, a file would change; 2 a prototype, a path or the command line has an error.
      """)

  @Argument(help: ArgumentHelp("The JSON file of a prototype, or several.", valueName: "prototype"))
  var prototypes: [String] = []

  @Option(name: [.customShort("o"), .long], help: "The folder to write to.")
  var output = "Flows"

  @Option(help: "A folder with exported pictures, named by the ids or the names of frames.")
  var images: String?

  @Option(help: "The address of the Figma file, for links to its frames.")
  var url: String?

  @Option(
    parsing: .singleValue, help: "The name of a page to read, or several with several options; default: all pages.")
  var page: [String] = []

  @Flag(help: "Take frames without a connection too, if they have the size of a device.")
  var all = false

  @Flag(help: "Print the ids of the screens' frames, and write nothing.")
  var frames = false

  @Flag(help: "Write nothing, and list the files that would change.")
  var check = false

  @Flag(help: "Write nothing, and print the changes as a unified diff.")
  var diff = false

  @Option(help: "Print each interaction of a screen and what it became, and write nothing.")
  var explain: String?

  @Option(help: "text or json.")
  var format = ImportFormat.text

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--format": ImportFormat.allCases.map(\.rawValue)]
  static let takesFlowFile = false

  func validate() throws {
    if frames, explain != nil {
      throw UsageError("--frames and --explain each print something else: leave out one of them")
    }
    if let url, !url.hasPrefix("https://") {
      throw UsageError("--url must begin with https://, as the address in the browser")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    var run = try ImportRun(requests: requests(on: console), output: output, console: console)
    if frames {
      for id in run.frameIDs { try console.write(id.visible + "\n") }
      return .success
    }
    if let explain { return try write(run.explanation(of: explain), on: console) }
    try run.name()
    if check || diff { return try list(run, on: console) }
    let isFirst = run.isFirst
    try run.write()
    let hasSettings = isFirst ? try run.writeSettings() : false
    let text = ImportText(run, isFirst: isFirst, hasNewSettings: hasSettings)
    switch format {
    case .text: try console.write(text.text)
    case .json: try console.write(text.json.text)
    }
    let hasMistakes = !isFirst && run.reportMistakes()
    return run.plan.needsPerson || hasMistakes ? .findings : .success
  }

  /// Returns the prototypes of the command line with the settings of `.navflow.yaml`, or those of the settings alone.
  private func requests(on console: Console) throws -> [ImportRequest] {
    let project = CheckSession.reader(in: console.directory).readSettings()
    guard !project.diagnostics.contains(where: { $0.severity == .error }) else {
      console.writeErrors(project.diagnostics, in: project.files)
      throw UsageError("the settings have errors, so nothing is imported")
    }
    let configured = project.settings.prototypes.map { ImportRequest($0, folder: project.folder) }
    if prototypes.isEmpty, configured.isEmpty {
      throw UsageError("name the JSON file of a prototype, as in: navflow import app.json")
    }
    let named = prototypes.map { path in
      configured.first { $0.names(path, in: console.directory) } ?? ImportRequest(path: path, options: ImportOptions())
    }
    return (prototypes.isEmpty ? configured : named).map { request in
      var request = request
      request.images = images ?? request.images
      if !page.isEmpty { request.options.pages = page }
      request.options.takesAllFrames = all
      request.options.url = url ?? request.options.url
      return request
    }
  }

  private func write(_ lines: [Message], on console: Console) throws -> ExitStatus {
    try console.write(lines.map { $0.visible + "\n" }.joined())
    return .success
  }

  private func list(_ run: ImportRun, on console: Console) throws -> ExitStatus {
    for file in run.plan.changes {
      let path = run.shownPath(of: file)
      if diff {
        try console.write(UnifiedDiff(path, from: Array((file.before ?? "").utf8), to: Array(file.text.utf8)).bytes)
      } else {
        try console.write(path.visible + "\n")
      }
    }
    return run.plan.changes.isEmpty && !run.plan.needsPerson ? .success : .findings
  }
}

extension ImportRequest {
  /// Creates the request of a prototype in `.navflow.yaml`.
  ///
  /// - Parameter folder: the path of the folder of the settings.
  fileprivate init(_ settings: PrototypeSettings, folder: String) {
    func place(_ path: String) -> String { folder == "." ? path : folder + "/" + path }
    var options = ImportOptions()
    options.pages = settings.pages
    options.url = settings.url
    var meanings: [TransitionMeanings.Key: TransitionMeaning] = [:]
    for key in TransitionMeanings.Key.allCases {
      meanings[key] = settings.kinds[key.rawValue].flatMap(TransitionMeaning.init)
    }
    options.meanings = TransitionMeanings(meanings)
    self.init(path: place(settings.file.value), images: settings.images.map(place), options: options)
  }

  /// Returns whether a path of the command line names the same file.
  fileprivate func names(_ other: String, in directory: String) -> Bool {
    func full(_ path: String) -> String {
      URL(fileURLWithPath: path.hasPrefix("/") ? path : directory + "/" + path).standardizedFileURL.path
    }
    return full(path) == full(other)
  }
}

/// The formats of an import's report.
enum ImportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
