import Diagnostics
import FlowModel

/// How much a user loses by a finding: an exam, a payment or a questionnaire is more than a page to read.
struct Loss: Comparable {
  private let severity: Severity
  /// Whether the names of the task say that it is important.
  private let isImportant: Bool
  /// The number of pages of the task with input.
  private let inputs: Int
  /// The number of pages of the task.
  private let pages: Int

  /// Reads the loss of a finding about a task; a sign-in, which can be begun again, and findings about no task lose least.
  init(of finding: Finding, _ rule: RuleMetadata, in flow: Flow) {
    severity = finding.severity ?? rule.severity
    let formalities = UserTask.Purpose.formalities
    guard let task = finding.task.map({ flow[$0] }), !(task.purpose.map(formalities.contains) ?? false) else {
      (isImportant, inputs, pages) = (false, 0, 0)
      return
    }
    let screens = task.screens.map { flow[$0] }.filter { !$0.isOneScreenLayer }
    isImportant = [task.name.value, task.title?.value ?? ""].contains(where: Self.isImportant)
    inputs = screens.count { $0.input || !$0.fields.isEmpty }
    pages = screens.count
  }

  static func < (one: Loss, other: Loss) -> Bool {
    (one.severity, one.isImportant ? 1 : 0, one.inputs, one.pages)
      < (other.severity, other.isImportant ? 1 : 0, other.inputs, other.pages)
  }

  private static func isImportant(_ name: String) -> Bool {
    !words.isDisjoint(with: Wording.words(ofName: name)) || parts.contains(where: name.contains)
  }

  private static let words: Set = [
    "exam", "test", "pay", "payment", "checkout", "buy", "purchase", "order", "transfer", "questionnaire", "survey",
    "application",
  ]
  private static let parts = ["試験", "支払", "決済", "購入", "注文", "送金", "アンケート", "申し込み", "申込"]
}
