import Diagnostics
import FlowSyntax
import Localization
import OrderedCollections

/// The flow that `navflow init --from-scenario` writes: the screens and taps of one scenario, and the scenario itself.
///
/// The scenario is a line with screens and taps in turn, beginning and ending with a screen. If the next screen is
/// already on the stack, the tap pops to it; otherwise the tap pushes it.
struct ScenarioFlow {
  private struct Screen {
    let name: String
    let title: String
    /// The steps, by the labels of the taps.
    var actions: OrderedDictionary<String, Step> = [:]
  }

  private enum Step: Equatable {
    case push(String)
    case pop
    case popTo(String)

    var text: String {
      switch self {
      case .push(let name): "push \(name)"
      case .pop: "pop"
      case .popTo(let name): "pop to \(name)"
      }
    }
  }

  private var screens: OrderedDictionary<String, Screen> = [:]
  private let taps: [String]
  private let first: String
  private var stack: [String]

  /// Reads a scenario.
  ///
  /// - Parameter line: titles of screens and labels of taps, divided by semicolons as in `--taps`.
  /// - Throws: `UsageError` if the line is not such a list, or if one tap would do two things.
  init(_ line: String) throws(UsageError) {
    let parts = Self.parts(of: line)
    if parts.count == 1, let sign = line.first(where: { "、，".contains($0) }) {
      throw UsageError("--from-scenario divides its parts by \";\", not by \"\(sign)\"")
    }
    if let place = parts.firstIndex(of: "") {
      throw UsageError("part \(place + 1) of --from-scenario is empty: there is nothing before its semicolon")
    }
    guard let first = parts.first, parts.count % 2 == 1 else {
      throw UsageError(
        "--from-scenario takes screens and taps in turn, and ends with a screen, as in \"Home; Buy; Pay; Pay now; Home\""
      )
    }
    taps = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    self.first = first
    stack = [first]
    for title in stride(from: 0, to: parts.count, by: 2).map({ parts[$0] }) { addScreen(title) }
    for (place, tap) in taps.enumerated() { try addTap(tap, to: parts[2 * place + 2]) }
  }

  /// Returns the parts between semicolons, or else between arrows.
  private static func parts(of line: String) -> [String] {
    let parts = TapList.parse(line)
    guard parts.count == 1, line.contains(where: { "→⇒➡".contains($0) }) else { return parts }
    return line.split(omittingEmptySubsequences: false, whereSeparator: { "→⇒➡".contains($0) }).map { part in
      let start = part.drop { $0.isWhitespace }
      return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
    }
  }

  /// The flow, without the comment at the top.
  var text: String {
    """
    navflow: 1
    title: \(first.spelledAsScalar)
    root: { stack: \(name(of: first)) }

    \(Self.comment.localized.split(separator: "\n").map { "# \($0)" }.joined(separator: "\n"))
    screens:
    \(screens.values.map(text).joined())
    scenarios:
      \(localized("The first scenario").spelledAsScalar):
        taps: [\(taps.map(\.spelledAsScalar).joined(separator: ", "))]
        see: { screen: \(name(of: stack[stack.count - 1])) }

    """
  }

  private static let comment: Message = """
    The scenario says which screen follows, not how it is shown. So every screen is pushed: write `present` instead for
    a sheet, and describe what users set out to do as a task (navflow init shows one).
    """

  private func text(of screen: Screen) -> String {
    let title = "  \(screen.name):\n    title: \(screen.title.spelledAsScalar)\n"
    guard !screen.actions.isEmpty else { return title }
    return title + "    actions:\n"
      + screen.actions.map { label, step in "      \(label.spelledAsScalar): \(step.text)\n" }.joined()
  }

  private func name(of title: String) -> String { screens[title]?.name ?? "" }

  private mutating func addScreen(_ title: String) {
    guard screens[title] == nil else { return }
    let words = title.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let plain = words.joined()
    let name = plain.first?.isLetter == true ? plain : "Screen\(plain)"
    let taken = Set(screens.values.map(\.name))
    var free = name
    var number = 2
    while taken.contains(free) {
      free = "\(name)_\(number)"
      number += 1
    }
    screens[title] = Screen(name: free, title: title)
  }

  private mutating func addTap(_ tap: String, to title: String) throws(UsageError) {
    let front = stack[stack.count - 1]
    let step: Step
    if let place = stack.lastIndex(of: title) {
      step = place == stack.count - 2 ? .pop : .popTo(name(of: title))
      stack.removeSubrange((place + 1)...)
    } else {
      step = .push(name(of: title))
      stack.append(title)
    }
    // iOS adds Back itself.
    if tap == "Back", step == .pop { return }
    if let gesture = GestureName(tap), !gesture.isBetweenPages {
      throw UsageError("\"\(tap)\" is a gesture: write the label of a button, such as \"Close\"")
    }
    if let other = screens[front]?.actions[tap], other != step {
      throw UsageError(
        "the tap \"\(tap)\" on \"\(front)\" would do two things, \"\(other.text)\" and \"\(step.text)\": give one of them another name"
      )
    }
    screens[front]?.actions[tap] = step
  }
}
