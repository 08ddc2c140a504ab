import ArgumentParser

/// The flows that `navflow init --template` writes.
enum FlowTemplate: String, CaseIterable, ExpressibleByArgument {
  /// A tab bar whose tabs have stacks of their own.
  case tabs
  /// A gate that asks for a sign-in where it is needed.
  case signIn = "sign-in"
  /// A cart and a check-out that nothing interrupts.
  case shop
  /// Columns on iPad that are one stack on iPhone.
  case split
  /// Two screens, and nothing else.
  case empty

  /// The flow, without the comment at the top.
  var flow: String {
    switch self {
    case .tabs: Self.tabsFlow
    case .signIn: Self.signInFlow
    case .shop: Self.shopFlow
    case .split: Self.splitFlow
    case .empty: Self.emptyFlow
    }
  }
}

extension FlowTemplate {
  private static let tabsFlow = """
    navflow: 1
    title: Recipes

    # Each tab has a stack of its own. Switching tabs keeps what is on the others.
    root:
      tabs: [Recipes, Favourites, Settings]
      start: Recipes

    screens:
      Recipes:
        title: Recipes
        actions:
          Open a recipe: push Recipe      # a push stays in the tab, and the tab bar stays visible
      Favourites:
        title: Favourites
        actions:
          Open a recipe: push Recipe      # the same screen, on the stack of this tab
      Recipe:
        title: Recipe
        actions:
          Share: present ShareSheet       # a modal view covers the tab bar
      ShareSheet:
        kind: system                      # drawn by iOS, with its own way out
        title: Share
        actions:
          Copy: stay
      Settings:
        title: Settings

    scenarios:
      A tab keeps its stack:
        taps:
          - Open a recipe
          - "Tab: Settings"
          - "Tab: Recipes"
        see: { screen: Recipe, tab: Recipes }

    expect:
      - never: { modals: { atLeast: 2 } }

    """
}

extension FlowTemplate {
  private static let signInFlow = """
    navflow: 1
    title: Reading list
    associatedDomains: [example.com]      # your website, so that iOS can save passwords

    root: { stack: Articles }

    # What the app remembers about the user.
    state:
      session: [none, open]

    screens:
      Articles:
        title: Articles                   # everybody can read
        actions:
          Open: push Article
          Saved articles: push Saved
      Article:
        title: Article
      Saved:
        title: Saved articles
        needs: { session: open }          # a gate: without a session, signIn runs first, and then this screen is shown
        actions:
          Sign out: { set: { session: none }, pop: root }

    tasks:
      signIn:
        title: Sign in
        purpose: signIn
        gives: { session: open }          # what holds when it completes
        presentation: sheet
        outcomes: [signedIn, cancelled]
        screens:
          SignIn:
            title: Sign in
            clears: true
            fields:
              - { name: Email, content: username }
              - { name: Password, content: password }
            actions:
              Sign in:
                auth: password
                either:                   # what happens is not the user's choice
                  accepted: complete signedIn
                  refused: present Refused
              Sign in with Apple:         # also for users without an account
                auth: signInWithApple
                complete: signedIn
              Cancel: cancel              # the user can always go back to reading
          Refused:
            kind: alert
            title: The email or the password is wrong
            actions: { OK: stay }

    scenarios:
      Signing in leads to what the user wanted:
        taps: [Saved articles, Sign in: accepted]
        see: { screen: Saved, task: none }
      Cancelling changes nothing:
        taps: [Saved articles, Cancel]
        see: { screen: Articles, state: { session: none } }

    """
}

extension FlowTemplate {
  private static let shopFlow = """
    navflow: 1
    title: Shop

    root: { tabs: [Shop, Cart] }

    state:
      cart: [empty, filled]

    screens:
      Shop:
        title: Shop
        actions:
          Choose a product: push Product
      Product:
        title: Product
        actions:
          Add to cart: { when: { cart: empty }, set: { cart: filled } }
      Cart:
        title: Cart
        actions:
          Check out:
            when: { cart: filled }        # offered only where this holds
            start: checkout
            then: { ordered: push Thanks }  # what follows when the task completes; after a cancel, the cart is there again
      Thanks:
        title: Thank you
        actions:
          Back to the cart: pop root

    # A task hides the tab bar, so that nothing interrupts a payment.
    tasks:
      checkout:
        title: Check out
        presentation: sheet
        outcomes: [ordered, cancelled]
        screens:
          Address:
            title: Delivery address
            input: true                   # what is typed here is lost when the screen goes
            actions:
              Continue: push Payment
              Cancel: { present: Discard, role: cancel }
            gestures:
              Swipe down: present Discard # instead of closing the sheet
          Payment:
            title: Payment
            actions:
              Order:
                either:                   # what happens is not the user's choice
                  paid: { set: { cart: empty }, complete: ordered }
                  refused: present Refused
            gestures:
              Swipe down: present Discard
          Refused:
            kind: alert
            title: The payment was refused
            actions: { OK: stay }
          Discard:
            kind: actionSheet
            title: Discard this order?
            actions:
              Discard: { do: cancel, role: destructive }
              Keep editing: { do: stay, role: cancel }

    scenarios:
      Ordering:
        taps:
          - Choose a product
          - Add to cart
          - "Tab: Cart"
          - Check out
          - Continue
          - Order: paid
        see: { screen: Thanks, task: none, state: { cart: empty } }
      Discarding an order:
        given: { cart: filled }
        taps: ["Tab: Cart", Check out, Cancel, Discard]
        see: { screen: Cart, state: { cart: filled } }

    expect:
      - never: { task: checkout, tabBar: shown }

    """
}

extension FlowTemplate {
  private static let splitFlow = """
    navflow: 1
    title: Files
    devices: [phone, pad]                 # everything is checked on both

    # On iPad the columns stand beside each other. On iPhone they are one stack.
    root: { split: [Folders, Files, File] }

    screens:
      Folders:
        title: Folders
        actions:
          Open a folder: show Files       # fills the next column; on iPhone it pushes
      Files:
        title: Files
        actions:
          Open a file: show File
      File:
        title: File
        actions:
          Details: { present: Details, as: { phone: sheet, pad: popover } }
      Details:
        title: Details
        actions:
          Done: { do: dismiss, role: done }

    scenarios:
      One after the other on iPhone:
        device: phone
        taps: [Open a folder, Open a file]
        see: { screen: File }
      Beside each other on iPad:
        device: pad
        see: { visible: [Folders, Files, File] }

    """
}

extension FlowTemplate {
  private static let emptyFlow = """
    navflow: 1
    title: My app

    root: { stack: Home }                 # what the window shows first

    screens:
      Home:
        title: Home
        actions:
          Next: push Next                 # a label as users read it, and the step that a tap on it takes

      Next:
        title: Next                       # iOS adds Back

    """
}
