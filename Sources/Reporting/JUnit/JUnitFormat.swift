/// The wire types of the JUnit form, by version: the XML of Ant and Surefire as Jenkins describes it.
enum JUnitFormat {
  /// Version 10 of Jenkins' schema, `junit-10.xsd`.
  enum V10 {}
}
