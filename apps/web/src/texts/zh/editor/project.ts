import type * as english from '../../editor/project.ts'
import type { Translation } from '../../locale/translation.ts'

export const projectTexts: Translation<typeof english.projectTexts> = {
  button: '下载项目',
  saving: '先保存',
  unsaved: '最新的修改无法保存，因此没有下载。请先点击“保存失败”旁的“重试”。',
  failed: '无法下载项目。你的故事保持原样。',
  formats: {
    fablecut: ['完整故事', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['剪辑决策表 (EDL)', '.zip (.edl)'],
    srt: ['字幕', '.srt'],
    vtt: ['网页字幕', '.vtt'],
  },
}
