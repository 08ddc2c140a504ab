extension FlowPushdown {
  /// What a rule is besides its two sides: by numbers, as one move comes to a rule in every world, and close together, as
  /// there are many.
  struct Meaning: BitwiseCopyable, Sendable {
    /// The number of the template it is made of.
    let template: UInt32
    private let doubtOrNone: Int32
    private let arrivalOrNone: Int32
    /// What goes out, and, in its lowest two bits, whose it is and whether it selects another tab.
    private let leavesOrNone: Int32

    init(
      template: UInt32, selectsTab: Bool, isEntrys: Bool, doubt: UInt32? = nil, arrival: Int32? = nil,
      leaves: Int32? = nil
    ) {
      self.template = template
      doubtOrNone = doubt.map { Int32($0) } ?? -1
      arrivalOrNone = arrival ?? -1
      leavesOrNone = (leaves ?? -1) << 2 | (selectsTab ? 2 : 0) | (isEntrys ? 1 : 0)
    }

    /// Whether it is, or is part of, a move that selects another tab.
    var selectsTab: Bool { leavesOrNone & 2 != 0 }
    /// Whether an entry sets it off.
    var isEntrys: Bool { leavesOrNone & 1 != 0 }
    /// The number of what decides whether it is offered, where that is not known.
    var doubt: UInt32? { doubtOrNone < 0 ? nil : UInt32(doubtOrNone) }
    /// What comes into the tab by it from another, by number.
    var arrival: Int32? { arrivalOrNone < 0 ? nil : arrivalOrNone }
    /// What goes out of the tab by it to another, by number.
    var leaves: Int32? { leavesOrNone < 0 ? nil : leavesOrNone >> 2 }
  }
}
