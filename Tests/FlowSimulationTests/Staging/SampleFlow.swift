/// A flow with most features, in which a test only writes the relevant parts.
enum SampleFlow {
  /// Returns the text of the flow.
  ///
  /// - Parameters:
  /// - start: the steps of `Start` on the screens outside tasks.
  /// - sub: the steps of `Sub` on the screens of `t`.
  /// - go: the steps of `Go` on every screen.
  /// - extra: further lines of the file.
  static func text(
    root: String = "{ stack: A }", start: String = "start t", sub: String = "start u", go: String = "stay",
    extra: String = ""
  ) -> String {
    let free = "Start: \(start), Push B: push B, Push C: push C, Sheet B: present B, Sheet C: present C, Go: \(go)"
    let ends = "Cancel: cancel, Done: complete done, Go: \(go)"
    let more = "Terms: push X, Sheet X: present X, Next sheet: present T2, Push u: push U1"
    return """
      navflow: 1
      devices: [phone, pad]
      \(root.hasPrefix("roots") ? root : "root: \(root)")
      state: { v: [a, b] }
      screens:
        A: { actions: { \(free) } }
        B: { actions: { \(free) } }
        C: { actions: { \(free) } }
        X: { actions: { \(ends) } }
        Y: { actions: { Go: \(go) } }
        Ask: { kind: alert, actions: { OK: stay, Go: \(go) } }
        Menu: { kind: actionSheet, actions: { OK: stay, Go: \(go) } }
        Photos: { kind: system, actions: { OK: stay, Go: \(go) } }
        Camera: { kind: prompt, actions: { OK: stay, Go: \(go) } }
        Web: { kind: external, actions: { OK: stay, Go: \(go) } }
      tasks:
        t:
          outcomes: [done, cancelled]
          screens:
            T1: { actions: { Next: push T2, Sub: \(sub), \(more), Alert: present TAsk, \(ends) } }
            T2: { actions: { Next: push T3, Sub: \(sub), \(more), Alert: present TAsk, \(ends) } }
            T3: { actions: { Sub: \(sub), \(more), \(ends) } }
            TAsk: { kind: alert, actions: { OK: stay, \(ends) } }
        u:
          outcomes: [done, cancelled]
          screens:
            U1: { actions: { Next: push U2, \(ends) } }
            U2: { actions: { \(ends) } }
      \(extra)
      """
  }
}
