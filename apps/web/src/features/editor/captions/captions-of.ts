import { endFrame } from '@fablecut/domain/timeline/frames'
import type { CaptionItem } from '@fablecut/domain/timeline/model'

/** The visible caption at a frame; of several, the topmost one. */
export const captionAt = (lines: readonly CaptionItem[], frame: number): CaptionItem | undefined =>
  lines.findLast((line) => line.startTimeInFrames <= frame && frame < endFrame(line))

const lettersOf = (text: string): string => text.replaceAll(/\s+/gu, '')

/** Whether a caption's text differs from its detected words, or was written by hand. Empty placeholders don't count. */
export function hasEditedText({ caption: { data } }: CaptionItem): boolean {
  return lettersOf(data.text) !== lettersOf((data.words ?? []).map(({ text }) => text).join(''))
}
