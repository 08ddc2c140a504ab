import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes `scenarios`, after all actions.
  mutating func scenarios(_ node: Node) {
    guard let names = reader.uniquelyNamed(node, for: "scenarios", of: .object(.scenario)) else { return }
    let labels = TapLabels(flow)
    for named in names where !named.node.isAbsent {
      let before = reader.errorCount
      scenario(named, labels)
      if reader.errorCount > before { brokenScenarios.append(named.name.value) }
    }
  }

  private mutating func scenario(_ named: NamedNode, _ labels: TapLabels) {
    guard let fields = reader.fields(of: named.node, as: ScenarioKeys.table, named: named.name.value) else { return }
    let device = reader.value(of: ScenarioKeys.device, in: fields)
    if let device { checkDevice(device) }
    var scenario = Scenario(
      name: named.name, device: device?.value, given: [], lines: [], see: nil,
      range: SourceRange(from: named.name.range, to: named.node.range))
    if let pair = fields[ScenarioKeys.given.name] {
      scenario.given = assignments(pair.value.placed(after: pair), for: "given")
    }
    if let pair = fields[ScenarioKeys.taps.name], !pair.value.isAbsent {
      let taps =
        reader.alternatives(pair.value, for: "taps") {
          labels[labels.split($0).label] != nil || GestureName(written: $0) != nil
        }
        ?? reader.items(of: pair.value, for: "taps")
      scenario.lines = taps.compactMap { line($0, labels) }
    }
    if let pair = fields[ScenarioKeys.see.name] { scenario.see = pattern(pair, for: "see") }
    flow.scenarios.append(scenario)
  }

  /// Reports a device that is not among the devices of the flow.
  mutating func checkDevice(_ device: Located<Device>) {
    if flow.devices.contains(device.value) || flow.devices.isEmpty { return }
    reader.report(
      FileRules.unknownValue, "this flow is not checked on \"\(device.value.rawValue)\"", at: device.range,
      help: "list it at the top: `devices: [phone, pad]`")
  }

  private mutating func line(_ node: Node, _ labels: TapLabels) -> Scenario.Line? {
    let node = repairedColon(inTap: node, labels) ?? node
    if let pairs = node.pairs, pairs.count == 1, let pair = pairs.first {
      if pair.key.text == ScenarioKeys.see.name, pair.value.text == nil || labels[ScenarioKeys.see.name] == nil {
        return pattern(pair, for: "see").map { .see($0) }
      }
      if pair.key.text == ScenarioKeys.cannot.name {
        return tap(pair.value.placed(after: pair), labels).map { .cannot($0) }
      }
    }
    return tap(node, labels).map { .tap($0) }
  }

  /// Decodes a tap: a label, or `label: result`, which YAML reads as a map.
  private mutating func tap(_ node: Node, _ labels: TapLabels) -> Scenario.Tap? {
    switch node.content {
    case .scalar(let text, _):
      let (label, result) = labels.split(text)
      let place =
        result == nil
        ? text.startIndex..<text.endIndex : text.startIndex..<text.index(text.startIndex, offsetBy: label.count)
      let resultPlace = result.map { text.index(text.endIndex, offsetBy: -$0.count)..<text.endIndex }
      return checked(
        Located(label, at: node.range(of: place)),
        result.map { Located($0, at: resultPlace.map(node.range(of:)) ?? node.range) },
        node.range, labels)
    case .mapping(let pairs):
      guard pairs.count == 1, let pair = pairs.first, let label = pair.key.text, let result = pair.value.text else {
        reportLine(node, pairs)
        return nil
      }
      if reportLabel(label, result, node, labels) { return nil }
      if label == "Tab" || label == "タブ" {
        return tap(onTab: Located(result, at: pair.value.placed(after: pair).range), node.range)
      }
      return checked(
        Located(label, at: pair.key.range), Located(result, at: pair.value.placed(after: pair).range), node.range,
        labels)
    case .sequence:
      reader.wrongType(node, for: "taps", expected: .text)
      return nil
    }
  }

  /// Reports a line that is neither a tap nor `see` nor `cannot`.
  private mutating func reportLine(_ node: Node, _ pairs: [Node.Pair]) {
    let help: Message = "write a label, `label: result`, `see: { … }` or `cannot: label`, each on a line of its own"
    if pairs.count == 1, let key = pairs.first?.key, let word = key.text {
      let message: Message = "\"\(word.shortened)\" is neither `see` nor `cannot`"
      reader.reportUnknown(
        FileRules.unknownKey, message, word: word, at: key.range,
        known: [ScenarioKeys.see.name, ScenarioKeys.cannot.name], alternative: help)
    } else {
      reader.report(FileRules.wrongType, "this is neither a tap nor `see` nor `cannot`", at: node.place, help: help)
    }
  }

  /// Decodes a tap on a tab, which the file names by its screen or its label.
  private mutating func tap(onTab name: Located<String>, _ range: SourceRange) -> Scenario.Tap {
    let screen = tab(name).map { flow[$0].name.value } ?? name.value
    return Scenario.Tap(label: "Tab: \(screen)", result: nil, range: range)
  }

  private mutating func checked(
    _ label: Located<String>, _ result: Located<String>?, _ range: SourceRange, _ labels: TapLabels
  ) -> Scenario.Tap? {
    // A label of the flow comes before the Japanese name of a gesture.
    let gesture = labels[label.value] == nil && result == nil ? GestureWords.english(for: label.value) : nil
    let tap = Scenario.Tap(label: gesture ?? label.value, result: result?.value, range: range)
    if case .tab(let screen) = GestureName(tap.label), result == nil {
      return self.tap(onTab: Located(screen, at: label.range(ofSuffix: screen)), range)
    }
    guard let results = labels[tap.label] else {
      guard names.isComplete, !reportTapWord(label, result, range, labels), !reportTaps(label, labels) else {
        return tap
      }
      if let new = presentLabel(of: label.value), labels[new] != nil {
        reader.report(
          FileRules.unknownName,
          "the imported action \"\(label.value.shortened)\" is now called \"\(new.shortened)\"", at: label.range,
          write: new.spelledAsScalar)
        return tap
      }
      reader.reportUnknown(
        FileRules.unknownName, "no action, entry or gesture is called \"\(label.value.shortened)\"", word: label.value,
        at: label.range, known: labels.words, of: .taps,
        alternative: labels.sharingMostWords(with: label.value).map { "did you mean \"\($0)\"?" })
      return tap
    }
    guard let result, !results.contains(TapLabels.unnumbered(result.value)) else { return tap }
    reader.reportUnknown(
      FileRules.unknownName, "\"\(label.value.shortened)\" has no result \"\(result.value.shortened)\"",
      word: result.value,
      at: result.range, known: results, of: .results(label.value),
      alternative: results.isEmpty ? "write just `\(label.value)`" : nil)
    return tap
  }

  /// Returns the present label of an imported action that had another one, or nil.
  private func presentLabel(of label: String) -> String? {
    for outline in outlines {
      if let new = newLabel(label, nil, outline.file) { return new }
    }
    return nil
  }
}
