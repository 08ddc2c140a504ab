import Foundation

/// Reads runs of JSON lines: one record in a line, also in the log of a console.
package struct RunReader {
  /// The reason why a file is no run.
  package enum Problem: Error, Equatable {
    case tooLarge
    /// The line is longer than 1 MiB.
    case longLine(Int)
    /// A line that begins with `{` is no JSON object.
    case notJSON(Int)
    /// No line has a record.
    case empty
  }

  /// The most bytes of a file.
  package static let fileLimit = 64 << 20
  /// The most bytes of a line.
  private static let lineLimit = 1 << 20
  /// The text that may stand before a record in a log.
  private static let prefix = Array("navflow: ".utf8)

  /// Returns the records of each run of a file.
  package static func runs(in bytes: [UInt8]) throws(Problem) -> [[RunRecord]] {
    guard bytes.count <= fileLimit else { throw .tooLarge }
    let decoder = JSONDecoder()
    var runs: [[RunRecord]] = [[]]
    var device: String?
    var number = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      number += 1
      guard line.count <= lineLimit else { throw .longLine(number) }
      guard let json = record(in: line) else { continue }
      guard let fields = try? decoder.decode([String: RunValue].self, from: Data(json)) else { throw .notJSON(number) }
      let record = RunRecord(line: number, content: content(of: fields, on: device))
      device = record.device ?? device
      if case .start = record.content, runs[runs.count - 1].contains(where: \.isEvent) { runs.append([]) }
      runs[runs.count - 1].append(record)
    }
    let found = runs.filter { $0.contains(where: \.isEvent) }
    guard !found.isEmpty else { throw .empty }
    return found
  }

  /// Returns the part of a line that is a record; nil for a line of something else.
  private static func record(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let begin = line.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let before = line[..<begin]
    let isPlain = before.allSatisfy { $0 == 32 || $0 == 9 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    guard isPlain || before.suffix(prefix.count).elementsEqual(prefix) else { return nil }
    return line[begin...]
  }

  /// Returns what a record says; the device of a relaunch is that of the launch before it.
  private static func content(of fields: [String: RunValue], on device: String?) -> RunRecord.Content {
    if fields["navflow"] != nil {
      return .start(device: fields["device"]?.word, given: fields["given"]?.words ?? [:], isRelaunch: false)
    }
    if let app = fields["app"]?.word {
      let given = fields["given"]?.words ?? [:]
      return app == "launch" ? .start(device: device, given: given, isRelaunch: true) : .ignored
    }
    for kind in RunRecord.EventKind.allCases {
      if let name = fields[kind.rawValue]?.word {
        return .event(kind, name, result: fields["result"]?.word, screen: fields["screen"]?.word)
      }
    }
    if let screen = fields["screen"]?.word { return .screen(screen, details(fields)) }
    if let state = fields["state"] { return .state(state.words) }
    if fields["note"] != nil { return .ignored }
    return .unknown(fields.keys.sorted().first ?? "")
  }

  private static func details(_ fields: [String: RunValue]) -> RunRecord.ScreenDetails {
    var details = RunRecord.ScreenDetails()
    details.modals = fields["modals"]?.number
    details.tab = fields["tab"]?.word
    details.task = fields["task"]?.word
    details.isTabBarShown = fields["tabBar"]?.word.map { $0 == "shown" || $0 == "true" }
    return details
  }
}

extension RunRecord {
  /// Whether the line says something about navigation.
  fileprivate var isEvent: Bool {
    switch content {
    case .screen, .event, .state: true
    case .start, .ignored, .unknown: false
    }
  }
}
