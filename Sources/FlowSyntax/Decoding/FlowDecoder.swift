import Diagnostics
import FlowModel

/// Makes a flow of the outlines of a flow file and its imports: looks every name up and collects what is wrong.
struct FlowDecoder {
  /// A file that uses what another defines.
  struct Use: Hashable {
    var user: FileID
    var definer: FileID
  }

  var reader: Reader
  var flow: Flow
  var names = NameTable()
  /// Which file uses names of which, for unused imports.
  var uses: Set<Use> = []
  /// The files that name an outcome which may be any task's: these are not among the uses.
  var outcomeUsers: Set<FileID> = []
  /// The flow file first, then its imports, depth first.
  let outlines: [FileOutline]
  /// What is written of each root, for what needs all names.
  var rootFields: [Fields] = []
  /// What screens take away of what their tasks put on them.
  var removals: [Removal] = []
  /// What stands in the place of gestures on each screen of a task.
  var taskGestures: [TaskID: [(gesture: Gesture, override: Screen.GestureOverride)]] = [:]
  /// Where names that no file of this flow defines are defined, by name.
  let elsewhere: [String: String]
  /// The rules that `allow` may name; empty where anything goes.
  let rules: [RuleID]

  /// Prepares to decode.
  init(_ outlines: [FileOutline], file: FileID, elsewhere: [String: String], rules: [RuleID]) {
    self.outlines = outlines
    self.elsewhere = elsewhere
    self.rules = rules
    reader = Reader(doubts: outlines.flatMap(\.doubts))
    flow = Flow(file: file)
    flow.files = outlines.map(\.file)
  }

  /// Decodes everything; the flow is whole only where no file of it has an error.
  mutating func decode() {
    define()
    decodeProperties()
    var screens = 0
    var tasks = 0
    for (index, outline) in outlines.enumerated() {
      sections(of: outline, isOwn: index == 0, firstScreen: screens, firstTask: tasks)
      screens += outline.screens.count
      tasks += outline.tasks.count
    }
    inheritFromTasks()
    checkArrivals()
    checkRootTasks()
    guard let own = outlines.first else { return }
    if let fields = own.fields { examples(fields) }
    if own.isFragment { reportWhatIsNotRun(in: own) }
  }

  /// Reports what describes an app's behaviour in a file without one: nobody looks at it, not even those who import the file.
  private mutating func reportWhatIsNotRun(in outline: FileOutline) {
    let keys = [FlowKeys.entries.name, FlowKeys.scenarios.name, FlowKeys.expect.name]
    for entry in outline.fields?.entries ?? [] where keys.contains(entry.name) {
      reader.report(
        FileRules.missingKey, "\"\(entry.name)\" says nothing in a file without \"root\"", at: entry.pair.key.range,
        help: "write \"root\", which makes it an app of its own; or move this to the file that imports this one",
        severity: .warning)
    }
  }

  /// The sections of a file in the order in which it has them, so that actions are numbered as they are read.
  ///
  /// Of an import only its screens, tasks and state count, as the language says: its roots, entries, scenarios and expectations are
  /// about the app that it describes by itself, and are checked there.
  private mutating func sections(of outline: FileOutline, isOwn: Bool, firstScreen: Int, firstTask: Int) {
    guard let fields = outline.fields else { return }
    for entry in fields.entries {
      switch entry.name {
      case FlowKeys.screens.name: screens(outline.ownScreens, of: outline, first: firstScreen, task: nil)
      case FlowKeys.tasks.name: self.tasks(of: outline, firstScreen: firstScreen, first: firstTask)
      case FlowKeys.root.name, FlowKeys.roots.name: if isOwn { rootActions(entry.name) }
      case FlowKeys.entries.name: if isOwn { entries(entry.pair.value) }
      default: break
      }
    }
  }

  /// Decodes nothing but what the flow file says of itself, in keys that its importers do not look at.
  mutating func decodeProperties() {
    if let own = outlines.first?.fields { properties(own) }
  }

  /// `title`, `devices` and the like.
  private mutating func properties(_ fields: Fields) {
    flow.title = reader.value(of: FlowKeys.title, in: fields)?.value
    flow.note = reader.value(of: FlowKeys.note, in: fields)?.value
    flow.accountRequired = reader.value(of: FlowKeys.accountRequired, in: fields)?.value ?? false
    flow.associatedDomains = reader.value(of: FlowKeys.associatedDomains, in: fields)?.map(\.value) ?? []
    guard let devices = reader.value(of: FlowKeys.devices, in: fields) else { return }
    if let node = fields[FlowKeys.devices.name]?.value, node.items?.isEmpty == true {
      reader.report(
        FileRules.wrongType, "\"devices\" names no device", at: node.place, help: "write [phone], [pad] or [phone, pad]"
      )
    }
    flow.devices = []
    for device in devices {
      if flow.devices.contains(device.value) {
        reader.report(FileRules.duplicateName, "\"\(device.value.rawValue)\" is listed twice", at: device.range)
      } else {
        flow.devices.append(device.value)
      }
    }
  }

  /// `scenarios` and `expect`, which name actions wherever they are defined.
  private mutating func examples(_ fields: Fields) {
    if let node = fields[FlowKeys.scenarios.name]?.value { scenarios(node) }
    if let node = fields[FlowKeys.expect.name]?.value { expectations(node) }
  }

  /// Notes that one file uses what another defines.
  mutating func use(_ definition: SourceRange, from user: SourceRange) {
    if definition.file != user.file { uses.insert(Use(user: user.file, definer: definition.file)) }
  }
}
