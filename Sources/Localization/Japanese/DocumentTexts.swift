extension JapaneseTexts {
  /// The texts of generated documents.
  static let documents = #"""
    severity
    重大度

    evidence
    根拠

    the file alone
    ファイルの記述だけ

    what can happen, with the taps that lead there
    起こりうる動作と、そこに至るタップ

    the first trace to each action; without a finding nothing is proved
    各アクションに至る最初の経路(指摘がなくても証明にはなりません)

    what the file says about screens (fields, roles, titles)
    画面についての記述(フィールド、役割、タイトル)

    Reported: {s}.
    報告される例: {s}

    Not reported: {s}.
    報告されない例: {s}

    More examples
    ほかの例
    """#
}
