import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem, Track, VideoItem } from '../../model.ts'
import { updateFollowingMusic } from '../following-music.ts'
import { clampFrame } from '../free-slot.ts'
import type { EditRefusal } from '../refusal.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { split } from '../split/split.ts'
import { isInside } from '../split/split-item.ts'
import { orderShots } from '../storyboard/order-shots.ts'
import { shotOf, withShots, type StoryDocument } from '../storyboard/story-document.ts'
import { findItem, primaryTrack, sortedByStart } from '../tracks.ts'
import { freeShotId } from '../values/derived-ids.ts'
import { frameValue, idValue } from '../values/edit-values.ts'
import { frozenAt } from './frozen-at.ts'

/** `newId`: of the frozen clip; ids of what the clip is split into are derived from it. */
export const freezeFrameFields = z.strictObject({ itemId: idValue, atFrame: frameValue, durationInFrames: frameValue, newId: idValue })
export type FreezeFrame = z.infer<typeof freezeFrameFields>

/**
 *                 v
 *     | A         . A'    | B |   ->   | A         | A* | A'    | B |      A* shows the frame at v, without sound
 *
 * Holds a frame of a clip: the clip is split there, with what belongs to it, and the rest comes later. Refuses `item_not_found`, `wrong_kind` for
 * other items and frozen clips, and `nothing_to_freeze` when the frame is outside of the clip.
 */
export function freezeFrame(
  document: StoryDocument,
  { itemId, atFrame, durationInFrames, newId }: FreezeFrame,
): Result<StoryDocument, EditRefusal> {
  const found = findItem(document.timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  const frame = clampFrame(atFrame)
  if (item.type !== 'video' || item.isFrozen) return refuse({ code: 'wrong_kind', itemId })
  if (frame < item.startTimeInFrames || frame >= endFrame(item)) return refuse({ code: 'nothing_to_freeze' })
  const divided = isInside(item, frame) ? split(document, { itemIds: [itemId], atFrame: frame, newId: `${newId}-rest` }) : ok(document)
  if (!divided.ok) return divided
  const frozen = frozenAt(item, { id: newId, frame, durationInFrames: Math.max(1, clampFrame(durationInFrames)) })
  return ok(withFrozen(divided.value, { frozen, original: item, trackId: found.value.track.id }))
}

type Freeze = { readonly frozen: VideoItem; readonly original: VideoItem; readonly trackId: string }

function withFrozen({ shots, timeline }: StoryDocument, { frozen, original, trackId }: Freeze): StoryDocument {
  const track = timeline.tracks.find(({ id }) => id === trackId)
  const shot = track?.isPrimary ? shotOf(shots, original.shotId ?? '') : undefined
  const shotId = shot && !shot.isHidden ? freeShotId(shots, `shot_${frozen.id}`) : undefined
  const item = shotId === undefined ? frozen : { ...frozen, shotId }
  const edited = resolveLayout(timeline, new Map(track ? [[track.id, itemsWith(track, item)]] : []))
  const silent = { voiceOver: '', activeVoiceOverAudioId: null, activeVoiceOverAudioUrl: null, lexorank: '' }
  const added = shot && shotId !== undefined ? withShots(shots, new Map([[shotId, { ...shot, ...silent, shotId }]])) : shots
  return { shots: orderShots(added, sequenceOf(edited)), timeline: updateFollowingMusic(timeline, edited) }
}

/** Before the rest of the clip, which is pushed on a free track too. */
function itemsWith({ items }: Track, frozen: VideoItem): readonly TimelineItem[] {
  const ordered = sortedByStart(items)
  return ordered.toSpliced(ordered.filter(({ startTimeInFrames }) => startTimeInFrames < frozen.startTimeInFrames).length, 0, frozen)
}

const sequenceOf = (timeline: Timeline): readonly string[] => (primaryTrack(timeline)?.items ?? []).flatMap(({ shotId }) => shotId ?? [])
