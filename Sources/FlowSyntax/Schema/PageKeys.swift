/// The keys of pages, at the top of a file and of a task.
enum PageKeys {
  private static let list = Shape.list(of: .name(of: "screen"), atLeast: 1)

  static let pages = Key.node(
    "pages", .any(of: [list, .list(of: list, atLeast: 1)]),
    "Screens beside each other, with a swipe between neighbours; or several such lists.")
  static let wraps = Key.flag("wraps", "true: the last page is beside the first.").beside(pages.name)
}
