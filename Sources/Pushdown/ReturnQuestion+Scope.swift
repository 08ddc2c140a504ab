extension ReturnQuestion {
  /// What is asked about, in the client's terms.
  public struct Scope {
    /// Of what kind a configuration is to the activations beneath one that stands on a symbol, given its own kind; nil where
    /// none of them is asked about.
    public typealias Beneath = (_ symbol: UInt32, _ kind: UInt32) -> UInt32?

    /// Of what kind a configuration is to an activation with a symbol at its bottom, given what kind it is otherwise.
    public typealias Named = (_ symbol: UInt32, _ kind: UInt32) -> UInt32

    /// Whether configurations with a head are asked about; that of an empty stack has `Rule.noSymbol` for its symbol.
    let isAsked: (Head) -> Bool
    /// Of what kind the configurations with a head are; nil where all are alike.
    let kind: ((Head) -> UInt32)?
    let beneath: Beneath?
    /// Whether what lies beneath an activation that cannot end is asked about all the same.
    let goesOn: Bool
    let named: Named?
    /// The activations that are asked about; nil for all.
    let frames: Set<Int>?
    let isActivation: (Int) -> Bool
    /// Whether an activation ends well when it is popped with a control.
    let ends: (Int, UInt32) -> Bool

    /// Asks about frames for which `isActivation` holds, each of which ends well when it is popped with a control for which
    /// `ends` holds.
    ///
    /// With `kind`, a frame has a failure of each kind of configuration that its head tells, and with `named` of each that what
    /// stands at its bottom tells besides; with `frames`, only these are asked about. With `beneath`, outer activations are
    /// asked about, too, each where those within it can end; going on, also where they cannot: where only such ways are looked
    /// at as are sure, they may.
    public init(
      isAsked: @escaping (Head) -> Bool = { _ in true }, kind: ((Head) -> UInt32)? = nil, beneath: Beneath? = nil,
      goingOn goesOn: Bool = false, named: Named? = nil, among frames: Set<Int>? = nil,
      isActivation: @escaping (Int) -> Bool = { _ in false }, ends: @escaping (Int, UInt32) -> Bool = { _, _ in true }
    ) {
      self.isAsked = isAsked
      self.kind = kind
      self.beneath = beneath
      self.goesOn = goesOn
      self.named = named
      self.frames = frames
      self.isActivation = isActivation
      self.ends = ends
    }
  }
}
