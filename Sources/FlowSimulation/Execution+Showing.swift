import Diagnostics
import FlowModel

/// How screens come, and frames begin with them.
extension Execution {
  /// What `present` or `start` shows.
  struct Shown {
    var screen: ScreenID
    var by: Event.Beginning
    var style: PresentationStyle
    var showing = Step.Showing()
    /// The task that `start` begins; nil for a plain step.
    var task: TaskID?
    var then: ThenID?
  }

  /// Shows a screen as its style says; alerts and their like are layers, however they are shown.
  mutating func show(_ shown: Shown, in context: inout StepContext) {
    if shown.style == .push, !flow[shown.screen].isOneScreenLayer {
      push(shown, in: &context)
    } else {
      present(shown, in: &context)
    }
  }

  private mutating func push(_ shown: Shown, in context: inout StepContext) {
    putInputViewAway(&context)
    guard frontTakesPushes else { return fail(.pushWithoutStack, in: context) }
    let layer = configuration.frontLayer
    let position = Position(layer: layer, index: configuration.stack(of: layer).count)
    let instance = Instance(shown.screen, frame: frame(beginningWith: shown, at: position, in: &context))
    if layer == 0 {
      configuration.stacks[configuration.selectedTab].append(instance)
    } else {
      configuration.layers[layer - 1].stack.append(instance)
    }
  }

  private var frontTakesPushes: Bool {
    if let style = configuration.style(of: configuration.frontLayer) { return style.hasStack }
    if case .screen = flow[configuration.root].kind { return false }
    return true
  }

  private mutating func present(_ shown: Shown, in context: inout StepContext) {
    let kind = flow[shown.screen].kind
    if kind != .alert, kind != .actionSheet { putInputViewAway(&context) }
    let style = Layer.Style(shown.style, showing: kind)
    // An input view leaves what is beneath usable, so there is nothing for it to set aside.
    let setsAside = shown.showing.aside && shown.style != .push && style != .inputView
    guard setsAside || canPresent(kind, in: context) else { return }
    let position = Position(layer: configuration.frontLayer + 1, index: 0)
    let instance = Instance(shown.screen, frame: frame(beginningWith: shown, at: position, in: &context))
    configuration.layers.append(
      Layer(
        style: style, isLocked: shown.showing.locked, setsAside: setsAside && !configuration.layers.isEmpty,
        stack: [instance]))
  }

  private mutating func canPresent(_ kind: Screen.Kind, in context: StepContext) -> Bool {
    switch configuration.style(of: configuration.frontLayer) {
    case .alert where kind == .alert:
      fail(.stackedAlerts, in: context)
      return false
    case .alert, .actionSheet:
      fail(.presentOverAlert, in: context)
      return false
    case .popover where kind != .alert:
      fail(.coveredPopover, in: context)
      return true
    default: return true
    }
  }

  // MARK: Frames

  /// The frame that begins, or goes on, with a screen about to stand at a position; nil where none does.
  private mutating func frame(
    beginningWith shown: Shown, at position: Position, in context: inout StepContext
  ) -> Frame? {
    let beneath = configuration.position(beneath: position)
    if let task = shown.task { return begin(task, with: shown, at: position, above: beneath, in: context) }
    guard let task = flow[shown.screen].task else { return nil }
    if let pending = context.pending, pending.task == task {
      context.pending = nil
      return pending
    }
    let running = beneath.flatMap { configuration.frame(runningAt: $0)?.task }
    return running == task ? nil : begin(task, with: shown, at: position, above: beneath, in: context)
  }

  private mutating func begin(
    _ task: TaskID, with shown: Shown, at position: Position, above beneath: Position?, in context: StepContext
  ) -> Frame? {
    guard let beneath else { return nil }
    let returnScreen = configuration[beneath].screen
    let inFront = context.frontBeforeInterruption ?? configuration.frontScreen
    let origin = shown.by == .replace ? returnScreen : inFront
    note(.starts(task, shown.by, screen: shown.screen, layer: position.layer), in: context)
    return Frame(
      serial: makeSerial(), task: task, origin: origin, then: shown.then, isAtRoot: false,
      misplacedBy: origin == returnScreen ? nil : context.cause)
  }

  mutating func replace(with screen: ScreenID, in context: inout StepContext) {
    putInputViewAway(&context)
    let position = configuration.front
    guard configuration.style(of: position.layer)?.isOneScreen != true else {
      return fail(.replaceWithoutStack, in: context)
    }
    let old = configuration[position]
    let frame = frame(replacing: old, with: screen, at: position, in: &context)
    configuration.update(position) { $0 = Instance(screen, frame: frame) }
  }

  /// The frame on the screen that comes in another's place: that one's own goes on, unless the screen is another task's.
  private mutating func frame(
    replacing old: Instance, with screen: ScreenID, at position: Position, in context: inout StepContext
  ) -> Frame? {
    let task = flow[screen].task
    if let frame = old.frame {
      if task == nil || task == frame.task { return frame }
      interrupt(frame, in: &context)
    }
    guard position != Position(layer: 0, index: 0) else { return nil }
    let shown = Shown(screen: screen, by: .replace, style: .push)
    return self.frame(beginningWith: shown, at: position, in: &context)
  }

  /// Begins the task of a root that is in front for the first time, or again.
  mutating func beginTaskAtRoot(_ cause: Cause, at range: SourceRange?) {
    let bottom = Position(layer: 0, index: 0)
    guard configuration.front == bottom, endingRoots == 0, configuration[bottom].frame == nil,
      let frame = frameAtRoot(configuration[bottom].screen)
    else { return }
    configuration.update(bottom) { $0.frame = frame }
    note(.starts(frame.task, .root, screen: configuration[bottom].screen, layer: 0), cause, at: range)
  }

  /// A new frame for a screen that is a root, or nil where the screen belongs to no task.
  mutating func frameAtRoot(_ screen: ScreenID) -> Frame? {
    guard let task = flow[screen].task else { return nil }
    var then: ThenID?
    if case .task(let own, let ownThen) = flow[configuration.root].kind, own.value == task { then = ownThen }
    return Frame(
      serial: makeSerial(), task: task, origin: nil, then: then, isAtRoot: true, misplacedBy: nil)
  }
}
