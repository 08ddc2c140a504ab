/// The wire types of the form that GitLab's code quality takes, by version of ours: GitLab's is without one.
enum GitLabFormat {
  /// A list of issues, as GitLab 13 and later take it.
  enum V1 {}
}
