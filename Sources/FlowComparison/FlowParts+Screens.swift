import FlowModel

extension FlowParts {
  /// What the flow says of a screen; its actions are parts of their own.
  func part(_ screen: Screen) -> FlowPart {
    var part = FlowPart(.screen, screen.name.value)
    part.say("title", screen.title?.value)
    part.say("task", screen.task.map { flow[$0].name.value })
    part.say("kind", screen.kind == .screen ? nil : screen.kind.rawValue)
    part.say("image", screen.image?.value)
    part.say("back", if: screen.hidesBack, "hidden")
    part.say("tabBar", if: screen.hidesTabBar, "hidden")
    part.say("input", if: screen.input)
    part.say("clears", if: screen.clears)
    part.say("auth", listed(screen.auth.map(\.value.rawValue)))
    for field in screen.fields { part.say("field \(field.name.value)", text(field)) }
    for gesture in screen.gestures where isRemoved(gesture.override) {
      part.say("gesture \(flow.name(of: gesture.gesture))", "none")
    }
    part.say("leaves out", listed(leftOut(by: screen)))
    for allow in screen.allows { part.say("allow \(allow.rule.value)", allow.reason) }
    return part
  }

  /// The actions of its task that it takes off again.
  private func leftOut(by screen: Screen) -> [String] {
    guard let task = screen.task, screen.kind == .screen else { return [] }
    return flow[task].actions.filter { !screen.actions.contains($0) }.map { flow[$0].label.value }
  }

  private func isRemoved(_ override: Screen.GestureOverride) -> Bool {
    if case .removed = override { true } else { false }
  }

  private func text(_ field: Field) -> String {
    var words = [field.content.value.rawValue]
    if let length = field.length { words.append("length \(length)") }
    for promise in Field.Promise.allCases {
      if let said = field.promises[promise] { words.append(said.value ? promise.rawValue : "no \(promise.rawValue)") }
    }
    if let picker = field.picker {
      switch picker {
      case .plain(let value): words.append("picker \(value.rawValue)")
      case .each(let phone, let pad):
        words += [("phone", phone), ("pad", pad)].compactMap { device, value in
          value.map { "picker \($0.rawValue) on \(device)" }
        }
      }
    }
    return words.joined(separator: ", ")
  }
}
