extension Diagnostic {
  /// Divides the finding into the part about known places and that about new ones; returns nil if it has only one of them, or
  /// cannot be reported in parts.
  ///
  /// - Parameter isKnown: whether each of the places is known.
  public func divided(_ isKnown: [Bool]) -> (known: Diagnostic, new: Diagnostic)? {
    let all = places
    guard isKnown.count == all.count else { return nil }
    func part(_ wanted: Bool) -> Diagnostic? { narrowed(to: zip(all, isKnown).filter { $0.1 == wanted }.map(\.0)) }
    guard let known = part(true), let new = part(false) else { return nil }
    return (known, new)
  }

  /// Returns the finding about some of its places, or nil if none of them can be the main one.
  private func narrowed(to chosen: [Place]) -> Diagnostic? {
    guard let main = ([self] + variants).first(where: { chosen.contains($0.places[0]) }) else { return nil }
    let ranges = Set(chosen.map(\.range))
    var part = main
    (part.severity, part.flows, part.allowed, part.isSummary) = (severity, flows, allowed, isSummary)
    part.variants = []
    part.otherPlaces = chosen.filter { $0 != main.places[0] }
    part.notes = (main.notes + sameDefectNotes).filter { !$0.isSameDefect || ranges.contains($0.range) }
    part.notes = part.notes.enumerated().filter { place, note in
      note.range != main.range && !part.notes[..<place].contains { $0.range == note.range } || !note.isSameDefect
    }.map(\.element)
    part.affected = affected.filter { $0.rule != rule || !$0.places.allSatisfy { !chosen.contains($0) } }
    part.occurrences = occurrences(at: chosen)
    return part
  }

  /// Notes about all places.
  private var sameDefectNotes: [Note] { places.map { .sameDefect(at: $0.range) } }

  /// Returns the number of occurrences at some places.
  private func occurrences(at chosen: [Place]) -> Int {
    let others = variants.filter { chosen.contains($0.places[0]) }.reduce(0) { $0 + $1.occurrences }
    guard chosen.contains(places[0]) else { return max(1, others) }
    return max(1, occurrences - variants.reduce(0) { $0 + $1.occurrences } + others)
  }
}
