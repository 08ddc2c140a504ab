import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes `areas`: where the things are in a screen's picture that a user can tap.
  mutating func areas(_ node: Node) -> [Area] {
    guard let names = reader.uniquelyNamed(node, for: ScreenKeys.areas.name, of: .area) else { return [] }
    return names.compactMap { named in
      guard let items = named.node.items, let first = items.first else {
        if !named.node.isAbsent { reader.wrongType(named.node, for: named.name.value.shortened, expected: .area) }
        return nil
      }
      let nodes = first.items == nil ? [named.node] : items
      let rectangles = nodes.compactMap { rectangle($0, of: named.name.value.shortened) }
      return rectangles.isEmpty ? nil : Area(name: named.name, rectangles: rectangles)
    }
  }

  private mutating func rectangle(_ node: Node, of name: String) -> Area.Rectangle? {
    guard let items = node.items, items.count == 4, items.allSatisfy({ $0.text != nil }) else {
      reader.wrongType(node, for: name, expected: .area)
      return nil
    }
    let numbers = items.compactMap { item -> Int? in
      if let number = Int(thousandthsOf: item.text ?? "") { return number }
      reader.report(
        FileRules.unknownValue, "\"\((item.text ?? "").shortened)\" is no fraction of the picture", at: item.range,
        help: "write a number from 0 to 1 with at most three decimals, such as 0.125")
      return nil
    }
    guard numbers.count == 4 else { return nil }
    let area = Area.Rectangle(left: numbers[0], top: numbers[1], width: numbers[2], height: numbers[3])
    if let problem = problem(of: area) {
      reader.report(
        FileRules.unknownValue, "the area \"\(name)\" \(problem)", at: node.place,
        help: "write [left, top, width, height] as fractions of the picture, each from 0 to 1")
      return nil
    }
    return area
  }

  private func problem(of area: Area.Rectangle) -> Message? {
    if area.width == 0 || area.height == 0 { return "is empty" }
    return area.left + area.width > 1_001 || area.top + area.height > 1_001 ? "reaches beyond the picture" : nil
  }
}

extension Int {
  /// Parses a number from 0 to 1 with at most three decimals, as thousandths.
  init?(thousandthsOf text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0] == "0" || parts[0] == "1" || parts[0].isEmpty && parts.count == 2 else {
      return nil
    }
    let decimals = parts.count == 2 ? String(parts[1]) : "0"
    guard (1...3).contains(decimals.count),
      let fraction = Int(digits: decimals + String(repeating: "0", count: 3 - decimals.count))
    else { return nil }
    self = (parts[0] == "1" ? 1_000 : 0) + fraction
    if self > 1_000 { return nil }
  }
}
