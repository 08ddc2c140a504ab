extension ForwardSaturation {
  /// How much of what has been found so far is worked off, from 0 to 1.
  public var share: Double {
    sets.words.isEmpty ? 1 : 1 - Double(sets.worklist.count) / Double(sets.words.count)
  }

  /// The frame that is the bottom of the stack.
  public static let bottom = 0

  /// How many frames there are, those of the start configuration first.
  public var frameCount: Int { frames.count }
  /// How many edges there are, those of the start configuration first.
  public var edgeCount: Int { edges.count }
  /// How many words the pairs of a symbol and a frame take, ε among the symbols: one for each pair, and more where
  /// controls above the first 64 occur.
  public var placeCount: Int { sets.words.count }

  /// How many transitions the automaton has: triples of a control, a symbol or ε, and a frame.
  public var transitionCount: Int {
    sets.words.reduce(0) { $0 + $1.mask.nonzeroBitCount }
  }

  /// Whether some reachable configuration has this head, in expected constant time;
  /// O(places · w) for one that is swept.
  public func reaches(_ head: Head) -> Bool {
    guard rules.isSwept(head) else { return rules.index(of: head) != nil }
    let bit: UInt64 = 1 << UInt64(head.control & 63)
    return table.places.indices.contains { word in
      table.places[word].symbol == head.symbol && sets.words[word].chunk == head.control >> 6
        && sets.words[word].mask & bit != 0
    }
  }

  /// What a frame was entered with; nothing for the frames of the start configuration.
  public func entry(ofFrame frame: Int) -> Head? {
    frame < startFrames ? nil : frames[frame].entry
  }

  /// An edge by its number.
  public func edge(_ index: Int) -> Edge {
    let place = table.places[Int(edges.first(UInt32(index)))]
    return Edge(frame: Int(edges.second(UInt32(index))), symbol: place.symbol, below: Int(place.state))
  }

  /// The numbers of the edges from a frame to what it stands on.
  public func edges(ofFrame frame: Int) -> [Int] {
    var found: [Int] = []
    var edge = frames[frame].firstEdge
    while edge != PairTable.none {
      found.append(Int(edge))
      edge = nextEdge[Int(edge)]
    }
    return found.reversed()
  }

  /// The number of the edge that a push target has to the state of a word from which it is pushed.
  ///
  /// A symbol that stays as it was, at a place that has no other word, need not be looked for.
  @inline(__always)
  func edge(of target: UInt32, from word: UInt32) -> UInt32 {
    let (place, beneath) = (table.places[Int(word)], rules.beneath(target))
    let isHere = beneath == place.symbol && sets.words[Int(word)].next == word
    let row = isHere ? word : table.find(beneath, place.state)
    return edges.find(row, frameOfEntry[Int(rules.entry(of: target))])
  }

  /// Whether a configuration is reachable, in time O(places · w² + h · e) for a stack of h symbols.
  public func contains(_ configuration: Configuration) -> Bool {
    guard let top = configuration.stack.first else {
      return sets.contains(configuration.control, in: frames[ForwardSaturation.bottom].epsilon)
    }
    var states: Set<UInt32> = []
    for (word, place) in table.places.enumerated() where place.symbol == top {
      if sets.contains(configuration.control, in: UInt32(word)) { states.insert(place.state) }
    }
    for symbol in configuration.stack.dropFirst() {
      var next: Set<UInt32> = []
      for state in states {
        for edge in edges(ofFrame: Int(state)).map(edge) where edge.symbol == symbol { next.insert(UInt32(edge.below)) }
      }
      states = next
    }
    return states.contains(UInt32(ForwardSaturation.bottom))
  }
}
