import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Support
import Verification
import VerifierPortfolio

/// Tries the remedies of findings on a flow, and keeps the first one of each finding that repairs.
///
/// A remedy repairs if the finding is gone in the edited file and nothing else is reported that was not reported before.
/// Both versions are compared by samples of their behaviours, because a whole check takes seconds.
struct RemedyTrial {
  /// The most findings of a flow whose remedies are tried; the most severe ones come first.
  private static let limit = 40

  let project: Project
  let flow: Flow
  let devices: [Device]
  let settings: ProjectSettings

  /// Returns the findings with the words of remedies that repair; without help if none does.
  func tried(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let open = diagnostics.indices.filter { !diagnostics[$0].remedies.isEmpty && diagnostics[$0].allowed == nil }
    guard !open.isEmpty, let before = sample(of: project, flow) else { return diagnostics }
    let severest = open.sorted { (diagnostics[$1].severity, $0) < (diagnostics[$0].severity, $1) }.prefix(Self.limit)
    let repairs = TaskPool.map(severest.count) { repair(of: diagnostics[severest[$0]], before) }
    var result = diagnostics
    for place in open { (result[place].help, result[place].suggestion) = (nil, nil) }
    for (place, repair) in zip(severest, repairs) {
      result[place].help = repair?.help
      result[place].suggestion = repair?.suggestion
    }
    return result
  }

  private func repair(of diagnostic: Diagnostic, _ before: Sample) -> (help: String, suggestion: Suggestion?)? {
    for remedy in diagnostic.remedies {
      if remedy.edits.isEmpty { return (remedy.help, nil) }
      guard let edits = suggestions(of: remedy), let after = sample(with: edits),
        before.isRepaired(by: after, of: diagnostic)
      else { continue }
      return (remedy.help, edits.count == 1 ? edits[0] : nil)
    }
    return nil
  }

  /// Returns the changes of the text for a remedy.
  private func suggestions(of remedy: Remedy) -> [Suggestion]? {
    let summary = remedy.help.prefix(1).uppercased() + remedy.help.dropFirst()
    var suggestions: [Suggestion] = []
    for edit in remedy.edits {
      guard let editor = RemedyEditor(project.files[edit.range.file], id: edit.range.file),
        let suggestion = editor.suggestion(edit, summary)
      else { return nil }
      suggestions.append(suggestion)
    }
    return suggestions
  }

  // MARK: Samples

  private func sample(with edits: [Suggestion]) -> Sample? {
    let set = FixSet(edits, in: project.files)
    // An edit that overlaps another one would be left out.
    guard set.suggestions.count == edits.count,
      let edited = project.reading(flow.file, with: set.contents()),
      edited.errorCount <= project.errorCount,
      let flow = edited.flows.first(where: { edited.files[$0.file].path == project.files[self.flow.file].path })
    else { return nil }
    return sample(of: edited, flow.withOpenings())
  }

  private func sample(of project: Project, _ flow: Flow) -> Sample? {
    let checker = Checker(files: project.files, settings: settings)
    return Sample(checker.check(flow, Verifier.sample(flow, on: devices)).diagnostics)
  }
}

/// What is reported about one version of a flow.
private struct Sample {
  /// What identifies a reported defect in two versions of a file.
  private struct Key: Hashable {
    let rule: RuleID
    let cause: Subject
    /// The message, if no name identifies the cause.
    let message: String?

    init(_ rule: RuleID, _ place: Diagnostic.Place, _ message: String) {
      self.rule = rule
      var cause = place.cause
      cause.device = nil
      self.cause = cause
      self.message = cause == Subject() ? message : nil
    }
  }

  private let severities: [Key: Severity]

  init(_ diagnostics: [Diagnostic]) {
    var severities: [Key: Severity] = [:]
    for diagnostic in diagnostics where diagnostic.allowed == nil {
      for place in diagnostic.places {
        let key = Key(diagnostic.rule, place, diagnostic.message)
        severities[key] = max(severities[key] ?? .info, diagnostic.severity)
      }
      for other in diagnostic.affected {
        let key = Key(other.rule, other.place, other.message)
        severities[key] = max(severities[key] ?? .info, other.severity)
      }
    }
    self.severities = severities
  }

  /// Returns whether another version has no place of a finding left, and nothing that is not here.
  func isRepaired(by after: Sample, of diagnostic: Diagnostic) -> Bool {
    let keys = diagnostic.places.map { Key(diagnostic.rule, $0, diagnostic.message) }
    // What the sample does not show cannot be tried.
    return severities[keys[0]] != nil && keys.allSatisfy { after.severities[$0] == nil }
      && after.severities.allSatisfy { key, severity in severities[key].map { severity <= $0 } ?? false }
  }
}
