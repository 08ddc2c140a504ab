/// The JUnit XML format, by version: the format of Ant and Surefire, as Jenkins describes it.
enum JUnitFormat {
  /// Version 10 of Jenkins' schema, `junit-10.xsd`.
  enum V10 {}
}
