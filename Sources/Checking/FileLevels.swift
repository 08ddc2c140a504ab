import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax

/// The levels of rules in each file, by the overrides of the settings.
struct FileLevels {
  private let settings: ProjectSettings
  private let only: Set<RuleID>
  private let project: Project
  /// The rules whose level the command line gives, whatever the overrides say.
  private let fixed: Set<RuleID>

  /// Creates the levels of a project.
  init(_ settings: ProjectSettings, _ options: CheckOptions, of project: Project) {
    self.settings = settings
    self.project = project
    only = options.rules
    fixed = Set(options.levels.map(\.rule))
  }

  private var overridden: Set<RuleID> { Set(settings.overrides.flatMap(\.severities.keys)).subtracting(fixed) }

  /// The settings in which a rule is on if it is on in some file.
  var widest: ProjectSettings {
    var widest = settings
    for override in settings.overrides {
      for (rule, level) in override.severities where level != .off && !fixed.contains(rule) && !isOn(rule) {
        widest.severities[rule] = level
      }
    }
    return widest
  }

  private func isOn(_ rule: RuleID) -> Bool { RuleRegistry.standard.reports(rule, settings, only: only) }

  /// Returns whether a rule reports findings in a file.
  ///
  /// - Parameter path: the absolute path.
  func reports(_ rule: RuleID, inFileAt path: String) -> Bool {
    guard !fixed.contains(rule), let level = settings.overriddenLevel(of: rule, inFileAt: path) else {
      return isOn(rule)
    }
    return level != .off && (only.isEmpty || only.contains(rule))
  }

  private func reports(_ rule: RuleID, in file: FileID) -> Bool { reports(rule, inFileAt: path(of: file)) }

  private func path(of file: FileID) -> String {
    PathOperations.absolute(project.files[file].path, in: project.directory)
  }

  private func severity(of rule: RuleID, in file: FileID, otherwise severity: Severity) -> Severity {
    guard case .report(let other)? = settings.overriddenLevel(of: rule, inFileAt: path(of: file)) else {
      return severity
    }
    return other
  }

  /// Returns the findings that their files report, with the severities of the files.
  ///
  /// Errors of a file keep theirs.
  func applied(to findings: [Diagnostic]) -> [Diagnostic] {
    let overridden = overridden
    guard !overridden.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard overridden.contains(finding.rule), !isMistake(finding) else { return finding }
      guard reports(finding.rule, in: finding.range.file) else { return nil }
      var finding = finding
      finding.severity = severity(of: finding.rule, in: finding.range.file, otherwise: finding.severity)
      return finding
    }
  }

  private func isMistake(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && RuleRegistry.standard[finding.rule]?.family == .file
  }

  /// Returns the verdicts on the rules that the file of a flow reports, with its severities.
  func applied(to verdicts: [PropertyVerdict], of flow: FileID) -> [PropertyVerdict] {
    let names = Set(overridden.map(\.name))
    guard !names.isEmpty else { return verdicts }
    return verdicts.compactMap { verdict in
      guard verdict.kind == .rule, names.contains(verdict.property) else { return verdict }
      let rule = RuleID(verdict.property)
      guard reports(rule, in: flow) else { return nil }
      var verdict = verdict
      verdict.severity = severity(of: rule, in: flow, otherwise: verdict.severity)
      return verdict
    }
  }
}
