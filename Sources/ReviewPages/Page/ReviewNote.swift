import Diagnostics
import Foundation

/// A note that a reviewer wrote at a screen, a tap, a step or a finding.
public struct ReviewNote: Hashable, Sendable, Codable {
  /// The name of the flow file.
  public var flow: String
  /// What the note is about: `screen`, `tap`, `step` or `finding`.
  public var about: String
  /// The name of that thing.
  public var name: String
  /// The address of the walk or the finding on the page, without what comes before `#`.
  public var address: String
  /// The text.
  public var text: String

  /// The content of a file with notes.
  private struct File: Codable {
    let version: Int
    let notes: [ReviewNote]

    enum CodingKeys: String, CodingKey {
      case version = "navflowNotes"
      case notes
    }
  }

  /// Returns the notes of a file that a page exported, or nil if it is no such file.
  public static func notes(in file: [UInt8]) -> [ReviewNote]? {
    let read = try? JSONDecoder().decode(File.self, from: Data(file))
    return read?.version == 1 ? read?.notes : nil
  }

  /// The note for the script of the page.
  var json: JSONValue {
    .object([
      ("flow", .string(flow)), ("about", .string(about)), ("name", .string(name)), ("address", .string(address)),
      ("text", .string(text)),
    ])
  }
}
