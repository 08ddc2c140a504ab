import FlowModel

/// Updates of instances, and the bookkeeping after each transition.
extension Configuration {
  /// Calls a closure on every instance: the stacks in tab order, then the layers from the bottom.
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

  /// Clears the arrival state of an instance.
  ///
  /// Unchanged instances are not written, because the first write copies a shared stack.
  mutating func forgetArrival(at position: Position) {
    guard self[position].remembersArrival else { return }
    update(position) { $0.forgetArrival() }
  }

  /// Numbers the frames from the bottom and records the new serials of the frames that remain.
  mutating func renumberFrames(_ fates: inout [Transition.Fate]) {
    var next: Int32 = 0
    forEachInstance { instance in
      guard let old = instance.frame?.serial else { return }
      if Int(old) < fates.count { fates[Int(old)] = .stands(next) }
      instance.frame?.serial = next
      next += 1
    }
  }

  /// Schedules the arrival actions of the front screen if it has just come to the front.
  ///
  /// - Parameter arrivals: returns the number of arrival actions of a screen.
  mutating func scheduleArrivals(_ arrivals: (ScreenID) -> Int) {
    let count = arrivals(frontScreen)
    guard count > 0, !self[front].hasArrived else { return }
    update(front) {
      $0.hasArrived = true
      $0.due = UInt64.max >> UInt64(64 - Swift.min(count, 64))
    }
  }
}
