import Localization

/// The flow that `navflow init` writes: small, complete and commented.
enum FirstFlow {
  /// Returns a flow below a comment with the line by which editors find the schema.
  ///
  /// - Parameters:
  ///   - flow: the flow.
  ///   - name: the file's name, for the commands in comments.
  ///   - schema: the path of the schema, relative to the file.
  static func text(_ flow: String, named name: String, schema: String) -> String {
    if Language.current == .japanese { return japaneseText(flow, named: name, schema: schema) }
    return """
      # yaml-language-server: $schema=\(schema)
      #
      # A first flow, to be changed into yours. Check it as you go:
      #
      #   navflow check \(name)       report problems, with the taps that lead to them
      #   navflow simulate \(name)    walk through it, tap by tap
      #   navflow diagram \(name)     draw it
      #   navflow docs                what to write for common wishes

      \(flow)
      """
  }

  /// The flow without a template, in the current language.
  static var flow: String { Language.current == .japanese ? japaneseFlow : englishFlow }

  private static let englishFlow = """
    navflow: 1                            # the version of the format
    title: Notes

    # What the window shows first: here a stack that begins with one screen.
    # With a tab bar it would be: { tabs: [Home, Settings] }
    root: { stack: Home }

    # What the app remembers, with all values that it can have; the first one holds at the start.
    state:
      notes: [none, some]

    # Screens that belong to no task.
    screens:
      Home:
        title: Notes
        actions:
          New note: start write           # a label as users read it, and the step that a tap on it takes
          Open note:
            when: { notes: some }         # offered only where this holds
            push: Note

      Note:
        title: A note                     # iOS adds Back, as on every pushed screen

    # A task is what the user set out to do. It starts, ends with one of its outcomes, and the user is back where it started.
    tasks:
      write:
        title: Write a note
        presentation: sheet
        outcomes: [saved, cancelled]
        screens:
          Editor:
            title: New note
            input: true                   # what is typed here is lost when the screen goes
            actions:
              Save: { set: { notes: some }, complete: saved }
              Cancel: { present: Discard, role: cancel }
            gestures:
              Swipe down: present Discard # instead of closing the sheet
          Discard:
            kind: actionSheet
            title: Discard this note?
            actions:
              Discard: { do: cancel, role: destructive }
              Keep editing: { do: stay, role: cancel }

    # Executable examples: what is tapped, and what must then be on screen.
    scenarios:
      Writing a note:
        taps: [New note, Save, Open note]
        see: { screen: Note, task: none }
      Discarding a note:
        taps: [New note, Swipe down, Discard]
        see: { screen: Home, modals: 0, state: { notes: none } }

    # What must hold whatever the user does.
    expect:
      - from: { task: write }
        canReach: { screen: Home, modals: 0 }

    """
}
