import { toSrt, toVtt } from '@fablecut/domain/captions/subtitle-file'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { CaptionItem, Track } from '@fablecut/domain/timeline/model'
import { byStart } from '@fablecut/domain/timeline/pack'

/** All captions of a story in order of time, whatever row they are in. */
export function captionsOf(tracks: readonly Track[]): readonly CaptionItem[] {
  return tracks.flatMap(({ items }) => items.filter((item): item is CaptionItem => item.type === 'caption')).toSorted(byStart)
}

/** The line that is seen at a frame; of several, the one that lies on top. */
export const captionAt = (lines: readonly CaptionItem[], frame: number): CaptionItem | undefined =>
  lines.findLast((line) => line.startTimeInFrames <= frame && frame < endFrame(line))

const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '')

/** Whether a line says other words than were heard in it, or was written by hand. A line that marks where somebody speaks says nothing yet. */
export function hasEditedText({ caption: { data } }: CaptionItem): boolean {
  return lettersOf(data.text) !== lettersOf((data.words ?? []).map(({ text }) => text).join(''))
}

export const SUBTITLE_FORMATS = ['srt', 'vtt'] as const
export type SubtitleFormat = (typeof SUBTITLE_FORMATS)[number]

/** The lines that say something, as a file of subtitles. */
export function subtitleFile(lines: readonly CaptionItem[], format: SubtitleFormat, fps: number): string {
  const said = lines
    .filter(({ caption }) => caption.data.text.trim() !== '')
    .map(({ startTimeInFrames, durationInFrames, caption }) => ({ text: caption.data.text, startTimeInFrames, durationInFrames }))
  return format === 'srt' ? toSrt(said, fps) : toVtt(said, fps)
}
