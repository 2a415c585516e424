import { toSrt, toVtt } from '@fablecut/domain/captions/subtitle-file'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { CaptionItem, Track } from '@fablecut/domain/timeline/model'
import { byStart } from '@fablecut/domain/timeline/pack'

/** Captions of all tracks sorted by time. */
export function captionsOf(tracks: readonly Track[]): readonly CaptionItem[] {
  return tracks.flatMap(({ items }) => items.filter((item): item is CaptionItem => item.type === 'caption')).toSorted(byStart)
}

/** The visible caption at a frame; of several, the topmost one. */
export const captionAt = (lines: readonly CaptionItem[], frame: number): CaptionItem | undefined =>
  lines.findLast((line) => line.startTimeInFrames <= frame && frame < endFrame(line))

const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '')

/** Whether a caption's text differs from its detected words, or was written by hand. Empty placeholders don't count. */
export function hasEditedText({ caption: { data } }: CaptionItem): boolean {
  return lettersOf(data.text) !== lettersOf((data.words ?? []).map(({ text }) => text).join(''))
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
