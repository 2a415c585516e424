import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: 'プロジェクトをダウンロード',
  saving: '先に保存中',
  unsaved: '最新の変更を保存できなかったため、ダウンロードしませんでした。先に「保存失敗」の横の「再試行」を押してください。',
  failed: 'プロジェクトをダウンロードできませんでした。ストーリーはそのまま保存されています。',
  formats: {
    fablecut: ['ストーリー全体', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['編集決定リスト (EDL)', '.zip (.edl)'],
    srt: ['字幕', '.srt'],
    vtt: ['ウェブ字幕', '.vtt'],
  },
}
