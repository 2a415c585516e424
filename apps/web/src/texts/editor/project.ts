import type { ProjectFormat } from '@fablecut/contracts/wire/project'
import { translated } from '../locale/translated.ts'

/** Texts of downloading a story as a project. */
export const projectTexts = translated('projectTexts', {
  button: 'Download project',
  saving: 'Saving first',
  unsaved: 'The newest changes could not be saved, so nothing was downloaded. Press Retry beside Save failed first.',
  failed: 'The project could not be downloaded. Your story is kept as it is.',
  formats: {
    fablecut: ['Whole story', '.fablecut'],
    otio: ['OpenTimelineIO', '.zip (.otio)'],
    fcpxml: ['Final Cut Pro XML', '.zip (.fcpxml)'],
    edl: ['Edit decision list', '.zip (.edl)'],
    srt: ['Subtitles', '.srt'],
    vtt: ['Web subtitles', '.vtt'],
  } satisfies Record<ProjectFormat, readonly [name: string, extension: string]>,
})
