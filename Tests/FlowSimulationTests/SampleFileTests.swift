import Testing

@Suite("The first file of the language's page")
struct SampleFileTests {
  static let flow = """
    navflow: 1
    title: 残高チャージ(改善後)

    root:
      tabs: [Home, Payment]
      start: Payment

    state:
      bank: [none, connected]

    screens:
      Home:    { title: ホーム }
      Payment:
        title: 支払い
        actions:
          チャージ: start charge

    tasks:
      charge:
        title: 残高チャージ
        presentation: sheet
        outcomes: [charged, cancelled]
        screens:
          Charge:
            title: チャージ
            actions:
              チャージ方法を選択: push ChargeMethod
              閉じる: cancel
          ChargeMethod:
            title: チャージ方法
            actions:
              お支払い用銀行口座を登録する:
                when: { bank: none }
                start: connectBank
                then: { connected: stay }
              チャージする:
                when: { bank: connected }
                either:
                  成功: complete charged
                  残高不足: present Insufficient
          Insufficient:
            kind: alert
            title: 口座の残高が足りません
            actions: { OK: stay }

      connectBank:
        title: 銀行口座接続
        presentation: sheet
        outcomes: [connected, cancelled]
        screens:
          BankIntro:
            actions:
              次に進む: push BankSelect
              閉じる: cancel
          BankSelect:
            actions:
              銀行を選ぶ: push BankAccount
          BankAccount:
            actions:
              銀行サイトへ: present BankSite
          BankSite:
            kind: external
            actions:
              認証が完了: { by: system, set: { bank: connected }, push: BankDone }
          BankDone:
            actions:
              OK: complete connected
    """

  @Test("charging without a bank account")
  func charging() throws {
    var stage = try Stage(Self.flow, taps: ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する"])
    #expect(stage.sight == "Payment │ sheet: Charge[charge] › ChargeMethod │ sheet: BankIntro[connectBank]")
    try stage.tap("次に進む", "銀行を選ぶ", "銀行サイトへ")
    #expect(stage.offers == ["認証が完了", "Return"])
    try stage.tap("認証が完了")
    #expect(stage.state == ["bank=connected"])
    try stage.tap("OK")
    #expect(stage.sight == "Payment │ sheet: Charge[charge] › ChargeMethod")
    #expect(stage.events == ["connectBank completes connected"])
    #expect(stage.refusal(of: "お支払い用銀行口座を登録する") == "it needs \"bank\" to be \"none\", and it is \"connected\"")
    try stage.tap("チャージする: 残高不足")
    #expect(stage.sight == "Payment │ sheet: Charge[charge] › ChargeMethod │ alert: Insufficient")
    try stage.tap("OK")
    #expect(stage.configuration.modalCount == 1)
    #expect(stage.task == "charge")
    try stage.tap("チャージする: 成功")
    #expect(stage.sight == "Payment")
    #expect(stage.events == ["charge completes charged"])
  }

  @Test("giving up on the way")
  func givingUp() throws {
    var stage = try Stage(Self.flow, taps: ["チャージ", "チャージ方法を選択", "お支払い用銀行口座を登録する", "Swipe down"])
    #expect(stage.sight == "Payment │ sheet: Charge[charge] › ChargeMethod")
    #expect(stage.events == ["connectBank cancelled"])
    try stage.tap("Back", "閉じる")
    #expect(stage.sight == "Payment")
    #expect(stage.events == ["charge cancelled"])
  }
}
