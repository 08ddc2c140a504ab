/// The valuations of rows.
extension StackSaturation {
  /// Returns the current valuations of a row, by the valuation when its level was opened.
  func masks(of row: Int32) -> [Mask] { Array(relation[Int(row) * count..<(Int(row) + 1) * count]) }

  /// Returns all valuations that a row may have.
  func mask(of row: Int32) -> Mask {
    relation[Int(row) * count..<(Int(row) + 1) * count].reduce(0, |)
  }

  /// Returns the valuations at the opening of a row's level from which the row may have one of these valuations.
  func entries(of row: Int32, leadingTo mask: Mask) -> Mask {
    (0..<count).reduce(0) { relation[Int(row) * count + $1] & mask == 0 ? $0 : $0 | 1 << Mask($1) }
  }

  /// Returns the valuations that a row may have if its level was opened in some of these valuations.
  func mask(of row: Int32, enteredIn entries: Mask) -> Mask {
    Self.image(of: entries) { relation[Int(row) * count + $0] }
  }

  /// Replaces valuations by those after an assignment.
  func assign(_ assignment: Int32, _ masks: inout [Mask]) {
    let map = system.maps[Int(assignment)]
    for entry in 0..<count where masks[entry] != 0 { masks[entry] = Self.image(of: masks[entry], map) }
  }

  /// Returns the valuations to which a map leads.
  static func image(of mask: Mask, _ map: [UInt8]) -> Mask {
    image(of: mask) { 1 << Mask(map[$0]) }
  }

  /// Returns the union of what each valuation leads to.
  @inline(__always) static func image(of mask: Mask, _ valuations: (Int) -> Mask) -> Mask {
    var (rest, image): (Mask, Mask) = (mask, 0)
    while rest != 0 {
      image |= valuations(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return image
  }
}
