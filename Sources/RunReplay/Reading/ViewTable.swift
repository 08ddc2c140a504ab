/// A table of screen views, such as an analytics tool exports: each session is a run.
package struct ViewTable {
  /// The names of the columns, in the order session, time, screen.
  package struct Columns: Sendable {
    package let session: String
    package let time: String
    package let screen: String

    /// Reads a list such as `session=user,time=at,screen=name`; nil if one of the three is missing.
    package init?(_ text: String) {
      var names: [String: String] = [:]
      for part in text.split(separator: ",") {
        let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
        guard pair.count == 2 else { return nil }
        names[pair[0]] = pair[1]
      }
      guard names.count == 3, let session = names["session"], let time = names["time"], let screen = names["screen"]
      else { return nil }
      (self.session, self.time, self.screen) = (session, time, screen)
    }
  }

  /// A column that the table does not have.
  package struct MissingColumn: Error { package let name: String }

  /// Returns the runs with the names of their sessions, in the order of the table.
  package static func runs(_ text: String, _ columns: Columns) throws(MissingColumn) -> [(
    session: String, records: [RunRecord]
  )] {
    let rows = DelimitedText(text).rows
    let head = rows.first?.values ?? []
    func place(_ name: String) throws(MissingColumn) -> Int {
      guard let place = head.firstIndex(of: name) else { throw MissingColumn(name: name) }
      return place
    }
    let (session, time, screen) = (try place(columns.session), try place(columns.time), try place(columns.screen))
    var order: [String] = []
    var views: [String: [(time: String, line: Int, screen: String)]] = [:]
    for row in rows.dropFirst() where row.values.count > max(session, time, screen) {
      let name = row.values[session]
      if views[name] == nil { order.append(name) }
      views[name, default: []].append((row.values[time], row.line, row.values[screen]))
    }
    return order.map { name in
      let sorted = (views[name] ?? []).sorted { isEarlier($0.time, $1.time) ?? ($0.line < $1.line) }
      return (name, sorted.map { RunRecord(line: $0.line, content: .screen($0.screen, .init())) })
    }
  }

  /// Returns whether a time is earlier than another: as numbers if both are, else as texts; nil for equal times.
  private static func isEarlier(_ one: String, _ two: String) -> Bool? {
    if let first = Double(one), let second = Double(two) { return first == second ? nil : first < second }
    return one == two ? nil : one < two
  }
}
