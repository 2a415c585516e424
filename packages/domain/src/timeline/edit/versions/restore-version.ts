import { z } from 'zod'
import { isSameJson } from '../../../same-json.ts'
import { ok, refuse, type Result } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { TimelineItem, Track } from '../../model.ts'
import { findTimelineError } from '../../parse-timeline.ts'
import { assetsById } from '../../queries.ts'
import { track } from '../../schema.ts'
import { documentShot } from '../../stored/document-versions.ts'
import type { EditRefusal } from '../refusal.ts'
import { hideOrDelete } from '../storyboard/hide-or-delete.ts'
import { shotOf, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'
import { idValue, secondsValue } from '../values/edit-values.ts'

const shotsValue: z.ZodType<ShotsMap> = z.record(idValue, documentShot)
const tracksValue: z.ZodType<readonly Track[], readonly Track[]> = z.array(track).max(200)

/** Shots and tracks of the version. `nowSeconds`: when shots that it does not have are hidden. */
export const restoreVersionFields = z.strictObject({
  shots: shotsValue,
  tracks: tracksValue,
  nowSeconds: secondsValue,
})
export type RestoreVersion = z.infer<typeof restoreVersionFields>

/**
 *     now        s1 with image b   s2   s3           | s2 | s1 | s3 |
 *     version    s1 with image a   s2                | s1 | s2 |
 *     ->         s1 with image a   s2   (s3)         | s1 | s2 |          s3 is hidden if it was generated, else deleted
 *
 * Replaces shots and tracks by those of a version; media, settings and takes stay. Equal values keep their identity. Refuses `invalid_version` for
 * tracks that break a rule, or use files or shots that are not there.
 */
export function restoreVersion(document: StoryDocument, version: RestoreVersion): Result<StoryDocument, EditRefusal> {
  const shots = restoredShots(document.shots, version)
  const tracks = sameOr(document.timeline.tracks, restoredTracks(document.timeline.tracks, version.tracks))
  const restored = { shots, timeline: tracks === document.timeline.tracks ? document.timeline : { ...document.timeline, tracks } }
  const error = findTimelineError(restored.timeline) ?? findMissing(restored)
  if (error) return refuse({ code: 'invalid_version', ...error })
  return ok(shots === document.shots && restored.timeline === document.timeline ? document : restored)
}

function restoredShots(now: ShotsMap, { shots, nowSeconds }: RestoreVersion): ShotsMap {
  const kept = Object.entries(shots).map(([id, shot]) => [id, sameOr(shotOf(now, id), shot)] as const)
  const left = Object.values(now)
    .filter(({ shotId }) => !Object.hasOwn(shots, shotId))
    .map((shot) => [shot.shotId, shot.isHidden ? shot : hideOrDelete(shot, nowSeconds)] as const)
  const entries = [...kept, ...left.filter((entry): entry is [string, Shot] => entry[1] !== null)]
  const isSame = entries.length === Object.keys(now).length && entries.every(([id, shot]) => shotOf(now, id) === shot)
  return isSame ? now : Object.fromEntries(entries)
}

function restoredTracks(now: readonly Track[], tracks: readonly Track[]): readonly Track[] {
  const items = new Map(now.flatMap((track) => track.items.map((item) => [item.id, item] as const)))
  const trackOf = new Map(now.map((track) => [track.id, track]))
  const known = (item: TimelineItem): TimelineItem => sameOr(items.get(item.id), item)
  return tracks.map((track) => sameOr(trackOf.get(track.id), { ...track, items: track.items.map(known) }))
}

const sameOr = <T>(known: T | undefined, value: T): T => (known !== undefined && isSameJson(known, value) ? known : value)

function findMissing({ shots, timeline }: StoryDocument): { readonly path: string; readonly message: string } | undefined {
  const assets = assetsById(timeline.mediaAssets)
  for (const [t, { items }] of timeline.tracks.entries()) {
    for (const [i, item] of items.entries()) {
      const path = `tracks.${t}.items.${i}`
      if (item.shotId !== undefined && !shotOf(shots, item.shotId)) return { path, message: `Shot with ID ${item.shotId} not found` }
      if ('mediaAssetId' in item && !assets.has(item.mediaAssetId))
        return { path, message: `Media asset with ID ${item.mediaAssetId} not found` }
    }
  }
  return undefined
}
