import Diagnostics
import FlowModel
import FlowSimulation
import OrderedCollections
import Support
import Verification

/// The answers of a saturation: possible facts, possible dead ends, possible growth, and decided expectations.
///
/// Everything is read at once, so that it can be used from any thread.
package struct StackReading: Sendable {
  typealias Mask = ValuationSpace.Mask

  /// The facts that may occur.
  ///
  /// No other fact can occur. Facts of entries have no screen.
  package let possibleFacts: [Fact]
  /// The variables that were not tracked.
  package let untracked: Set<VariableID>
  /// The answer to each expectation and each premise, by its source range: two expectations can have the same name.
  package private(set) var expectations: [SourceRange: ExpectationAnswer] = [:]
  /// The groups of screens that may be stacked on one another without bound.
  package let growth: [PossibleGrowth]
  /// By the number of the symbol, the valuations in which its nearest task, or plain layer, may be ended.
  private let mayEndTask: [Mask]
  private let mayEndLayer: [Mask]
  private let space: ValuationSpace
  private let numbers: SymbolNumbers

  /// The answer to an expectation.
  package enum ExpectationAnswer: Sendable {
    case holds
    case fails
    case open
  }

  /// Screens that may be stacked on one another without bound.
  package struct PossibleGrowth: Sendable {
    package let kind: GrowingCycle.Kind
    package let screens: Set<ScreenID>
  }

  /// Finds the symbol in front of a configuration.
  private struct SymbolNumbers: Sendable {
    let flow: Flow
    let interest: Interest
    let symbols: Interner<StackSymbol>

    /// Returns the symbols that may stand for it: something may have acted beneath its layers.
    func numbers(inFrontOf configuration: Configuration) -> [UInt32] {
      guard let symbol = StackSymbol(inFrontOf: configuration, flow, interest) else { return [] }
      return [symbol, symbol.changedBeneath].compactMap { symbols.find($0) }
    }
  }

  /// Reads a complete saturation; nil if the monitor stops it.
  package init?(_ saturation: StackSaturation, _ watch: ProgressMonitor) {
    let flow = saturation.system.simulator.flow
    untracked = saturation.system.space.untracked
    var facts = OrderedSet(saturation.possibleFacts.map(\.ofEntryOnAnyScreen))
    var may: [[Mask]] = []
    guard watch.shouldContinue(.exits) else { return nil }
    let choices = RemovalChoices(saturation)
    for goal in [RowGraph.Goal.taskEnd, .layerEnd] {
      guard watch.shouldContinue(.exits) else { return nil }
      may.append(saturation.masksBySymbol(RowGraph(saturation, to: goal, .possible)))
      let certain = RowGraph(saturation, to: goal, .certain, choices: choices)
      let byLayer = saturation.graphsByLayer(certain)
      facts.append(contentsOf: saturation.possiblyStuck(certain, byLayer: byLayer))
      let lasting = saturation.lastingLevels(choices, besides: certain)
      facts.append(contentsOf: saturation.possiblyStuckBeneath(certain, byLayer: byLayer, lasting))
    }
    (mayEndTask, mayEndLayer) = (may[0], may[1])
    facts.append(contentsOf: saturation.possibleArrivalLoops())
    possibleFacts = facts.elements
    growth = saturation.possibleGrowth()
    for expectation in flow.expectations {
      guard watch.shouldContinue(.expectation(expectation.displayName)) else { return nil }
      for each in [expectation, expectation.vacuity].compactMap(\.self) {
        expectations[each.range] = saturation.answer(each)
      }
    }
    let system = saturation.system
    space = system.space
    numbers = SymbolNumbers(flow: flow, interest: system.interest, symbols: system.symbols)
  }

  /// Whether the nearest task of a configuration certainly cannot be ended.
  package func cannotEndTask(in configuration: Configuration) -> Bool { isOutside(mayEndTask, configuration) }

  /// Whether the nearest plain layer of a configuration certainly cannot be left.
  package func cannotEndLayer(in configuration: Configuration) -> Bool { isOutside(mayEndLayer, configuration) }

  private func isOutside(_ masks: [Mask], _ configuration: Configuration) -> Bool {
    let symbols = numbers.numbers(inFrontOf: configuration).filter { Int($0) < masks.count }
    let valuation: Mask = 1 << Mask(space.number(of: configuration.state))
    return !symbols.isEmpty && symbols.allSatisfy { masks[Int($0)] & valuation == 0 }
  }
}

extension StackSaturation.RowKey {
  /// Whether the row is the front of a stack between two transitions.
  var isReady: Bool {
    control == StackSystem.Control.readyNumber && symbol != StackSaturation.noSymbol && over < 0
  }

  /// Whether the level is empty: a transition has removed the symbols on it.
  var isRemoval: Bool { symbol == StackSaturation.noSymbol }
}
