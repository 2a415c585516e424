import { downloadName } from '@fablecut/domain/story/download-name'
import type { SubtitleFormat } from '@fablecut/domain/captions/subtitles'

const TYPES: Record<SubtitleFormat, string> = { srt: 'application/x-subrip', vtt: 'text/vtt' }

/** Downloads subtitles under the film's name. */
export function saveSubtitles(story: { readonly id: string; readonly title: string }, format: SubtitleFormat, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${TYPES[format]};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = downloadName(story.id, story.title).replace(/mp4$/u, format)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
