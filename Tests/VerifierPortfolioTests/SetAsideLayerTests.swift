import GeneratedFlows
import Testing

@testable import Verification

/// Layers that a move presents and sets aside at once are first visible when they return.
@Suite("Layers that were set aside and return") struct SetAsideLayerTests {
  /// The facts about modal layers, by both engines.
  private func modals(_ screens: String, tasks: String = "") throws -> Set<String> {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        W: { actions: { c: dismiss } }
        Y: { actions: { c: dismiss } }
        Y2: { back: hidden, actions: { all: dismiss all } }
        Z: {}
        Ask: { kind: alert, actions: { all: dismiss all } }
        \(screens)
      \(tasks)
      """
    let (exact, search) = (try FlowText.decideExactly(text), try FlowText.explore(text))
    let words = [exact, search].map { behaviour in
      Set(behaviour.words.filter { word in ["holds", "stacks", "t spans", "t runs"].contains(where: word.hasPrefix) })
    }
    #expect(words[0] == words[1] && search.isComplete)
    exact.expectReplays(of: screens)
    return words[0]
  }

  @Test("two sheets that were never in front are reported when they return")
  func twoSheets() throws {
    let found = try modals("A: { actions: { x: [present W, present Y, { present: Z, aside: true }] } }")
    #expect(found.contains("holds 2 with Y"))
    #expect(!found.contains("stacks 2 with Y"))
  }

  @Test("with the first screen of the upper layer, whatever is in front of it")
  func pushedInThem() throws {
    let pushed = try modals("A: { actions: { x: [present W, present Y, push Y2, { present: Z, aside: true }] } }")
    #expect(pushed.contains("holds 2 with Y") && !pushed.contains("holds 2 with Y2"))
    let asked = try modals("A: { actions: { x: [present W, present Y, present Ask, { present: Z, aside: true }] } }")
    #expect(asked.contains("holds 2 with Y") && !asked.contains("holds 3 with Ask"))
  }

  @Test("with its task and the number of layers")
  func ofTasks() throws {
    let found = try modals(
      "A: { actions: { x: [present Y, start t, present Y2, { present: Z, aside: true }] } }",
      tasks: "tasks: { t: { outcomes: [done], screens: { T: { actions: { ok: complete done } } } } }")
    #expect(found == ["holds 3 with Y2", "holds 2 with T of t"])
  }

  @Test("not while they are set aside, and not if only one returns")
  func setAside() throws {
    let locked = "{ present: Z, as: fullScreen, aside: true }"
    #expect(try modals("A: { actions: { x: [present W, present Y, \(locked)] } }").isEmpty)
    #expect(try modals("A: { actions: { x: [present Y, { present: Z, aside: true }] } }").isEmpty)
  }

  @Test("steps after a task may cover the layers of the same move")
  func afterATask() throws {
    let found = try modals(
      "A: { actions: { x: { start: t, then: { cancelled: { present: Z, aside: true } } } } }",
      tasks: """
        tasks:
          t:
            outcomes: [cancelled]
            presentation: push
            screens: { T: { back: hidden, actions: { off: [pop, present Y, present Y2] } } }
        """)
    #expect(found.contains("holds 2 with Y2"))
  }

  @Test("a task has screens in a layer that another task sets aside in the same move")
  func spanning() throws {
    let found = try modals(
      "A: { actions: { x: { start: t, as: push } } }",
      tasks: """
        tasks:
          t:
            outcomes: [done]
            screens: { T: { back: hidden, actions: { go: [present Y, { start: u, aside: true }] } } }
          u: { outcomes: [done], screens: { U: { actions: { ok: complete done } } } }
        """)
    #expect(found.contains("t spans layers"))
  }

  @Test("also if its own screen replaces the other task's")
  func spanningByReplacement() throws {
    let found = try modals(
      "A: { actions: { x: { start: t, as: push } } }",
      tasks: """
        tasks:
          t: { outcomes: [done], screens: { T: { back: hidden, actions: { go: start u } }, T2: { title: T2 } } }
          u: { outcomes: [done], screens: { U: { actions: { use: replace T2 } } } }
        """)
    #expect(found == ["t runs across layers"])
  }

  @Test("a task only in layers, or at a root, does not span layers")
  func notSpanning() throws {
    let screens = "T: { actions: { go: replace T2, z: present Z } }, T2: {}"
    let tasks = "tasks: { t: { outcomes: [done], screens: { \(screens) } } }"
    #expect(!(try modals("A: { actions: { x: start t } }", tasks: tasks).contains("t runs across layers")))
    let atRoot = "navflow: 1\nroot: { task: t }\nscreens: { Z: {} }\n" + tasks
    for behaviour in [try FlowText.decideExactly(atRoot), try FlowText.explore(atRoot)] {
      #expect(!behaviour.words.contains("t runs across layers"))
    }
  }
}
