extension ObjectTable {
  /// Returns the keys that a word may mean which users often write instead, in English or Japanese, the likeliest first.
  func synonyms(of word: String) -> [String] {
    let folded = word.folded
    return synonyms[folded].map { [$0] } ?? (JapaneseKeys.meanings[folded] ?? []).filter { self[$0] != nil }
  }
}

/// Japanese words for keys.
///
/// Japanese names of screens and labels may be the same words. So a word is only read as a key where no name can stand.
enum JapaneseKeys {
  /// The keys that a word may mean, the likeliest first.
  static let meanings: [String: [String]] = [
    "画面": ["screens", "screen"], "ページ": ["pages", "screens", "screen"],
    "タスク": ["tasks", "task"], "ルート": ["root", "roots"], "起点": ["start", "root"],
    "タブ": ["tabs", "tab"], "スタック": ["stack"], "カラム": ["split", "column"], "タブバー": ["tabBar"],
    "タイトル": ["title", "label", "name"], "題名": ["title", "name"], "名前": ["title", "name", "label"],
    "ラベル": ["label", "title", "name"], "説明": ["note"], "メモ": ["note"], "備考": ["note"], "ノート": ["note"],
    "種類": ["kind", "content"], "タイプ": ["kind", "content"], "アクション": ["actions"], "ボタン": ["actions"],
    "操作": ["actions", "taps"], "ジェスチャ": ["gestures"], "ジェスチャー": ["gestures"],
    "入力": ["input", "fields"], "入力欄": ["fields"], "フィールド": ["fields"], "項目": ["fields", "item"],
    "画像": ["image"], "領域": ["areas"], "アイコン": ["icon"], "グループ": ["group"], "出典": ["source"], "リンク": ["link", "source"],
    "戻る": ["back"], "ロック": ["lock"], "終わり方": ["outcomes"], "終了結果": ["outcomes"], "結果": ["outcomes", "either"],
    "表示方法": ["presentation", "as"], "表示": ["presentation", "as"], "スタイル": ["as", "presentation"],
    "動作": ["do"], "実行": ["do"], "手順": ["do", "taps"], "ステップ": ["do", "taps"], "条件": ["when", "where"],
    "もし": ["when"], "場合": ["when", "cases"], "分岐": ["cases", "either"], "その後": ["then"], "続き": ["then"],
    "役割": ["role"], "設定": ["set"], "代入": ["set"], "状態": ["state", "given"], "変数": ["state", "given"], "値": ["values"],
    "初期値": ["initial", "given"], "最小": ["from"], "最大": ["to"], "長さ": ["length"], "文字数": ["length"],
    "入口": ["entries"], "通知": ["entries"], "外部からの入口": ["entries"], "シナリオ": ["scenarios"], "期待": ["expect"],
    "タップ": ["taps"], "確認": ["see"], "デバイス": ["devices", "device"], "端末": ["devices", "device"],
    "インポート": ["imports"], "読み込み": ["imports"], "許可": ["allow"], "受け入れ": ["allow"], "例外": ["allow", "exclude"],
    "必要": ["needs"], "目的": ["purpose"], "言語": ["language"], "重大度": ["severity"], "ベースライン": ["baseline"],
    "除外": ["exclude"],
    "対象": ["include"], "バージョン": ["navflow"],
  ]
}
