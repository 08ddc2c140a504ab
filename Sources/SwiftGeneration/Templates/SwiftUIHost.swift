import SwiftUI

/// Shows the screens of a flow with SwiftUI: a navigation stack in each layer, and a sheet, cover or alert for each layer.
@MainActor
public final class SwiftUIHost<Flow: NavigationFlow>: ObservableObject, FlowDisplay {
  fileprivate let navigator: Navigator<Flow>
  /// Opens a screen of another app or the system, such as a website or a permission.
  public var openOutside: (Flow.Scene) -> Void = { _ in }
  @Published private var changes = 0
  private var waiting: [@MainActor () -> Void] = []
  private var shownLayers: [(id: Int, isOnScreen: Bool)] = []
  /// The layers that SwiftUI is still closing.
  private var closing: Set<Int> = []

  /// Creates the host of a flow, which shows its first screen on a device.
  public init(_ flow: Flow.Type = Flow.self, on device: FlowDevice = .phone, state: Flow.State = Flow.State()) {
    navigator = Navigator(on: device, state: state)
    navigator.display = self
  }

  /// Gets a line of JSON for each event and screen, as `navflow replay` reads them.
  public var record: ((String) -> Void)? {
    get { navigator.record }
    set { navigator.record = newValue }
  }

  /// The values that navigation depends on.
  public var state: Flow.State {
    get { navigator.state }
    set {
      navigator.state = newValue
      changes += 1
    }
  }

  /// The events from outside the app.
  public var entries: Flow.Entries { Flow.entries(navigator) }

  /// What the root offers beside its screens, such as a compose button over the tab bar.
  public var rootActions: Flow.ActionsOfRoot { Flow.rootActions(navigator) }

  /// Shows the first screen.
  public func open() { navigator.open() }

  /// Says that the user has tapped outside of an input view, which stands in the place of the keyboard.
  public func tapOutside() { if navigator.layers.last?.style == .inputView { navigator.tapOutside() } }

  /// Says that the user has come back from another app or website without a result.
  public func returnToApp() { if navigator.layers.last?.style == .external { navigator.returnToApp() } }

  /// Shows the current stacks and layers, and calls `done` when SwiftUI has taken them over.
  public func show(then done: @escaping @MainActor () -> Void) {
    let layers = navigator.layers
    let gone = shownLayers.filter { shown in !layers.contains { $0.id == shown.id } }
    for layer in layers where !shownLayers.contains(where: { $0.id == layer.id }) && layer.isOutside {
      openOutside(layer.stack[0].scene)
    }
    // SwiftUI reports the end of the lowest one; those above it close with it.
    if let lowest = gone.first(where: \.isOnScreen) { closing.insert(lowest.id) }
    shownLayers = layers.map { ($0.id, $0.isOnScreen) }
    changes += 1
    waiting.append(done)
    continueCallers()
    if !closing.isEmpty { Task { await forgetClosing() } }
  }

  /// Does nothing, because SwiftUI reports every layer that closes.
  public func reportClosedLayers() {}

  /// Lets the callers of tasks that have ended continue, once their layers have gone.
  private func continueCallers() {
    guard closing.isEmpty else { return }
    let calls = waiting
    waiting = []
    Task { for call in calls { call() } }
  }

  /// Continues after a second if SwiftUI does not report the end.
  private func forgetClosing() async {
    let pending = closing
    try? await Task.sleep(nanoseconds: 1_000_000_000)
    closing.subtract(pending)
    continueCallers()
  }

  /// Notes that SwiftUI has closed what was to be closed.
  fileprivate func hasClosed() {
    closing = []
    continueCallers()
  }

  /// Removes a dialog that the user has closed without a button, as on iPad.
  fileprivate func dialogHasClosed(_ id: Int) {
    Task {
      try? await Task.sleep(nanoseconds: 300_000_000)
      navigator.layerWasRemoved(id)
    }
  }

  /// Follows the user, who has swiped a layer away.
  fileprivate func wasSwipedAway(_ id: Int) {
    guard let layer = navigator.layers.first(where: { $0.id == id }), let top = layer.stack.last else { return }
    // SwiftUI has no message for a swipe that the flow replaces. Its steps run, and SwiftUI shows again what they keep.
    if layer.id == navigator.layers.last?.id, navigator.replaces("Swipe down", on: top) { return navigator.swipeDown() }
    shownLayers.removeAll { $0.id == id }
    navigator.layerWasRemoved(id)
  }
}

extension FlowLayer {
  /// Whether another app or the system shows it.
  fileprivate var isOutside: Bool { style == .external || style == .prompt }
  fileprivate var isDialog: Bool { style == .alert || style == .actionSheet }
  /// Whether SwiftUI presents it and reports its end.
  fileprivate var isOnScreen: Bool { !isOutside && !isDialog && style != .inputView }
}

/// The view of a whole flow.
///
/// Put it into the window.
public struct FlowView<Flow: NavigationFlow, Content: View, TabLabel: View>: View {
  @ObservedObject private var host: SwiftUIHost<Flow>
  private let content: @MainActor (Flow.Scene) -> Content
  private let tabLabel: @MainActor (Flow.Screen) -> TabLabel

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - tabLabel: makes the label of a tab.
  ///   - content: makes the view of a scene. For an alert or action sheet these are its buttons.
  public init(
    host: SwiftUIHost<Flow>, @ViewBuilder tabLabel: @escaping @MainActor (Flow.Screen) -> TabLabel,
    @ViewBuilder content: @escaping @MainActor (Flow.Scene) -> Content
  ) {
    (self.host, self.tabLabel, self.content) = (host, tabLabel, content)
  }

  /// The root with its layers.
  public var body: some View { LayeredView(host: host, depth: 0, base: root, content: content) }

  @ViewBuilder private var root: some View {
    if host.navigator.tabs.isEmpty {
      StackView(host: host, place: .root(0), content: content)
    } else {
      TabView(selection: Binding(get: { host.navigator.selected }, set: { host.navigator.select($0) })) {
        ForEach(Array(host.navigator.tabs.indices), id: \.self) { tab in
          StackView(host: host, place: .root(tab), content: content)
            .tabItem { tabLabel(host.navigator.tabs[tab]) }.tag(tab)
        }
      }
    }
  }
}

/// A navigation stack of the root or of a layer.
private struct StackView<Flow: NavigationFlow, Content: View>: View {
  enum Place: Equatable { case root(Int), layer(Int) }

  @ObservedObject var host: SwiftUIHost<Flow>
  let place: Place
  let content: @MainActor (Flow.Scene) -> Content

  private var stack: [FlowInstance<Flow>] {
    switch place {
    case .root(let tab): tab < host.navigator.stacks.count ? host.navigator.stacks[tab] : []
    case .layer(let index): index < host.navigator.layers.count ? host.navigator.layers[index].stack : []
    }
  }

  var body: some View {
    if let first = stack.first {
      NavigationStack(path: path) {
        screen(first).navigationDestination(for: StackItem<Flow>.self) { screen($0.instance) }
      }
    }
  }

  private func screen(_ instance: FlowInstance<Flow>) -> some View {
    let hides = instance.screen.facts.hidesBack || host.navigator.replaces("Back", on: instance)
    return content(instance.scene)
      .navigationBarBackButtonHidden(hides)
      .toolbar {
        if host.navigator.replaces("Back", on: instance), !instance.screen.facts.hidesBack {
          ToolbarItem(placement: .cancellationAction) {
            Button("Back") { host.navigator.goBack() }
          }
        }
      }
      .toolbar(instance.screen.facts.hidesTabBar ? Visibility.hidden : Visibility.automatic, for: .tabBar)
  }

  private var path: Binding<[StackItem<Flow>]> {
    Binding(
      get: { stack.dropFirst().map { StackItem(instance: $0) } },
      set: { new in
        let kept = new.last?.instance ?? stack.first
        if new.count < stack.count - 1, let kept { host.navigator.wentBack(to: kept.id) }
      })
  }
}

/// A screen in the path of a navigation stack.
private struct StackItem<Flow: NavigationFlow>: Hashable {
  let instance: FlowInstance<Flow>
  private let id: Int

  @MainActor init(instance: FlowInstance<Flow>) { (self.instance, id) = (instance, instance.id) }
  static func == (a: StackItem, b: StackItem) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A view with the layer above it, and the layers above that one.
private struct LayeredView<Flow: NavigationFlow, Base: View, Screen: View>: View {
  /// A layer in a sheet, cover or popover.
  struct Item: Identifiable { let id: Int }

  @ObservedObject var host: SwiftUIHost<Flow>
  /// The number of layers beneath.
  let depth: Int
  let base: Base
  let content: @MainActor (Flow.Scene) -> Screen

  /// The next layer that SwiftUI shows, and its index.
  ///
  /// Another app or the system shows some layers.
  private var next: (index: Int, layer: FlowLayer<Flow>)? {
    host.navigator.layers.enumerated().first { $0.offset >= depth && !$0.element.isOutside }
      .map { (index: $0.offset, layer: $0.element) }
  }

  var body: some View {
    base
      .sheet(item: item { [.sheet, .formSheet, .push].contains($0) }, onDismiss: host.hasClosed) { _ in upper }
      .fullScreenCover(item: item { [.fullScreen, .system].contains($0) }, onDismiss: host.hasClosed) { _ in upper }
      .popover(item: item { $0 == .popover }) { _ in upper }
      .alert(title, isPresented: isShown(.alert)) { front }
      .confirmationDialog(title, isPresented: isShown(.actionSheet), titleVisibility: .visible) { front }
      .safeAreaInset(edge: .bottom) { if next?.layer.style == .inputView { front } }
  }

  private var title: String { next.map { $0.layer.stack[0].screen.title } ?? "" }

  @ViewBuilder private var front: some View {
    if let next { content(next.layer.stack[0].scene) }
  }

  @ViewBuilder private var upper: some View {
    if let next {
      let top = next.layer.stack[next.layer.stack.count - 1].screen
      AnyView(
        LayeredView<Flow, StackView<Flow, Screen>, Screen>(
          host: host, depth: next.index + 1,
          base: StackView(host: host, place: .layer(next.index), content: content), content: content)
      )
      .interactiveDismissDisabled(
        next.layer.isLocked || top.facts.gestures["Swipe down"] == ScreenFacts.GestureRule.none)
    }
  }

  /// The layer, if its style fits.
  ///
  /// SwiftUI sets it to nil after a swipe.
  private func item(_ fits: @escaping (Style) -> Bool) -> Binding<Item?> {
    Binding(
      get: { next.flatMap { fits($0.layer.style) ? Item(id: $0.layer.id) : nil } },
      set: { new in if new == nil, let next, fits(next.layer.style) { host.wasSwipedAway(next.layer.id) } })
  }

  /// Whether an alert or action sheet is shown.
  ///
  /// Its buttons close it, and say so by their actions.
  private func isShown(_ style: Style) -> Binding<Bool> {
    Binding(
      get: { next?.layer.style == style },
      set: { new in if !new, let next, next.layer.style == style { host.dialogHasClosed(next.layer.id) } })
  }
}
