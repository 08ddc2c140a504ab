import GeneratedFlows
import Testing

@testable import Verification

/// A removed screen may be pushed again at once, so its removal must be proved again.
@Suite("Tasks after the first screen of their layer was removed") struct EndingsTests {
  /// The stuck tasks and layers by all engines, and by a complete search if it ends.
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
    let facts = Set(exact.words.filter { $0.contains("endless") || $0.contains("trapped") })
    if hasAnEnd {
      let search = try FlowText.explore(text)
      #expect(search.isComplete)
      #expect(facts == Set(search.words.filter { $0.contains("endless") || $0.contains("trapped") }))
    }
    return facts
  }

  private static let question = "Q: { kind: alert, actions: { go: present T } }"

  @Test("a task that continues after its alert can end if its screens can end it")
  func shouldContinue() throws {
    let plain = "\(Self.question), T: { actions: { ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t } }", plain).isEmpty)
    let nested = "\(Self.question), T: { actions: { more: start t, ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t, g: push A } }", nested, hasAnEnd: false).isEmpty)
  }

  @Test("a task that cannot end after its alert is reported at the alert")
  func cannotGoOn() throws {
    let lost = "Q: { kind: alert, actions: { go: { present: T, as: fullScreen } } }, T: { actions: { again: stay } }"
    #expect(try stuck("A: { actions: { x: start t } }", lost) == ["t is endless on Q", "t is endless on T"])
  }

  @Test("a task can lead from one alert to the next in a cycle")
  func fromAlertToAlert() throws {
    let round = "Q: { kind: alert, actions: { go: present R } }, R: { kind: alert, actions: { back: present Q END } }"
    let endless = round.replacing(" END", with: "")
    #expect(try stuck("A: { actions: { x: start t } }", endless) == ["t is endless on Q", "t is endless on R"])
    let ending = round.replacing(" END", with: ", ok: complete done")
    #expect(try stuck("A: { actions: { x: start t } }", ending).isEmpty)
  }

  @Test("with other steps and screens before")
  func amongOtherSteps() throws {
    let steps = "Q: { kind: alert, actions: { go: [present Page, push T] } }, T: { actions: { ok: complete done } }"
    #expect(try stuck("A: { actions: { x: start t } }", steps).isEmpty)
    let fewer = "Q: { kind: alert, actions: { go: [pop, push T] } }, T: { back: hidden, actions: { no: stay } }"
    let found = try stuck("A: { actions: { x: push B } }\n  B: { actions: { y: start t } }", fewer)
    #expect(found == ["t is endless on Q", "t is endless on T"])
  }

  @Test("in place of another screen")
  func inAnothersPlace() throws {
    let swap = "Q: { kind: alert, actions: { go: replace T } }, T: { back: hidden, actions: { OUT } }"
    let from = "A: { actions: { x: push B } }\n  B: { actions: { y: start t } }"
    #expect(try stuck(from, swap.replacing("OUT", with: "ok: complete done")).isEmpty)
    #expect(try stuck(from, swap.replacing("OUT", with: "no: stay")).count == 2)
  }

  @Test("a replaced task has ended, even if the same task begins in the same move")
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
    // The next run of `t` always covers the run of `u` that replaced the last one.
    #expect(exact.undecided.contains { $0.isEndless })
    let endless = exact.words.filter { $0.contains("endless") }
    #expect(endless.allSatisfy { $0 == "u is endless on U" })
  }

  @Test(
    "of two runs of a task, the one that continues is known",
    arguments: [
      // The alert's run continues with the screen that its own steps show, which is above or beneath that of the new run.
      // In some rows that screen is removed at once, or there is none.
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

  @Test("a task removed with another task's alert has ended, even if it begins again")
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

  @Test("a task removed with the alert of another run has ended, even if that run continues on the same screen")
  func goesWithAnAlertOfItsOwn() throws {
    let screens =
      "Q: { kind: alert, actions: { go: [dismiss, { present: T, as: fullScreen }] } }, T: { actions: { y: start t } }"
    #expect(try stuck("A: { actions: { x: { present: T, as: fullScreen } } }", screens).isEmpty)
  }

  @Test("a task that ends and begins again in one action has ended")
  func begunAgain() throws {
    let again = "Q: { kind: alert, actions: { go: [complete done, present Q] } }"
    #expect(try stuck("A: { actions: { x: start t } }", again).isEmpty)
  }

  @Test("a replacing screen continues the run of the replaced one, and the alert's run ends")
  func inThePlaceOfItsOwnTask() throws {
    let found = try stuck(
      "A: { actions: { x: { present: T, as: fullScreen } } }",
      """
      Q: { kind: alert, actions: { go: replace V } }
          T: { actions: { y: start t, off: cancel } }
          V: { actions: { no: stay } }
      """.replacing("\n    ", with: ", "))
    // While the alert is in front, the run beneath it can only continue on V, where it is stuck.
    #expect(found == ["t is endless on V", "t is endless on T"])
  }

  @Test("endings with a pattern about the screen beneath")
  func lookingBeneath() throws {
    let screens = "A: { actions: { g: push A, a: { do: stay, where: { beneath: A } }, x: start t } }"
    #expect(try stuck(screens, "Q: { kind: alert, actions: { c: cancel } }", hasAnEnd: false).isEmpty)
  }

  @Test("a layer whose first screen was replaced by a task's is left with that task")
  func layer() throws {
    let box = "A: { actions: { x: { present: L, as: fullScreen } } }\n  L: { actions: { go: replace T } }"
    #expect(try stuck(box, "T: { actions: { ok: complete done } }").isEmpty)
    #expect(try stuck(box, "T: { actions: { ok: [dismiss, complete done] } }").isEmpty)
    #expect(try stuck(box, "T: { actions: { no: stay } }") == ["t is endless on T", "L is trapped under L"])
  }
}
