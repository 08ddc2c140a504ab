import Diagnostics
import FlowExport
import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import Localization
import Reporting

/// Taps that run in sequence: those of the option `--taps`, or of a script.
struct GivenTaps {
  /// The maximum number of screens in all configurations of a walk together.
  private static let screenLimit = 4_000_000

  private let taps: [String]

  /// Whether there are none.
  var isEmpty: Bool { taps.isEmpty }

  /// Creates no taps.
  init() { taps = [] }

  /// Reads the taps of a script, one in each line; empty lines and lines that begin with `#` are left out.
  init(script: [UInt8]) {
    // A label can contain other separators of lines, such as U+2028.
    taps = String(decoding: script, as: UTF8.self).split { ["\n", "\r\n", "\r"].contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .map(TapScriptWriter.unescaped)
  }

  /// Reads the taps of a line.
  ///
  /// - Throws: `UsageError` for an empty tap.
  init(_ line: String) throws {
    taps = TapList.parse(line)
    if let place = taps.firstIndex(of: "") {
      throw UsageError("tap \(place + 1) of --taps is empty: there is nothing before its semicolon")
    }
  }

  /// Runs the taps and prints the whole walk; a tap that is not offered ends it.
  func run(
    along start: Walk, of file: String, as format: SimulateCommand.Format, on console: Console
  ) throws -> ExitStatus {
    let (walk, refusal) = try extended(start)
    let trace = walk.trace(replaying: file)
    switch format {
    case .itf: try console.write(ITFWriter.text(walk, of: file))
    case .json:
      try console.write(JSONTrace(steps: trace.steps, pictures: Self.pictures(of: trace.steps, walk)).render())
    case .text: try console.write(TraceTable(trace).lines.map { $0 + "\n" }.joined())
    }
    guard let refusal else { return .success }
    console.say(Self.message(refusal))
    console.writeError(Self.offers(of: refusal))
    return .unusable
  }

  /// Returns the picture that each step shows, and the areas of its tap in the picture before.
  private static func pictures(of steps: [TraceStep], _ walk: Walk) -> [JSONTrace.Picture] {
    let flow = walk.simulator.flow
    let screens = walk.transitions.map { flow[$0.target.frontScreen] }
    return steps.indices.map { index in
      let areas = index == 0 ? [] : screens[index - 1].areas.filter { $0.name.value == steps[index].label }
      return JSONTrace.Picture(
        image: screens[index].image?.value,
        area: areas.flatMap(\.rectangles).map { [$0.left, $0.top, $0.width, $0.height] })
    }
  }

  /// Returns a walk extended by all taps.
  ///
  /// - Throws: `UsageError` for a tap that is not offered.
  func walk(from start: Walk) throws -> Walk {
    let (walk, refusal) = try extended(start)
    if let refusal {
      throw UsageError("\(Self.message(refusal))\n\(Message(text: String(Self.offers(of: refusal).dropLast())))")
    }
    return walk
  }

  /// Returns a walk extended by the taps up to the first one that is not offered.
  private func extended(_ start: Walk) throws -> (Walk, TapRefusal?) {
    var walk = start
    var screens = 0
    for tap in taps {
      do throws(TapRefusal) {
        try walk.take(Self.tap(tap))
      } catch {
        guard error.isUnknown, let extended = Self.walk(walk, alongListed: tap) else { return (walk, error) }
        walk = extended
      }
      screens += walk.configuration.screenCount
      if screens > Self.screenLimit {
        throw UsageError("the walk ends because the stacks are too tall, after \(walk.taps.count) taps")
      }
    }
    return (walk, nil)
  }

  /// Returns a tap, without the 「」 in which messages quote its name.
  private static func tap(_ name: String) -> Scenario.Tap {
    Scenario.Tap(label: name.hasPrefix("「") && name.hasSuffix("」") ? String(name.dropFirst().dropLast()) : name)
  }

  /// Returns a walk along several taps between Japanese commas, or nil if one of them is not offered.
  private static func walk(_ start: Walk, alongListed taps: String) -> Walk? {
    let parts = taps.split(whereSeparator: { "、，".contains($0) }).map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count > 1 else { return nil }
    var walk = start
    for part in parts {
      do throws(TapRefusal) { try walk.take(tap(part)) } catch { return nil }
    }
    return walk
  }

  private static func message(_ refusal: TapRefusal) -> Message {
    let near = refusal.isUnknown ? WordFinder.nearest(to: refusal.tap, among: refusal.offered) : nil
    // A label may contain commas, so the taps are not split at them.
    let isList = refusal.offered.contains { refusal.tap.hasPrefix("\($0),") || refusal.tap.hasPrefix("\($0)、") }
    let advice: Message = isList ? "; several taps are divided by \";\"" : ""
    return near.map { "\"\(refusal.tap.visible)\" is not offered here: did you mean \"\($0)\"?\(advice)" }
      ?? "\"\(refusal.tap.visible)\" is not offered here: \(refusal.reason)\(advice)"
  }

  /// Returns the lines with what is offered.
  private static func offers(of refusal: TapRefusal) -> String {
    guard !refusal.offered.isEmpty else { return localized("nothing can happen any more") + "\n" }
    return localized("what can happen here:") + "\n"
      + refusal.offered.map { "  \(localizedMove($0.visible))\n" }.joined()
  }
}

extension Configuration {
  /// The number of screens on all stacks.
  fileprivate var screenCount: Int {
    stacks.reduce(0) { $0 + $1.count } + layers.reduce(0) { $0 + $1.stack.count }
  }
}
