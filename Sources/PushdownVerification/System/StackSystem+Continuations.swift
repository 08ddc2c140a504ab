import FlowModel
import FlowSimulation
import Verification

/// The remaining parts of transitions that have removed the symbol in front.
extension StackSystem {
  /// Returns the template of the rest of a transition, given by its control, on the symbol that is now in front.
  mutating func continuation(_ control: UInt32, on symbol: UInt32) -> Int32 {
    let key = UInt64(control) << 32 | UInt64(symbol)
    if let known = continuations[key] { return known }
    let front = symbols[symbol]
    var made: TransitionTemplate
    switch Control(control) {
    // Rows with these controls take new transitions instead. If one came here, nothing would be proved.
    case .ready, .using: made = template(.unknown, move: nil)
    case .pending(let id):
      let left = pending[id]
      let configuration = configuration(of: front, blankState)
      let partial = PartialMove(
        left.continuation, in: configuration, knowsBeneath: front.summary.beneath != nil,
        simulator, losesRoot: left.losesRoot)
      made = template(segment(partial, left, front, symbol, configuration.layers.count))
    case .revealing(let id):
      var prefix = prefixes[id]
      prefix.add(front)
      made =
        if prefix.instances.count > Self.maximumRevealed || prefixes.things.count > Self.maximumPrefixes {
          template(.unknown, move: nil)
        } else if prefix.isEnough {
          template(resumed(prefix, state: blankState))
        } else {
          template(.pending(control: Control.revealing(prefixes.number(of: prefix)).number), move: nil)
        }
    case .entering(let id):
      let entry = entering[id]
      var configuration = configuration(of: front, blankState)
      configuration.layers = entry.layers
      let known = 1 + entry.layers.reduce(0) { $0 + $1.stack.count }
      let revealed = PartialMove.View(known: known, knowledge: .stacks, newLayers: entry.newLayers)
      let partial = PartialMove(entry.rest.continuation, in: configuration, seeing: revealed, simulator)
      made = template(segment(partial, entry.rest, front, symbol, 0))
    }
    made.possible = space.all
    made.certain = space.all
    templates.append(made)
    let number = Int32(templates.count - 1)
    continuations[key] = number
    return number
  }

  func segment(
    _ partial: PartialMove, _ rest: PendingTransition, _ front: StackSymbol, _ number: UInt32?, _ layers: Int
  ) -> Segment {
    var recorder = rest.recorder
    var recorded: [Fact] = []
    record(partial, &recorder, to: &recorded)
    return Segment(
      partial: partial, recorder: recorder, recorded: recorded, move: nil, symbol: front, number: number,
      losesRoot: rest.losesRoot, layersBefore: layers)
  }

  /// Continues a transition for which enough instances are revealed.
  func resumed(_ revealed: RevealedPrefix, state: [ValueID], recorded: [Fact] = [], move: Move? = nil) -> Segment {
    let prefix = revealed.numbered
    var configuration = configuration(of: prefix.lowest, state)
    let layers = configuration.layers.count
    configuration.numberFrameBeneathFront(-1 - Int32(prefix.foundFrames))
    for seen in prefix.instances.dropLast().reversed() { configuration.put(seen) }
    let known = PartialMove.View(
      known: prefix.instances.count, knowledge: prefix.knowledge,
      newLayers: prefix.newLayers, countedFrames: prefix.countedFrames)
    let partial = PartialMove(prefix.rest.continuation, in: configuration, seeing: known, simulator)
    var next = segment(partial, prefix.rest, prefix.lowest, nil, layers)
    next.recorded = recorded + next.recorded
    next.move = move
    return next
  }

  /// Returns the instances that a transition has revealed so far; nil if there are none.
  func revealedPrefix(_ segment: borrowing Segment, _ rest: Continuation) -> RevealedPrefix? {
    let partial = segment.partial
    let configuration = partial.configuration
    let seen = configuration.positions(fromFront: partial.known).map { position in
      RevealedPrefix.RevealedInstance(
        instance: configuration[position],
        shape: position.layer > 0 ? StackSummary.Shape(configuration.layers[position.layer - 1]) : nil,
        isFirst: position.index == 0)
    }
    let stacks: RevealedPrefix.Reach = partial.needsWholeStack ? .wholeStack : .layers
    let reach = partial.needsPanels ? .panels : partial.neededScreens.map { .screens($0) } ?? stacks
    guard let last = seen.last else { return nil }
    return RevealedPrefix(
      rest: PendingTransition(continuation: rest, recorder: segment.recorder, losesRoot: segment.losesRoot),
      newLayers: configuration.layers.count - partial.keptLayers, reach: reach,
      instances: seen,
      lowest: StackSymbol(instance: last.instance, summary: segment.symbol.summary))
  }
}

extension Configuration {
  /// Numbers the only frame beneath the front instance.
  fileprivate mutating func numberFrameBeneathFront(_ serial: Int32) {
    let above = front
    for layer in 0...layers.count {
      for index in stack(of: layer).indices
      where Position(layer: layer, index: index) < above && stack(of: layer)[index].frame != nil {
        if layer == 0 {
          stacks[selectedTab][index].frame?.serial = serial
        } else {
          layers[layer - 1].stack[index].frame?.serial = serial
        }
      }
    }
  }

  fileprivate mutating func put(_ seen: RevealedPrefix.RevealedInstance) {
    if let shape = seen.shape {
      if seen.isFirst {
        layers.append(
          Layer(style: shape.style, isLocked: shape.isLocked, setsAside: shape.setsAside, stack: [seen.instance]))
      } else {
        layers[layers.count - 1].stack.append(seen.instance)
      }
    } else if seen.isFirst {
      stacks[selectedTab] = [seen.instance]
    } else {
      stacks[selectedTab].append(seen.instance)
    }
  }
}
