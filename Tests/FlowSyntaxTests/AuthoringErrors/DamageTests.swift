import Testing

@testable import FlowSyntax

/// For every damaged file there is either a flow or an error.
@Suite struct DamageTests {
  @Test func damagedFilesHaveAFlowOrAnError() {
    var seed: UInt64 = 2023
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let lines = Samples.charge.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var flows = 0
    for round in 0..<300 {
      var damaged = lines
      for _ in 0...random(3) { damage(&damaged, random) }
      let reading = FlowReader.read(text: damaged.joined(separator: "\n"))
      let isWrong = reading.diagnostics.contains { $0.severity == .error }
      #expect((reading.flow == nil) == isWrong, "round \(round)")
      flows += reading.flow == nil ? 0 : 1
    }
    #expect(flows > 0 && flows < 200)
  }

  private func damage(_ lines: inout [String], _ random: (Int) -> Int) {
    let place = random(lines.count)
    switch random(7) {
    case 0: lines.remove(at: place)
    case 1: lines.insert(lines[random(lines.count)], at: place)
    case 2: lines[place] = String(lines[place].dropLast(random(6)))
    case 3: lines[place] = "  " + lines[place]
    case 4: lines[place] = String(repeating: " ", count: random(9)) + lines[place].drop { $0 == " " }
    case 5: lines[place] = lines[place].prefix { $0 == " " } + "- " + lines[place].drop { $0 == " " }
    default:
      var letters = Array(lines[place])
      guard !letters.isEmpty else { return }
      letters[random(letters.count)] = Array(":{}[]-x, #\"'")[random(12)]
      lines[place] = String(letters)
    }
  }
}
