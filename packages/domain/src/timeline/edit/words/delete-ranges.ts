import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import type { TimelineItem } from '../../model.ts'
import { totalFrames } from '../../queries.ts'
import { mergedRanges, type FilmRange } from '../../words/film-range.ts'
import type { EditRefusal } from '../refusal.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import { shotOf, withShots, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'
import { omitField, primaryTrack, sortedByStart, withItems } from '../tracks.ts'
import { shotIdFor } from '../values/derived-ids.ts'
import { frameValue, idValue, secondsValue } from '../values/edit-values.ts'
import { arrangeFilm } from './arrange-film.ts'
import { cutFilm, type CutFilm } from './cut-film.ts'

const range = z.strictObject({ startFrame: frameValue, endFrame: frameValue }).readonly()

/** `ranges`: of the film, ends exclusive. `newId`: of new items, groups and shots. `nowSeconds`: when; generated shots are hidden then. */
export const deleteRangesFields = z.strictObject({
  ranges: z.array(range).max(5000).readonly(),
  newId: idValue,
  nowSeconds: secondsValue,
})
export type DeleteRanges = z.infer<typeof deleteRangesFields>

/**
 *     primary      |    A    |  B  |  ->  | A |A'|  B  |      A' is a shot of its own with the same media
 *     voice-over   |~one two three~|      |~one three~|       cut with the picture, and so are captions
 *     music        |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|      |♪♪♪♪♪♪♪♪♪♪♪♪♪♪♪|   stays
 *
 * Removes time from the film and closes the gaps. A shot that loses its beginning stays itself. Refuses `nothing_in_range` without a
 * frame of the film, and `fixed_length` within failed shots.
 */
export function deleteRanges(document: StoryDocument, { ranges, newId, nowSeconds }: DeleteRanges): Result<StoryDocument, EditRefusal> {
  const total = totalFrames(document.timeline.tracks)
  const removed = mergedRanges(ranges.map(({ startFrame, endFrame }) => ({ startFrame, endFrame: Math.min(total, endFrame) })))
  if (removed.length === 0) return refuse({ code: 'nothing_in_range' })
  const cut = cutFilm(
    document,
    removed.flatMap(({ startFrame, endFrame }) => [startFrame, endFrame]),
    newId,
  )
  return cut.ok ? ok(withoutRanges(cut.value, removed, nowSeconds)) : cut
}

function withoutRanges({ document, origins }: CutFilm, removed: readonly FilmRange[], nowSeconds: number): StoryDocument {
  const { timeline, shots } = document
  const arranged = arrangeFilm(timeline, keptSegments(removed))
  const film = sortedByStart(primaryTrack(arranged)?.items ?? [])
  const names = firstNames(film, origins)
  const shotIds = new Set(film.flatMap(({ shotId }) => shotId ?? []))
  const changes = [...origins.keys()].flatMap((shotId) => {
    const [shot, name] = [shotOf(shots, shotId), names.get(shotId)]
    if (shot && name !== undefined)
      return [
        [shotId, null],
        [name, { ...shot, shotId: name }],
      ] as const
    return shotIds.has(shotId) ? [] : [[shotId, null] as const]
  })
  const known = withShots(shots, new Map(changes))
  const renamed = withItems(arranged, ({ items }) => items.map((item) => withKnownShot(item, names, known)))
  return reconcileShots({ shots: known, timeline }, renamed, { nowSeconds, newShotId: shotIdFor(known) })
}

/** The shots' own ids for the first parts that are left of them, by the ids of these. */
function firstNames(film: readonly TimelineItem[], origins: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set(film.flatMap(({ shotId }) => shotId ?? []))
  const names = new Map<string, string>()
  for (const { shotId = '' } of film) {
    const origin = origins.get(shotId)
    if (origin === undefined || taken.has(origin)) continue
    names.set(shotId, origin)
    taken.add(origin)
  }
  return names
}

function withKnownShot(item: TimelineItem, names: ReadonlyMap<string, string>, shots: ShotsMap): TimelineItem {
  if (item.shotId === undefined) return item
  const shotId = names.get(item.shotId)
  if (shotId !== undefined) return { ...item, shotId }
  return shotOf(shots, item.shotId) ? item : omitField(item, 'shotId')
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
