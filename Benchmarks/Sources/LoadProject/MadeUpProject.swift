/// A project of 2,000 screens in 200 files, such as a large app's would be.
///
/// One file holds the root and imports the rest; each of the others holds a task of ten screens, imports what all of them
/// share, and most of them start the task of the next file, which they import as well, in chains of five.
struct MadeUpProject {
  static let fileCount = 200
  static let screensPerFile = 10

  /// The text of each file, by name.
  let files: [(name: String, text: String)]

  /// Makes up the project, always the same.
  init() {
    files =
      [("app.flow.yaml", Self.app), ("shared.flow.yaml", Self.shared)]
      + (2..<Self.fileCount).map { ("feature\($0).flow.yaml", Self.feature($0)) }
  }

  private static var app: String {
    let imports = (2..<fileCount).map { "  - feature\($0).flow.yaml\n" }.joined()
    let starts = (2..<fileCount).map { "      機能\($0)を開く: { start: Feature\($0), as: sheet }\n" }.joined()
    return """
      navflow: 1
      title: 大きなアプリ
      root: { tabs: [Top0, Top1, Top2], start: Top0 }
      imports:
        - shared.flow.yaml
      \(imports)screens:
      \((0..<screensPerFile).map(top).joined())    actions:
      \(starts)
      """
  }

  /// A screen of the root's file; its actions may follow.
  private static func top(_ index: Int) -> String {
    """
      Top\(index):
        title: タブの画面 \(index)

    """
  }

  private static var shared: String {
    let screens = (0..<screensPerFile).map { index in
      """
        Shared\(index):
          title: 共通の画面 \(index)
          kind: alert
          actions: { OK: stay }

      """
    }
    return "navflow: 1\nstate:\n  signedIn: [no, yes]\n  bank: [none, connected]\nscreens:\n" + screens.joined()
  }

  private static func feature(_ number: Int) -> String {
    let hasNext = number % 5 != 0 && number + 1 < fileCount
    let imports = ["shared.flow.yaml"] + (hasNext ? ["feature\(number + 1).flow.yaml"] : [])
    let screens = (0..<screensPerFile).map { screen($0, of: number, hasNext: hasNext) }
    return """
      navflow: 1
      imports: [\(imports.joined(separator: ", "))]
      tasks:
        Feature\(number):
          title: 機能 \(number)
          presentation: sheet
          outcomes: [done, cancelled]
          screens:
      \(screens.joined())
      """
  }

  private static func screen(_ index: Int, of number: Int, hasNext: Bool) -> String {
    let next = index + 1 < screensPerFile ? "push Screen\(number)x\(index + 1)" : "complete done"
    let start = hasNext ? "start: Feature\(number + 1)" : "present: Shared\(index)"
    return """
            Screen\(number)x\(index):
              title: 画面 \(index)
              note: "What users see here: a text of some length, as in real files."  # and a comment
              actions:
                次へ進む: \(next)
                閉じる: { do: cancel, role: close }
                お支払い用銀行口座を登録する:
                  when: { bank: none }
                  \(start)
                送信する:
                  when: { signedIn: yes, bank: connected }
                  either:
                    成功: { set: { bank: connected }, complete: done }
                    失敗: present Shared\(index)

      """
  }
}
