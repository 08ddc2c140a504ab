import FlowModel

/// All that decides what can happen next: the root, its stacks, the modal layers, and the values of the variables.
public struct Configuration: Hashable, Sendable {
  /// The root that the window shows.
  public package(set) var root: RootID
  /// The place of the selected tab; 0 in a root without tabs.
  public package(set) var selectedTab: Int
  /// One stack a tab, or the only one; none of them is ever empty.
  public package(set) var stacks: [[Instance]]
  /// The modal layers above the root, front last, those set aside included.
  public package(set) var layers: [Layer]
  /// The value of each variable.
  public package(set) var state: [ValueID]

  package init(root: RootID, selectedTab: Int, stacks: [[Instance]], layers: [Layer], state: [ValueID]) {
    self.root = root
    self.selectedTab = selectedTab
    self.stacks = stacks
    self.layers = layers
    self.state = state
  }

  /// The layer in front: 0 for the root's visible stack, else counted from 1 among `layers`.
  public var frontLayer: Int { layers.count }

  /// The root's visible stack, which is layer 0.
  public var visibleStack: [Instance] { stacks[selectedTab] }

  /// The stack of a layer, counted as in `Position`.
  public func stack(of layer: Int) -> [Instance] {
    layer == 0 ? visibleStack : layers[layer - 1].stack
  }

  /// The style of a layer, or nil for the root's visible stack.
  public func style(of layer: Int) -> Layer.Style? { layer == 0 ? nil : layers[layer - 1].style }

  /// The instance at a position.
  public subscript(position: Position) -> Instance { stack(of: position.layer)[position.index] }

  /// The position of the topmost instance of a layer.
  public func top(of layer: Int) -> Position { Position(layer: layer, index: stack(of: layer).count - 1) }

  /// The position of the front screen.
  public var front: Position { top(of: frontLayer) }

  /// The screen in front.
  public var frontScreen: ScreenID { self[front].screen }

  /// Whether a layer above has set this one aside; the root is never aside.
  public func isAside(_ layer: Int) -> Bool {
    layer > 0 && layers[layer...].contains(where: \.setsAside)
  }

  /// The next layer beneath one that is not set aside, or nil beneath the root.
  public func layer(beneath layer: Int) -> Int? {
    var below = layer - 1
    while below > 0, isAside(below) { below -= 1 }
    return below >= 0 ? below : nil
  }

  /// Whether an `inputView` is in front, which leaves the layer beneath it usable.
  public var hasInputView: Bool { style(of: frontLayer) == .inputView }

  /// The layer whose stack and gestures are in use: the front one, or the one beneath an `inputView`.
  public var usableLayer: Int { hasInputView ? layer(beneath: frontLayer) ?? 0 : frontLayer }

  /// The number of modal layers that count, none of them set aside.
  public var modalCount: Int {
    layers[(layers.lastIndex(where: \.setsAside) ?? 0)...].count { $0.style.countsAsModal }
  }

  /// The position directly beneath another, on the same stack or at the front of the layer beneath, layers set aside
  /// included; nil at the bottom.
  public func position(beneath position: Position) -> Position? {
    if position.index > 0 { return Position(layer: position.layer, index: position.index - 1) }
    return position.layer > 0 ? top(of: position.layer - 1) : nil
  }

  /// The nearest position at or under another where a frame begins; nil where no task runs.
  public func frameStart(atOrUnder position: Position) -> Position? {
    var here: Position? = position
    while let at = here {
      if self[at].frame != nil { return at }
      here = self.position(beneath: at)
    }
    return nil
  }

  /// The frame that runs at a position, or nil.
  public func frame(runningAt position: Position) -> Frame? {
    frameStart(atOrUnder: position).flatMap { self[$0].frame }
  }

  /// The task that runs in front, or nil.
  public var runningTask: TaskID? { frame(runningAt: front)?.task }

  /// The frames in sight, from the root's visible stack up, outermost first.
  public var visibleFrames: [Frame] {
    (visibleStack + layers.flatMap(\.stack)).compactMap(\.frame)
  }

  /// The number of frames, those in other tabs included.
  public var frameCount: Int {
    stacks.reduce(0) { $0 + $1.count { $0.frame != nil } }
      + layers.reduce(0) { $0 + $1.stack.count { $0.frame != nil } }
  }
}
