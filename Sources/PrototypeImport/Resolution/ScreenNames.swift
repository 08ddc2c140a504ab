/// Names the screens of frames.
struct ScreenNames {
  /// The number of frames with one name from which on the name says nothing.
  private static let commonName = 5

  private let frames: [Frame]
  private let pages: [String]
  private let states: FrameStates
  private var uses: [String: Int] = [:]

  /// Creates the names of a document's frames.
  ///
  /// - Parameter pages: the names of the pages.
  init(_ frames: [Frame], pages: [String], states: FrameStates) {
    self.frames = frames
    self.pages = pages
    self.states = states
    for frame in frames where !frame.isDefinition { uses[frame.name, default: 0] += 1 }
  }

  /// Returns the title of a frame: its name without the words that name a state.
  func title(of frame: Int) -> String { states.title(of: frame) ?? plainName(of: frame) }

  /// Returns the name of a frame, or its largest text if the name is a default name.
  func plainName(of frame: Int) -> String {
    let name = frames[frame].name.isEmpty ? frames[frame].id : frames[frame].name
    guard Self.isDefault(name) || uses[name, default: 0] >= Self.commonName else { return name }
    return largestText(frames[frame]) ?? name
  }

  private func largestText(_ frame: Frame) -> String? {
    guard let box = frame.box else { return nil }
    var best: Frame.Text?
    for text in frame.texts where !text.isInHotspot && text.text.count <= 60 {
      guard let place = text.box, place.midY - box.y < box.height / 3, text.fontSize > (best?.fontSize ?? 0) else {
        continue
      }
      best = text
    }
    return best?.text
  }

  /// Returns whether a design tool has given the name.
  static func isDefault(_ name: String) -> Bool {
    let words = [
      "Frame", "Container", "Group", "Rectangle", "Artboard", "Board", "Component", "Instance", "Screen", "Page",
      "Slide",
    ]
    let devices = ["iPhone", "iPad", "Android", "Pixel"]
    if devices.contains(where: { name.hasPrefix($0) }) { return true }
    let stem = name.drop { _ in false }.reversed().drop { $0.isNumber || " -–".contains($0) }.reversed()
    return words.contains(String(stem))
  }

  /// Returns a unique name for each frame: the plain name, with the section, the page or the id in parentheses where it
  /// occurs again.
  func names(of screens: [Int]) -> [String] {
    let plain = screens.map(plainName)
    var groups: [String: [Int]] = [:]
    for (index, name) in plain.enumerated() { groups[name, default: []].append(index) }
    var taken = Set(plain)
    var names = plain
    var parts: [String: [String]] = [:]
    for (index, name) in plain.enumerated() {
      guard let group = groups[name], let place = group.firstIndex(of: index), place > 0 else { continue }
      let known = parts[name] ?? distinguishingParts(group.map { screens[$0] })
      parts[name] = known
      var unique = "\(name) (\(known[place]))"
      if !taken.insert(unique).inserted {
        unique = "\(name) (\(frames[screens[index]].id))"
        taken.insert(unique)
      }
      names[index] = unique
    }
    return names
  }

  /// Returns what tells frames of one name apart: their sections or pages if these differ, else their ids.
  private func distinguishingParts(_ group: [Int]) -> [String] {
    let ids = group.map { frames[$0].id }
    let names = group.map { pages[frames[$0].page] }
    let others = Set(names).count == group.count ? names : ids
    let sections = group.map { frames[$0].section ?? "" }
    return Set(sections).count == group.count ? zip(sections, others).map { $0.isEmpty ? $1 : $0 } : others
  }
}
