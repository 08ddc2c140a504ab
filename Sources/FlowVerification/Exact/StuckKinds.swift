import FlowModel
import Pushdown

/// What tells configurations apart in which a task or a layer is stuck, by numbers.
final class StuckKinds {
  private struct Kind: Hashable {
    /// The screen in front of all that is the stuck one's own.
    var front: ScreenID
    /// The first screen of a layer, where that is known: a step may have replaced the one with which it came.
    var first: ScreenID?
    let offering: Offering
  }

  private let system: FlowPushdown
  private let forward: ForwardSaturation
  private var kinds: [Kind] = []
  private var numbers: [Kind: UInt32] = [:]

  init(_ system: FlowPushdown, _ forward: ForwardSaturation) {
    self.system = system
    self.forward = forward
  }

  /// The kind of the configurations with a head.
  func kind(of head: Head) -> UInt32 {
    number(of: Kind(front: screen(of: head.symbol), first: nil, offering: system.offering(at: head, forward)))
  }

  /// Of what kind those of a kind are to whoever is beneath, where what stands on a symbol is another's.
  func kind(_ kind: UInt32, under symbol: UInt32) -> UInt32 {
    number(of: Kind(front: screen(of: symbol), first: nil, offering: kinds[Int(kind)].offering))
  }

  /// Of what kind those of a kind are to a layer that begins with a symbol.
  func kind(beginningWith symbol: UInt32, _ kind: UInt32) -> UInt32 {
    var kind = kinds[Int(kind)]
    kind.first = screen(of: symbol)
    return number(of: kind)
  }

  private func screen(of symbol: UInt32) -> ScreenID { system[symbol: symbol].instance.screen }

  private func number(of kind: Kind) -> UInt32 {
    if let number = numbers[kind] { return number }
    kinds.append(kind)
    numbers[kind] = UInt32(kinds.count - 1)
    return UInt32(kinds.count - 1)
  }
}
