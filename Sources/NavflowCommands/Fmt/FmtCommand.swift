import ArgumentParser
import Checking
import Diagnostics
import FlowSyntax
import Localization
import Reporting
import Support

/// The command that formats flow files.
struct FmtCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt", abstract: "Format flow files: one layout, the same meaning.",
    discussion: """
      Only spaces and blank lines change. A file with a syntax error is left alone. Exit status: 0 all files are formatted; \
      1 with --check or --diff, if a file would change; 2 a file or the command line has an error.
      """)

  @Argument(help: "Flow files, or folders with flow files; default: this folder.")
  var paths: [String] = []

  @Flag(help: "Write nothing, and list the files that would change.")
  var check = false

  @Flag(help: "Write nothing, and print the changes as a unified diff.")
  var diff = false

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]

  /// A file and its formatted content.
  private struct FormattedFile {
    var file: SourceFile
    var content: [UInt8]

    var isChanged: Bool { file.bytes != content }
  }

  func run(on console: Console) throws -> ExitStatus {
    let reader = CheckSession.reader(in: console.directory)
    var formatted: [FormattedFile] = []
    var hasErrors = false
    for paths in reader.projects(of: paths, config: nil) {
      let project = reader.readFiles(paths)
      var errors = project.diagnostics
      for id in project.checked { format(id, in: project.files, &formatted, &errors) }
      console.writeErrors(errors, in: project.files)
      for problem in project.problems { console.say(problem.message) }
      hasErrors = hasErrors || !errors.isEmpty || !project.problems.isEmpty
    }
    let changed = formatted.filter(\.isChanged)
    if diff {
      for item in changed {
        try console.write(UnifiedDiff(item.file.path, from: item.file.bytes, to: item.content).bytes)
      }
    } else if check {
      for item in changed { try console.write(item.file.path.visible + "\n") }
    } else {
      try OutputFile.write(
        changed.map { .init(path: $0.file.path, bytes: $0.content, before: .bytes($0.file.bytes)) }, on: console)
    }
    if !formatted.isEmpty { console.say(summary(changed: changed.count, of: formatted.count)) }
    if hasErrors { return .unusable }
    return (check || diff) && !changed.isEmpty ? .findings : .success
  }

  private func format(
    _ id: FileID, in files: SourceFiles, _ formatted: inout [FormattedFile], _ errors: inout [Diagnostic]
  ) {
    switch FlowFormatter.format(files[id], id: id) {
    case .formatted(let content): formatted.append(FormattedFile(file: files[id], content: content))
    case .unreadable(let diagnostics): errors += diagnostics
    }
  }

  private func summary(changed: Int, of all: Int) -> Message {
    let files = Message.count(changed, "file")
    let rest: Message =
      all - changed == 1 ? "1 file is formatted already" : "\(all - changed) files are formatted already"
    if changed == 0 { return rest }
    let done: Message =
      if check || diff {
        "\(files) would be formatted"
      } else {
        changed == 1 ? "\(files) was formatted" : "\(files) were formatted"
      }
    return all > changed ? "\(done), \(rest)" : done
  }
}
