import Diagnostics
import Diagrams
import FlowModel
import Localization
import OrderedCollections

/// A trace as a row of frames: each shows the step, and the stacks after it with the front layer on top.
struct Filmstrip {
  private let trace: Trace
  private let names: NameWriter
  private let titles: [String: String]
  private let tabs: TabWords?
  /// The address of the launch, or nil if the page has no walk there.
  let address: WalkAddress?
  private let frames: StoryboardFrames?
  /// The severity of the finding that the last step shows, or nil.
  private let severity: Severity?

  /// Creates the filmstrip of a trace.
  ///
  /// - Parameter severity: the severity of the finding that the last step shows, or nil.
  init(trace: Trace, page: ReviewPage, _ strips: PageStrips, severity: Severity? = nil) {
    self.trace = trace
    self.severity = severity
    frames = strips.frames(of: trace)
    names = page.names
    let files = page.report.files
    let flow = page.flows.first { files[$0.flow.file].path == trace.replay.file }
    titles = Dictionary(flow?.flow.screens.map { ($0.name.value, $0.titleOfOneOfMany) } ?? []) { first, _ in first }
    tabs = flow.map { TabWords($0.flow) }
    address = flow.map { flow in
      WalkAddress(
        flow: page.addressName(of: flow.flow), device: trace.replay.device,
        given: trace.replay.given.map { GivenValue(variable: $0.key, value: $0.value) })
    }
  }

  /// The frames as a list.
  var html: HTML {
    let counts = tapCounts
    var number = 0
    var previous: TraceStep?
    let frames = trace.steps.indices.map { index -> HTML in
      let step = trace.steps[index]
      if step.isTap { number += 1 }
      let frame = frame(index, after: previous, number: number, taps: counts[index])
      previous = step
      return frame
    }
    return "<ol class=\"film\" tabindex=\"0\" aria-label=\"The way there, step by step\">\(frames)</ol>\n"
  }

  /// The number of taps that the replay names up to each step.
  ///
  /// A replay names an arrival only if it has several results.
  private var tapCounts: [Int] {
    var count = 0
    var namedArrivals = trace.replay.taps.count - trace.steps.count(where: \.isTap)
    return trace.steps.map { step in
      switch step.kind {
      case .launch: break
      case .arrival:
        if namedArrivals > 0, count < trace.replay.taps.count, Self.isName(trace.replay.taps[count], of: step) {
          (count, namedArrivals) = (count + 1, namedArrivals - 1)
        }
      case .tap, .gesture, .system, .entry: count += 1
      }
      return count
    }
  }

  /// Returns whether a tap names a step: its label and result, with a number if several moves have the same name.
  private static func isName(_ tap: String, of step: TraceStep) -> Bool {
    let name = (step.label ?? "") + (step.result.map { ": \($0)" } ?? "")
    return tap == name || tap.hasPrefix("\(name) #")
  }

  private func frame(_ index: Int, after previous: TraceStep?, number: Int, taps: Int) -> HTML {
    let step = trace.steps[index]
    let events = changes(from: previous, to: step) + step.events.map { EventPhrase($0, step.titles).html(names) }
    let list: HTML = events.isEmpty ? .nothing : "<ul class=\"events\">\(events)</ul>"
    let picture = frames.map { HTML(trusted: $0.svg(of: step, tapping: tap(after: index, number))) } ?? .nothing
    return """
      <li class="frame\(style(of: index).map { " trouble \($0)" } ?? "")">
      <p class="trigger">\(trigger(step, number))</p>
      \(picture)
      <ol class="layers\(frames == nil ? "" : " unseen")" aria-label="Screens and layers, the front first">\(step.layers.reversed().flatMap { layers($0, in: step) })</ol>
      \(list)\(link(after: taps))
      </li>

      """
  }

  /// Returns the style of a step at which something goes wrong, or nil.
  private func style(of index: Int) -> String? {
    if let severity, index == trace.steps.count - 1 { return severity.rawValue }
    let step = trace.steps[index]
    let isTrouble = step.events.contains { EventPhrase($0, step.titles).isTrouble }
    return isTrouble ? Severity.error.rawValue : nil
  }

  /// Returns what is tapped next, or nil at the end.
  private func tap(after index: Int, _ number: Int) -> StoryboardTap? {
    guard trace.steps.indices.contains(index + 1), let label = trace.steps[index + 1].label else { return nil }
    let next = trace.steps[index + 1]
    return StoryboardTap(label: label, number: next.isTap ? number + 1 : nil, style: style(of: index + 1))
  }

  private func trigger(_ step: TraceStep, _ number: Int) -> HTML {
    guard step.kind != .launch else { return "<span class=\"how\">launch</span>" }
    let numeral: HTML = step.kind == .arrival ? .nothing : "<span class=\"number\">\(number)</span> "
    let how: HTML = "<span class=\"how\">\(Message(key: step.kind.rawValue).localized)</span> "
    let result: HTML = step.result.map { ": \(names.html($0))" } ?? .nothing
    let label = step.label.map { step.kind == .gesture ? tabs?[$0] ?? $0 : $0 }
    return "\(numeral)\(how)<b>\(names.html(Message.move(label ?? "").localized))\(result)</b>"
  }

  /// Returns a layer, or each column of a split view.
  private func layers(_ layer: TraceStep.Layer, in step: TraceStep) -> [HTML] {
    guard !layer.columns.isEmpty else { return [self.layer(layer, in: step)] }
    return layer.columns.enumerated().map { number, stack in
      """
      <li class="layer root"><span class="style">\(localized("column \(number + 1)"))</span><ol class="stack">\(shown(stack))</ol></li>
      """
    }
  }

  private func layer(_ layer: TraceStep.Layer, in step: TraceStep) -> HTML {
    let tab: HTML = step.tab.map { "\(localized("tab")) \(names.html(titles[$0] ?? $0))" } ?? "root"
    let style: HTML =
      layer.style.map {
        "\(localized(layer.aside ? "\(.layer($0)), set aside" : .layer($0)))"
      } ?? tab
    let screens = shown(layer.stack)
    return """
      <li class="layer \(layer.style == nil ? "root" : "modal")\(layer.aside ? " aside" : "")">\
      <span class="style">\(style)</span><ol class="stack">\(screens)</ol></li>
      """
  }

  /// Returns the screens from the front down; of a tall stack only the first and the last ones.
  private func shown(_ stack: [String]) -> [HTML] {
    let all = stack.reversed().map { "<li>\(names.html(title: titles[$0] ?? $0, name: $0))</li>" as HTML }
    guard all.count > 8 else { return all }
    return all.prefix(4) + ["<li class=\"more\">\(localized("… \(all.count - 6) more"))</li>"] + all.suffix(2)
  }

  /// Returns the variables with new values.
  private func changes(from previous: TraceStep?, to step: TraceStep) -> [HTML] {
    guard let previous else {
      return trace.replay.given.map { "<li>\(names.html($0.key)) = \(names.html($0.value))</li>" }
    }
    return step.state.filter { previous.state[$0.key] != $0.value }
      .map { "<li>\(names.html($0.key)) = \(names.html($0.value))</li>" }
  }

  private func link(after taps: Int) -> HTML {
    guard var address else { return .nothing }
    address.taps = Array(trace.replay.taps.prefix(taps))
    let label = localized(taps == 0 ? "Walk on from the launch" : "Walk on from tap \(taps)")
    return "<a class=\"go\" href=\"\(address.fragment)\" aria-label=\"\(label)\">walk on from here</a>"
  }
}
