/// The kinds of mapping in the language; tables refer to one another through it.
enum SchemaObject: String, Sendable, CaseIterable {
  case flow, variable, relaunch, root, content, tab, screen, field, task, action, pattern, count, scenario, sight,
    refusal,
    expectation
  case settings, thresholds, words, override, prototype, kinds, export

  /// The keys of the mapping.
  var table: ObjectTable {
    switch self {
    case .flow: FlowKeys.table
    case .variable: VariableKeys.table
    case .relaunch: RelaunchKeys.table
    case .root: RootKeys.table
    case .content: RootKeys.content
    case .tab: RootKeys.tab
    case .screen: ScreenKeys.table
    case .field: FieldKeys.table
    case .task: TaskKeys.table
    case .action: ActionKeys.table
    case .pattern: PatternKeys.table
    case .count: PatternKeys.count
    case .sight: ScenarioKeys.sight
    case .refusal: ScenarioKeys.refusal
    case .scenario: ScenarioKeys.table
    case .expectation: ExpectationKeys.table
    case .settings: SettingsKeys.table
    case .thresholds: ThresholdKeys.table
    case .words: WordKeys.table
    case .override: OverrideKeys.table
    case .prototype: PrototypeKeys.table
    case .kinds: TransitionKeys.table
    case .export: ExportKeys.table
    }
  }
}
