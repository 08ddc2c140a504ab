import FlowModel
import FlowSimulation
import OrderedCollections
import Verification

/// A flow on a device as a pushdown system: what every transition does to the front of the stack.
///
/// A symbol is an instance with a summary of the instances beneath it. Templates are made on demand. For each one, the
/// simulator performs a transition although it knows only the front of the stack (`PartialMove`). So both engines use
/// the same semantics.
final class StackSystem {
  /// Transitions with more nested lists of steps than this are not followed.
  static let maximumNesting = 8

  let simulator: Simulator
  let reader: FactReader
  let interest: Interest
  let space: ValuationSpace
  let concretizer: Concretizer
  let everyVariable: Set<VariableID>
  let blankState: [ValueID]

  var symbols = Interner<StackSymbol>()
  var pending = Interner<PendingTransition>()
  var acts = Interner<ActBeneath>()
  var runs = Interner<RunBeneath>()
  var facts = Interner<Fact>()
  var templates: [TransitionTemplate] = []
  /// The changes that transitions make to the valuation; 0 is none.
  var maps: [[UInt8]] = [[]]
  var numbersOfMaps: [[UInt8]: Int32] = [:]
  var offersOfSymbols: [FrontOffers?] = []
  var usableMovesOfSymbols: [UInt32: UsableMoves] = [:]
  /// The act that stands for any move beneath the panels in front.
  lazy var anyMove = acts.number(
    of: ActBeneath(
      rest: PendingTransition(continuation: .nothing, recorder: .silent), reach: .anyMove, cover: .panels,
      isTaskBeneath: false))
  var continuations: [UInt64: Int32] = [:]
  /// The rests of transitions that remember where these began; nil if all do.
  let remembered: Set<Continuation>?
  /// The controls with a template that depends on an origin that has been forgotten.
  var askingControls: OrderedSet<UInt32> = []
  /// For each control, those whose templates lead to it.
  var controlsBefore: [UInt32: OrderedSet<UInt32>] = [:]

  init(_ simulator: Simulator, remembering remembered: Set<Continuation>?) {
    self.simulator = simulator
    self.remembered = remembered
    let flow = simulator.flow
    reader = FactReader(simulator: simulator)
    let interest = Interest(simulator)
    self.interest = interest
    space = ValuationSpace(flow)
    everyVariable = Set(flow.variables.map(\.id))
    blankState = flow.variables.map { _ in .unknown }
    concretizer = Concretizer(flow, interest)
  }

  /// Returns the valuations that an assignment, by number, maps into a set of valuations.
  func preimage(of mask: ValuationSpace.Mask, by assignment: Int32) -> ValuationSpace.Mask {
    guard assignment != 0 else { return mask }
    let map = maps[Int(assignment)]
    return map.indices.reduce(0) { mask & (1 << map[$1]) == 0 ? $0 : $0 | 1 << ValuationSpace.Mask($1) }
  }

  // MARK: Launches

  /// Returns the symbols and facts of the launch.
  func launch() -> (symbols: [UInt32], facts: [UInt32], root: RootID) {
    let root = simulator.launch().target.root
    let launch = PartialMove(launching: blankState, simulator)
    let configuration = launch.configuration
    var recorder = FactRecorder(reader.origin(of: nil, in: configuration))
    var recorded: [Fact] = []
    record(launch, &recorder, to: &recorded)
    recorder.finish(addingTo: &recorded)
    let summary = StackSummary(root: root, tab: configuration.selectedTab)
    let numbers = stacked(configuration, launch, at: summary, insteadOf: nil)
    return (numbers, recorded.map { facts.number(of: $0) }, root)
  }

  /// Returns the initial stacks of a root, except the one that is in use at first; in each, the lowest symbol is first.
  func freshStacks(of root: RootID) -> [[UInt32]] {
    let stacks = simulator.flow.stacks(of: root)
    let start = simulator.flow[root].startStack
    return stacks.indices.filter { $0 != start }.map { stack in
      var summary = StackSummary(root: root, tab: stack)
      return stacks[stack].map { screen in
        let symbol = StackSymbol(instance: Instance(screen), summary: summary)
        summary = symbol.pushed(simulator.flow, interest)
        return symbols.number(of: symbol)
      }
    }
  }

  /// Whether modal layers are counted from the levels and not beneath each symbol.
  var countsLayers: Bool { !simulator.traits.setsNewLayersAside }

  /// Returns the number of a fact.
  func number(of fact: Fact) -> UInt32 { facts.number(of: fact) }
}
