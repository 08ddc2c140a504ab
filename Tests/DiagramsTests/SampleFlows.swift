import FlowModel

/// The flows of the Merpay article, after and before the redesign.
enum SampleFlows {
  static func after() -> Flow {
    var sketch = common("残高チャージ(改善後)")
    let connected = sketch.outcome("connected")
    let then = sketch.then(connected, [.stay])
    sketch.act(
      "お支払い用銀行口座を登録する", on: "ChargeMethod", when: sketch.when(0, 0),
      .start(sketch.task("connectBank"), Step.PresentationOptions(), then: then))
    finish(&sketch)
    sketch.act("次に進む", on: "BankIntro", .push(sketch.screen("BankSelect")))
    sketch.act("閉じる", on: "BankIntro", .complete(.cancelled))
    sketch.act("銀行を選ぶ", on: "BankSelect", .push(sketch.screen("BankAccount")))
    sketch.act("OK", on: "BankDone", .complete(connected))
    return sketch.flow
  }

  static func before() -> Flow {
    var sketch = common("残高チャージ(改善前)")
    sketch.act(
      "お支払い用銀行口座を登録する", on: "ChargeMethod", when: sketch.when(0, 0), .dismiss(.front),
      .push(sketch.screen("BankIntro")))
    finish(&sketch)
    sketch.act("次に進む", on: "BankIntro", .push(sketch.screen("BankSelect")))
    sketch.act("銀行を選ぶ", on: "BankSelect", .present(sketch.screen("BankAccount"), Step.PresentationOptions()))
    sketch.act("OK", on: "BankDone", .dismiss(.front), .pop(.root))
    return sketch.flow
  }

  private static func common(_ title: String) -> FlowSketch {
    var sketch = FlowSketch(title)
    sketch.addVariable("bank", ["none", "connected"])
    sketch.addScreen("Home", title: "ホーム")
    sketch.addScreen("Payment", title: "支払い")
    sketch.addScreen("Charge", title: "チャージ")
    sketch.addScreen("ChargeMethod", title: "チャージ方法")
    sketch.addScreen("Insufficient", title: "口座の残高が足りません", kind: .alert)
    sketch.addScreen("BankIntro", title: "銀行口座接続")
    sketch.addScreen("BankSelect", title: "銀行の選択")
    sketch.addScreen("BankAccount", title: "口座情報の入力")
    sketch.addScreen("BankSite", title: "銀行のサイト", kind: .external)
    sketch.addScreen("BankDone", title: "登録完了")
    sketch.addTask(
      "charge", title: "残高チャージ", screens: ["Charge", "ChargeMethod", "Insufficient"].map(sketch.screen))
    sketch.addTask(
      "connectBank", title: "銀行口座接続タスク",
      screens: ["BankIntro", "BankSelect", "BankAccount", "BankSite", "BankDone"].map(sketch.screen))
    sketch.addRoot(tabs: ["Home", "Payment"].map(sketch.screen), start: 1)
    sketch.act("チャージ", on: "Payment", .start(sketch.task("charge"), Step.PresentationOptions(), then: nil))
    sketch.act("チャージ方法を選択", on: "Charge", .push(sketch.screen("ChargeMethod")))
    sketch.act("閉じる", on: "Charge", .complete(.cancelled))
    return sketch
  }

  private static func finish(_ sketch: inout FlowSketch) {
    let charged = sketch.outcome("charged")
    sketch.either(
      "チャージする", on: "ChargeMethod", when: sketch.when(0, 1),
      [("成功", [.complete(charged)]), ("残高不足", [.present(sketch.screen("Insufficient"), Step.PresentationOptions())])])
    sketch.act("OK", on: "Insufficient", .stay)
    sketch.act("銀行サイトへ", on: "BankAccount", .present(sketch.screen("BankSite"), Step.PresentationOptions()))
    sketch.act("認証が完了", on: "BankSite", by: .system, .push(sketch.screen("BankDone")))
  }
}
