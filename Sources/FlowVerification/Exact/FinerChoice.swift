import FlowModel
import FlowSimulation
import Pushdown

/// What a head of a coarse system offers once the values of more variables are known.
struct FinerChoice {
  /// A rule of the coarse system that can still be used, by number, and on what that turns.
  let places: [(rule: Int, doubt: Doubt?)]
  /// Whether something that is not an entry may be done, and whether it surely can.
  let mayAct: Bool
  let isSureToAct: Bool

  /// Looks at what is offered with the values that are written into those of the head's world.
  init(at head: Int, _ coarse: CoarseRules, keeping kept: Set<VariableID>, writing: (inout [ValueID]) -> Void) {
    let symbol = coarse.rules.head(head).symbol
    var world = coarse.world(ofHead: head)
    writing(&world.state)
    let system = coarse.system
    let configuration = system.representative.configuration(system[symbol: symbol], world)
    let offers = system.simulator.offers(in: configuration, without: system.everyVariable.subtracting(kept))
    var places: [(Int, Doubt?)] = []
    var place = coarse.rules.rules(ofHead: head).lowerBound
    var (mayAct, isSureToAct) = (false, false)
    for offer in offers {
      while coarse.move(ofRule: place) != offer.move { place += 1 }
      places.append(
        (place, offer.isSure ? nil : Doubt(symbol: symbol, world: world, variables: offer.variables)))
      guard !system.isEntry(offer.move) else { continue }
      mayAct = true
      isSureToAct = isSureToAct || offer.isSure
    }
    (self.places, self.mayAct, self.isSureToAct) = (places, mayAct, isSureToAct)
  }
}
