import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Localization

/// The effective settings with their origins, in the form of a settings file.
struct SettingsListing {
  private static let column = 32

  private let project: Project
  private let options: CheckOptions
  private let settings: ProjectSettings

  /// Creates the listing for a project and the values of the command line.
  init(_ project: Project, _ options: CheckOptions) {
    self.project = project
    self.options = options
    settings = options.settings(over: project.settings)
  }

  /// Returns the lines.
  func render() -> String {
    let files = project.settingsFiles.map { project.files[$0].path.visible }
    let chain = files.map(Message.init(text:)).joined(separator: ", which extends ")
    let file: Message = files.isEmpty ? "none was found" : chain
    var lines = [
      "# " + localized("project's folder: \(project.folder.visible)"), "# " + localized("settings' file: \(file)"),
    ]
    if !options.rules.isEmpty {
      let names = Message.list(options.rules.sorted().map { Message(text: $0.name) })
      lines.append(
        "# "
          + localized(
            options.rules.count == 1
              ? "only \(names) is applied (command line)" : "only \(names) are applied (command line)"))
    }
    lines += [
      line("include: \(list(settings.include))", origin(.include)),
      line("exclude: \(list(settings.exclude))", origin(.exclude)),
    ]
    lines += severities + overrides + thresholds + words
    lines.append(line("failOn: \(settings.failOn.rawValue)", origin(.failOn, overridden: options.failOn != nil)))
    lines.append(
      line(
        "allowUndecided: \(settings.allowsUndecided)",
        origin(.allowUndecided, overridden: options.allowsUndecided)))
    if let language = settings.language { lines.append(line("language: \(language)", origin(.language))) }
    let baseline = settings.baseline.map { "baseline: \($0.spelledAsScalar)" }
    lines.append(line(baseline ?? "# " + localized("no baseline"), origin(.baseline)))
    return lines.joined(separator: "\n") + "\n"
  }

  private var severities: [String] {
    if settings.severities.isEmpty { return [line("severity: {}", localized("default: each rule's own"))] }
    let overridden = Set(options.levels.map(\.rule))
    return ["severity:"]
      + settings.severities.sorted { $0.key < $1.key }.map { rule, level in
        line(
          "  \(rule.name.spelledAsScalar): \(level.word)",
          origin(.severity(rule), overridden: overridden.contains(rule)))
      }
  }

  private var overrides: [String] {
    if settings.overrides.isEmpty { return [] }
    return ["overrides:"]
      + settings.overrides.enumerated().map { place, override in
        let levels = override.severities.map { "\($0.key.name.spelledAsScalar): \($0.value.word)" }.joined(
          separator: ", ")
        return line("  - { files: \(list(override.files)), severity: { \(levels) } }", origin(.override(place)))
      }
  }

  private var thresholds: [String] {
    let thresholds = settings.thresholds
    return [
      "thresholds:",
      line("  modalDepth: \(thresholds.modalDepth)", origin(.modalDepth)),
      line("  sheetSteps: \(thresholds.sheetSteps)", origin(.sheetSteps)),
      line("  tabs: \(thresholds.tabs)", origin(.tabs)),
    ]
  }

  private var words: [String] {
    if settings.words.isEmpty { return [] }
    return ["words:"]
      + settings.words.map { line("  \($0.key.rawValue): \(list($0.value))", origin(.word($0.key))) }
  }

  private func line(_ text: String, _ origin: String) -> String {
    text + String(repeating: " ", count: max(2, Self.column - text.displayWidth)) + "# " + origin
  }

  private func origin(_ item: SettingsItem, overridden: Bool = false) -> String {
    if overridden { return localized("command line") }
    return project.origins[item].map { "\(project.files[$0.file].path.visible):\($0.start.line)" }
      ?? localized("default")
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(\.spelledAsScalar).joined(separator: ", ") + "]"
  }
}
