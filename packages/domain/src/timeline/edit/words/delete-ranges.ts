import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { totalFrames } from '../../queries.ts'
import { mergedRanges, type FilmRange } from '../../words/film-range.ts'
import type { EditRefusal } from '../refusal.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack } from '../tracks.ts'
import { shotIdFor } from '../values/derived-ids.ts'
import { frameValue, idValue, secondsValue } from '../values/edit-values.ts'
import { arrangeFilm } from './arrange-film.ts'
import { cutParts } from './cut-parts.ts'
import { withRemainingTexts } from './remaining-texts.ts'

const range = z.strictObject({ startFrame: frameValue, endFrame: frameValue }).readonly()

/** `ranges`: of the film, ends exclusive. `newId`: of new items and groups. `nowSeconds`: when; generated shots are hidden then. */
export const deleteRangesFields = z.strictObject({
  ranges: z.array(range).max(5000).readonly(),
  newId: idValue,
  nowSeconds: secondsValue,
})
export type DeleteRanges = z.infer<typeof deleteRangesFields>

/**
 *     primary      |    A    |  B  |  ->  | A | A |  B  |      parts of the same shot
 *     voice-over   |~one two three~|      |~one|~three~|       cut with the picture
 *     captions     | one two three |      |  one three |       stay one line
 *     music        |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|      |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|   stays
 *
 * Removes time from the film and closes the gaps; shots lose the words that were spoken in it. Refuses `nothing_in_range` without a
 * frame of the film, and `fixed_length` within failed shots.
 */
export function deleteRanges(document: StoryDocument, { ranges, newId, nowSeconds }: DeleteRanges): Result<StoryDocument, EditRefusal> {
  const { timeline } = document
  const total = totalFrames(timeline.tracks)
  const removed = mergedRanges(ranges.map(({ startFrame, endFrame }) => ({ startFrame, endFrame: Math.min(total, endFrame) })))
  if (removed.length === 0) return refuse({ code: 'nothing_in_range' })
  const edges = removed.flatMap(({ startFrame, endFrame }) => [startFrame, endFrame])
  const cut = cutParts(timeline, edges, newId)
  if (!cut.ok) return cut
  const arranged = arrangeFilm(cut.value, keptSegments(removed), 'whole')
  const shotIds = new Set((primaryTrack(arranged)?.items ?? []).flatMap(({ shotId }) => shotId ?? []))
  const shots = withRemainingTexts(document.shots, { timeline, removed, shotIds })
  return ok(reconcileShots({ shots, timeline: cut.value }, arranged, { nowSeconds, newShotId: shotIdFor(shots) }))
}

function keptSegments(removed: readonly FilmRange[]): readonly FilmRange[] {
  let cursor = 0
  const kept = removed.map(({ startFrame, endFrame }) => {
    const segment = { startFrame: cursor, endFrame: startFrame }
    cursor = endFrame
    return segment
  })
  return [...kept, { startFrame: cursor, endFrame: Number.MAX_SAFE_INTEGER }].filter((segment) => segment.endFrame > segment.startFrame)
}
