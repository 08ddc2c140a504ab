import Localization

extension PrototypeReport {
  /// The report as lines, without the files that were written.
  package var lines: [String] {
    var lines = [localized("read \(path): \(Self.count(pages, "page")), \(screensText); left out: \(leftOutText)")]
    lines.append(linksText)
    lines.append(localized("not navigation: \(omittedText); states of one screen: \(statesText)"))
    if outsideFile > 0 { lines.append(localized("outside the file: \(Self.count(outsideFile, "link"))")) }
    if !ends.isEmpty { lines.append(localized("nothing leads on from: \(endsText)")) }
    lines += problems.map { localized("look at: \($0.place): \($0.message)") }
    lines += warnings.map { localized("warning: \($0)") }
    if let chosenStart {
      let text = "no starting point: \"\(chosenStart)\" is chosen, because most screens can be reached from it"
      lines.append(text.localized)
    }
    if !candidates.isEmpty {
      let list = candidates.map { localized("\"\($0.name)\" begins with \($0.screen)") }.joined(separator: ", ")
      lines.append(localized("candidates for tasks: \(list)"))
    }
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    localized("\(number) \(noun)\(number == 1 ? "" : "s")")
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? localized("\(shown) and \(names.count - 12) more") : shown
  }

  private var screensText: String {
    Self.count(screens, "screen") + (websites > 0 ? ", " + Self.count(websites, "website") : "")
  }

  private var leftOutText: String {
    let names = leftOut.isEmpty ? "" : ": " + Self.list(leftOut)
    return localized("\(Self.count(leftOut.count, "frame")) without a connection (--all takes them)") + names
  }

  private var linksText: String {
    var parts: [String] = []
    if count(.tabBar) > 0 {
      parts.append(localized("\(count(.tabBar)) of the tab bar \(tabs.joined(separator: ", "))"))
    }
    let words: [(Outcome, String)] = [
      (.pushed, "pushed"), (.presented, "presented"), (.replaced, "replaced"), (.toTab, "to a tab"),
      (.root, "to another root"), (.back, "back"), (.closes, "closing"),
    ]
    let known = words.filter { count($0.0) > 0 }.map { localized("\(count($0.0)) \($0.1)") }
    if !known.isEmpty { parts.append(known.joined(separator: ", ")) }
    parts.append(localized("\(count(.unknown)) of unknown kind"))
    return "\(Self.count(links, "link")): " + parts.joined(separator: "; ")
  }

  private var omittedText: String {
    let parts = [
      (notNavigation, "changes of a component, or scrolls"), (inDefinitions, "in definitions of components"),
      (hidden, "in hidden layers"), (withoutTouch, "that no tap starts"),
    ]
    let found = parts.filter { $0.0 > 0 }.map { localized("\($0.0) \($0.1)") }
    return found.isEmpty ? localized("none found") : found.joined(separator: ", ")
  }

  private var statesText: String {
    states.isEmpty ? localized("none found") : states.map { $0.joined(separator: " = ") }.joined(separator: "; ")
  }

  private var endsText: String {
    let plain = ends.filter { !$0.hasTabBar }.map(\.name)
    let tabbed = ends.filter(\.hasTabBar).map(\.name)
    let parts = [
      plain.isEmpty ? "" : Self.list(plain),
      tabbed.isEmpty ? "" : localized("\(Self.list(tabbed)) (except for the tab bar)"),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
