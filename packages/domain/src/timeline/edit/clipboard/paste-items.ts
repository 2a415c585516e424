import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import type { Timeline, TimelineItem, Track } from '../../model.ts'
import { holds } from '../../track-rules.ts'
import { clipOfEach } from '../duplicate/copy-clips.ts'
import { canBeCopied, copyOf, withCopiedGroups } from '../duplicate/copy-of.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditRefusal } from '../refusal.ts'
import { reconcileShots } from '../storyboard/reconcile/reconcile-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { findAsset, sortedByStart } from '../tracks.ts'
import { sourceFrames } from '../trim.ts'
import { derivedIds, shotIdFor } from '../values/derived-ids.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { copiedItems, type CopiedItems } from './copied-items.ts'
import type { Pasting } from './pasting.ts'
import { placeClips } from './place-clips.ts'
import { placeFreeItems } from './place-free-items.ts'
import { withPastedShots } from './pasted-shots.ts'
import { withTargetTracks } from './target-tracks.ts'

/** `copied`: its media must be among those of the story. `newId`: of the first new item; ids of further items, groups, tracks and shots are derived from it. */
export const pasteItemsFields = z.strictObject({ copied: copiedItems, atFrame: frameValue, newId: idValue })
export type PasteItems = z.infer<typeof pasteItemsFields>

/**
 *                        v
 *     primary      | A |  .  B   |  ->  | A | X | Y |   B   |      clips at the nearest cut, as shots of their own
 *     voice-over   |~a~|~~~b~~~~~|      |~a~|~x~|~y~|~~~b~~~|      what belongs to them with them
 *     music              |♪M♪|                 |♪M♪|               other items from the playhead on, in the first place that is free
 *
 * Pastes copied items of this or another story. Refuses `nothing_to_paste`, `other_frame_rate`, `asset_not_found`, `asset_not_ready`, and
 * `wrong_kind` or `too_long` for items that don't fit their media.
 */
export function pasteItems(document: StoryDocument, { copied, atFrame, newId }: PasteItems): Result<StoryDocument, EditRefusal> {
  const { timeline, shots } = document
  const sources = pastedTracks(copied)
  if (sources.length === 0) return refuse({ code: 'nothing_to_paste' })
  const { fps } = timeline.globalConfig
  if (copied.fps !== fps) return refuse({ code: 'other_frame_rate', copiedFps: copied.fps, fps })
  const misfit = sources.flatMap(({ items }) => items).map((item) => findMisfit(timeline, item))
  const refused = misfit.find((refusal) => refusal !== null)
  if (refused) return refuse(refused)
  const targets = withTargetTracks(timeline, sources, derivedIds(newId))
  const pasted = withPastedShots(shots, { copied, timeline, newId })
  const [copies, nextId] = [new Map<string, TimelineItem>(), derivedIds(newId)]
  const copy = (item: TimelineItem, start: number, shotId = ''): TimelineItem => {
    const copy = copyOf(item, { id: nextId(), startTimeInFrames: clampFrame(start), shotId: pasted.shotIds.get(shotId) })
    copies.set(copy.id, item)
    return copy
  }
  const placed = withPasted(targets.timeline, { sources, targetOf: targets.idOf, copy, atFrame: clampFrame(atFrame) })
  const grouped = withCopiedGroups(placed, copies, derivedIds(`group_${newId}`))
  return ok(reconcileShots({ shots: pasted.shots, timeline }, grouped, { nowSeconds: 0, newShotId: shotIdFor(pasted.shots) }))
}

function withPasted(timeline: Timeline, pasting: Pasting): Timeline {
  const { sources } = pasting
  const clips = sortedByStart(sources.find(({ isPrimary }) => isPrimary)?.items ?? [])
  const clipOf = clipOfEach({ ...timeline, tracks: sources }, clips)
  const { timeline: withClips, startFrame } = placeClips(timeline, { clips, clipOf }, pasting)
  const free = sources.map((source): Track => ({ ...source, items: source.isPrimary ? [] : source.items.filter((item) => !clipOf(item)) }))
  const starts = free.flatMap(({ items }) => items.map(({ startTimeInFrames }) => startTimeInFrames))
  return placeFreeItems(withClips, free, { pasting, shift: startFrame - (clips[0]?.startTimeInFrames ?? Math.min(...starts)) })
}

/** Copied tracks with the items that can be pasted. */
const pastedTracks = ({ tracks }: CopiedItems): readonly Track[] =>
  (tracks as readonly Track[]).flatMap((track) => {
    const items = track.items.filter((item) => canBeCopied(item) && holds(track, item.type))
    return items.length > 0 ? [{ ...track, items }] : []
  })

/** Why an item can't be used with the media of a story. */
function findMisfit(timeline: Timeline, item: TimelineItem): EditRefusal | null {
  if (!('mediaAssetId' in item)) return null
  const asset = findAsset(timeline, item.mediaAssetId)
  if (!asset.ok) return asset.refusal
  const isSoundOfVideo = item.type === 'audio' && asset.value.resourceType === 'video'
  if (asset.value.resourceType !== item.type && !isSoundOfVideo) return { code: 'wrong_kind', itemId: item.id }
  if (item.type === 'image') return null
  const maxFrames = sourceFrames(asset.value, timeline.globalConfig.fps)
  return item.sourceTrimEndFrames > maxFrames ? { code: 'too_long', maxFrames } : null
}
