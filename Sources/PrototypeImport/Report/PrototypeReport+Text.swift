import Localization

extension PrototypeReport {
  /// The report as lines, without the files that were written.
  package var lines: [Message] {
    var lines: [Message] = ["read \(path): \(.count(pages, "page")), \(screensText); left out: \(leftOutText)"]
    lines.append(linksText)
    lines.append("not navigation: \(omittedText); states of one screen: \(statesText)")
    if outsideFile > 0 { lines.append("outside the file: \(.count(outsideFile, "link"))") }
    if !ends.isEmpty { lines.append("nothing leads on from: \(endsText)") }
    lines += problems.map { "look at: \($0.place): \($0.message)" }
    lines += warnings.map { "warning: \($0)" }
    if let chosenStart {
      lines.append("no starting point: \"\(chosenStart)\" is chosen, because most screens can be reached from it")
    }
    if !candidates.isEmpty {
      let list = Message.list(candidates.map { "\"\($0.name)\" begins with \($0.screen)" as Message }, .none)
      lines.append("candidates for tasks: \(list)")
    }
    return lines
  }

  private static func list(_ names: [String]) -> Message { .list(names.map(Message.init(text:)), .none, upTo: 12) }

  private var screensText: Message {
    let screens = Message.count(screens, "screen")
    return websites > 0 ? .list([screens, .count(websites, "website")], .none) : screens
  }

  private var leftOutText: Message {
    let frames: Message = "\(.count(leftOut.count, "frame")) without a connection (--all takes them)"
    return leftOut.isEmpty ? frames : "\(frames): \(Self.list(leftOut))"
  }

  private var linksText: Message {
    var parts: [Message] = []
    if count(.tabBar) > 0 {
      parts.append("\(count(.tabBar)) of the tab bar \(Message.list(tabs.map(Message.init(text:)), .none))")
    }
    let words: [(Int, Message)] = [
      (count(.pushed), "\(count(.pushed)) pushed"), (count(.presented), "\(count(.presented)) presented"),
      (count(.replaced), "\(count(.replaced)) replaced"), (count(.toTab), "\(count(.toTab)) to a tab"),
      (count(.root), "\(count(.root)) to another root"), (count(.back), "\(count(.back)) back"),
      (count(.closes), "\(count(.closes)) closing"),
    ]
    let known = words.filter { $0.0 > 0 }.map(\.1)
    if !known.isEmpty { parts.append(.list(known, .none)) }
    parts.append("\(count(.unknown)) of unknown kind")
    return "\(.count(links, "link")): \(parts.joined(separator: Self.separator))"
  }

  private static let separator = ("; " as Message).about("list")

  private var omittedText: Message {
    let parts: [(Int, Message)] = [
      (notNavigation, "\(notNavigation) changes of a component, or scrolls"),
      (inDefinitions, "\(inDefinitions) in definitions of components"), (hidden, "\(hidden) in hidden layers"),
      (withoutTouch, "\(withoutTouch) that no tap starts"),
    ]
    let found = parts.filter { $0.0 > 0 }.map(\.1)
    return found.isEmpty ? "none found" : .list(found, .none)
  }

  private var statesText: Message {
    let groups = states.map { Message(text: $0.joined(separator: " = ")) }
    return groups.isEmpty ? "none found" : groups.joined(separator: Self.separator)
  }

  private var endsText: Message {
    let plain = ends.filter { !$0.hasTabBar }.map(\.name)
    let tabbed = ends.filter(\.hasTabBar).map(\.name)
    let parts: [Message?] = [
      plain.isEmpty ? nil : Self.list(plain), tabbed.isEmpty ? nil : "\(Self.list(tabbed)) (except for the tab bar)",
    ]
    return parts.compactMap(\.self).joined(separator: Self.separator)
  }
}
