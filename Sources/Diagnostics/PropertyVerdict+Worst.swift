extension PropertyVerdict {
  private struct Key: Hashable {
    let property: String
    let device: String
    let isRule: Bool
  }

  /// Returns the worst verdict on each property and device, in the order of their first occurrence.
  public static func worst(of verdicts: [PropertyVerdict]) -> [PropertyVerdict] {
    var places: [Key: Int] = [:]
    var worst: [PropertyVerdict] = []
    for verdict in verdicts {
      let key = Key(property: verdict.property, device: verdict.device, isRule: verdict.kind == .rule)
      guard let place = places[key] else {
        places[key] = worst.count
        worst.append(verdict)
        continue
      }
      let known = worst[place]
      if verdict.verdict.isWorse(than: known.verdict) { worst[place] = verdict }
      if worst[place].verdict == .violated {
        worst[place].openBound = [known, verdict].compactMap { $0.openBound ?? $0.verdict.bound }.min()
      }
      if known.isOpen, verdict.isOpen { worst[place].cutoff = known.cutoff ?? verdict.cutoff }
    }
    return worst
  }
}

extension Verdict {
  fileprivate func isWorse(than other: Verdict) -> Bool {
    switch (self, other) {
    case (_, .violated), (.proved, _): false
    case (.violated, _), (.bounded, .proved): true
    case (.bounded(let bound), .bounded(let otherBound)): bound < otherBound
    }
  }
}
