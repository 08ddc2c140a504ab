import Foundation

/// The frames that show one screen in different states.
struct FrameStates: Sendable {
  /// The part of the layers of two states that must agree, and the smallest number of layers that can show it.
  private static let agreement = 0.8
  private static let layers = 10
  private static let mostComparisons = 100
  /// Frames of one screen are often drawn a few points wider or narrower.
  private static let widthTolerance = 0.02

  /// The groups with several frames, in file order.
  private(set) var groups: [[Int]] = []
  private var group: [Int: Int] = [:]
  /// The name that the frames of a group share.
  private var titles: [Int: String] = [:]

  /// Compares frames.
  init(_ frames: [Frame], among indices: [Int]) {
    var parent = Array(frames.indices)
    func top(_ index: Int) -> Int {
      var index = index
      while parent[index] != index { index = parent[index] }
      return index
    }
    var byName: [String: [Int]] = [:]
    for index in indices where frames[index].layerCount >= Self.layers {
      for name in Set(Self.names(of: frames[index].name)) { byName[name, default: []].append(index) }
    }
    for name in byName.keys.sorted() {
      let members = byName[name] ?? []
      for (place, first) in members.enumerated() {
        // A name that hundreds of frames share names no screen, and comparing all of them takes too long.
        for second in members[(place + 1)...].prefix(Self.mostComparisons) where top(first) != top(second) {
          guard Self.areStates(frames[first], frames[second]) else { continue }
          let (low, high) = (min(top(first), top(second)), max(top(first), top(second)))
          parent[high] = low
        }
      }
    }
    collect(indices) { top($0) }
    for (number, members) in groups.enumerated() { titles[number] = Self.sharedName(members.map { frames[$0].name }) }
  }

  private mutating func collect(_ indices: [Int], top: (Int) -> Int) {
    var members: [Int: [Int]] = [:]
    for index in indices { members[top(index), default: []].append(index) }
    for first in indices {
      guard let group = members[first], group.count > 1 else { continue }
      for member in group { self.group[member] = groups.count }
      groups.append(group)
    }
  }

  /// Returns whether two frames are one, or states of one screen.
  func areOne(_ first: Int, _ second: Int) -> Bool {
    first == second || (group[first] != nil && group[first] == group[second])
  }

  /// Returns the frame and the other states of its screen.
  func all(_ frame: Int) -> [Int] { group[frame].map { groups[$0] } ?? [frame] }

  /// Returns the name that the states of a screen share, or nil for a screen with one state.
  func title(of frame: Int) -> String? { group[frame].flatMap { titles[$0] } }

  /// Returns a name, and the name without the words that can name a state.
  static func names(of name: String) -> [String] { [name, withoutParentheses(name), withoutLastPart(name)] }

  private static func withoutParentheses(_ name: String) -> String {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else { return name }
    let rest = String(name[..<open]).oneLine
    return rest.isEmpty ? name : rest
  }

  private static func withoutLastPart(_ name: String) -> String {
    for separator in [" / ", " – ", " - "] {
      if let range = name.range(of: separator, options: .backwards), range.lowerBound > name.startIndex {
        return String(name[..<range.lowerBound]).oneLine
      }
    }
    return name
  }

  private static func sharedName(_ names: [String]) -> String? {
    for shorten in [{ $0 }, withoutParentheses, withoutLastPart] {
      let short = Set(names.map(shorten))
      if short.count == 1 { return short.first }
    }
    let common = names.dropFirst().reduce(Set(Self.names(of: names[0]))) { $0.intersection(Self.names(of: $1)) }
    return common.max { ($0.count, $0) < ($1.count, $1) }
  }

  private static func areStates(_ first: Frame, _ second: Frame) -> Bool {
    guard first.page == second.page, let a = first.box, let b = second.box,
      abs(a.width - b.width) <= widthTolerance * max(a.width, b.width)
    else { return false }
    let shared = first.signature.reduce(0) { $0 + min($1.value, second.signature[$1.key] ?? 0) }
    return Double(shared) >= agreement * Double(first.layerCount + second.layerCount - shared)
  }
}
