import Testing

@Suite("Steps with on: root")
struct BeneathLayersTests {
  private static func play(
    _ sentence: String, go: String, root: String = "{ stack: A }", taps: String, sight: String, events: [String] = []
  ) -> Play {
    Play(sentence, root: root, go: go, taps: taps, sight: sight, events: events)
  }

  @Test(
    "act beneath all layers, which stay",
    arguments: [
      play(
        "push", go: "{ push: C, on: root }", taps: "Sheet B; Go", sight: "A › C │ sheet: B",
        events: ["finds change-behind-modal"]),
      play(
        "replace", go: "{ replace: C, on: root }", taps: "Push B; Sheet B; Go", sight: "A › C │ sheet: B",
        events: ["finds change-behind-modal"]),
      play(
        "pop", go: "{ pop: root, on: root }", taps: "Push B; Push C; Sheet B; Go", sight: "A │ sheet: B",
        events: ["finds change-behind-modal"]),
      play(
        "pop at the bottom", go: "{ pop: 1, on: root }", taps: "Sheet B; Go", sight: "A │ sheet: B",
        events: ["finds change-behind-modal", "fails pop-at-root"]),
      play(
        "a bare root takes no push", go: "{ push: C, on: root }", root: "{ screen: A }", taps: "Sheet B; Go",
        sight: "A │ sheet: B", events: ["finds change-behind-modal", "fails push-without-stack"]),
      play("without layers it is an ordinary step", go: "{ push: C, on: root }", taps: "Go", sight: "A › C"),
      play(
        "steps after it act on the layer in front", go: "[{ push: C, on: root }, push C]", taps: "Sheet B; Go",
        sight: "A › C │ sheet: B › C", events: ["finds change-behind-modal"]),
    ])
  func steps(play: Play) throws { try play.check() }
}
