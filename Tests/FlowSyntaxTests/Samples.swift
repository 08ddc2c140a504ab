/// Flow files for several tests.
enum Samples {
  /// A file with most features.
  static let charge = """
    navflow: 1
    title: 残高チャージ(改善後)

    root:
      tabs: [Home, Payment]
      start: Payment

    state:
      bank: [none, connected]          # a finite variable; the first value is the initial one

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
                either:                              # what happens is not the user's choice
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
            kind: external                           # the bank's own site: the user is away
            actions:
              認証が完了: { by: system, set: { bank: connected }, push: BankDone }
          BankDone:
            actions:
              OK: complete connected

    entries:
      Money received:
        where: { task: { not: charge } }
        do: [dismiss all, tab Payment]

    scenarios:
      Charging without a bank account:
        device: phone
        given: { bank: none }
        taps:
          - チャージ
          - チャージ方法を選択
          - お支払い用銀行口座を登録する
          - see: { screen: BankIntro, modals: 2 }
          - 次に進む
          - 銀行を選ぶ
          - 銀行サイトへ
          - 認証が完了
          - OK
          - チャージする: 残高不足
          - OK
        see: { screen: ChargeMethod, modals: 1, task: charge, state: { bank: connected } }

    expect:
      - never: { task: connectBank, tabBar: shown }
      - reachable: { screen: BankDone }
        within: 8
      - from: { task: charge }
        canReach: { screen: Payment, modals: 0 }
    """
}
