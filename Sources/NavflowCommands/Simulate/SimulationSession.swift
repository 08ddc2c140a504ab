import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Localization
import Reporting

/// An interactive walk in a terminal: one key per tap, with undo and reasons.
struct SimulationSession {
  private let console: Console
  private let file: String
  /// All walks so far, the current one last, so that undo removes the last one.
  private var walks: [Walk]
  /// The walks that undo has removed, the next one to redo last.
  private var undone: [Walk] = []
  /// The text that the shown offers contain.
  private var filter = ""
  private let announcer: FindingAnnouncer

  /// Creates a session that continues a walk.
  ///
  /// - Parameter file: the path of the flow file, for the replay command.
  init(_ walk: Walk, file: String, announcing announcer: FindingAnnouncer, on console: Console) {
    self.console = console
    self.file = file
    self.announcer = announcer
    walks = [walk]
  }

  private var walk: Walk { walks[walks.count - 1] }

  /// Shows the configuration and handles keys until the user quits.
  mutating func run() throws {
    try show()
    while let written = console.readKey(), case let key = written.withOrdinaryWidth, key != "q" {
      switch key {
      case "u": try undo()
      case "r": try redo()
      case "w": try explain()
      case "t": try console.write("\(walk.trace(replaying: file).replay.commandLine)\n")
      case "s": try console.write(scenario)
      case "/":
        guard let text = try readLine() else { return }
        filter = text
        try show()
      case "\n", "\r": try show()
      default: try press(key)
      }
    }
  }

  private mutating func undo() throws {
    guard walks.count > 1 else {
      return try console.write(localized("this is the start; there is nothing to undo") + "\n")
    }
    undone.append(walks.removeLast())
    filter = ""
    try show()
  }

  private mutating func redo() throws {
    guard let next = undone.popLast() else { return try console.write(localized("there is nothing to redo") + "\n") }
    walks.append(next)
    filter = ""
    try show()
  }

  private mutating func press(_ key: Character) throws {
    guard let offer = keyedOffers.first(where: { $0.key == key }) else {
      // An input method sends whole words, and ends them with Enter.
      if !key.isASCII { return try takeTyped(String(key)) }
      return try console.write(
        localized(
          key == "\u{1B}"
            ? "that key is none of the keys shown" : "\"\(String(key).visible)\" is none of the keys shown") + "\n")
    }
    try take(offer)
  }

  /// Reads the rest of a typed label, and takes the offer with that name.
  private mutating func takeTyped(_ start: String) throws {
    guard let text = try readLine(after: start, prompt: "") else { return }
    let name = text.hasPrefix("「") && text.hasSuffix("」") ? String(text.dropFirst().dropLast()) : text
    let wanted = [name.folded, (GestureWords.english(for: name) ?? name).folded]
    guard let offer = keyedOffers.first(where: { wanted.contains($0.name.folded) }) else {
      return try console.write(localized("\"\(text.visible)\" is not offered here") + "\n")
    }
    try take(offer)
  }

  private mutating func take(_ offer: (key: Character?, name: String, move: Move)) throws {
    walks.append(walk.after(offer.move))
    undone = []
    filter = ""
    try show()
  }

  /// The walk as a scenario, to be copied into the flow file.
  private var scenario: String {
    let replay = walk.trace(replaying: file).replay
    let front = walk.simulator.flow[walk.configuration.frontScreen].name.value
    let given = replay.given.map { "\($0.spelledAsScalar): \($1.spelledAsScalar)" }.joined(separator: ", ")
    let lines =
      [
        "scenarios:", "  \(localized("A new scenario").spelledAsScalar):",
        replay.device.map { "    device: \($0)" } ?? "",
      ]
      + [given.isEmpty ? "" : "    given: { \(given) }"]
      + ["    taps: [" + replay.taps.map(\.spelledAsScalar).joined(separator: ", ") + "]"]
      + ["    see: { screen: \(front.spelledAsScalar) }"]
    return lines.filter { !$0.isEmpty }.map { $0.visible + "\n" }.joined()
  }

  private func explain() throws {
    let refusals = walk.simulator.refusals(in: walk.configuration)
    if refusals.isEmpty {
      return try console.write(localized("everything that is written for this screen is offered") + "\n")
    }
    for refusal in refusals {
      try console.write("  \(localizedMove(refusal.label.visible)): \(refusal.reason.localized.visible)\n")
    }
  }

  // MARK: Output

  private func show() throws {
    try console.write("\n" + StackDrawing(walk).lines.map { "  \($0)\n" }.joined() + "\n")
    let offers = keyedOffers
    let width = offers.map { localizedMove($0.name.visible).displayWidth }.max() ?? 0
    for offer in offers {
      let key = offer.key.map(String.init) ?? " "
      try console.write(
        "  \(key)  \(localizedMove(offer.name.visible).padded(to: width))  → \(destination(of: offer.move))\n"
      )
    }
    if offers.isEmpty {
      let text: Message =
        filter.isEmpty ? "nothing can happen any more" : "nothing that can happen here contains this text"
      try console.write("  \(text.localized)\n")
    }
    if !filter.isEmpty {
      let hint: Message = "only with \"\(filter.visible)\"; / and Enter show everything again"
      try console.write("  \(hint.localized)\n")
    }
    let announced = announcer.lines(after: walk)
    if !announced.isEmpty { try console.write("\n" + announced.map { "  \($0.visible)\n" }.joined()) }
    let keys: Message =
      "u undo   r redo   / filter   w why something is not offered   t the taps so far   s as scenario   q quit"
    try console.write("\n  \(keys.localized)\n")
  }

  /// Reads a text up to Enter, and shows it; nil at the end of the input.
  private func readLine(after start: String = "", prompt: String = "/") throws -> String? {
    try console.write(prompt + start.visible)
    var text = start
    while let key = console.readKey() {
      switch key {
      case "\n", "\r":
        try console.write("\n")
        return text
      case "\u{7F}", "\u{8}":
        guard !text.isEmpty else { continue }
        text.removeLast()
        try console.write("\r\(prompt)\(text.visible)  \r\(prompt)\(text.visible)")
      case "\u{1B}":
        if !prompt.isEmpty { continue }
        try console.write("\n")
        return nil
      default:
        text.append(key)
        try console.write(String(key).visible)
      }
    }
    return nil
  }

  /// The keys of the offers, in order, without the letters of commands.
  private static let keys = Array("123456789abcdefghijklmnopvxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  /// Returns the screen to which a move leads.
  private func destination(of move: Move) -> String {
    let target = walk.after(move).configuration
    let screen = walk.simulator.flow[target.frontScreen]
    let name =
      (screen.displayTitle == screen.name.value ? screen.name.value : "\(screen.displayTitle) (\(screen.name.value))")
      .visible
    return target == walk.configuration ? localized("\(name), nothing changes") : name
  }

  private var keyedOffers: [(key: Character?, name: String, move: Move)] {
    let offers = walk.simulator.namedMoves(in: walk.configuration)
    let shown = offers.filter { offer in
      let texts = [localizedMove(offer.name), destination(of: offer.move)]
      return filter.isEmpty || texts.contains { $0.folded.contains(filter.folded) }
    }
    return shown.enumerated().map { place, offer in
      (Self.keys.indices.contains(place) ? Self.keys[place] : nil, offer.name, offer.move)
    }
  }
}

extension Walk {
  /// Returns the walk with one more move, and the automatic arrivals after it.
  fileprivate func after(_ move: Move) -> Walk {
    var next = self
    next.take(move)
    next.performArrivals()
    return next
  }
}
