import Diagnostics
import FlowModel
import FlowSimulation
import FlowVerification

/// A step that fails, where it does, and in words.
struct FailedStep {
  /// Where it came about.
  let site: Site
  /// The flow, and how it behaves.
  let context: RuleContext
  /// The screens with which in front an entry's step fails, in the order of the file; none where no entry takes it.
  let fronts: [ScreenID]
  /// The verb and what it acts on, in quotes.
  let words: String
  /// The screen, task or tab that it acts on, in quotes; "it" where there is none.
  let target: String

  init(_ site: Site, fronts: [ScreenID], in context: RuleContext) {
    self.site = site
    self.context = context
    self.fronts = fronts
    words = context.words(of: site).map(quoted) ?? "this"
    target = context.step(at: site)?.target(in: context.flow).map(quoted) ?? "it"
  }

  /// The step as the file has it; nil where no step did it.
  var step: Step? { context.step(at: site) }

  /// The screen in front when the action was taken.
  var screen: Screen { context.flow[site.screen] }

  /// The steps that stand before it in its list, the nearest last.
  var before: ArraySlice<Step> { context.structure.step(at: site)?.before ?? [] }

  /// The outcome that it follows on, or nil where it is a step of an action itself.
  var outcomeBefore: OutcomeID? {
    let branches = context.flow.thens.lazy.flatMap(\.branches)
    return branches.first { $0.steps.contains { $0.range == site.range } }?.outcome.value
  }

  /// What lets an entry take the step where screens are in its way.
  ///
  /// To put them away may take a task away with them: where one may run the entry is to wait.
  ///
  /// - Parameters:
  ///   - words: the step to take, without quotes.
  ///   - obstacles: the screens in its way.
  func clearing(_ obstacles: [ScreenID], for words: String) -> String {
    guard obstacles.contains(where: context.mayRunTask) else {
      return "put away what is in the way first: \(quoted("[dismiss all, \(words)]"))"
    }
    let names = obstacles.map { context.flow[$0].name.value }
    let written = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    let shown = listed(obstacles.map { context.name($0) }, "or")
    return "keep it away while \(shown) is up: \(quoted("where: { screen: { not: \(written) } }"))"
  }
}

extension RuleContext {
  /// Whether a task may be running while a screen is in front, as far as the file says.
  func mayRunTask(under screen: ScreenID) -> Bool {
    if structure.contexts[screen.index] != [nil] { return true }
    // What comes from outside comes over tasks as well.
    return !flow.tasks.isEmpty && structure.showings(of: screen).contains { structure.hosts(of: $0.written).isEmpty }
  }
}

/// The screens with which in front the steps of entries fail.
struct FailingFronts {
  private struct Place: Hashable {
    let cause: Cause
    let range: SourceRange?

    init(_ site: Site) { (cause, range) = (site.cause, site.range) }
  }

  private var screens: [Place: Set<ScreenID>] = [:]

  /// Looks at everything that fails in a way.
  init(of failure: StepFailure, in context: RuleContext) {
    for case .fails(failure, let site) in context.facts(of: .fails) where site.trigger == .entry {
      screens[Place(site), default: []].insert(site.screen)
    }
  }

  /// Those of one step, in the order of the file.
  subscript(site: Site) -> [ScreenID] { screens[Place(site)]?.sorted() ?? [] }
}
