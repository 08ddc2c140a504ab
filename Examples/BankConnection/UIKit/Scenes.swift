import UIKit

/// Makes the view controller of each scene.
///
/// The compiler reports a scene that is missing.
@MainActor
func viewController(for scene: AfterFlow.Scene) -> UIViewController? {
  switch scene {
  case .home: ButtonsController("ホーム") { _ in [] }
  case .myPage: ButtonsController("マイページ") { _ in [] }
  case .payment(let actions):
    ButtonsController("支払い") { _ in [Item("チャージ") { Task { await charge(actions) } }] }
  case .charge(let actions):
    ButtonsController("チャージ") { _ in
      [Item("チャージ方法を選択", actions.チャージ方法を選択), Item("閉じる", actions.閉じる)]
    }
  case .chargeMethod(let actions): ButtonsController("チャージ方法") { chargeMethod(actions, on: $0) }
  case .insufficient(let actions): alert("口座の残高が足りません", "OK", actions.ok)
  case .bankIntro(let actions):
    ButtonsController("イントロダクション") { _ in
      [Item("次に進む", actions.次に進む), Item("閉じる", actions.閉じる)]
    }
  case .bankSelect(let actions):
    ButtonsController("銀行の選択") { _ in [Item("さくら銀行", actions.銀行を選ぶ)] }
  case .bankAccount(let actions):
    ButtonsController("口座情報の入力") { _ in [Item("銀行サイトへ", actions.銀行サイトへ)] }
  case .bankSite(let actions): openWebsite(actions)
  case .bankDone(let actions): ButtonsController("登録完了") { _ in [Item("OK", actions.ok)] }
  }
}

@MainActor
private func charge(_ actions: AfterFlow.PaymentActions) async {
  switch await actions.チャージ() {
  case .charged: print("show the new balance")
  case .cancelled: break
  }
}

/// The buttons of the screen that starts another task, waits for its outcome, and goes on.
@MainActor
private func chargeMethod(_ actions: AfterFlow.ChargeMethodActions, on screen: ButtonsController) -> [Item] {
  if let register = actions.お支払い用銀行口座を登録する {
    return [
      Item("お支払い用銀行口座を登録する") {
        Task {
          switch await register() {
          case .connected: screen.reload()
          case .cancelled: break
          }
        }
      }
    ]
  }
  guard let pay = actions.チャージする else { return [] }
  return [Item("1,000円チャージする") { pay(.成功) }, Item("1,000,000円チャージする") { pay(.残高不足) }]
}

/// Opens the website, which is not a view controller of this app.
@MainActor
private func openWebsite(_ actions: AfterFlow.BankSiteActions) -> UIViewController? {
  BankWebsite.shared.prepare(actions.認証が完了)
  if let address = BankWebsite.shared.address { Task { await UIApplication.shared.open(address) } }
  return nil
}

@MainActor
private func alert(_ title: String, _ button: String, _ action: @escaping @MainActor () -> Void) -> UIViewController {
  let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: button, style: .default) { _ in action() })
  return alert
}
