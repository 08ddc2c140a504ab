import FlowModel

/// The columns of a split view: all of them can be used as long as no layer is up.
extension Simulator {
  /// Whether some root of the flow has columns on this device.
  package var hasColumns: Bool { subject.hasColumns }

  /// Returns the columns that the user can use beside the one in use, by the index of their stacks.
  package func otherColumns(in configuration: Configuration) -> [Int] {
    guard subject.hasColumns, configuration.layers.isEmpty else { return [] }
    // Engines that know one stack leave the others empty.
    return columns(in: configuration).filter { $0 != configuration.selectedTab && !configuration.stacks[$0].isEmpty }
  }

  /// Returns the stacks of the columns that are visible beside each other; none outside a split view.
  package func columns(in configuration: Configuration) -> Range<Int> {
    guard subject.hasColumns else { return 0..<0 }
    return flow[configuration.root].columns(besideStack: configuration.selectedTab)
  }

  /// Returns the name of the column in use: the screen that it begins with; nil outside a split view.
  public func column(inUse configuration: Configuration) -> ScreenID? {
    subject.hasColumns ? flow[configuration.root].column(ofStack: configuration.selectedTab) : nil
  }

  /// Returns the front screens of the columns; outside a split view, that of the root's visible stack.
  func visibleScreens(in configuration: Configuration) -> [ScreenID] {
    let columns = columns(in: configuration)
    return (columns.isEmpty ? configuration.selectedTab..<configuration.selectedTab + 1 : columns)
      .compactMap { configuration.stacks[$0].last?.screen }
  }

  /// Returns whether the clause `visible` of a pattern holds, if only the stack in use and the layers are known.
  package func likelihood(ofVisible pattern: Pattern, in configuration: Configuration) -> Likelihood {
    guard let match = pattern.visible else { return .always }
    if columns(in: configuration).isEmpty, configuration.panelCount == configuration.layers.count {
      return Likelihood(match.holds { $0 == configuration.visibleStack.last?.screen })
    }
    guard configuration.layers.isEmpty else { return .maybe }
    guard match.values.contains(configuration.frontScreen) else { return .maybe }
    return match.negated ? .never : .always
  }

  /// Returns the configuration as the screen of a move sees it: with its column in use, or without the layers over it.
  package func source(of move: Move, in configuration: Configuration) -> Configuration {
    switch move.host {
    case .column(let column): return configuration.using(column)
    case .beneath where configuration.panelCount > 0:
      var copy = configuration
      copy.layers.removeLast(configuration.panelCount)
      return copy
    case .covered:
      let open = move.action.flatMap { position(ofOpen: $0, in: configuration) }
      return open.map(configuration.cut) ?? configuration
    case .front, .beneath, .root, .outside: return configuration
    }
  }

  /// Returns the moves of the columns that are not in use, from left to right.
  ///
  /// These are their actions, Back, and swipes between pages.
  func columnMoves(in configuration: Configuration) -> [Move] {
    otherColumns(in: configuration).flatMap { column in
      movesOfColumn(in: configuration.using(column)).map { $0.inColumn(column) }
    }
  }

  /// Returns the moves that the column in use offers by itself.
  private func movesOfColumn(in configuration: Configuration) -> [Move] {
    return screenMoves(in: configuration) + gestureMoves(in: configuration).filter(\.isOfColumn)
  }

  /// Returns whether the column in use offers a move by itself.
  func isOfferedByColumn(_ move: Move, in configuration: Configuration) -> Bool {
    movesOfColumn(in: configuration).contains(move)
  }

  /// Returns the transition of a move of a column that is not in use: the column is used, then the move happens.
  func performInColumn(_ move: Move, _ column: Int, in configuration: Configuration) -> Transition {
    var preparation = Execution(self, from: configuration)
    let used = preparation.use(column)
    var execution = Execution(self, from: used.target)
    let own = execution.perform(move.inUsedColumn)
    let fates = used.fates.map { fate -> Transition.Fate in
      if case .stands(let serial) = fate { own.fates[Int(serial)] } else { fate }
    }
    return Transition(
      move: move, target: own.target, events: used.events + own.events, fates: fates,
      keptLayers: min(used.keptLayers, own.keptLayers))
  }
}

extension Move {
  /// Whether the screen in front offers it by itself, so that a column offers it while another one is in use.
  package var isOfColumn: Bool {
    guard host == .front else { return false }
    if case .gesture(let gesture) = kind { return [.back, .swipeLeft, .swipeRight].contains(gesture) }
    return true
  }
}

extension Configuration {
  /// Returns the configuration without everything above a position.
  fileprivate func cut(at position: Position) -> Configuration {
    var copy = self
    copy.layers.removeLast(frontLayer - position.layer)
    if position.layer == 0 {
      copy.stacks[selectedTab].removeLast(visibleStack.count - position.index - 1)
    } else {
      copy.layers[position.layer - 1].stack.removeLast(stack(of: position.layer).count - position.index - 1)
    }
    return copy
  }

  /// Returns the configuration with another column in use.
  func using(_ column: Int) -> Configuration {
    var copy = self
    copy.selectedTab = column
    return copy
  }
}
