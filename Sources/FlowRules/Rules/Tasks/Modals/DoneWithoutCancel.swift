import Diagnostics
import FlowModel
import Localization

/// Finds modal layers whose first screen has Done and neither Cancel nor Close, and pages without Back of the same kind.
struct DoneWithoutCancel: Rule {
  static let metadata = RuleMetadata(
    id: "done-without-cancel", severity: .warning, evidence: .metadata, family: .tasks,
    summary: "A modal layer offers Done and no other way to leave, or pages without Back can only be finished.",
    rationale: """
      People who open the layer by mistake cannot see how to leave without a change. Add Cancel beside Done. \
      The same holds for pushed pages whose Back is hidden, if they only lead on and the user could have chosen something else.
      """,
    sources: [.guidelines("sheets")], isAboutExits: true, defersTo: ["no-certain-way-out"],
    failing: [
      Example(
        "an action that completes the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              ①Form: { input: true, actions: { Save: complete saved } }
        """),
      Example(
        "an action with the role done",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          ①Filter: { actions: { Apply: { do: dismiss, role: done } } }
        """),
      Example(
        "choices that complete a task which no swipe gives up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Colour: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked, cancelled]
            screens:
              ①Colours: { actions: { Red: complete picked, Blue: complete picked } }
        """),
      Example(
        "one button that commits, on a page that no swipe gives up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Send money: start send } }
        tasks:
          send:
            presentation: fullScreen
            outcomes: [sent, cancelled]
            screens:
              ①Sum: { actions: { Confirm: complete sent } }
        """),
      Example(
        "pages without Back, from the settings",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings } }
          Settings: { actions: { Back up: push Intro } }
          ①Intro: { back: hidden, actions: { Continue: push Secret } }
          Secret: { back: hidden, actions: { Save: push Saved } }
          Saved: { back: hidden, actions: { Home: pop root } }
        """),
    ],
    passing: [
      Example(
        "Cancel beside it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { input: true, actions: { Save: complete saved, Leave: cancel } }
        """),
      Example(
        "a Cancel that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { actions: { Save: complete saved, Leave: present Sure } }
              Sure: { kind: alert, actions: { Discard: cancel, Keep: stay } }
        """),
      Example(
        "a Cancel after a task whose alert asks",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit, Note: start note } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { actions: { Save: complete saved, Leave: { start: leave, then: { left: cancel } } } }
          leave:
            outcomes: [left, cancelled]
            screens:
              Sure: { kind: alert, actions: { Leave: complete left, Stay: cancel } }
          note:
            outcomes: [kept, cancelled]
            screens:
              Text: { actions: { Keep: complete kept, Leave: push Drop } }
              Drop: { kind: alert, actions: { Drop: cancel, Keep: stay } }
        """),
      Example(
        "settings with nothing that Cancel could discard",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: start settings } }
        tasks:
          settings:
            outcomes: [closed, cancelled]
            screens:
              Settings: { actions: { Done: complete closed } }
        """),
      Example(
        "settings without a task, whose Done has its role",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { actions: { Sounds: push Sounds, Done: { do: dismiss, role: done } } }
          Sounds: { title: Sounds }
        """),
      Example(
        "a lock screen, which no action of the user shows",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { input: true, actions: { Enter: { either: { right: complete unlocked, wrong: stay } } } }
        entries:
          Five minutes: { once: true, start: unlock, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "a call, which a button only ends",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Call: start call } }
        tasks:
          call:
            presentation: fullScreen
            outcomes: [ended, cancelled]
            screens:
              Call: { actions: { Hang up: complete ended, Mute: stay } }
        """),
      Example(
        "Skip, with which the user does without",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Rate: start rate } }
        tasks:
          rate:
            outcomes: [rated, skipped, cancelled]
            screens:
              Stars: { input: true, actions: { Send: complete rated, Skip: complete skipped } }
        """),
      Example(
        "a pushed screen, which has Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: push Form } }
          Form: { actions: { Save: { do: pop, role: done } } }
        """),
      Example(
        "pages with a way to give up, and a page after the work",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: push Settings, Order: push Form } }
          Settings: { actions: { Back up: push Intro } }
          Intro: { back: hidden, actions: { Continue: push Secret, Cancel: pop } }
          Secret: { back: hidden, actions: { Save: push Saved } }
          Saved: { back: hidden, actions: { Home: pop root } }
          Form: { input: true, actions: { Send: push Thanks } }
          Thanks: { back: hidden, actions: { Rate us: push Rate } }
          Rate: { back: hidden, actions: { Home: pop root } }
        """),
      Example(
        "the first steps of an app, which everybody makes",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { actions: { Begin: push Name } }
          Name: { back: hidden, input: true, actions: { Next: push Level } }
          Level: { back: hidden, actions: { Easy: push Home, Hard: push Home } }
          Home: { back: hidden, actions: { Open: push Page } }
          Page: {}
        """),
      Example(
        "an introduction that is only read",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { What is new: { start: tour, then: { finished: push News } } } }
          News: { title: News }
        tasks:
          tour:
            outcomes: [finished]
            screens:
              First: { actions: { Close: complete finished } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] { onLayers(context) + onPages(context) }

  private func onLayers(_ context: RuleContext) -> [Finding] {
    context.structure.modalStarts.compactMap { start in
      guard let done = context.onlyDone(on: start) else { return nil }
      let isOfTask = context.flow[start.screen].task != nil
      return Finding(
        .onlyDone(context, start.screen, done), help: nil,
        at: context.flow[start.screen].name.range, about: .screen(start.screen), screen: start.screen
      ).offering(
        context.remedies(
          addingExit: .cancel, isOfTask ? "cancel" : "dismiss", role: isOfTask ? nil : "cancel", to: start.screen)
      ).missing(Message.cancel(context, start.screen), on: start.screen, context).noting([
        Note("this is Done", at: done.label.range)
      ])
    }
  }
}

extension Message {
  fileprivate static func onlyDone(_ context: RuleContext, _ screen: ScreenID, _ done: Action) -> Message {
    "\(context.name(screen)) offers \(context.name(done.id)) and no Cancel, though it is the first screen of a modal layer"
  }

  fileprivate static func cancel(_ context: RuleContext, _ screen: ScreenID) -> String {
    "\(context.flow.suggested(.cancel)): \(context.flow[screen].task == nil ? "{ do: dismiss, role: cancel }" : "cancel")"
  }
}
