import type * as english from '../../music/music-video.ts'
import type { Translation } from '../../locale/translation.ts'

export const musicVideoTexts: Translation<typeof english.musicVideoTexts> = {
  types: {
    'singing-dancing': {
      short: 'キャラクターが歌って踊る',
      text: 'キャラクターが口を合わせて曲を歌い、シーンの中で踊ります。',
    },
    'consistent-style': {
      short: '曲全体を1つの世界観で',
      text: '最初から最後まで1つの見た目で、音楽に合わせてカット。キャラクターは不要です。',
    },
    'consistent-character': {
      short: '同じ顔で紡ぐ物語',
      text: '曲が物語になり、同じ顔が最後まで登場します。',
    },
    'lyrics-video': {
      short: '映像に歌詞を重ねて',
      text: '歌に合わせて、ふさわしい映像の上に歌詞が現れます。',
    },
  },
  chooser: {
    title: 'どのミュージックビデオを作りますか？',
    note: '4種類とも曲に合わせてカットされます。種類は後からフォームで変更できます。',
    sampleLine: '夜も一緒に歌ってる',
  },

  typeLabel: 'ミュージックビデオの種類',
  songLabel: '曲',
  songHint: '5分までの曲が最適です。長い曲も使えますが、全体の長さで価格が決まります。',
  optionsLabel: 'カット・縦横比・画質',
  castHint: {
    'singing-dancing': '2人まで。1人目が歌います。',
    'consistent-character': '2人まで。1人目がすべてのシーンに登場します。',
  },
  castHintInstrumental: '2人まで。1人目が主役です。',
  instrumental: {
    label: 'この曲にボーカルはありません',
    singingNote:
      'この曲には歌声がないため、誰も歌いません。キャラクターは曲に合わせて踊り、演じます。口を動かすには歌声のある曲を使ってください。',
    lyricsNote:
      'この曲には歌声がありません。言葉は音楽に合わせて文字で表示されます。下に貼り付けた言葉、なければ曲に含まれる言葉を使います。',
    switchToLyrics: '代わりに言葉を文字で表示',
  },

  sung: {
    label: (singer) => `${singer} に歌ってもらう`,
    nobody: '歌ってもらう：今は対応できる接続済みプロバイダーがありません',
    hint: '下の言葉（なければ曲の言葉）と曲の雰囲気・ジャンルで、1分の新しい曲を作ります。ここで聴くものとは違う音になります。',
  },

  counter: (count, limit) => `${count}/${limit}`,
  topic: {
    label: 'ストーリー',
    placeholder: '曲の中で何が起こりますか？ 1行に1場面。',
    hint: '空欄の場合、曲そのものが物語になります。',
  },
  scenes: {
    label: 'シーン',
    placeholder: 'どこで歌いますか？ 夜のステージ、夜明けの屋上…',
    hint: '任意',
  },
  lyrics: {
    label: '歌詞',
    none: '任意',
    lines: (count) => `${count}行`,
    placeholder: '歌詞を1行ずつ貼り付け',
    hint: '字幕は歌に合わせてこの歌詞を追います。[00:12.50]のような時間は保持されます。空欄の場合、曲のファイルに歌詞があれば使います。',
    instrumentalHint: 'この曲には歌声がないため、言葉は曲全体に割り振って文字で表示されます。[00:12.50]のような時間は保持されます。',
  },

  style: {
    label: '動画スタイル',
    autoNote: '曲に合わせて選択',
    customNote: '自分の言葉で',
    describe: 'スタイルの説明',
    describeHint: '色、素材、光。例：切り絵、暖かい光、秋の色。',
    reference: '参照画像',
    referenceHint: '画像をドロップまたは選択',
    referenceBusy: 'アップロード中…',
    referenceUsed: '見た目はこの画像から取られます。',
    referenceNote: 'または画像を見せてください。その色と光が動画の見た目になります。',
    remove: '画像を削除',
  },

  toggles: {
    enable_beat_sync: { label: 'ビート同期', hint: 'ビートに合わせてカット' },
    auto_captions: { label: '字幕', hint: '歌に合わせて歌詞を表示' },
    enable_broll: { label: 'Bロール', hint: 'メインのショットの間の風景' },
    enable_start_end_frame: { label: '開始・終了フレーム', hint: 'ショットが次へなめらかにつながる' },
  },
  startEndLocked: 'スタイルモードでは常にオン',
  filmResolution: '動画の解像度',
  upscaled: 'ムービーは1080pで作られます。',

  animated: { label: '動く動画', on: '画像が動きます', off: '静止画、より安価' },
  simple: {
    title: '曲をアップロード（5分まで）',
    examples: 'サンプル曲',
  },

  advancedNote: 'ショットの価格はモデルによって決まります。',

  starts: {
    music_video: {
      started: (id) => `ミュージックビデオの生成を開始しました（ワークフロー ${id}）`,
      finished: 'ミュージックビデオを生成しました',
      failed: (reason) => `ミュージックビデオを生成できませんでした：${reason}`,
    },
    lyrics_video: {
      started: (id) => `リリックビデオの生成を開始しました（ワークフロー ${id}）`,
      finished: 'リリックビデオを生成しました',
    },
    processFailed: (reason) => `処理できませんでした：${reason}`,
    unknownError: '不明なエラー',
  },

  missing: { song: '曲を選択', character: 'キャラクターを選択', both: '曲とキャラクターを選択' },

  validation: {
    music: '音楽のURLを指定してください',
    url: '有効なURLを入力してください',
    character: 'キャラクターを選んでください',
    style: 'スタイルを説明してください',
    styleOrPicture: 'スタイルを説明するか、画像で示してください',
    topic: (limit) => `${limit}文字以内にしてください`,
    uploadFailed: (reason) => `アップロードできませんでした：${reason}`,
    imageUploadFailed: '画像をアップロードできませんでした',
  },
}
