import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import { totalFrames } from '../../queries.ts'
import { mergedRanges, type FilmRange } from '../../words/film-range.ts'
import { filmWords, type FilmWord } from '../../words/film-words.ts'
import { framesOfWords } from '../../words/word-frames.ts'
import type { Timeline } from '../../model.ts'
import type { EditRefusal } from '../refusal.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack } from '../tracks.ts'
import { shotIdFor } from '../values/derived-ids.ts'
import { idValue } from '../values/edit-values.ts'
import { arrangeFilm } from './arrange-film.ts'
import { cutFilm } from './cut-film.ts'
import { wordRanges, wordTest } from './word-range.ts'

/** `before`: the word that they are moved to; null: to the end of the film. */
export const moveWordsFields = z.strictObject({
  words: wordRanges,
  before: z.strictObject({ captionId: idValue, index: z.int().min(0) }).nullable(),
  newId: idValue,
})
export type MoveWords = z.infer<typeof moveWordsFields>

/**
 *     | one two | three | four |   {three} before one   ->   | three | one two | four |
 *
 * Moves adjacent words with their voice, picture and captions; with all words of a clip the whole clip. Clips are cut where it needs to be, and moved on the primary track. Words that are not
 * adjacent are moved with those between them. Refuses `words_not_found`.
 */
export function moveWords(document: StoryDocument, { words, before, newId }: MoveWords): Result<StoryDocument, EditRefusal> {
  const { timeline } = document
  const ranges = withWholeClips(timeline, wordTest(words))
  const [first, last] = [ranges[0], ranges.at(-1)]
  const to = before ? frameBefore(timeline, before) : totalFrames(timeline.tracks)
  if (!first || !last || to === null) return refuse({ code: 'words_not_found' })
  const [from, until] = [first.startFrame, Math.min(last.endFrame, totalFrames(timeline.tracks))]
  if (to >= from && to <= until) return ok(document)
  const cut = cutFilm(document, [from, until, to], newId)
  if (!cut.ok) return cut
  const whole = cut.value
  const arranged = arrangeFilm(whole.timeline, segments(from, until, to), 'cut')
  return ok(reconcileShots(whole, arranged, { nowSeconds: 0, newShotId: shotIdFor(whole.shots) }))
}

/** Frames that go with words; a clip whose words are all among them goes as a whole, with the silence at its edges. */
function withWholeClips(timeline: Timeline, isMoved: (word: FilmWord) => boolean): readonly FilmRange[] {
  const words = filmWords(timeline.tracks)
  const clips = (primaryTrack(timeline)?.items ?? []).filter((clip) => {
    const own = words.filter(({ startFrame }) => clip.startTimeInFrames <= startFrame && startFrame < endFrame(clip))
    return own.length > 0 && own.every(isMoved)
  })
  const whole = clips.map((clip) => ({ startFrame: clip.startTimeInFrames, endFrame: endFrame(clip) }))
  return mergedRanges([...framesOfWords(timeline, isMoved), ...whole])
}

/** The start of a word, or of its clip when no other word is spoken in it before. */
function frameBefore(timeline: Timeline, { captionId, index }: NonNullable<MoveWords['before']>): number | null {
  const words = filmWords(timeline.tracks)
  const at = words.findIndex((word) => word.captionId === captionId && word.index === index)
  const word = words[at]
  if (!word) return null
  const clip = primaryTrack(timeline)?.items.find((item) => item.startTimeInFrames <= word.startFrame && word.startFrame < endFrame(item))
  const previousEnd = words[at - 1]?.endFrame ?? 0
  return clip && previousEnd <= clip.startTimeInFrames ? clip.startTimeInFrames : word.startFrame
}

const range = (startFrame: number, endFrame: number): FilmRange => ({ startFrame, endFrame })

function segments(from: number, until: number, to: number): readonly FilmRange[] {
  const end = Number.MAX_SAFE_INTEGER
  const parts =
    to < from
      ? [range(0, to), range(from, until), range(to, from), range(until, end)]
      : [range(0, from), range(until, to), range(from, until), range(to, end)]
  return parts.filter((part) => part.endFrame > part.startFrame)
}
