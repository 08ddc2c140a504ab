/// What reading a file finds: the rules that `FlowSyntax` reports, told of here so that everything that lists rules knows them.
enum FileErrors {
  /// The rules, errors first.
  static let metadata: [RuleMetadata] = [
    Syntax.metadata, UnknownKey.metadata, UnknownName.metadata, DuplicateName.metadata, WrongType.metadata,
    MissingKey.metadata, UnknownValue.metadata, MisplacedScreen.metadata, ImportNotFound.metadata,
    ImportOutsideProject.metadata, EmptyReason.metadata, TooLarge.metadata, UnusedImport.metadata,
  ]
}
