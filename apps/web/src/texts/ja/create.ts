import type * as english from '../create.ts'
import type { Translation } from '../locale/translation.ts'

export const createTexts: Translation<typeof english.createTexts> = {
  otherTitle: 'ストーリーを作成',
  banners: {
    script_to_video: '語る内容を書くと、映像・声・音楽・字幕が言葉に合わせて作られます。',
    character_vlog: '誰が何をするかを選ぶと、一日が音楽に乗せた映像になります。',
    music_video: '曲と種類を選ぶと、ショットがビートに合わせてつながり、歌詞が字幕になります。',
    asmr_video: '素材の触れ方を選ぶと、接写とゆっくりした動き、その音が続きます。',
  },
  back: '戻る',
  draftSaved: '下書きを保存しました',
  builtInEngines: '内蔵エンジンを使用中',

  undo: { undo: '元に戻す', redo: 'やり直す' },
  counterLabel: (count, limit) => `${limit}文字中${count}文字を使用`,

  script: {
    label: 'ナレーション台本',
    placeholder: 'ナレーターが話す内容を書くか貼り付けるか、「AIで台本を作成」でアイデアから始めましょう。',
    createWithAi: 'AIで台本を作成',
    rewrite: 'AIで書き直す',
    rewriting: '書き直し中…',
    autoPolish: '自動校正',
    autoPolishHint: '動画を作る前に誤字と文法を直します',
    try: '例',
    estimatedLength: (time, shots) => `約${time}、${shots}ショット`,
    optionsLabel: '見た目と音',
    generating: '台本を作成中',
    builtInPolishNote: '英語以外では、内蔵ライターは言葉を整えるだけです',
  },

  asmr: {
    styleLabel: 'ASMRスタイル',
    chooseFirst: 'スタイルを選ぶと、ここにシーンが表示されます。',
    sceneLabel: 'シーン',
    material: '素材',
    materials: '素材の候補',
    optionsLabel: '縦横比・長さ・音',
    shots: 'ショット数',
    shotsHint: (min, max) => `${min}〜${max}、各5秒`,
    fewer: 'ショットを減らす',
    more: 'ショットを増やす',
    generate: '生成',
    reset: 'リセット',
    missing: { style: 'スタイルを選択', material: '素材を入力' },
  },

  idea: {
    title: 'アイデアから動画',
    label: '何についての動画ですか？',
    placeholder: '猫がキーボードに座る理由',
    cancel: 'キャンセル',
    generate: '台本を生成',
    generating: '台本を作成中…',
    details: {
      hint: '任意ですが、自分らしい台本になります。内蔵ライターは作り話をせず、伝えられたことだけを書きます。',
      audience: '誰に向けたものですか？',
      audiencePlaceholder: 'お茶が好きな人',
      facts: '何を伝えますか？',
      factsHint: '3つまで、1行に1つ',
      ending: 'どう終わりますか？',
    },
  },
  missingDetails: {
    names: { audience: '誰に向けたものか', facts: '伝えたいこと（3つまで）', ending: '終わり方' },
    text: (missing) =>
      `入力された内容だけで書きました。内蔵ライターはこのテーマについて他に何も知らず、作り話もしません。さらに教えてください：${missing.join('、')}。`,
    addDetails: '情報を追加',
  },
  rewriteReview: {
    label: '書き直しによる変更',
    accepted: (accepted, total) => `${total}件中${accepted}件の変更を採用`,
    acceptAll: 'すべて採用',
    rejectAll: 'すべて取り消す',
    done: '完了',
    replacedBy: '変更後：',
    added: '追加：',
    removed: '削除：',
  },

  shortScript: {
    title: '台本がとても短いです',
    text: 'ナレーション台本がとても短いようです。このままだと動画は約5秒になります。AIで内容を広げますか？',
    proceed: 'このまま進む',
    rewrite: 'AIで書き直す',
  },

  validation: {
    scriptRequired: '台本を入力してください',
    scriptTooLong: '台本が長すぎます',
    voice: '有効な声を選んでください',
  },

  style: {
    label: '動画スタイル',
    suggested: (name) => `おすすめ：${name}`,
    photorealistic: '光と質感、被写界深度のあるジオラマ',
    withProvider: 'ここでは光のあるジオラマとして描かれます。画像プロバイダーを接続すると写真のようになります。',
  },

  voice: {
    label: '声',
    auto: '自動',
    autoHint: '台本に合わせて選択',
    listen: (name) => `${name} を試聴`,
    stop: (name) => `${name} を停止`,
    unavailable: 'このサンプルは今は再生できません',
    fetched: (language) => `インストール済みの声、${language}`,
  },

  aspect: { label: '縦横比', landscape: '16:9', portrait: '9:16', square: '1:1' },
  captions: { label: '字幕', hint: '映像に焼き込み、後で編集可能' },

  character: {
    label: 'キャラクター',
    none: 'なし',
    hint: '主役を演じます。選ばない場合は、誰が登場するかを台本だけで決めます。',
  },

  advanced: {
    label: '詳細オプション',
    imageModel: '画像モデル',
    quality: '画質',
    qualities: { low: '低', medium: '中', high: '高' },
    resolution: 'モデルの解像度',
    videoModel: '動画モデル',
    mode: 'モード',
    noModel: 'このサイズのクリップを作れるモデルはありません',
    summary: (image, video, resolution) => [image, `${video} ${resolution}`.trim()].join('、'),
    samePrice: {
      script_to_video: '解説動画の価格はどのモデルでも同じです。',
      asmr_video: 'ASMR動画の価格はどのモデルでも同じです。',
    },
    imageRefusals: {
      several_characters: '複数のキャラクターにはseedream4が必要です',
      quick_character: 'クイック参照のキャラクターは使えません',
    },
    videoRefusals: { no_start_end_frame: '開始・終了フレームは使えません' },
    singleModel: 'この種類の動画のモデルは1つです。',
    whenUnavailable: {
      label: 'プロバイダーの障害時',
      other_provider: '別を使う',
      ask: '確認する',
      notes: {
        other_provider:
          '同じモデルの別のプロバイダーが、同じクレジットでショットや音楽を作ります。声の場合は、一部だけでなくムービー全体を別の声で読み直します。他にない場合は確認します。',
        ask: '代わりのものは作られず、請求もされません。誰が作るかを選べます。',
      },
    },
    modes: { lite: 'ライト', standard: '標準', turbo: 'ターボ', pro: 'プロ' },
  },

  bar: {
    minutes: (minutes) => `約${minutes}分`,
    previewMinutes: (minutes) => `プレビュー 約${minutes}分`,
    from: '最低',
    balance: {
      known: '保有 {balance}、作成後 {after}',
      short: '保有 {balance}、{missing}',
      available: '利用可能 {balance}',
    },
    missing: (credits) => `あと${credits}必要`,
    freeLeft: (count) => `無料ストーリー残り${count}回`,
    refundNote: '途中で失敗した場合、未使用のクレジットは戻ります。',
    priceVaries: {
      music_video: 'クレジットは選ぶモデルと曲の長さで変わります',
      character_vlog: 'クレジットは選ぶモデルと長さで変わります',
      asmr_video: 'クレジットはショット数で変わります',
      script_to_video: null,
    },
    freeCreate: (preview, resume) =>
      `無料ストーリーで「作成」は無料です。プレビューは有料で、今${preview}クレジット、続きにさらに${resume}クレジットかかります。`,
    freeCreateUnknown: '無料ストーリーで「作成」は無料です。プレビューは有料で、価格は曲によって決まります。',
    freeForVisitors: '新規アカウントには無料ストーリーが1つ付きます。「作成」は無料、プレビューは有料です。',
    previewOnPhone: 'プレビューのストーリーボードは広い画面で編集します。',
    preview: 'プレビュー',
    previewing: 'プレビュー中…',
    create: '作成',
    creating: '開始中…',
    priceUnknown: '価格を読み込めませんでした。請求前に表示されます。',
  },

  start: {
    fallback: 'キャラクターVlogを生成できませんでした',
    priceChanged: (credits) => `価格は${credits}クレジットになりました。請求はされていません。続けるにはもう一度ボタンを押してください。`,
    priceChangedUnknown: '価格が変わりました。請求はされていません。新しい価格を確認し、もう一度ボタンを押してください。',
    moderated: (classes, words) =>
      `このストーリーは公開できません：${classes.join('、')}${words.length > 0 ? `（${words.map((word) => `「${word}」`).join('、')}）` : ''}。請求はされていません。`,
    moderatedAcceptable: '内容を変更するか、もう一度ボタンを押すと自分専用に作成できます。',
    moderatedRefused: '内容を変更してください。',
    seeCredits: 'クレジットを見る',
    network:
      'サーバーに接続できませんでした。入力内容は保持されています。もう一度ボタンを押してください。二重に請求されることはありません。',
  },

  starts: {
    script_to_video: {
      started: (id) => `台本からの動画生成を開始しました（ワークフロー ${id}）`,
      finished: '台本から動画を生成しました',
      failed: '台本から動画を生成できませんでした',
    },
    asmr_video: {
      started: (id) => `ASMR動画の生成を開始しました（ワークフロー ${id}）`,
      finished: 'ASMR動画を生成しました',
      failed: 'ASMR動画を生成できませんでした',
    },
    character_vlog: {
      started: (id) => `キャラクターVlogの生成を開始しました（ワークフロー ${id}）`,
      finished: 'キャラクターVlogを生成しました',
      failed: 'キャラクターVlogを生成できませんでした',
    },
  },

  previewHint: {
    title: 'パソコンでストーリーボードを確認',
    text: 'プレビューを作成中です。ストーリーボードは広い画面で編集します。パソコンでFablecutを開いてください。「マイストーリー」にあります。',
    confirm: 'わかりました',
  },

  resume: {
    label: '再開',
    resuming: '再開中…',
    failed: 'プレビューを再開できませんでした',
    text: 'ストーリーボードができ、ここで一時停止しています。再開すると、表示中のショットの動画を作ってムービーを完成させます。',
  },

  progress: {
    title: 'ストーリーを作成中',
    wait: '数分かかることがあります',
    typicalDuration: '通常2〜5分かかります（ストーリーの長さによります）',
    expected: (minutes) => `このストーリー：約${minutes}分`,
    leaveNote: 'このページは閉じてもかまいません。制作は続き、「マイストーリー」で確認できます。',
    stepState: { done: '完了', active: '進行中', failed: '失敗', stopped: '停止', pending: '未開始' },
    queued: '空きを待っています',
    planningShots: 'ショットを計画中',
    analysingSong: '曲を聴いてカットを計画中',
    shotsPlannedSilent: (shots) => `${shots}ショットを計画しました`,
    shotsPlanned: (shots, length) => `${shots}ショット、ナレーション約${length}`,
    imagesDone: (done, total) => `${total}枚中${done}枚を描画`,
    imagesNext: 'ショットごとに画像を1枚描きます',
    clipsDone: (done, total) => `${total}本中${done}本を動画化`,
    failedCount: (count) => `、失敗 ${count}`,
    timeline: '映像と音を配置中',
    exporting: (done, total) => (total > 0 ? `書き出し中、${total}パート中${done}パート` : '書き出し中'),
    clipsNext: '画像を動かし、音を加えます',
    finished: 'ムービーができました',
    storyboardReady: 'ストーリーボード完成、一時停止中',
    paused: '一時停止中：再開すると動画を作ります',
    notFinished: '未完成',
    elapsed: (time) => `経過 ${time}`,
    elapsedLong: (time) => `経過 ${time}、通常より長くかかっています`,
    shotsNote: '画像は完成したものから表示されます。',
    generatingImage: '描画中',
    generatingClip: '動画化中',
    shotFailed: 'このショットは失敗しました。その分の料金は戻りました。',
    waiting: 'ショットは計画ができるとここに表示されます。',
    shotImage: (number, title) => (title === '' ? `ショット${number}` : `ショット${number}：${title}`),
    shotDone: '完成',
    shotImageDone: '画像完成',
    shots: 'ショット',
    goToMyStory: 'マイストーリーへ',
    previewEdit: 'プレビューを編集',
    loading: 'ストーリーを読み込み中',
    reconnecting: '接続が切れました。制作は続いています。再接続中です。',
    invalidId: 'ワークフローIDが無効です',
    invalidIdHint: 'このアドレスのストーリーはありません。ストーリーは「マイストーリー」にあります。',
    parseFailed: '状態の更新を読み取れませんでした',
    backToStory: 'ストーリー一覧に戻る',
    signIn: 'ログイン',
    signInHint: 'このストーリーを見るにはログインしてください。',
  },

  tools: {
    title: '強力な編集ツール',
    points: [
      { title: 'ショットの追加・差し替え', text: '新しいショットを加えたり、画像やクリップを別のものに替えたりできます。' },
      { title: 'ワンクリックで再生成', text: '他はそのままに、画像やクリップ1つだけを作り直せます。' },
      { title: '音楽の自動調整', text: '音楽がムービーの新しい長さに合わせ直されます。' },
      { title: 'AIアシスト付きエディター', text: '字幕・声・音楽がそろったタイムラインで編集できます。' },
    ],
    close: '閉じる',
  },

  cancel: {
    button: 'キャンセル',
    title: 'このストーリーをキャンセルしますか？',
    text: '以降は何も作られません。完成したショットはストーリーに残ります。',
    refunded: '今すぐ戻る分',
    charged: '使用済み',
    keepRunning: '続ける',
    confirm: 'ストーリーをキャンセル',
    startAgain: 'この内容でもう一度始める',
    failed: (message) => `エラー：${message}`,
    canceledNote: '使われなかった分は残高に戻りました。完成したショットはストーリーに残ります。',
  },

  receipt: {
    title: '明細',
    held: 'このストーリーのために確保',
    used: 'これまでの使用分',
    refundedOnCancel: 'キャンセルすると戻る分',
    note: '画像やクリップが1つも作れなかった場合は全額戻ります。',
    charged: 'このストーリーの請求',
    refunded: '残高に返却',
    free: '無料ストーリーで作成',
    seeReceipt: '明細を見る',
  },

  result: {
    title: 'ストーリーができました',
    download: 'ダウンロード',
    share: '共有',
    edit: '編集',
    video: (title) => `${title} の動画`,
    fileMissing: 'ムービーは完成しましたが、ファイルが見つかりません。「マイストーリー」で開いてください。',
    playbackFailed: 'ここではムービーを再生できません。もう一度試すか、ファイルをダウンロードしてください。',
    failedShots: (count) => `${count}ショットを作れませんでした。その分の料金は戻りました。`,
  },

  paused: {
    title: 'プレビューができました',
    storyboard: 'ストーリーボードを開く',
    savedAfterFailure: 'ストーリーボードは保存されています。もう一度再開できます。',
  },

  failed: {
    saved: '入力内容と完成したものはすべて保存されています。',
    reason: (reason) => `${reason.replace(/[.。\s]+$/u, '')}。`,
    sound: {
      label: '誰が作るか',
      note: {
        speech: 'ショットはそのまま残り、ムービー全体を1つの声で読み上げます。',
        music: 'ショットとその声はそのまま残ります。',
        song: '入力内容はそのまま残ります。',
      },
      again: '再試行',
      use: (name) => `${name} を使う`,
      builtIn: { speech: '内蔵ナレーターを使う', music: '内蔵コンポーザーを使う', song: '' },
      failed: 'ストーリーを続けられませんでした。請求はされていません。',
    },
  },
}
