import SwiftUI

@main
struct BankConnectionApp: App {
  @StateObject private var host = SwiftUIHost<AfterFlow>()
  @Environment(\.scenePhase) private var phase
  @Environment(\.openURL) private var openURL

  var body: some SwiftUI.Scene {
    WindowGroup {
      FlowView(host: host) { tab in
        Label(tab.title, systemImage: "circle")
      } content: { scene in
        SceneView(scene: scene)
      }
      .task { open() }
      .onOpenURL { _ = BankWebsite.shared.comesBack(with: $0) }
      .onChange(of: phase) { if phase == .active { host.returnToApp() } }
    }
  }

  private func open() {
    host.record = { print("navflow: \($0)") }
    host.openOutside = { scene in
      guard case .bankSite(let actions) = scene, let address = BankWebsite.shared.address else { return }
      BankWebsite.shared.prepare(actions.認証が完了)
      openURL(address)
    }
    host.open()
  }
}
