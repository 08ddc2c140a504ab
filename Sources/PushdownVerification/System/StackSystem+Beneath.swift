import FlowModel
import FlowSimulation
import Verification

/// Acts beneath layers.
///
/// What lies beneath the layers and the layers themselves rarely depend on each other. So the act is performed on the
/// stack beneath alone, and the layers continue on what results from it (`StackSaturation+Beneath`).
extension StackSystem {
  /// Returns the act with which a partial transition continues beneath the layers in front.
  ///
  /// - Parameter isFirst: whether nothing has happened before.
  func act(_ segment: borrowing Segment, _ rest: Continuation, _ recorder: FactRecorder, isFirst: Bool) -> ActBeneath {
    let partial = segment.partial
    let summary = segment.symbol.summary
    let reach: ActBeneath.Reach =
      partial.isBeneathPanels ? .panels : partial.openAction.map { .screens(of: $0) } ?? .root
    let hasPanelsOnly =
      summary.layer?.style.isPanel == true && summary.usable?.shape == nil
      && partial.configuration.layers.count == segment.layersBefore
    var left = PendingTransition(continuation: rest, recorder: recorder, losesRoot: segment.losesRoot)
    if recorder.origin.trigger == .entry { left = onAnyScreen(left) }
    return ActBeneath(
      rest: left, reach: reach, cover: reach == .panels || reach == .root && hasPanelsOnly ? .panels : .layers,
      isTaskBeneath: segment.symbol.running?.isOnRootStack ?? false,
      schedulesArrivals: simulator.hasArrivals && !isFirst)
  }

  /// Returns the control of the performance of an act on a stack, from its beginning.
  func control(performing act: UInt32, move: UsableMove? = nil, from beginning: RunBeneath.Beginning?) -> UInt32 {
    let run = RunBeneath(
      act: act, move: move, beginning: beginning, rest: acts[act].rest, state: acts[act].outer?.state ?? blankState)
    return Control.beneath(runs.number(of: run)).number
  }

  /// Returns whether an act is performed on the stack with a symbol on top, which a layer covers.
  func isPerformed(_ act: UInt32, on symbol: StackSymbol) -> Bool {
    switch acts[act].reach {
    case .root: return symbol.summary.layer == nil
    case .panels, .anyMove: return symbol.summary.layer?.style.isPanel != true
    case .screens(let action):
      let screens = simulator.screens(ofOpen: action)
      return screens.contains(symbol.instance.screen) || symbol.summary.below.contains(where: screens.contains)
    }
  }

  // MARK: Layers over another stack

  /// Returns a symbol in a layer once something else lies beneath it.
  ///
  /// - Parameters:
  ///   - symbol: a symbol on a stack that the layer begins.
  ///   - opening: the symbol with which the layer's level begins now.
  ///   - change: the screens directly beneath the layer before and afterwards; nil if the layer is not the lowest one.
  func symbol(_ symbol: StackSymbol, over opening: StackSymbol, _ change: ScreenChange?) -> StackSymbol {
    var instance = symbol.instance
    if let change {
      if change.from != .anywhere { instance.frame?.recordOrigin(change.from) }
      instance.frame?.clearOrigin(standingOn: change.to)
    }
    return StackSymbol(instance: instance, summary: opening.summary)
  }

  /// Returns the symbol with which a level begins over another symbol than before.
  func opening(_ symbol: StackSymbol, over beneath: StackSymbol) -> StackSymbol {
    let isFirst = symbol.summary.index == 0
    let summary =
      isFirst
      ? symbol.summary.layer.map { beneath.presented($0, simulator.flow, interest) } ?? symbol.summary
      : beneath.pushed(simulator.flow, interest)
    return StackSymbol(instance: symbol.instance, summary: summary)
  }

  /// Returns the symbols of layers that are presented over a symbol, lowest first, after the symbol itself.
  func stacked(_ layers: [Layer], over symbol: StackSymbol) -> [UInt32] {
    var front = symbol
    if let first = layers.first, !first.style.keepsScreenBelowVisible {
      var instance = symbol.instance
      instance.forgetArrival()
      front = StackSymbol(instance: instance, summary: symbol.summary)
    }
    var numbers = [symbols.number(of: front)]
    for layer in layers {
      for (index, instance) in layer.stack.enumerated() {
        let summary =
          index == 0
          ? front.presented(StackSummary.Shape(layer), simulator.flow, interest)
          : front.pushed(simulator.flow, interest)
        front = StackSymbol(instance: instance.numberedAsFront, summary: summary)
        numbers.append(symbols.number(of: front))
      }
    }
    return numbers
  }
}

extension StackSymbol {
  /// This symbol in a layer after something has acted beneath it.
  var changedBeneath: StackSymbol {
    var summary = summary
    summary.isChangedBeneath = true
    return StackSymbol(instance: instance, summary: summary)
  }
}

/// The screens directly beneath a layer before and after something has happened there.
struct ScreenChange: Hashable {
  let from: ScreenID
  let to: ScreenID
}
