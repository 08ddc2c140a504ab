import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// A failing step with the words that describe it.
struct FailedStep {
  /// The site of the failure.
  let site: Site
  /// The flow and its behaviour.
  let context: RuleContext
  /// The front screens with which an entry's step fails, in file order; empty for other steps.
  let fronts: [ScreenID]
  /// The only device on which the step fails, or nil.
  let device: Device?
  /// The verb and its operand, in quotes.
  let words: Message
  /// The screen, task or tab of the operand in quotes, or "it" without one.
  let target: Message

  init(_ site: Site, fronts: [ScreenID], on device: Device?, in context: RuleContext) {
    self.site = site
    self.context = context
    self.fronts = fronts
    self.device = device
    words = context.words(of: site).map(quoted) ?? "this"
    target = context.step(at: site)?.target(in: context.flow).map(quoted) ?? "it"
  }

  /// The step in the file; nil for the default effect of a gesture, and for the launch.
  var step: Step? { context.step(at: site) }

  /// The front screen when the action started.
  var screen: Screen { context.flow[site.screen] }

  /// The earlier steps of the list, the nearest last.
  var before: ArraySlice<Step> { context.structure.step(at: site)?.before ?? [] }

  /// The outcome of the `then` branch with the step, or nil if an action contains it directly.
  var outcomeBefore: OutcomeID? {
    let branches = context.flow.thens.lazy.flatMap(\.branches)
    return branches.first { $0.steps.contains { $0.range == site.range } }?.outcome.value
  }

  /// The steps that first close the alert or action sheet of the action, in quotes, or nil.
  ///
  /// UIKit closes an alert for its buttons only, so an event has to close it.
  var closingOwnAlert: Message? {
    guard case .action(let id) = site.cause, case .screen(let owner) = context.flow[id].owner,
      !context.flow[id].isUserInitiated, context.flow[owner].kind.isQuestion, before.isEmpty
    else { return nil }
    return quotedList(["dismiss", step?.words(in: context.flow) ?? "…"])
  }

  /// The corrections of an entry that happens while something is in front which its step cannot pass.
  var remediesOfEntry: [Remedy] {
    guard site.trigger == .entry, closingOwnAlert == nil else { return [] }
    let closing = [context.remedy(closingLayersBefore: site)].compactMap(\.self)
    let waiting = context.remedies(keepingAway: site, isEvent: context.isEvent(at: site))
    let mayClose = !fronts.contains { context.mayRunTask(under: $0) || context.flow[$0].kind.isQuestion }
    return mayClose ? closing + waiting : waiting + closing
  }

  /// Returns some corrections, and after them, for an entry that may wait, what to do if no trial shows that they repair.
  func withWaiting(_ remedies: [Remedy]) -> [Remedy] {
    let mayWait = !remedies.isEmpty && site.trigger == .entry && !context.isEvent(at: site)
    return remedies + (mayWait ? [Remedy(.helpToWait)] : [])
  }

  /// Returns the correction for an entry whose step is blocked by screens.
  ///
  /// Dismissing those screens may interrupt a task, so an entry must wait if a task may be running there.
  ///
  /// - Parameters:
  ///   - obstacles: the screens that block the step.
  ///   - steps: the steps of the entry, without quotes.
  func clearing(_ obstacles: [ScreenID], for steps: [String]) -> Message {
    guard obstacles.contains(where: context.mayRunTask) else {
      return "close the layers first: \(quotedList(["dismiss all"] + steps))"
    }
    return waiting(for: obstacles)
  }

  /// Returns the words that keep an entry away while one of some screens is in front.
  func waiting(for obstacles: [ScreenID]) -> Message {
    // A long list is forgotten when the next alert is designed.
    guard obstacles.count <= 2 else { return .helpToWait }
    let names = obstacles.map { context.flow[$0].name.value }
    let shown = listed(obstacles.map { context.name($0) }, .or)
    return "keep it away while \(shown) is up: \(quoted("where: { screen: { not: \(operand(names)) } }"))"
  }
}

extension Message {
  /// The help for an entry that disturbs what is in front.
  fileprivate static let helpToWait: Message =
    "let it wait until nothing is in front: \(quoted("where: { front: root }"))"
}

extension RuleContext {
  /// Returns whether a task may be running while a screen is in front, read from the file alone.
  func mayRunTask(under screen: ScreenID) -> Bool {
    if structure.contexts[screen.index] != [nil] { return true }
    // An entry can show the screen during a task.
    return !flow.tasks.isEmpty && structure.showings(of: screen).contains { structure.hosts(of: $0.written).isEmpty }
  }
}

/// The front screens with which the steps of entries fail, and the devices on which steps fail.
struct FailingFronts {
  private struct Place: Hashable {
    let cause: Cause
    let range: SourceRange?

    init(_ site: Site) { (cause, range) = (site.cause, site.range) }
  }

  private var screens: [Place: Set<ScreenID>] = [:]
  private var devices: [Place: Set<Device>] = [:]
  private let isComparable: Bool

  /// Collects all failures of one kind.
  init(of failure: StepFailure, in context: RuleContext) {
    isComparable = context.behaviours.count > 1
    for behaviour in context.behaviours where isComparable {
      for fact in behaviour.observations.lazy.map(\.fact) {
        guard fact.kind == .fails(failure), let site = fact.site else { continue }
        devices[Place(site), default: []].insert(behaviour.device)
      }
    }
    for fact in context.facts {
      guard fact.kind == .fails(failure), let site = fact.site, site.trigger == .entry else { continue }
      screens[Place(site), default: []].insert(site.screen)
    }
  }

  /// Returns the screens for one step, in file order.
  subscript(site: Site) -> [ScreenID] { screens[Place(site)]?.sorted() ?? [] }

  /// Returns the only one of several devices on which a step fails, or nil.
  func device(of site: Site) -> Device? {
    guard let devices = devices[Place(site)], devices.count == 1 else { return nil }
    return devices.first
  }
}
