import { joinWords } from '../../../captions/text-width.ts'
import type { CaptionItem, Timeline } from '../../model.ts'
import type { FilmRange } from '../../words/film-range.ts'
import { shotOf, withShots, type ShotsMap } from '../storyboard/story-document.ts'

type Removal = {
  readonly timeline: Timeline
  /** Of the timeline. */
  readonly removed: readonly FilmRange[]
  /** Shots whose texts change: those that stay on the film. */
  readonly shotIds: ReadonlySet<string>
}

/** The shots without the words of their captions that begin in removed parts of the film; as they were written, if they are as many as are spoken. */
export function withRemainingTexts(shots: ShotsMap, { timeline, removed, shotIds }: Removal): ShotsMap {
  const isRemoved = (frame: number): boolean => removed.some(({ startFrame, endFrame }) => startFrame <= frame && frame < endFrame)
  const lines = timeline.tracks
    .flatMap(({ items }) => items.filter((item): item is CaptionItem => item.type === 'caption'))
    .toSorted((a, b) => a.startTimeInFrames - b.startTimeInFrames)
  const changes = [...Map.groupBy(lines, ({ shotId = '' }) => shotId)].flatMap(([shotId, own]) => {
    const shot = shotIds.has(shotId) ? shotOf(shots, shotId) : undefined
    const words = own.flatMap(({ startTimeInFrames, caption }) =>
      (caption.data.words ?? []).map((word) => ({ text: word.text, isKept: !isRemoved(startTimeInFrames + word.startTimeInFrames) })),
    )
    if (!shot || words.every(({ isKept }) => isKept)) return []
    return [[shotId, { ...shot, voiceOver: remaining(shot.voiceOver, words) }] as const]
  })
  return withShots(shots, new Map(changes))
}

function remaining(text: string, words: readonly { readonly text: string; readonly isKept: boolean }[]): string {
  const written = text.trim().split(/\s+/u)
  if (written.length === words.length) return written.filter((_, index) => words[index]!.isKept).join(' ')
  return joinWords(words.filter(({ isKept }) => isKept).map((word) => word.text))
}
