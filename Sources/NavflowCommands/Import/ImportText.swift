import Diagnostics
import Importing
import Localization
import PrototypeImport

/// The report of an import, as text and as JSON.
struct ImportText {
  private let run: ImportRun
  private let isFirst: Bool
  private let hasNewSettings: Bool
  private let reports: [PrototypeReport]

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - isFirst: whether the file with the root was written.
  ///   - hasNewSettings: whether `.navflow.yaml` was written.
  init(_ run: ImportRun, isFirst: Bool, hasNewSettings: Bool) {
    self.run = run
    self.hasNewSettings = hasNewSettings
    self.isFirst = isFirst
    reports = run.reports
  }

  /// The report as text.
  var text: String {
    var lines = reports.flatMap(\.lines) + pictureLines + nameLines + fileLines
    if isFirst { lines += ImportAdvice(reports, output: run.output).lines }
    return lines.map { $0.visible + "\n" }.joined()
  }

  private var pictureLines: [Message] {
    run.pictures.flatMap { found in
      func list(_ names: some Sequence<String>) -> Message { .list(names.map(Message.init(text:)), .none) }
      var line = Message.count(found.pictures.count, "picture")
      if !found.missing.isEmpty { line = "\(line); no picture: \(list(found.missing))" }
      if !found.unused.isEmpty { line = "\(line); files of no screen: \(list(found.unused.prefix(20)))" }
      return [line] + found.refused.map { "not used: \($0)" }
    }
  }

  private var nameLines: [Message] {
    var lines: [Message] = []
    if run.hasLostLock {
      lines.append("the lock was damaged, so screens may have new names: \(run.output)/\(ImportPlan.lock)")
    }
    for keeper in run.keepers {
      lines += keeper.gone.map { "gone: the screen \"\($0)\"" as Message }
      lines += keeper.renames.map { "renamed: \"\($0.old)\" on \"\($0.screen)\" is now \"\($0.new)\"" as Message }
    }
    return lines
  }

  private var fileLines: [Message] {
    var lines: [Message] = []
    let changed = run.plan.changes.filter { $0.path != ImportPlan.lock || run.plan.changes.count == 1 }
    let paths = changed.map { run.shownPath(of: $0) } + (hasNewSettings ? [".navflow.yaml"] : [])
    lines.append(paths.isEmpty ? "nothing has changed" : "wrote \(Message.list(paths.map(Message.init(text:)), .none))")
    for file in run.plan.files where file.change == .edited(differs: true) {
      lines.append(
        "\(run.shownPath(of: file)) was edited by hand, so it was left alone: move the edits to \"refine\", and remove the file"
      )
    }
    return lines + run.plan.requests.map { text(of: $0) }
  }

  private func text(of request: ImportPlan.Request) -> Message {
    let app = run.output + "/" + ImportPlan.app
    switch request {
    case .addImport(let path): return "write in \(app), under \"imports\": \(path.spelledAsScalar)"
    case .removeFragment(let path):
      return "\(run.output)/\(path) is no longer written: remove it, and its import in \(app)"
    case .changeRoot(let lines):
      return "the prototype begins otherwise than before: compare \(app) with \(lines.joined(separator: " ⏎ "))"
    }
  }

  /// The same facts as JSON.
  var json: JSONValue {
    .object([
      ("prototypes", .array(reports.map(\.json))),
      ("written", .array(run.plan.changes.map { .string(run.shownPath(of: $0)) })),
      (
        "messages",
        .array((pictureLines + nameLines + run.plan.requests.map { text(of: $0) }).map { .string($0.localized) })
      ),
    ])
  }
}

extension PrototypeReport {
  /// The report as JSON.
  fileprivate var json: JSONValue {
    .object([
      ("path", .string(path)), ("pages", .integer(pages)), ("screens", .integer(screens)),
      ("websites", .integer(websites)),
      ("leftOut", .array(leftOut.map { .string($0) })), ("links", .integer(links)),
      (
        "outcomes",
        .object(Outcome.allCases.map { ("\($0)", .integer(count($0))) })
      ),
      ("tabs", .array(tabs.map { .string($0) })), ("notNavigation", .integer(notNavigation)),
      ("inDefinitions", .integer(inDefinitions)), ("hidden", .integer(hidden)),
      ("withoutTouch", .integer(withoutTouch)),
      ("states", .array(states.map { .array($0.map { .string($0) }) })),
      ("ends", .array(ends.map { .string($0.name) })),
      (
        "problems",
        .array(problems.map { ["place": .string($0.place.localized), "message": .string($0.message.localized)] })
      ),
      ("warnings", .array(warnings.map { .string($0.localized) })), ("chosenStart", .optional(chosenStart)),
      ("starts", .array(candidates.map { ["name": .string($0.name), "screen": .string($0.screen)] })),
      ("leadOn", .object(leadOn.map { ($0.key.rawValue, .integer($0.count)) })),
    ])
  }
}
