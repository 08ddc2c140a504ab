import FlowModel

/// Pairs the elements that only one version has: an element of the old version and one of the new version are the same
/// element with another name if they share at least half of their features (Jaccard index).
struct RenameFinder {
  /// The lowest Jaccard index of two elements that count as one.
  private static let minimumSimilarity = 0.5

  private let old: Flow
  private let new: Flow

  /// Creates a finder for two versions.
  init(from old: Flow, to new: Flow) {
    self.old = old
    self.new = new
  }

  /// Returns the renames.
  ///
  /// Screens and tasks come first, until no more are found, because a pair makes the elements that mention it more
  /// similar. Labels follow, then the scenarios, which mention labels.
  func renames() -> Renames {
    var renames = Renames()
    while addPairs(of: [.screen, .task], to: &renames) {}
    _ = addPairs(of: [.action, .entry], to: &renames)
    _ = addPairs(of: [.expectation, .scenario], to: &renames)
    return renames
  }

  /// Adds the pairs of some kinds of elements, and returns whether there are any.
  private func addPairs(of subjects: Set<FlowChange.Subject>, to renames: inout Renames) -> Bool {
    let before = FlowFeatures(old.renamed(by: renames), subjects)
    let after = FlowFeatures(new, subjects)
    let removed = before.elements.filter { !after.keys.contains($0.key) }
    let added = after.elements.filter { !before.keys.contains($0.key) }
    let pairs = pairs(removed, added)
    for (old, new) in pairs { renames[old] = new.name }
    return !pairs.isEmpty
  }

  /// Returns the best pairs, the most similar first; equally similar ones in the order of the files.
  private func pairs(
    _ removed: [FlowFeatures.Element], _ added: [FlowFeatures.Element]
  ) -> [(old: FlowPart.Key, new: FlowPart.Key)] {
    var places: [String: [Int]] = [:]
    for (place, element) in added.enumerated() {
      for feature in element.features { places[feature, default: []].append(place) }
    }
    var candidates: [(similarity: Double, old: Int, new: Int)] = []
    for (place, element) in removed.enumerated() {
      let near = Set(element.features.flatMap { places[$0, default: []] })
      for other in near where added[other].canReplace(element) {
        let similarity = element.features.jaccardIndex(with: added[other].features)
        if similarity >= Self.minimumSimilarity { candidates.append((similarity, place, other)) }
      }
    }
    candidates.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
    var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
    var pairs: [(old: FlowPart.Key, new: FlowPart.Key)] = []
    for (_, old, new) in candidates where !usedOld.contains(old) && !usedNew.contains(new) {
      usedOld.insert(old)
      usedNew.insert(new)
      pairs.append((removed[old].key, added[new].key))
    }
    return pairs
  }
}

extension Set<String> {
  /// Returns the size of the intersection divided by the size of the union.
  fileprivate func jaccardIndex(with other: Set<String>) -> Double {
    let common = intersection(other).count
    return common == 0 ? 0 : Double(common) / Double(count + other.count - common)
  }
}

extension FlowFeatures.Element {
  /// Returns whether both elements are of one kind and belong to the same owner.
  fileprivate func canReplace(_ old: FlowFeatures.Element) -> Bool {
    key.subject == old.key.subject && key.owner == old.key.owner && !key.isGesture && !old.key.isGesture
  }
}
