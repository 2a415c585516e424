import { z } from 'zod'
import { ok, refuse } from '../../../result.ts'
import { isSameJson } from '../../../same-json.ts'
import type { CaptionItem, AudioItem, ImageItem, Timeline, TimelineItem, Track, VideoItem } from '../../model.ts'
import { stretchKeyframes } from '../animation/keyframe-lists.ts'
import { fitToDuration } from '../fit-to-duration.ts'
import { SPEED_LIMITS } from '../field-limits.ts'
import type { EditResult } from '../refusal.ts'
import { rippleItems } from '../ripple.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { findItem, sortedByStart } from '../tracks.ts'
import { idValue } from '../values/edit-values.ts'

/** `speed`: 0.5 to 2; 1 is the recorded speed. */
export const changeSpeedFields = z.strictObject({ itemId: idValue, speed: z.number() })
export type ChangeSpeed = z.infer<typeof changeSpeedFields>

type Sourced = VideoItem | ImageItem | AudioItem

/** Duration of an item at another speed, in frames, rounded, at least 1. */
export const framesAtSpeed = (durationInFrames: number, oldSpeed: number, newSpeed: number): number =>
  Math.max(1, Math.round((durationInFrames * oldSpeed) / newSpeed))

/**
 *     |   A   |  B  |     A at double speed     | A |  B  |
 *     |~~~O~~~|                   ->            |~O~|           its group too, at the same relative position
 *
 * Changes the playback speed of an item and its group; the source range stays. Keyframes and captions of the group stay in sync. Later items shift. Refuses
 * `out_of_range`, and `fixed_length` for failed shots, logos and captions.
 */
export function changeSpeed(timeline: Timeline, { itemId, speed }: ChangeSpeed): EditResult {
  if (!(speed >= SPEED_LIMITS.min && speed <= SPEED_LIMITS.max))
    return refuse({ code: 'out_of_range', min: SPEED_LIMITS.min, max: SPEED_LIMITS.max })
  const found = findItem(timeline, itemId)
  if (!found.ok) return found
  const { item } = found.value
  const isMember = (other: TimelineItem): boolean =>
    other.type !== 'caption' && (other.id === itemId || (item.groupId !== undefined && other.groupId === item.groupId))
  const members = timeline.tracks.flatMap(({ items }) => items.filter(isMember))
  const sourced = members.filter((member): member is Sourced => 'mediaAssetId' in member)
  if (item.type === 'caption' || sourced.length < members.length) return refuse({ code: 'fixed_length', itemId })
  if (sourced.every((member) => (member.speed ?? 1) === speed)) return ok(timeline)
  return ok(withSpeed(timeline, sourced, speed))
}

function withSpeed(timeline: Timeline, members: readonly Sourced[], speed: number): Timeline {
  const ids = new Set(members.map(({ id }) => id))
  const leader = timeline.tracks.find(({ isPrimary }) => isPrimary)?.items.find((item): item is Sourced => ids.has(item.id))
  const changed = new Map(members.map((item) => [item.id, atSpeed(item, speed, leader)]))
  const lists = timeline.tracks
    .filter(({ items }) => items.some(({ id }) => ids.has(id)))
    .map((track): readonly [string, readonly TimelineItem[]] => [track.id, itemsOf(track, changed, leader !== undefined)])
  return resolveLayout(timeline, new Map([...lists, ...captionLists(timeline, leader, speed)]))
}

/** Keeps captions of the group in sync with their words. */
function captionLists(timeline: Timeline, leader: Sourced | undefined, speed: number): readonly [string, readonly TimelineItem[]][] {
  const groupId = leader?.groupId
  if (!leader || groupId === undefined) return []
  const isOfGroup = (item: TimelineItem): item is CaptionItem => item.type === 'caption' && item.groupId === groupId
  return timeline.tracks
    .filter(({ items }) => items.some(isOfGroup))
    .map(({ id, items }) => [id, items.map((item) => (isOfGroup(item) ? captionAtSpeed(item, leader, speed) : item))])
}

function captionAtSpeed(item: CaptionItem, leader: Sourced, speed: number): CaptionItem {
  const previousSpeed = leader.speed ?? 1
  const scaled = (frames: number): number => Math.round((frames * previousSpeed) / speed)
  const startTimeInFrames = Math.max(0, leader.startTimeInFrames + scaled(item.startTimeInFrames - leader.startTimeInFrames))
  const { data } = item.caption
  const words = data.words?.map((word) => ({
    ...word,
    startTimeInFrames: scaled(word.startTimeInFrames),
    durationInFrames: framesAtSpeed(word.durationInFrames, previousSpeed, speed),
  }))
  const durationInFrames = framesAtSpeed(item.durationInFrames, previousSpeed, speed)
  const scaledCaption = {
    ...item,
    startTimeInFrames,
    durationInFrames,
    caption: { ...item.caption, data: { ...data, ...(words && { words }) } },
  }
  return isSameJson(item, scaledCaption) ? item : scaledCaption
}

function itemsOf(track: Track, changed: ReadonlyMap<string, Sourced>, hasLeader: boolean): readonly TimelineItem[] {
  if (!track.isPrimary && !hasLeader) return rippleItems(track.items, changed)
  return sortedByStart(track.items).map((item) => changed.get(item.id) ?? item)
}

/** A voice-over keeps its relative position within its clip. */
function atSpeed(item: Sourced, speed: number, leader: Sourced | undefined): Sourced {
  const durationInFrames = framesAtSpeed(item.durationInFrames, item.speed ?? 1, speed)
  const from = leader?.startTimeInFrames ?? item.startTimeInFrames
  const offset = Math.round(((item.startTimeInFrames - from) * (leader?.speed ?? 1)) / speed)
  if ((item.speed ?? 1) === speed && ((leader?.speed ?? 1) === speed || !leader)) return item
  const startTimeInFrames = leader && leader.id !== item.id ? Math.max(0, from + offset) : item.startTimeInFrames
  return fitToDuration(stretchKeyframes({ ...item, startTimeInFrames, durationInFrames, speed }, item.durationInFrames))
}
