/// Additions of rows and levels.
extension StackSaturation {
  /// Puts symbols on a level, lowest first, under a control; nil if the stack waits in its tab.
  func install(_ symbols: [UInt32], on level: Int32, _ masks: [Mask], control: UInt32?) {
    guard let last = symbols.last else {
      return add(
        RowKey(control: control ?? StackSystem.Control.readyNumber, symbol: Self.noSymbol, level: level), masks)
    }
    var (level, masks) = (level, masks)
    for (symbol, next) in zip(symbols, symbols.dropFirst()) {
      (level, masks) = push(self.level(of: next), over: symbol, on: level, masks)
    }
    if let control { return add(RowKey(control: control, symbol: last, level: level), masks) }
    addWaiting(last, level, masks)
  }

  /// Covers a symbol with a new level, and returns the level with the valuations with which it is opened.
  func push(_ over: Int32, over symbol: UInt32, on level: Int32, _ masks: [Mask]) -> (level: Int32, masks: [Mask]) {
    add(RowKey(control: Self.covered, symbol: symbol, level: level, over: over), masks)
    let entered = masks.reduce(0, |)
    return (over, (0..<count).map { entered & (1 << Mask($0)) })
  }

  /// Adds valuations to a row.
  func add(_ key: RowKey, _ masks: [Mask]) { add(masks, to: added(key)) }

  /// Returns the number of a row, which is new without valuations.
  func added(_ key: RowKey) -> Int32 {
    if let known = numbers[key] { return known }
    let number = Int32(rows.count)
    numbers[key] = number
    rows.append(key)
    relation.append(contentsOf: repeatElement(0, count: count))
    fresh.append(contentsOf: repeatElement(0, count: count))
    isQueued.append(false)
    if key.symbol == Self.noSymbol {
      removals[Int(key.level)].append(number)
    } else if key.over >= 0 {
      contexts[Int(key.over)].append(number)
      coveredRows[Int(key.level)].append(number)
    } else if case .acting = StackSystem.Control(key.control) {
      actingRows[Int(key.level)].append(number)
    }
    return number
  }

  /// Adds valuations to the row with a number.
  func add(_ masks: [Mask], to number: Int32) {
    let base = Int(number) * count
    var isNew = false
    for entry in 0..<count {
      let new = masks[entry] & ~relation[base + entry]
      guard new != 0 else { continue }
      relation[base + entry] |= new
      fresh[base + entry] |= new
      isNew = true
    }
    guard isNew, !isQueued[Int(number)] else { return }
    isQueued[Int(number)] = true
    queue.append(number)
  }

  func level(of symbol: UInt32) -> Int32 {
    if let known = levelsOfSymbols[symbol] { return known }
    let level = Int32(symbolsOfLevels.count)
    symbolsOfLevels.append(symbol)
    contexts.append([])
    removals.append([])
    demands.append([])
    masksOfAnyMove.append(0)
    shifts.append([:])
    actingRows.append([])
    coveredRows.append([])
    levelsOfSymbols[symbol] = level
    return level
  }
}
