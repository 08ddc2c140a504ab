/// Frames in a row that are left only after a delay: together they are one animation.
struct Animations {
  /// The frames between the first and the last of a row.
  private(set) var inner: Set<Int> = []
  private var last: [Int: Int] = [:]

  /// Finds the rows.
  init(events: [PrototypeEvent], starts: Set<Int>) {
    var eventsOfFrame: [Int: [PrototypeEvent]] = [:]
    for event in events { eventsOfFrame[event.frame, default: []].append(event) }
    var next: [Int: Int] = [:]
    for (frame, all) in eventsOfFrame where all.count == 1 && all[0].trigger == .delay && all[0].operations.count == 1 {
      guard case .navigate(let target, let transition) = all[0].operations[0], transition.direction == nil,
        target != frame
      else { continue }
      next[frame] = target
    }
    let followers = Set(next.values)
    for first in next.keys.sorted() where !followers.contains(first) { follow(first, next, starts) }
  }

  private mutating func follow(_ first: Int, _ next: [Int: Int], _ starts: Set<Int>) {
    var row = [first]
    var seen: Set<Int> = [first]
    while let following = next[row[row.count - 1]], next[following] != nil, seen.insert(following).inserted {
      row.append(following)
    }
    guard row.count >= 3 else { return }
    for frame in row.dropFirst().dropLast() where !starts.contains(frame) {
      inner.insert(frame)
      last[frame] = row[row.count - 1]
    }
  }

  /// Returns the map with links to the middle of an animation leading to its end.
  func redirect(_ frameOfLayer: [String: Int]) -> [String: Int] {
    inner.isEmpty ? frameOfLayer : frameOfLayer.mapValues { last[$0] ?? $0 }
  }
}
