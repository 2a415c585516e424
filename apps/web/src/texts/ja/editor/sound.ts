import type * as english from '../../editor/sound.ts'
import { formatDecimal } from '../../format.ts'
import type { Translation } from '../../locale/translation.ts'

export const soundTexts: Translation<typeof english.soundTexts> = {
  fadeIn: 'フェードイン',
  fadeOut: 'フェードアウト',
  seconds: (seconds) => `${formatDecimal(seconds, 2)}秒`,
  line: '音量',
  percent: (value) => `${Math.round(value * 100)}%`,
  point: (at) => `${at} の音量`,
  pointRemoved: (at) => `${at} の音量ポイントを削除しました`,
  noSoundHere: '再生ヘッドの位置にある音またはクリップを選んでください',
  pointAdded: (at) => `${at} に音量ポイントを追加しました`,
  voiceOver: {
    open: 'ナレーションを録音',
    hint: 'ムービーを再生しながら、再生ヘッドの位置から声を録音します。ムービーの音が入らないよう、ヘッドホンを使ってください。',
    asking: 'ブラウザでマイクの使用を許可してください…',
    counting: (seconds) => `${seconds}秒後に録音を開始`,
    recording: '録音中…',
    saving: '録音を保存中…',
    record: '録音',
    stop: '停止して保存',
    discard: '破棄',
    level: 'マイクのレベル',
    placed: '話した位置にナレーションを配置しました',
    failures: {
      unsupported:
        'このブラウザではアップロード用の録音ができません。別の方法で録音し、「ナレーション」でファイルをアップロードしてください。',
      refused: 'ブラウザがマイクを許可しませんでした。このページの設定で許可し、もう一度「録音」を押してください。',
      no_microphone: 'マイクが見つかりません。接続して、もう一度「録音」を押してください。',
      failed: '何も録音されませんでした。マイクを確認して、もう一度「録音」を押してください。',
    },
  },
}
