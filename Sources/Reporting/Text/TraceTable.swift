import Diagnostics
import Localization

/// A trace as a table: the step, the stacks after it, and the events of tasks.
///
/// Columns are aligned by display width. A row that is too wide overflows without moving the others.
public struct TraceTable: Sendable {
  private static let maximumActionWidth = 44
  private static let maximumStacksWidth = 60
  private static let maximumNameWidth = 40

  private let steps: [TraceStep]
  private let given: [String]

  /// Creates the table of a trace.
  public init(_ trace: Trace) {
    steps = trace.steps
    given = trace.replay.given.map { "\($0.key): \($0.value)" }
  }

  /// Creates the table of a trace without its initial values.
  public init(steps: [TraceStep]) {
    self.steps = steps
    given = []
  }

  /// The lines, one per step, without indentation.
  public var lines: [String] {
    let rows = rows
    // Closures instead of key paths, because they are faster and reports are long.
    let actionWidth = rows.map { $0.action.displayWidth }.filter { $0 <= Self.maximumActionWidth }.max() ?? 0
    let stacks = rows.map { $0.stacks.displayWidth }.filter { $0 <= Self.maximumStacksWidth }.max() ?? 0
    return rows.map { row in
      var line = row.action.padded(to: actionWidth) + "  " + row.stacks.padded(to: stacks) + "  " + row.changes
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// One sentence per step, for formats without columns.
  var sentences: [String] {
    rows.map { "\($0.what): \($0.stacks)" + ($0.changes.isEmpty ? "" : " (\($0.changes))") }
  }

  private struct Row {
    var what: String
    var action: String
    var stacks: String
    var changes: String
  }

  private var rows: [Row] {
    let numberWidth = String(steps.count { $0.isTap }).count
    var number = 0
    var previous: TraceStep?
    return steps.map { step in
      if step.isTap { number += 1 }
      let prefix = step.isTap ? String(number) : ""
      let what = action(of: step)
      let action = step.kind == .launch ? what : prefix.padded(to: numberWidth) + "  " + what
      let changes = changes(from: previous, to: step)
      previous = step
      return Row(
        what: what, action: action, stacks: stacks(of: step),
        changes: Message.list(changes.map(Message.init(text:)), .none).localized)
    }
  }

  /// Returns the description of a step: the label of a tap or gesture, with the kind for all but gestures.
  private func action(of step: TraceStep) -> String {
    let label = name(step.label ?? "") + (step.result.map { ": \(name($0))" } ?? "")
    switch step.kind {
    case .launch: return localized("launch")
    case .gesture: return name(Message.move(step.label ?? "").localized)
    case .tap: return localized("tap \(label)")
    case .system: return localized("system \(label)")
    case .arrival: return localized("arrival \(label)")
    case .entry: return localized(("entry \(label)" as Message).about("tap"))
    }
  }

  private func stacks(of step: TraceStep) -> String {
    step.layers.map { layer in
      // Styles are shown as files write them; files have no single word for a modeless popover.
      let word = layer.style.map { $0 == "modelessPopover" ? Message.layer($0) : Message(key: $0) }
      let style = word.map { "\($0.visible): " } ?? ""
      return (layer.aside ? localized("(aside)") + " " : "") + style
        + layer.stacks.map { screens(of: $0.map(step.title)).joined(separator: " › ") }.joined(separator: " ‖ ")
    }.joined(separator: " │ ")
  }

  /// Returns the first and last screens of a tall stack, with the number of omitted ones.
  private func screens(of stack: [String]) -> [String] {
    guard stack.count > 8 else { return stack.map(name) }
    return stack.prefix(2).map(name) + [localized("… \(stack.count - 5) more")] + stack.suffix(3).map(name)
  }

  private func changes(from previous: TraceStep?, to step: TraceStep) -> [String] {
    guard let previous else { return given.map(name) + EventText.phrases(of: step) }
    var changes: [String] = []
    if let tab = step.tab, tab != previous.tab { changes.append(localized("tab \(name(step.title(of: tab)))")) }
    for (variable, value) in step.state where previous.state[variable] != value {
      let before = previous.state[variable].map { "\(name($0)) → " } ?? ""
      changes.append("\(name(variable)): \(before)\(name(value))")
    }
    return changes + EventText.phrases(of: step)
  }

  private func name(_ text: String) -> String { text.visible.clipped(to: Self.maximumNameWidth) }
}
