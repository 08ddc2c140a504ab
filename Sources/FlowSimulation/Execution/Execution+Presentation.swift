import Diagnostics
import FlowModel

/// The steps that show screens, and the frames that begin with them.
extension Execution {
  /// A screen to show, and the way to show it.
  struct ShowRequest {
    var screen: ScreenID
    var by: Event.Beginning
    var style: PresentationStyle
    var showing = Step.PresentationOptions()
    /// The task that `start` begins; nil for another step.
    var task: TaskID?
    var then: ThenID?
    /// Whether the layer in front presents (`on: front`).
    var isOnFront = false
  }

  /// Shows a screen in its style; a one-screen layer is never pushed.
  mutating func show(_ shown: ShowRequest) {
    let isPushed = shown.style == .push && !flow[shown.screen].kind.isOneScreenLayer
    if isPushed { push(shown) } else { present(shown) }
  }

  private mutating func push(_ shown: ShowRequest) {
    guard frontTakesPushes else { return fail(.pushWithoutStack) }
    let layer = configuration.frontLayer
    let position = Position(layer: layer, index: configuration.stack(of: layer).count)
    let instance = Instance(shown.screen, frame: frame(beginningWith: shown, at: position))
    configuration.forgetArrival(at: configuration.front)
    recordAddition()
    if layer == 0 {
      configuration.stacks[configuration.selectedTab].append(instance)
    } else {
      configuration.layers[layer - 1].stack.append(instance)
    }
  }

  /// Records that an instance is added at the front.
  private mutating func recordAddition() {
    window? += 1
    for place in contexts.indices { contexts[place].taken?.recordAddition() }
  }

  private var frontTakesPushes: Bool {
    if let style = configuration.style(of: configuration.frontLayer) { return style.hasStack }
    if case .screen = flow[configuration.root].kind { return false }
    return true
  }

  private mutating func present(_ shown: ShowRequest) {
    let kind = flow[shown.screen].kind
    let style = Layer.Style(shown.style, isModeless: shown.showing.isModeless, showing: kind)
    let setsAside = shown.style != .push && setsAside(style, shown.showing)
    guard setsAside || canPresent(kind, style, fromFront: shown.isOnFront) else { return }
    let position = Position(layer: configuration.frontLayer + 1, index: 0)
    let instance = Instance(shown.screen, frame: frame(beginningWith: shown, at: position))
    if !style.keepsScreenBelowVisible { configuration.forgetArrival(at: configuration.front) }
    recordAddition()
    configuration.layers.append(
      Layer(
        style: style, isLocked: shown.showing.locked, setsAside: setsAside && !configuration.layers.isEmpty,
        stack: [instance]))
  }

  private mutating func canPresent(_ kind: Screen.Kind, _ style: Layer.Style, fromFront: Bool) -> Bool {
    if style.isPresented, !fromFront, presentsPanel {
      if mayLosePanels {
        needsOtherStacks = true
        return false
      }
      fail(.presentWhileCovered)
      return false
    }
    switch configuration.style(of: configuration.frontLayer) {
    case .alert where kind == .alert:
      fail(.stackedAlerts)
      return false
    // The system shows its prompts over the alerts of the app.
    case .alert where kind == .prompt, .actionSheet where kind == .prompt: return true
    case .alert, .actionSheet, .prompt:
      fail(.presentOverAlert)
      return false
    case .popover where kind != .alert && kind != .prompt, .modelessPopover where kind != .alert && kind != .prompt:
      fail(.coveredPopover)
      return true
    default: return true
    }
  }

  // MARK: Frames

  /// Returns the frame that begins, or continues, with a screen at a position, or nil.
  private mutating func frame(beginningWith shown: ShowRequest, at position: Position) -> Frame? {
    guard let beneath = configuration.position(beneath: position) else { return nil }
    if let task = shown.task { return begin(task, with: shown, at: position, above: beneath) }
    guard let task = flow[shown.screen].task else { return nil }
    if var pending = context.pending, pending.task == task {
      updateContext {
        $0.pending = nil
        $0.acting = StepContext.Acting(pending)
      }
      pending.clearOrigin(standingOn: configuration[beneath].screen)
      return pending
    }
    return frame(runningAt: beneath)?.task == task ? nil : begin(task, with: shown, at: position, above: beneath)
  }

  private mutating func begin(
    _ task: TaskID, with shown: ShowRequest, at position: Position, above beneath: Position
  ) -> Frame {
    let returnScreen = configuration[beneath].screen
    let inFront = context.frontBeforeInterruption ?? configuration.frontScreen
    let origin = shown.by == .replace ? returnScreen : inFront
    let blamed = origin == returnScreen ? nil : context.cause
    if origin == .anywhere || (blamed != nil && blamed == blamed?.anywhere) { dependsOnOrigin = true }
    note(.starts(task, shown.by, screen: shown.screen, layer: position.layer))
    return Frame(
      serial: makeSerial(), task: task, origin: blamed.map { _ in origin },
      then: simulator.subject.effective(shown.then), isAtRoot: false, misplacedBy: blamed)
  }

  // MARK: Replacing

  /// Replaces the front screen.
  ///
  /// - Parameter front: the screen that was in front before the step, if it is not the one that is replaced.
  mutating func replace(with screen: ScreenID, from front: ScreenID? = nil) {
    let position = configuration.front
    guard configuration.style(of: position.layer)?.isOneScreen != true else { return fail(.replaceWithoutStack) }
    let old = configuration[position].frame?.serial
    let frame = frame(replacing: configuration[position], with: screen, at: position, from: front)
    if isFresh(position), frame?.serial != old { (freshTab, isRootTaskSuspended) = (nil, false) }
    configuration.update(position) { $0 = Instance(screen, frame: frame) }
  }

  /// Returns the frame of a replacing screen: that of the replaced instance, unless the screen belongs to another task.
  private mutating func frame(
    replacing old: Instance, with screen: ScreenID, at position: Position, from front: ScreenID?
  ) -> Frame? {
    let task = flow[screen].task
    if let frame = old.frame, !isSuspended(position) {
      if task == nil || task == frame.task { return frame }
      if isFresh(position) { forget(frame) } else { interrupt(frame, from: front ?? old.screen) }
    }
    // A screen that replaces a root's bottom begins its task when it is in front, as every root does.
    guard position != .bottom else { return frameContinuedAtRoot(by: screen) }
    return self.frame(beginningWith: ShowRequest(screen: screen, by: .replace, style: .push), at: position)
  }

  /// Returns the pending frame of a closed alert, moved to the root, if the replacing screen continues its task.
  private mutating func frameContinuedAtRoot(by screen: ScreenID) -> Frame? {
    guard let pending = context.pending, pending.task == flow[screen].task else { return nil }
    var frame = frameAtRoot(screen, task: pending.task)
    frame.serial = pending.serial
    updateContext {
      $0.pending = nil
      $0.acting = StepContext.Acting(frame)
    }
    return frame
  }
}
