import FlowModel

/// What happens between two moves: arrivals are noticed, and frames numbered from the bottom.
extension Configuration {
  /// Calls a closure on every instance: other tabs' first to last, then layers from the bottom.
  mutating func forEachInstance(_ body: (inout Instance) -> Void) {
    for tab in stacks.indices {
      for index in stacks[tab].indices { body(&stacks[tab][index]) }
    }
    for layer in layers.indices {
      for index in layers[layer].stack.indices { body(&layers[layer].stack[index]) }
    }
  }

  /// Changes the instance at a position.
  mutating func update(_ position: Position, _ change: (inout Instance) -> Void) {
    if position.layer == 0 {
      change(&stacks[selectedTab][position.index])
    } else {
      change(&layers[position.layer - 1].stack[position.index])
    }
  }

  /// Numbers the frames from the bottom and enters the new serials of those that are still there.
  mutating func renumberFrames(_ fates: inout [Transition.Fate]) {
    var next: Int32 = 0
    forEachInstance { instance in
      guard let old = instance.frame?.serial else { return }
      if Int(old) < fates.count { fates[Int(old)] = .stands(next) }
      instance.frame?.serial = next
      instance.frame?.isFresh = false
      next += 1
    }
  }

  /// Makes the arrival actions of a screen that came to the front due, and forgets those of screens covered by more than an
  /// alert and its like.
  mutating func noticeArrivals(_ arrivals: (ScreenID) -> Int) {
    let inSight = lightlyCovered()
    let kept = inSight.map { ($0, self[$0].hasArrived, self[$0].due) }
    forEachInstance {
      $0.hasArrived = false
      $0.due = 0
    }
    for (position, hasArrived, due) in kept {
      let count = arrivals(self[position].screen)
      guard count > 0, hasArrived || position == front else { continue }
      update(position) {
        $0.hasArrived = true
        $0.due = hasArrived ? due : UInt64.max >> UInt64(64 - Swift.min(count, 64))
      }
    }
  }

  /// The front position and those that only alerts and their like cover.
  private func lightlyCovered() -> [Position] {
    var positions: [Position] = []
    for layer in (0...frontLayer).reversed() {
      positions.append(top(of: layer))
      guard style(of: layer)?.coversLightly == true else { break }
    }
    return positions
  }
}
