import type * as english from '../story-status.ts'
import type { Translation } from '../locale/translation.ts'

export const statusTexts: Translation<typeof english.statusTexts> = {
  draft: '下書き',
  pending: '待機中',
  processing: '処理中',
  paused: '一時停止中',
  completed: '完成',
  failed: '失敗',
  exportFailed: '書き出し失敗',
  canceledLabel: 'キャンセル',
  canceled: 'ワークフローはキャンセルされました',
  generationError: '生成エラー',
  executionFailed: 'ワークフローの実行に失敗しました',
  timedOut: (attempts) => `ワークフローは${attempts}回の試行後にタイムアウトしました`,
  steps: ['台本を作成', '画像を作成', '動画を作成'],
  failures: {
    creating_story: 'ストーリーを作成できませんでした。クレジットは返却されました。',
    generating_storyboard: 'ストーリーボードを生成できませんでした。クレジットは返却されました。',
    generating_images: '画像を生成できませんでした。クレジットは返却されました。',
    generating_videos: '動画を生成できませんでした。クレジットは返却されました。',
    generating_timeline: 'タイムラインを生成できませんでした。復旧をお試しください。',
    exporting_video: '動画を書き出せませんでした。復旧をお試しください。',
    user_exporting_video: '動画を書き出せませんでした。もう一度お試しください。',
  },
  failuresOfAnother: {
    generating_timeline: 'タイムラインを生成できませんでした。作成者は無料で復旧できます。',
    exporting_video: '動画を書き出せませんでした。作成者は無料で復旧できます。',
    user_exporting_video: '動画を書き出せませんでした。作成者はもう一度試せます。',
  },
  anyFailure: '問題が発生しました。クレジットは返却されました。',
}
