import Diagnostics

/// A behaviour as a table: what was done, the stacks it led to, what befell tasks.
///
/// Columns are aligned by display width; a row too wide for that runs over without moving the others.
public struct TraceTable: Sendable {
  private static let widestDeed = 44
  private static let widestStacks = 60
  private static let widestName = 40

  private let steps: [TraceStep]
  private let given: [String]

  /// Creates the table of a trace.
  public init(_ trace: Trace) {
    steps = trace.steps
    given = trace.replay.given.map { "\($0.key): \($0.value)" }
  }

  /// Creates the table of a walk whose initial values need no telling.
  public init(steps: [TraceStep]) {
    self.steps = steps
    given = []
  }

  /// One line per step, without indentation.
  public var lines: [String] {
    let rows = rows
    // Closures, as key paths are followed slowly, and reports are long.
    let deeds = rows.map { $0.deed.displayWidth }.filter { $0 <= Self.widestDeed }.max() ?? 0
    let stacks = rows.map { $0.stacks.displayWidth }.filter { $0 <= Self.widestStacks }.max() ?? 0
    return rows.map { row in
      var line = row.deed.padded(to: deeds) + "  " + row.stacks.padded(to: stacks) + "  " + row.changes
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// One sentence per step, for forms that have no columns.
  var sentences: [String] {
    rows.map { "\($0.what): \($0.stacks)" + ($0.changes.isEmpty ? "" : " (\($0.changes))") }
  }

  private struct Row {
    var what: String
    var deed: String
    var stacks: String
    var changes: String
  }

  private var rows: [Row] {
    let numberWidth = String(steps.count { $0.isNumbered }).count
    var number = 0
    var previous: TraceStep?
    return steps.map { step in
      if step.isNumbered { number += 1 }
      let prefix = step.isNumbered ? String(number) : ""
      let what = deed(of: step)
      let deed = step.kind == .launch ? what : prefix.padded(to: numberWidth) + "  " + what
      let changes = changes(from: previous, to: step)
      previous = step
      return Row(what: what, deed: deed, stacks: stacks(of: step), changes: changes.joined(separator: ", "))
    }
  }

  /// A tap or a gesture is told by what the user does, everything else by who does it.
  private func deed(of step: TraceStep) -> String {
    let label = name(step.label ?? "") + (step.result.map { ": \(name($0))" } ?? "")
    switch step.kind {
    case .launch: return "launch"
    case .gesture: return label
    case .tap, .system, .arrival, .entry: return "\(step.kind.rawValue) \(label)"
    }
  }

  private func stacks(of step: TraceStep) -> String {
    step.layers.map { layer in
      let style = layer.style.map { "\($0.visible): " } ?? ""
      return (layer.aside ? "(aside) " : "") + style + screens(of: layer.stack).joined(separator: " › ")
    }.joined(separator: " │ ")
  }

  /// The first and the last of a stack that has grown tall, and how many stand between them.
  private func screens(of stack: [String]) -> [String] {
    guard stack.count > 8 else { return stack.map(name) }
    return stack.prefix(2).map(name) + ["… \(stack.count - 5) more"] + stack.suffix(3).map(name)
  }

  private func changes(from previous: TraceStep?, to step: TraceStep) -> [String] {
    guard let previous else { return given.map(name) + EventText.phrases(of: step.events) }
    var changes: [String] = []
    if let tab = step.tab, tab != previous.tab { changes.append("tab \(name(tab))") }
    for (variable, value) in step.state where previous.state[variable] != value {
      let before = previous.state[variable].map { "\(name($0)) → " } ?? ""
      changes.append("\(name(variable)): \(before)\(name(value))")
    }
    return changes + EventText.phrases(of: step.events)
  }

  private func name(_ text: String) -> String { text.visible.clipped(to: Self.widestName) }
}

extension TraceStep {
  /// Whether it counts as a tap; launch and arrivals happen by themselves.
  fileprivate var isNumbered: Bool { kind != .launch && kind != .arrival }
}
