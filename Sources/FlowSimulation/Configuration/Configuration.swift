import FlowModel

/// One state of the app: the root, its stacks, the modal layers and the values of the variables.
public struct Configuration: Hashable, Sendable {
  /// The root in the window.
  public package(set) var root: RootID
  /// The index in `stacks` of the selected tab's stack, or of the column in use; 0 if there is only one stack.
  public package(set) var selectedTab: Int
  /// The stack of each tab or column, or the only stack.
  ///
  /// No stack is empty, except in engines that know only one of them.
  public package(set) var stacks: [[Instance]]
  /// The modal layers above the root in order, front layer last; layers that are set aside are included.
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

  /// The index of the front layer: 0 for the root's visible stack, else counted from 1 in `layers`.
  public var frontLayer: Int { layers.count }

  /// The root's visible stack, which is layer 0.
  public var visibleStack: [Instance] { stacks[selectedTab] }

  /// Returns the stack of a layer, with the index that `Position` uses.
  public func stack(of layer: Int) -> [Instance] {
    layer == 0 ? visibleStack : layers[layer - 1].stack
  }

  /// Returns the style of a layer, or nil for the root's visible stack.
  public func style(of layer: Int) -> Layer.Style? { layer == 0 ? nil : layers[layer - 1].style }

  /// The instance at a position.
  public subscript(position: Position) -> Instance { stack(of: position.layer)[position.index] }

  /// Returns the position of the top instance of a layer.
  public func top(of layer: Int) -> Position { Position(layer: layer, index: stack(of: layer).count - 1) }

  /// The position of the front screen.
  public var front: Position { top(of: frontLayer) }

  /// The screen in front.
  public var frontScreen: ScreenID { self[front].screen }

  /// Returns whether a layer above has set this layer aside; the root is never set aside.
  public func isAside(_ layer: Int) -> Bool {
    layer > 0 && layers[layer...].contains(where: \.setsAside)
  }

  /// Returns the next lower layer that is not set aside, or nil below the root.
  public func layer(beneath layer: Int) -> Int? {
    var below = layer - 1
    while below > 0, isAside(below) { below -= 1 }
    return below >= 0 ? below : nil
  }

  /// Whether an `inputView` is in front; the layer below it can still be used.
  public var hasInputView: Bool { style(of: frontLayer) == .inputView }

  /// The number of panels in front; the layer below them can still be used.
  public var panelCount: Int { layers.reversed().prefix { $0.style.isPanel }.count }

  /// The layer beneath an `inputView` or panels in front, which the user can use; without them the front layer.
  public var usableLayer: Int { hasInputView ? layer(beneath: frontLayer) ?? 0 : frontLayer - panelCount }

  /// The number of sheets and full-screen layers that are not set aside.
  public var modalCount: Int {
    layers[(layers.lastIndex(where: \.setsAside) ?? 0)...].count { $0.style.countsAsModal }
  }

  /// Returns the position directly below another, on the same stack or on top of the layer below, or nil at the bottom.
  ///
  /// Layers that are set aside are included.
  public func position(beneath position: Position) -> Position? {
    if position.index > 0 { return Position(layer: position.layer, index: position.index - 1) }
    return position.layer > 0 ? top(of: position.layer - 1) : nil
  }

  /// Returns the nearest position, at or below another, at which a frame begins, or nil without a running task.
  public func frameStart(atOrUnder position: Position) -> Position? {
    var here: Position? = position
    while let at = here {
      if self[at].frame != nil { return at }
      here = self.position(beneath: at)
    }
    return nil
  }

  /// Returns the frame that is running at a position, or nil.
  public func frame(runningAt position: Position) -> Frame? {
    frameStart(atOrUnder: position).flatMap { self[$0].frame }
  }

  /// The task that is running in front, or nil.
  public var runningTask: TaskID? { frame(runningAt: front)?.task }

  /// The frames in the visible stack and in the layers, outermost first.
  public var visibleFrames: [Frame] {
    (visibleStack + layers.flatMap(\.stack)).compactMap(\.frame)
  }

  /// The number of frames, including those in other tabs.
  public var frameCount: Int {
    stacks.reduce(0) { $0 + $1.count { $0.frame != nil } }
      + layers.reduce(0) { $0 + $1.stack.count { $0.frame != nil } }
  }
}
