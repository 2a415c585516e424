import { toSrt, toVtt } from './subtitle-file.ts'
import type { CaptionItem, Track } from '../timeline/model.ts'
import { byStart } from '../timeline/pack.ts'

/** Captions of all tracks sorted by time. */
export function captionsOf(tracks: readonly Track[]): readonly CaptionItem[] {
  return tracks.flatMap(({ items }) => items.filter((item): item is CaptionItem => item.type === 'caption')).toSorted(byStart)
}

export const SUBTITLE_FORMATS = ['srt', 'vtt'] as const
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number]

/** Subtitle file of the non-empty captions. */
export function subtitleFile(lines: readonly CaptionItem[], format: SubtitleFormat, fps: number): string {
  const withText = lines
    .filter(({ caption }) => caption.data.text.trim() !== '')
    .map(({ startTimeInFrames, durationInFrames, caption }) => ({ text: caption.data.text, startTimeInFrames, durationInFrames }))
  return format === 'srt' ? toSrt(withText, fps) : toVtt(withText, fps)
}
