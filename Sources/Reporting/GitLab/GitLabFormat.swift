/// The GitLab code quality format, by our version number, because GitLab's format has none.
enum GitLabFormat {
  /// A list of issues, for GitLab 13 and later.
  enum V1 {}
}
