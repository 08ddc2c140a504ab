import SwiftUI

/// The view of each scene.
///
/// The compiler reports a scene that is missing.
struct SceneView: View {
  let scene: AfterFlow.Scene

  var body: some View {
    switch scene {
    case .home: Screen("ホーム") {}
    case .myPage: Screen("マイページ") {}
    case .payment(let actions): Screen("支払い") { Button("チャージ") { Task { await charge(actions) } } }
    case .charge(let actions):
      Screen("チャージ") {
        Button("チャージ方法を選択", action: actions.チャージ方法を選択)
        Button("閉じる", role: .cancel, action: actions.閉じる)
      }
    case .chargeMethod(let actions): Screen("チャージ方法") { ChargeMethodButtons(actions: actions) }
    case .insufficient(let actions): Button("OK", action: actions.ok)
    case .bankIntro(let actions):
      Screen("イントロダクション") {
        Button("次に進む", action: actions.次に進む)
        Button("閉じる", role: .cancel, action: actions.閉じる)
      }
    case .bankSelect(let actions): Screen("銀行の選択") { Button("さくら銀行", action: actions.銀行を選ぶ) }
    case .bankAccount(let actions): Screen("口座情報の入力") { Button("銀行サイトへ", action: actions.銀行サイトへ) }
    case .bankSite: EmptyView()
    case .bankDone(let actions): Screen("登録完了") { Button("OK", action: actions.ok) }
    }
  }

  private func charge(_ actions: AfterFlow.PaymentActions) async {
    switch await actions.チャージ() {
    case .charged: print("show the new balance")
    case .cancelled: break
    }
  }
}

/// The buttons of the screen that starts another task, waits for its outcome, and goes on.
private struct ChargeMethodButtons: View {
  let actions: AfterFlow.ChargeMethodActions
  @State private var notice = ""

  var body: some View {
    Text(notice)
    if let register = actions.お支払い用銀行口座を登録する {
      Button("お支払い用銀行口座を登録する") {
        Task {
          switch await register() {
          case .connected: notice = "登録しました"
          case .cancelled: break
          }
        }
      }
    }
    if let pay = actions.チャージする {
      Button("1,000円チャージする") { pay(.成功) }
      Button("1,000,000円チャージする") { pay(.残高不足) }
    }
  }
}

/// A screen with a title and some buttons.
private struct Screen<Buttons: View>: View {
  let title: String
  let buttons: Buttons

  init(_ title: String, @ViewBuilder buttons: () -> Buttons) { (self.title, self.buttons) = (title, buttons()) }

  var body: some View {
    VStack(spacing: 16) { buttons }.navigationTitle(title)
  }
}
