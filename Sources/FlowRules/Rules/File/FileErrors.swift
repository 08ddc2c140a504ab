/// The rules that `FlowSyntax` reports; they are listed here so that every list of rules contains them.
enum FileErrors {
  /// The descriptions of these rules.
  static let metadata: [RuleMetadata] = [
    Syntax.metadata, UnknownKey.metadata, UnknownName.metadata, DuplicateName.metadata, WrongType.metadata,
    MissingKey.metadata, UnknownValue.metadata, MisplacedScreen.metadata, ImportNotFound.metadata,
    ImportOutsideProject.metadata, EmptyReason.metadata, TooLarge.metadata, UnusedImport.metadata,
    ImageNotFound.metadata, GateLoops.metadata,
  ]
}
