extension FlowEvent {
  /// The line of a recorded run; an arrival is not recorded, because it happens by itself.
  fileprivate var line: String {
    switch kind {
    case .tap: "{\"tap\":\(label.json)\(result.map { ",\"result\":\($0.json)" } ?? "")}"
    case .arrival: "{\"note\":\(label.json)}"
    case .gesture, .system, .entry:
      "{\"\(kind.rawValue)\":\(label.json)\(result.map { ",\"result\":\($0.json)" } ?? "")}"
    }
  }

  /// Ends the awaited runs that the steps did not start.
  @MainActor
  fileprivate func abandonUnstarted() {
    for run in steps.compactMap(\.run) where !run.hasStarted && run.end("cancelled") { run.callBack() }
  }
}

extension Style {
  /// The gesture with which a user removes such a layer.
  fileprivate var removal: String {
    switch self {
    case .external, .system: "Return"
    case .popover, .inputView, .actionSheet: "Tap outside"
    default: "Swipe down"
    }
  }
}

extension String {
  /// The text as a JSON string.
  fileprivate var json: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

// MARK: Stacks and layers

/// A place on a stack: layer 0 is the root's visible stack.
private struct FlowPosition: Equatable {
  var layer: Int
  var index: Int
  static let bottom = FlowPosition(layer: 0, index: 0)
}

extension Navigator {
  fileprivate var front: FlowPosition { FlowPosition(layer: layers.count, index: stack(of: layers.count).count - 1) }

  /// The layer beneath an input view, or else the one in front.
  var usableLayer: Int { layers.last?.style == .inputView ? layer(beneath: layers.count) ?? 0 : layers.count }

  var modalCount: Int { layers[(layers.lastIndex(where: \.isAside) ?? 0)...].count { $0.style.isModal } }

  func stack(of layer: Int) -> [FlowInstance<Flow>] { layer == 0 ? stacks[selected] : layers[layer - 1].stack }

  func style(of layer: Int) -> Style? { layer == 0 ? nil : layers[layer - 1].style }

  func top(of layer: Int) -> FlowInstance<Flow> { stack(of: layer)[stack(of: layer).count - 1] }

  /// The next lower layer that is not set aside; nil beneath the root.
  fileprivate func layer(beneath layer: Int) -> Int? {
    var below = layer - 1
    while below > 0, layers[below...].contains(where: \.isAside) { below -= 1 }
    return below >= 0 ? below : nil
  }

  fileprivate subscript(position: FlowPosition) -> FlowInstance<Flow> { stack(of: position.layer)[position.index] }

  fileprivate func position(beneath position: FlowPosition) -> FlowPosition? {
    if position.index > 0 { return FlowPosition(layer: position.layer, index: position.index - 1) }
    return position.layer > 0
      ? FlowPosition(layer: position.layer - 1, index: stack(of: position.layer - 1).count - 1) : nil
  }

  fileprivate func frameStart(atOrUnder position: FlowPosition) -> FlowPosition? {
    var here: FlowPosition? = position
    while let at = here {
      if self[at].frame != nil { return at }
      here = self.position(beneath: at)
    }
    return nil
  }

  fileprivate func makeID() -> Int {
    count += 1
    return count
  }

  fileprivate func instance(_ screen: Flow.Screen, _ frame: TaskFrame<Flow>? = nil) -> FlowInstance<Flow> {
    FlowInstance(makeID(), screen, self, frame: frame)
  }

  fileprivate func install(_ root: Flow.Root) {
    self.root = root
    content = Flow.content(of: root, on: device)
    layers = []
    selected = content.selected
    stacks = content.stacks.map { $0.map { instance($0) } }
  }

  fileprivate func push(_ instance: FlowInstance<Flow>) {
    if layers.isEmpty { stacks[selected].append(instance) } else { layers[layers.count - 1].stack.append(instance) }
  }

  fileprivate func present(_ first: FlowInstance<Flow>, _ style: Style, locked: Bool, aside: Bool) {
    layers.append(
      FlowLayer(id: makeID(), style: style, isLocked: locked, isAside: aside && !layers.isEmpty, stack: [first]))
  }

  fileprivate func replaceFront(by instance: FlowInstance<Flow>) {
    if layers.isEmpty {
      stacks[selected][stacks[selected].count - 1] = instance
    } else {
      let last = layers.count - 1
      layers[last].stack[layers[last].stack.count - 1] = instance
    }
  }

  fileprivate func takeFront() -> FlowInstance<Flow> {
    let taken = frontInstance
    if layers.isEmpty {
      stacks[selected].removeLast()
    } else if layers[layers.count - 1].stack.count > 1 {
      layers[layers.count - 1].stack.removeLast()
    } else {
      layers.removeLast()
    }
    return taken
  }

  fileprivate func setLayers(_ all: [FlowLayer<Flow>]) { layers = all }
  fileprivate func use(_ tab: Int) { selected = tab }

  /// Removes the screens of a tab that is not selected, from an index upward.
  fileprivate func cut(_ tab: Int, from index: Int) -> [FlowInstance<Flow>] {
    let gone = Array(stacks[tab][index...])
    stacks[tab].removeSubrange(index...)
    return gone
  }

  fileprivate func rootFrame(_ screen: Flow.Screen, _ task: TaskFacts) -> TaskFrame<Flow> {
    TaskFrame(id: makeID(), task: task, run: nil, then: content.task == task ? content.then : nil, isAtRoot: true)
  }

  fileprivate var takesPushes: Bool { style(of: layers.count)?.hasStack ?? !content.isBare }
}
