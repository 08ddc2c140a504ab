import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Localization
import OrderedCollections
import Support
import Verification
import VerifierPortfolio

/// Tries the remedies of findings on a flow, and keeps the first one of each finding that repairs.
///
/// A remedy repairs if the finding is gone in the edited file, and nothing else as severe as it is reported that was not
/// reported before.
/// Both versions are compared by samples of their behaviours, because a whole check takes seconds.
struct RemedyTrial {
  /// The most edited versions of a flow that are sampled, divided by its screens; the most severe findings come first.
  private static let budget = 800

  let project: Project
  let flow: Flow
  let devices: [Device]
  let settings: ProjectSettings

  /// A remedy that repairs, with its changes of the text.
  private typealias Repair = (help: Message, edits: [Suggestion])

  /// Returns the findings with the words of remedies that repair; without help if none does.
  func tried(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let open = diagnostics.indices.filter { !diagnostics[$0].remedies.isEmpty && diagnostics[$0].allowed == nil }
    guard !open.isEmpty else { return diagnostics }
    let severest = open.sorted { (diagnostics[$1].severity, $0) < (diagnostics[$0].severity, $1) }
    let repairs = repairs(of: diagnostics, at: severest)
    var result = diagnostics
    for place in open {
      result[place].help = repairs[place]?.help
      result[place].edits = repairs[place]?.edits ?? []
      result[place].suggestion = repairs[place]?.edits.count == 1 ? repairs[place]?.edits[0] : nil
    }
    return result
  }

  /// Returns the first remedy of each finding that repairs; equal edits are sampled once.
  private func repairs(of diagnostics: [Diagnostic], at places: [Int]) -> [Int: Repair] {
    var before: Sample??
    var (found, pending) = ([Int: Repair](), places)
    var budget = max(8, Self.budget / max(1, flow.screens.count))
    for number in 0..<(places.map { diagnostics[$0].remedies.count }.max() ?? 0) {
      var wanted: [(place: Int, repair: Repair)] = []
      for place in pending where diagnostics[place].remedies.indices.contains(number) {
        let remedy = diagnostics[place].remedies[number]
        if remedy.edits.isEmpty {
          found[place] = (remedy.help, [])
        } else if let edits = suggestions(of: remedy) {
          wanted.append((place, (remedy.help, edits)))
        }
      }
      // Only what the unedited version shows may use the budget; if there is enough, it is sampled beside the others.
      if before == nil, wanted.count > budget { before = sample(of: project, flow) }
      if let before { wanted.removeAll { !(before?.shows(diagnostics[$0.place]) ?? false) } }
      let versions = Array(Array(OrderedSet(wanted.map { $0.repair.edits.map(\.change) })).prefix(budget))
      budget -= versions.count
      let samples = samples(
        with: versions.map { version in
          wanted.first { $0.repair.edits.map(\.change) == version }?.repair.edits ?? []
        }, &before)
      let byVersion = Dictionary(uniqueKeysWithValues: zip(versions, samples))
      for (place, repair) in wanted {
        guard let after = byVersion[repair.edits.map(\.change)] ?? nil, let before = before ?? nil,
          before.shows(diagnostics[place]), before.isRepaired(by: after, of: diagnostics[place])
        else { continue }
        found[place] = repair
      }
      pending.removeAll { found[$0] != nil }
    }
    return found
  }

  /// Returns the samples of edited versions, and that of the unedited one if it is not known.
  private func samples(with edits: [[Suggestion]], _ before: inout Sample??) -> [Sample?] {
    guard !edits.isEmpty else { return [] }
    guard before == nil else { return TaskPool.map(edits.count) { sample(with: edits[$0]) } }
    let all = TaskPool.map(edits.count + 1) { place in
      place == 0 ? sample(of: project, flow) : sample(with: edits[place - 1])
    }
    before = .some(all[0])
    return Array(all.dropFirst())
  }

  /// Returns the changes of the text for a remedy.
  private func suggestions(of remedy: Remedy) -> [Suggestion]? {
    let summary = remedy.help.capitalized
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
    let behaviours = Verifier.sample(flow, on: devices)
    return Sample(checker.check(flow, behaviours).diagnostics, possible: flow.possible(in: behaviours))
  }
}

extension Suggestion {
  /// The change without its summary.
  fileprivate var change: Change { Change(range: range, replacement: replacement) }

  /// A change of the text.
  fileprivate struct Change: Hashable, Sendable {
    let range: SourceRange
    let replacement: String
  }
}

/// What is reported about one version of a flow.
private struct Sample {
  /// What identifies a reported defect in two versions of a file.
  private struct Key: Hashable {
    let rule: RuleID
    let cause: Subject
    /// The message, if no name identifies the cause.
    let message: Message?

    init(_ rule: RuleID, _ place: Diagnostic.Place, _ message: Message) {
      self.rule = rule
      var cause = place.cause
      cause.device = nil
      self.cause = cause
      self.message = cause == Subject() ? message : nil
    }
  }

  private let severities: [Key: Severity]
  /// What users and events can do, and the screens that they can see.
  private let possible: Set<[String]>

  init(_ diagnostics: [Diagnostic], possible: Set<[String]>) {
    self.possible = possible
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

  /// Returns whether a finding is among those of the sample; what it does not show cannot be tried.
  func shows(_ diagnostic: Diagnostic) -> Bool {
    severities[Key(diagnostic.rule, diagnostic.places[0], diagnostic.message)] != nil
  }

  /// Returns whether another version has no place of a finding left, and nothing that is not here.
  func isRepaired(by after: Sample, of diagnostic: Diagnostic) -> Bool {
    let keys = diagnostic.places.map { Key(diagnostic.rule, $0, diagnostic.message) }
    return possible.isSubset(of: after.possible)
      && keys.allSatisfy { after.severities[$0] == nil }
      && after.severities.allSatisfy { key, severity in
        if let known = severities[key] { return severity <= known }
        return severity == .info && diagnostic.severity > .info
      }
  }
}

extension Flow {
  /// Returns the names of the actions that happen in some behaviours, with their places, and of the screens there.
  fileprivate func possible(in behaviours: [VerificationResult]) -> Set<[String]> {
    behaviours.reduce(into: []) { names, behaviour in
      for observation in behaviour.observations {
        switch observation.fact.kind {
        case .shows(let screen): names.insert([behaviour.device.rawValue, self[screen].name.value])
        case .performs(let action, _, _):
          names.insert([behaviour.device.rawValue, owner(of: action), self[action].label.value])
        default: break
        }
      }
    }
  }

  private func owner(of action: ActionID) -> String {
    switch self[action].owner {
    case .screen(let screen): self[screen].name.value
    case .task(let task): self[task].name.value
    case .root, .entries: ""
    }
  }
}
