import GeneratedFlows
import Testing
import Verification

@Suite("Locks: where they are missing, and which entries meet them")
struct LockTests {
  /// Returns a lock that an entry shows under a condition, and another entry.
  private static func flow(where place: String = "", extra: String = "") -> String {
    """
    navflow: 1
    root: { stack: Notes }
    state: { code: [given, asked] }
    screens:
      Notes: { actions: { Search: present Search, Web: present Web \(extra) } }
      Search: { actions: { Close: dismiss } }
      Web: { kind: external }
      Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss }, Help: push Help } }
      Help: {}
    entries:
      Asleep: { set: { code: asked } }
      Awake: { once: true, when: { code: asked }\(place), present: Code, as: fullScreen, locked: true, aside: true }
      Link: push Notes
    """
  }

  /// The facts about locks that a search finds, and that a saturation finds or leaves open.
  private func words(_ text: String) throws -> (search: [String], exact: [String]) {
    let search = try FlowText.explore(text, limits: .init(depth: 6, configurations: 2_000))
    let exact = try FlowText.decideExactly(text)
    let all = exact.observations.map(\.fact) + exact.undecided
    let isOfLock = { (word: String) in word.contains(" is missing ") || word.contains(" meets ") }
    return (search.words.filter(isOfLock).sorted(), all.map { exact.word(for: $0) }.filter(isOfLock).sorted())
  }

  @Test("An entry that is offered everywhere leaves the lock out nowhere")
  func everywhere() throws {
    let (search, exact) = try words(Self.flow())
    #expect(search == ["Asleep meets the lock Code", "Awake meets the lock Code", "Link meets the lock Code"])
    #expect(exact == search)
  }

  @Test("An entry with a `where` leaves the lock out elsewhere, but not while another app is in front")
  func somewhere() throws {
    let (search, exact) = try words(Self.flow(where: ", where: { screen: Notes }"))
    #expect(search.filter { $0.contains("missing") } == ["Code is missing over Search"])
    #expect(exact == search)
  }

  @Test("An entry that locks the app beneath a layer leaves the lock out there, although it can happen again")
  func beneathLayer() throws {
    let (search, exact) = try words(
      """
      navflow: 1
      root: { stack: Notes }
      state: { code: [given, asked] }
      screens:
        Notes: { actions: { Search: present Search } }
        Search: { actions: { Close: dismiss } }
        Code: { lock: true, back: hidden, actions: { Enter: { set: { code: given }, do: pop } } }
      entries:
        Asleep: { set: { code: asked }, do: [{ push: Code, on: root }] }
      """)
    #expect(search.filter { $0.contains("missing") } == ["Code is missing over Search"])
    #expect(exact == search)
  }

  @Test("What a due arrival leads to is judged afterwards")
  func arrival() throws {
    let text = Self.flow(
      where: ", where: { screen: Help }", extra: ", Lock: { by: arrival, when: { code: asked }, present: Code }")
    let (search, exact) = try words(text)
    #expect(search.filter { $0.contains("missing") } == ["Code is missing over Search"])
    #expect(exact == search)
  }
}
