import Diagnostics
import FlowModel

/// Builds a flow from the outlines of a flow file and its imports: it resolves all names and collects all errors.
struct FlowDecoder {
  /// A use of one file's definitions in another file.
  struct Use: Hashable {
    var user: FileID
    var definer: FileID
  }

  var reader: Reader
  var flow: Flow
  var names = NameTable()
  /// The uses between files, for finding unused imports.
  var uses: Set<Use> = []
  /// The uses of names, for editors.
  var references: [SymbolReference] = []
  /// The scenarios with errors, and the number of errors in the section of scenarios.
  var brokenScenarios: [String] = []
  var scenarioErrors = 0
  /// The screens and tasks by their titles, once an unknown name needs them.
  var titles: TitleIndex?
  /// The flow file, then its imports depth first.
  let outlines: [FileOutline]
  /// What `refine` and `takes` change in the outlines.
  let refinements: Refinements
  /// The fields of each root, for the parts that need all names.
  var rootFields: [Fields] = []
  /// The fields of each root's content on each device, for the parts that need all names.
  var contentFields: [RootID: [Device: Fields]] = [:]
  /// Whether the file whose sections are decoded says `partial: true`.
  var isPartial = false
  /// The actions that screens remove from those of their task.
  var removals: [Removal] = []
  /// The lists of pages.
  var pageGroups: [PageGroup] = []
  /// The gesture replacements that each task adds to its screens.
  var taskGestures: [TaskID: [(gesture: Gesture, override: Screen.GestureOverride)]] = [:]
  /// Finds a file outside the flow that defines a screen or task; returns its path relative to the file that uses the
  /// name.
  let elsewhere: (_ name: String, _ user: FileID) -> String?
  /// Finds the present labels of imported actions.
  let newLabel: Refinements.NewLabel
  /// The rules that `allow` may name; empty if any name is allowed.
  let rules: [RuleID]

  /// Creates a decoder.
  init(
    _ outlines: [FileOutline], file: FileID, rules: [RuleID],
    elsewhere: @escaping (_ name: String, _ user: FileID) -> String? = { _, _ in nil },
    newLabel: @escaping Refinements.NewLabel = { _, _, _ in nil }
  ) {
    refinements = Refinements(outlines, newLabel: newLabel)
    self.outlines = refinements.outlines
    self.elsewhere = elsewhere
    self.newLabel = newLabel
    self.rules = rules
    reader = Reader(uncertainRanges: outlines.flatMap(\.uncertainRanges))
    flow = Flow(file: file)
    flow.files = outlines.map(\.file)
  }

  /// Decodes everything; the flow is only complete if no file has an error.
  mutating func decode() {
    define()
    reader.variables = Set(flow.variables.map(\.name.value))
    decodeProperties()
    chooseContents()
    var screens = 0
    var tasks = 0
    for (index, outline) in outlines.enumerated() {
      sections(of: outline, isOwn: index == 0, firstScreen: screens, firstTask: tasks)
      screens += outline.screens.count
      tasks += outline.tasks.count
    }
    inheritFromTasks()
    addSwipesBetweenPages()
    expandGates()
    checkArrivals()
    checkRootTasks()
    guard let own = outlines.first else { return }
    if let fields = own.fields { examples(fields) }
    if own.isFragment { reportIgnoredSections(in: own) }
  }

  /// Reports sections of a fragment that describe behaviour, because neither its own check nor its importers read them.
  private mutating func reportIgnoredSections(in outline: FileOutline) {
    let keys = [FlowKeys.entries, FlowKeys.relaunch, FlowKeys.scenarios, FlowKeys.expect].map(\.name)
    for entry in outline.fields?.entries ?? [] where keys.contains(entry.name) {
      reader.report(
        FileRules.missingKey, "\"\(entry.name)\" has no effect in a file without \"root\"", at: entry.pair.key.range,
        help: "write \"root\", which makes it an app of its own; or move this to the file that imports this one",
        severity: .warning)
    }
  }

  /// Decodes the sections of a file in their order, so that actions have ids in file order.
  ///
  /// An import contributes only its screens, tasks and state. Its roots, entries, scenarios and expectations describe
  /// the app of that file and are checked there.
  private mutating func sections(of outline: FileOutline, isOwn: Bool, firstScreen: Int, firstTask: Int) {
    guard let fields = outline.fields else { return }
    isPartial = reader.value(of: FlowKeys.partial, in: fields)?.value ?? false
    if !isOwn, let title = fields[FlowKeys.title.name]?.value.text { flow.fileTitles[outline.file] = title }
    pages(fields, of: nil)
    for entry in fields.entries {
      switch entry.name {
      case FlowKeys.screens.name: screens(outline.ownScreens, of: outline, first: firstScreen, task: nil)
      case FlowKeys.tasks.name: self.tasks(of: outline, firstScreen: firstScreen, first: firstTask)
      case FlowKeys.root.name, FlowKeys.roots.name: if isOwn { rootActions(entry.name) }
      case FlowKeys.entries.name: if isOwn { entries(entry.pair.value) }
      case FlowKeys.relaunch.name: if isOwn { relaunch(entry.pair) }
      default: break
      }
    }
  }

  /// Decodes the properties of the flow file itself; importers of the file do not read them.
  mutating func decodeProperties() {
    if let own = outlines.first?.fields { properties(own) }
  }

  /// Decodes `title`, `devices` and so on.
  private mutating func properties(_ fields: Fields) {
    flow.title = reader.value(of: FlowKeys.title, in: fields)?.value
    flow.note = reader.value(of: FlowKeys.note, in: fields)?.value
    flow.accountRequired = reader.value(of: FlowKeys.accountRequired, in: fields)?.value ?? false
    flow.associatedDomains = reader.value(of: FlowKeys.associatedDomains, in: fields) ?? []
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

  /// Decodes `scenarios` and `expect`, which may name actions of all files.
  private mutating func examples(_ fields: Fields) {
    if let node = fields[FlowKeys.scenarios.name]?.value {
      let before = reader.errorCount
      scenarios(node)
      scenarioErrors = reader.errorCount - before
    }
    if let node = fields[FlowKeys.expect.name]?.value { expectations(node) }
  }

  /// Records a use of a name, and that one file uses a definition of another.
  mutating func use(_ definition: SourceRange, from user: SourceRange) {
    references.append(SymbolReference(range: user, definitions: [definition]))
    if definition.file != user.file { uses.insert(Use(user: user.file, definer: definition.file)) }
  }
}
