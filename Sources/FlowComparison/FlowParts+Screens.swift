import FlowModel

extension FlowParts {
  /// Returns the element of a screen; its actions are separate elements.
  func part(_ screen: Screen) -> FlowPart {
    var part = FlowPart(.screen, screen.name.value)
    part.add("title", screen.title?.value)
    part.add("id", screen.codeID?.value)
    part.add("task", screen.task.map { flow[$0].name.value })
    part.add("kind", screen.kind == .screen ? nil : screen.kind.rawValue)
    part.add("item", screen.item?.value)
    part.add("group", screen.group?.value)
    part.add("source", screen.source?.value)
    part.add("needs", text(screen.need))
    part.add("opened", if: screen.openedElsewhere != nil, "elsewhere")
    part.add("exits", if: screen.hasUnknownExits, "unknown")
    part.add("image", screen.image?.value)
    part.add("back", if: screen.hidesBack, "hidden")
    part.add("tabBar", if: screen.hidesTabBar, "hidden")
    part.add("lock", if: screen.isLock)
    part.add("input", if: screen.input)
    part.add("clears", if: screen.clears)
    part.add("auth", listed(screen.auth.map(\.value.rawValue)))
    for field in screen.fields { part.add("field \(field.name.value)", text(field)) }
    for gesture in screen.gestures where isRemoved(gesture.override) {
      part.add("gesture \(flow.name(of: gesture.gesture))", "none")
    }
    part.add("leaves out", listed(leftOut(by: screen)))
    part.add("order of arrivals", orderOfArrivals(on: screen))
    for allow in screen.allows { part.add("allow \(allow.rule.value)", allow.reason) }
    return part
  }

  /// Returns the actions of the task that the screen leaves out.
  private func leftOut(by screen: Screen) -> [String] {
    guard let task = screen.task, screen.kind == .screen else { return [] }
    return flow[task].actions.filter { !screen.actions.contains($0) }.map { flow[$0].label.value }
  }

  /// Returns the arrivals in the order in which they happen, or nil if there are not several.
  private func orderOfArrivals(on screen: Screen) -> String? {
    let arrivals = screen.actions.filter { flow[$0].trigger == .arrival }
    return arrivals.count > 1 ? listed(arrivals.map { flow[$0].label.value }) : nil
  }

  /// Returns the text of what must hold before something is shown.
  func text(_ need: Need?) -> String? {
    need.map { need in
      need.tests.map(flow.text).joined(separator: ", ") + (need.via.map { " via \(flow[$0].name.value)" } ?? "")
    }
  }

  private func isRemoved(_ override: Screen.GestureOverride) -> Bool {
    if case .removed = override { true } else { false }
  }

  private func text(_ field: Field) -> String {
    var words = [field.content.value.rawValue]
    if let length = field.length { words.append("length \(length)") }
    for feature in Field.CodeFeature.allCases {
      if let declared = field.features[feature] {
        words.append(declared.value ? feature.rawValue : "no \(feature.rawValue)")
      }
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
