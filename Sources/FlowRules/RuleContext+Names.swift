import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// The names of things, as messages write them.
extension RuleContext {
  /// Returns a screen's title in quotes with its name, or the name in quotes if there is no title.
  func name(_ screen: ScreenID) -> Message { .name(flow[screen].name.value, title: flow[screen].distinctTitle) }
  /// Returns a task's title in quotes with its name, or the name in quotes if there is no title.
  func name(_ task: TaskID) -> Message { .name(flow[task].name.value, title: flow[task].distinctTitle) }
  /// Returns an action's label in quotes.
  func name(_ action: ActionID) -> Message {
    let label = flow[action].label.value
    return if case .gesture = flow[action].trigger { .label(ofGesture: label) } else { .name(label) }
  }
  /// Returns an outcome's name in quotes.
  func name(_ outcome: OutcomeID) -> Message { .name(flow[outcome].name) }

  /// Returns a gesture's name.
  func name(_ gesture: Gesture) -> Message { .gesture(flow.name(of: gesture)) }
  /// Returns a gesture on a screen.
  func name(_ gesture: Gesture, on screen: ScreenID) -> Message {
    ("\(name(gesture)) on \(name(screen))" as Message).about("gesture")
  }

  /// Returns the cause at a site, as the subject of a sentence.
  func culprit(_ site: Site) -> Message {
    switch site.cause {
    case .action(let action): culprit(action, on: site.screen)
    case .rootThen(let root): "what follows on the task of root \(quoted(flow.name(of: root)))"
    case .gesture(let gesture, let screen): name(gesture, on: screen)
    case .launch: "the launch"
    }
  }

  /// Returns a move, as the subject of a sentence.
  func culprit(_ move: Move, on screen: ScreenID) -> Message {
    switch move.kind {
    case .gesture(let gesture): name(gesture, on: screen)
    case .action(let action), .entry(let action): culprit(action, on: screen)
    }
  }

  /// Returns an action, as the subject of a sentence.
  func culprit(_ action: ActionID, on screen: ScreenID? = nil) -> Message {
    switch flow[action].owner {
    case .screen(let owner): "\(name(action)) on \(name(owner))"
    case .task(let task): screen.map { "\(name(action)) on \(name($0))" } ?? "\(name(action)) of task \(name(task))"
    case .root: "\(name(action)) of the root"
    case .entries: action == flow.relaunch ? "a relaunch" : "entry \(name(action))"
    }
  }

  /// Returns the note that shows where a task is defined.
  func definition(of task: TaskID) -> Note {
    Note("task \(name(task)) is defined here", at: flow[task].name.range)
  }

  /// Returns the notes that show where a task is defined, and the first step that begins it.
  func origins(of task: TaskID) -> [Note] {
    let beginning = structure.beginnings(of: task).first.map { Note("it begins here", at: $0.written.step.range) }
    return [definition(of: task)] + (beginning.map { [$0] } ?? [])
  }
}

/// Returns the message of a name in quotes.
func quoted(_ name: String) -> Message { .name(name) }

/// Returns names as messages list them: "a", "b" and "c".
func listed(_ names: [Message], _ conjunction: Message.Conjunction = .and) -> Message { .list(names, conjunction) }

/// Returns names as an operand in a flow file that a message quotes: one name, or a list.
func operand(_ names: [String]) -> String {
  let spelled = names.map(\.spelledAsQuotedScalar)
  return spelled.count == 1 ? spelled[0] : "[\(spelled.joined(separator: ", "))]"
}

/// Returns steps as a list in a flow file, in quotes; a step is a phrase, or a map in braces.
func quotedList(_ steps: [String]) -> Message {
  .name("[\(steps.map { $0.hasPrefix("{") ? $0 : $0.spelledAsQuotedScalar }.joined(separator: ", "))]")
}
