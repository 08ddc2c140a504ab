import FlowModel
import Testing

/// A row of a table: the taps in a flow, the expected front, and the expected events of the last tap.
struct Play: Sendable, CustomTestStringConvertible {
  var sentence: String
  var flow: String
  var device = Device.phone
  var taps: String
  var sight: String
  var events: [String]

  /// Creates a row in the sample flow; `go` is the action `Go` of every screen.
  init(
    _ sentence: String, root: String = "{ stack: A }", start: String = "start t", sub: String = "start u",
    go: String = "stay", extra: String = "", on device: Device = .phone, taps: String, sight: String,
    events: [String] = []
  ) {
    self.sentence = sentence
    self.flow = SampleFlow.text(root: root, start: start, sub: sub, go: go, extra: extra)
    self.device = device
    self.taps = taps
    self.sight = sight
    self.events = events
  }

  /// Creates a row in a flow of its own.
  init(
    _ sentence: String, flow: String, on device: Device = .phone, taps: String, sight: String, events: [String] = []
  ) {
    self.sentence = sentence
    self.flow = flow
    self.device = device
    self.taps = taps
    self.sight = sight
    self.events = events
  }

  var testDescription: String { "\(sentence) [\(taps)]" }

  /// Performs the taps and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let taps = taps.split(separator: ";").map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    let stage = try Stage(flow, on: device, taps: taps)
    #expect(stage.sight == sight, "\(sentence)", sourceLocation: sourceLocation)
    #expect(stage.events == events, "\(sentence)", sourceLocation: sourceLocation)
  }
}
