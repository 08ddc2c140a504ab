import Testing

@testable import Verification

/// Who has been taken off the stack may come back at once, and then it is asked on whether that can be taken off.
@Suite("Who goes on where an alert or a layer's first screen has gone") struct EndingsTests {
  /// Who is stuck, as the exact engine tells it, and a search that sees everything does too where there is an end to it.
  private func stuck(_ screens: String, _ task: String, hasAnEnd: Bool = true) throws -> Set<String> {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        Page: { back: hidden, actions: { off: pop } }
        \(screens)
      tasks: { t: { outcomes: [done], screens: { \(task) } }, u: { outcomes: [done], screens: { U: {} } } }
      """
    let exact = try FlowText.decideExactly(text)
    #expect(exact.isComplete)
    let told = Set(exact.words.filter { $0.contains("endless") || $0.contains("trapped") })
    if hasAnEnd {
      let search = try FlowText.explore(text)
      #expect(search.isComplete)
      #expect(told == Set(search.words.filter { $0.contains("endless") || $0.contains("trapped") }))
    }
    return told
  }

  private static let question = "Q: { kind: alert, actions: { go: present T } }"

  @Test("a task that goes on after its alert can be ended where that can")
  func shouldContinue() throws {
    let plain = "\(Self.question), T: { actions: { ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t } }", plain).isEmpty)
    let nested = "\(Self.question), T: { actions: { more: start t, ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t, g: push A } }", nested, hasAnEnd: false).isEmpty)
  }

  @Test("and cannot where that cannot, from the alert on")
  func cannotGoOn() throws {
    let lost = "Q: { kind: alert, actions: { go: { present: T, as: fullScreen } } }, T: { actions: { again: stay } }"
    #expect(try stuck("A: { actions: { x: start t } }", lost) == ["t is endless on Q", "t is endless on T"])
  }

  @Test("from one alert to the next, round and round")
  func fromAlertToAlert() throws {
    let round = "Q: { kind: alert, actions: { go: present R } }, R: { kind: alert, actions: { back: present Q END } }"
    let endless = round.replacing(" END", with: "")
    #expect(try stuck("A: { actions: { x: start t } }", endless) == ["t is endless on Q", "t is endless on R"])
    let ending = round.replacing(" END", with: ", ok: complete done")
    #expect(try stuck("A: { actions: { x: start t } }", ending).isEmpty)
  }

  @Test("where steps come before, and screens besides")
  func amongOtherSteps() throws {
    let steps = "Q: { kind: alert, actions: { go: [present Page, push T] } }, T: { actions: { ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t } }", steps).isEmpty)
    let fewer = "Q: { kind: alert, actions: { go: [pop, push T] } }, T: { back: hidden, actions: { no: stay } }"
    let found = try stuck("A: { actions: { x: push B } }\n  B: { actions: { y: start t } }", fewer)
    #expect(found == ["t is endless on Q", "t is endless on T"])
  }

  @Test("in the place of another screen")
  func inAnothersPlace() throws {
    let swap = "Q: { kind: alert, actions: { go: replace T } }, T: { back: hidden, actions: { OUT } }"
    let from = "A: { actions: { x: push B } }\n  B: { actions: { y: start t } }"
    #expect(try stuck(from, swap.replacing("OUT", with: "ok: complete done")).isEmpty)
    #expect(try stuck(from, swap.replacing("OUT", with: "no: stay")).count == 2)
  }

  @Test("a task in whose place another begins is no more, though the same task begins in the same move")
  func interrupted() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { x: { start: t, as: fullScreen } } } }
      tasks:
        t: { outcomes: [done], screens: { T: { actions: { go: [replace U, { start: t, as: fullScreen }] } } } }
        u: { outcomes: [done], screens: { U: {} } }
      """
    let exact = try FlowText.decideExactly(text)
    // Over the one that began in its place stands the next for ever.
    #expect(exact.undecided.contains { $0.isEndless })
    let endless = exact.words.filter { $0.contains("endless") }
    #expect(endless.allSatisfy { $0 == "u is endless on U" })
  }

  @Test(
    "of two runs of a task the one that goes on is known",
    arguments: [
      // The alert's own run goes on with the screen that is shown by itself, above the new one, beneath it, or not at all.
      ("[{ start: t, as: fullScreen }, push V]", ["T"]), ("[push T, { start: u, as: fullScreen }]", ["Q", "T"]),
      ("[push V, { start: t, as: fullScreen }]", ["Q", "T"]), ("[push V, pop, { start: t, as: fullScreen }]", ["T"]),
      ("[push V, { start: t, as: fullScreen }, dismiss, push V]", []), ("{ start: t, as: fullScreen }", ["T"]),
    ])
  func twice(steps: String, endless: [String]) throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { x: present Q } } }
      tasks:
        t:
          outcomes: [done]
          screens:
            T: { back: hidden, actions: { no: stay } }
            Q: { kind: alert, actions: { go: \(steps) } }
            V: { back: hidden, actions: { ok: complete done } }
        u: { outcomes: [done], screens: { U: { actions: { ok: complete done } } } }
      """
    let (exact, search) = (try FlowText.decideExactly(text), try FlowText.explore(text))
    #expect(search.isComplete && exact.isComplete && exact.undecided.isEmpty)
    for behaviour in [exact, search] {
      #expect(Set(behaviour.words.filter { $0.contains("endless") }) == Set(endless.map { "t is endless on \($0)" }))
    }
  }

  @Test("a task that goes with an alert of another's is no more, though it begins again as that goes on")
  func goesWithAnAlert() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { x: { start: t, as: fullScreen } } } }
      tasks:
        t: { outcomes: [done], screens: { T: { actions: { y: start u } } } }
        u:
          outcomes: [done]
          screens:
            Q: { kind: alert, actions: { go: [dismiss, { start: t, as: fullScreen }, push U] } }
            U: { actions: { ok: complete done } }
      """
    for behaviour in [try FlowText.decideExactly(text), try FlowText.explore(text)] {
      #expect(behaviour.isComplete && behaviour.undecided.isEmpty)
      #expect(!behaviour.words.contains { $0.contains("endless") })
    }
  }

  @Test("nor is one that goes with an alert of another run of its own, which goes on on the same screen")
  func goesWithAnAlertOfItsOwn() throws {
    let screens =
      "Q: { kind: alert, actions: { go: [dismiss, { present: T, as: fullScreen }] } }, T: { actions: { y: start t } }"
    #expect(try stuck("A: { actions: { x: { present: T, as: fullScreen } } }", screens).isEmpty)
  }

  @Test("one that is ended and begun again in one action has ended")
  func begunAgain() throws {
    let again = "Q: { kind: alert, actions: { go: [complete done, present Q] } }"
    #expect(try stuck("A: { actions: { x: start t } }", again).isEmpty)
  }

  @Test("a screen in another's place goes on with that one's run, and the alert's is over")
  func inThePlaceOfItsOwnTask() throws {
    let found = try stuck(
      "A: { actions: { x: { present: T, as: fullScreen } } }",
      """
      Q: { kind: alert, actions: { go: replace V } }
          T: { actions: { y: start t, off: cancel } }
          V: { actions: { no: stay } }
      """.replacing("\n    ", with: ", "))
    // With the alert up there is no other way for the run beneath it.
    #expect(found == ["t is endless on V", "t is endless on T"])
  }

  @Test("an ending that is asked of where a pattern looks beneath")
  func lookingBeneath() throws {
    let screens = "A: { actions: { g: push A, a: { do: stay, where: { beneath: A } }, x: start t } }"
    #expect(try stuck(screens, "Q: { kind: alert, actions: { c: cancel } }", hasAnEnd: false).isEmpty)
  }

  @Test("a layer in which a task begins in the first screen's place is left when that is")
  func layer() throws {
    let box = "A: { actions: { x: { present: L, as: fullScreen } } }\n  L: { actions: { go: replace T } }"
    #expect(try stuck(box, "T: { actions: { ok: complete done } }").isEmpty)
    #expect(try stuck(box, "T: { actions: { ok: [dismiss, complete done] } }").isEmpty)
    #expect(try stuck(box, "T: { actions: { no: stay } }") == ["t is endless on T", "L is trapped under L"])
  }
}
