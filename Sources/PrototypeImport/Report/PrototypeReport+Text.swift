import Localization

extension PrototypeReport {
  /// The report as lines, without the files that were written.
  package var lines: [String] {
    var lines = ["read \(path): \(Self.count(pages, "page")), \(screensText); left out: \(leftOutText)".localized]
    lines.append(linksText)
    lines.append("not navigation: \(omittedText); states of one screen: \(statesText)".localized)
    if outsideFile > 0 { lines.append("outside the file: \(Self.count(outsideFile, "link"))".localized) }
    if !ends.isEmpty { lines.append("nothing leads on from: \(endsText)".localized) }
    lines += problems.map { "look at: \($0.place.localized): \($0.message.localized)".localized }
    lines += warnings.map { "warning: \($0.localized)".localized }
    if let chosenStart {
      let text = "no starting point: \"\(chosenStart)\" is chosen, because most screens can be reached from it"
      lines.append(text.localized)
    }
    if !candidates.isEmpty {
      let list = candidates.map { "\"\($0.name)\" begins with \($0.screen)".localized }.joined(separator: ", ")
      lines.append("candidates for tasks: \(list)".localized)
    }
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")".localized
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more".localized : shown
  }

  private var screensText: String {
    Self.count(screens, "screen") + (websites > 0 ? ", " + Self.count(websites, "website") : "")
  }

  private var leftOutText: String {
    let names = leftOut.isEmpty ? "" : ": " + Self.list(leftOut)
    return "\(Self.count(leftOut.count, "frame")) without a connection (--all takes them)".localized + names
  }

  private var linksText: String {
    var parts: [String] = []
    if count(.tabBar) > 0 { parts.append("\(count(.tabBar)) of the tab bar \(tabs.joined(separator: ", "))".localized) }
    let words: [(Outcome, String)] = [
      (.pushed, "pushed"), (.presented, "presented"), (.replaced, "replaced"), (.toTab, "to a tab"),
      (.root, "to another root"), (.back, "back"), (.closes, "closing"),
    ]
    let known = words.filter { count($0.0) > 0 }.map { "\(count($0.0)) \($0.1)".localized }
    if !known.isEmpty { parts.append(known.joined(separator: ", ")) }
    parts.append("\(count(.unknown)) of unknown kind".localized)
    return "\(Self.count(links, "link")): " + parts.joined(separator: "; ")
  }

  private var omittedText: String {
    let parts = [
      (notNavigation, "changes of a component, or scrolls"), (inDefinitions, "in definitions of components"),
      (hidden, "in hidden layers"), (withoutTouch, "that no tap starts"),
    ]
    let found = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)".localized }
    return found.isEmpty ? "none found".localized : found.joined(separator: ", ")
  }

  private var statesText: String {
    states.isEmpty ? "none found".localized : states.map { $0.joined(separator: " = ") }.joined(separator: "; ")
  }

  private var endsText: String {
    let plain = ends.filter { !$0.hasTabBar }.map(\.name)
    let tabbed = ends.filter(\.hasTabBar).map(\.name)
    let parts = [
      plain.isEmpty ? "" : Self.list(plain),
      tabbed.isEmpty ? "" : "\(Self.list(tabbed)) (except for the tab bar)".localized,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
