import Testing

@Suite("Tabs and roots")
struct TabAndRootTests {
  static let tabs = "{ tabs: [A, B, C], start: B }"
  static let roots = "roots: { one: { tabs: [A, B] }, two: { tabs: [C] }, three: { stack: A }, bare: { screen: A } }"

  @Test("each tab keeps its stack")
  func stacks() throws {
    var stage = try Stage(SampleFlow.text(root: Self.tabs))
    #expect(stage.stacks == ["A", "*B", "C"])
    try stage.tap("Push C", "Tab: A", "Push B", "Push B")
    #expect(stage.stacks == ["*A › B › B", "B › C", "C"])
    try stage.tap("Tab: B")
    #expect(stage.sight == "B › C")
    try stage.tap("Tab: B")
    #expect(stage.stacks == ["A › B › B", "*B", "C"])
  }

  @Test("the first tab is selected without start")
  func firstTab() throws {
    #expect(try Stage(SampleFlow.text(root: "{ tabs: [A, B] }")).stacks == ["*A", "B"])
  }

  @Test(
    "tab and root steps",
    arguments: [
      Play("tab selects", root: tabs, go: "tab A", taps: "Push C; Go", sight: "A"),
      Play("the selected one stays as it is", root: tabs, go: "tab B", taps: "Push C; Go", sight: "B › C"),
      Play(
        "modal layers stay", root: tabs, go: "tab A", taps: "Sheet C; Go", sight: "A │ sheet: C",
        events: ["finds change-behind-modal"]),
      Play(
        "an alert stays too, without a finding", root: tabs, go: "[present Ask, tab A]", taps: "Go",
        sight: "A │ alert: Ask"),
      Play("what follows goes on there", root: tabs, go: "[tab A, push B]", taps: "Go", sight: "A › B"),
      Play(
        "the root shown has not that tab", root: roots, go: "tab C", taps: "Go", sight: "A",
        events: ["fails tab-absent"]),
      Play("root brings fresh stacks", root: roots, go: "root one", taps: "Push B; Tab: B; Push C; Go", sight: "A"),
      Play("another root", root: roots, go: "root two", taps: "Push B; Go", sight: "C"),
      Play(
        "a bare screen", root: roots, go: "[root bare, push B]", taps: "Push B; Go", sight: "A",
        events: ["fails push-without-stack"]),
      Play(
        "all modal layers are gone, and that is a finding", root: roots, go: "root two", taps: "Sheet B; Sheet C; Go",
        sight: "C", events: ["finds root-swap-under-modal"]),
      Play(
        "an alert is a layer too", root: roots, go: "[present Ask, root two]", taps: "Go", sight: "C",
        events: ["finds root-swap-under-modal"]),
      Play(
        "no finding where the layers were dismissed first", root: roots, go: "[dismiss all, root two]",
        taps: "Sheet B; Go",
        sight: "C"),
      Play(
        "the remaining steps run in the new root", root: roots, go: "[root one, tab B, push C]", taps: "Go",
        sight: "B › C"),
    ])
  func steps(_ play: Play) throws { try play.check() }

  @Test("a root step removes the stacks of all tabs with their tasks")
  func tasksInOtherTabs() throws {
    let flow = SampleFlow.text(
      root: "roots: { one: { tabs: [A, B] }, two: { stack: C } }", start: "{ start: t, as: push }", go: "root two")
    let stage = try Stage(flow, taps: ["Start", "Tab: B", "Go"])
    #expect(stage.sight == "C")
    #expect(stage.events == ["t interrupted"])
  }

  @Test("removal events name the running task")
  func removals() throws {
    let stage = try Stage(SampleFlow.text(), taps: ["Push B", "Start", "Next", "Terms", "Done"])
    #expect(stage.removals == ["X during t", "T2 during t", "T1 during t"])
    #expect(try Stage(SampleFlow.text(), taps: ["Push B", "Back"]).removals == ["B"])
    #expect(try Stage(SampleFlow.text(go: "replace C"), taps: ["Push B", "Go"]).removals == [])
  }
}
