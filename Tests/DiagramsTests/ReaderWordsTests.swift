import Diagnostics
import FlowModel
import Testing

@testable import Diagrams

/// Tests what diagrams say to readers who do not know the keys of a flow file, and how they keep to the size of a page.
struct ReaderWordsTests {
  private static let range = SourceRange.beginning(of: FileID(0))

  private static func dot(_ sketch: FlowSketch, _ change: (inout DiagramOptions) -> Void = { _ in }) -> String {
    var options = DiagramOptions()
    change(&options)
    return DOTDiagram(flow: sketch.flow, device: .phone, options: options).render()
  }

  /// An app with orders that are on the way, and a task for support.
  private static func shop(screens: Int = 0) -> FlowSketch {
    var sketch = FlowSketch("Shop")
    sketch.addVariable("order", ["none", "onTheWay"])
    for name in ["Home", "Orders", "Tracking", "Help"] { sketch.addScreen(name) }
    for number in 0..<screens { sketch.addScreen("Page \(number)") }
    sketch.addTask("support", title: "Support", screens: [sketch.screen("Help")])
    sketch.addRoot(tabs: ["Home", "Orders"].map(sketch.screen))
    return sketch
  }

  @Test func conditionsAndStepsAreWords() {
    var sketch = Self.shop()
    sketch.act("Follow", on: "Home", when: sketch.when(0, 1), .push(sketch.screen("Tracking")))
    sketch.addEntry(
      "Courier", [("", [.dismiss(.all), .tab(sketch.screen("Orders")), .show(sketch.screen("Tracking"))])])
    let dot = Self.dot(sketch)
    #expect(dot.contains("[order: on the way]"))
    #expect(dot.contains("(closes everything, Orders") && dot.contains("tab, shows Tracking"))
    var pattern = Pattern(range: Self.range, text: "{ task: none }")
    pattern.task = .init([nil])
    let words = ConditionWords(flow: sketch.flow)
    #expect(words.text(pattern) == ["only while no task runs"])
    pattern.task = .init([sketch.task("support")], negated: true)
    pattern.front = .init([.root])
    #expect(words.text(pattern) == ["not while Support runs", "only with nothing in front"])
  }

  @Test func aScreenWithAnItemIsOneOfMany() {
    var sketch = Self.shop()
    sketch.act("Follow", on: "Home", .push(sketch.screen("Tracking")))
    var flow = sketch.flow
    flow.screens[2].item = Located("order", at: Self.range)
    let dot = DOTDiagram(flow: flow, device: .phone).render()
    #expect(dot.contains("one of many") && !dot.contains("Tracking(order)"))
    #expect(flow.screens[2].titleOfOneOfMany == "Tracking, one of many")
  }

  @Test func aTabHasItsLabel() {
    var flow = Self.shop().flow
    flow.roots[0].content.labels[1] = Located("Bag", at: Self.range)
    #expect(DOTDiagram(flow: flow, device: .phone).render().contains(">Bag<"))
    let names = StoryboardNames(flow, pictures: [:])
    #expect(names.title(ofTab: "Orders") { _ in 20 } == "Bag")
    #expect(names.words(ofGesture: "Tab: Orders") == "Tab: Bag")
    #expect(names.words(ofGesture: "Back") == "Back")
    flow.roots[0].content.labels = [:]
    flow.screens[1].title = Located("Everything that you ordered", at: Self.range)
    let long = StoryboardNames(flow, pictures: [:])
    #expect(long.title(ofTab: "Orders") { _ in 10 } == "Orders", "the title does not fit, the name does")
    #expect(long.title(ofTab: "Orders") { _ in 3 } == "Everything that you ordered")
  }

  /// Six arrows to one task become rows, five do not.
  @Test(arguments: [5, 6]) func manyArrowsToATaskAreRows(count: Int) {
    var sketch = Self.shop(screens: count)
    for number in 0..<count {
      sketch.act("Help", on: "Page \(number)", .start(sketch.task("support"), Step.PresentationOptions(), then: nil))
    }
    let dot = Self.dot(sketch)
    #expect(dot.contains("Help ▸ Support") == (count == 6))
    #expect(dot.contains("-> \"Help\"") == (count == 5))
  }

  /// A chain of screens is turned where it would be much wider than a page.
  @Test func aLongChainLeadsDownwards() {
    var sketch = Self.shop(screens: 10)
    sketch.act("Go", on: "Home", .push(sketch.screen("Page 0")))
    for number in 0..<9 { sketch.act("Next", on: "Page \(number)", .push(sketch.screen("Page \(number + 1)"))) }
    #expect(Self.dot(sketch).contains("rankdir=TB"))
    #expect(Self.dot(sketch) { $0.direction = .right }.contains("rankdir=LR"))
    #expect(Self.dot(Self.shop()).contains("rankdir=LR"))
    #expect(Self.dot(Self.shop()) { $0.direction = .down }.contains("rankdir=TB"))
  }

  @Test func fewWaysBackAreArrowsWithoutWords() {
    var sketch = Self.shop()
    sketch.act("Follow", on: "Home", .push(sketch.screen("Tracking")))
    sketch.act("Done", on: "Tracking", .pop(.count(1)))
    let few = Self.dot(sketch)
    #expect(few.contains("\"Tracking\" -> \"Home\"") && few.contains("style=dotted"))
    #expect(!Self.dot(sketch) { $0.returns = false }.contains("style=dotted"))
    for number in 0..<5 {
      sketch.addScreen("Page \(number)")
      sketch.act("Go", on: "Home", .push(sketch.screen("Page \(number)")))
      sketch.act("Done", on: "Page \(number)", .pop(.count(1)))
    }
    #expect(
      !Self.dot(sketch).contains("style=dotted") && Self.dot(sketch) { $0.returns = true }.contains("style=dotted"))
  }

  @Test func anOverviewGroupsScreensByTheirPartOfTheApp() {
    var flow = Self.shop(screens: 3).flow
    flow.screens[2].group = Located("Delivery", at: Self.range)
    flow.screens[4].group = Located("Delivery", at: Self.range)
    var options = DiagramOptions()
    options.overview = true
    let dot = DOTDiagram(flow: flow, device: .phone, options: options).render()
    #expect(dot.contains("\"group:Delivery\"") && dot.contains("<B>Delivery</B>") && dot.contains(">2 screens<"))
    #expect(dot.contains("\"others:\""))
  }

  @Test func theTappedActionHasAFingerWithItsNumber() {
    var sketch = Self.shop()
    sketch.act("Follow", on: "Home", .push(sketch.screen("Tracking")))
    sketch.act("Help", on: "Home", .start(sketch.task("support"), Step.PresentationOptions(), then: nil))
    let root = TraceStep.Layer(style: nil, aside: false, stack: ["Home"])
    let step = TraceStep(
      kind: .launch, label: nil, result: nil, layers: [root], tab: "Home", tasks: [], state: [:], events: [])
    let frames = StoryboardFrames(sketch.flow, on: .phone)
    let svg = frames.svg(of: step, tapping: StoryboardTap(label: "Follow", number: 3))
    #expect(svg.matches(of: /class="row tapped"/).count == 1 && svg.contains("class=\"button\""))
    #expect(svg.contains("class=\"tap-number\"") && svg.contains(">3</text>") && svg.contains("class=\"hand\""))
  }

  /// With a picture, the whole picture is shown, and the tapped area lies where the file says.
  @Test func theTappedAreaOfAPictureIsOutlined() {
    var flow = Self.shop().flow
    flow.screens[0].areas = [
      Area(
        name: Located("Follow", at: Self.range),
        rectangles: [.init(left: 500, top: 250, width: 250, height: 100)])
    ]
    // The header of a GIF of 100 × 200 points.
    let picture = "data:image/gif;base64,R0lGODlhZADIAAAA"
    let root = TraceStep.Layer(style: nil, aside: false, stack: ["Home"])
    let step = TraceStep(
      kind: .launch, label: nil, result: nil, layers: [root], tab: nil, tasks: [], state: [:], events: [])
    let frames = StoryboardFrames(flow, on: .phone, pictures: ["Home": picture])
    let svg = frames.svg(of: step, tapping: StoryboardTap(label: "Follow", number: 1))
    #expect(PictureSize.size(ofURI: picture).map { [$0.width, $0.height] } == [100, 200])
    let image = svg.firstMatch(of: /<image [^>]*x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/)?.output
    let area = svg.firstMatch(of: /<rect class="area" x="(\d+)" y="(\d+)" width="(\d+)"/)?.output
    if let image, let area, let x = Int(image.1), let width = Int(image.3), let left = Int(area.1) {
      #expect(abs((Int(image.4) ?? 0) - width * 2) <= 1 && left == x + width / 2)
    } else {
      Issue.record("no picture or no area")
    }
  }
}
