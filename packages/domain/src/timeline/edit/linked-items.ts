import type { Timeline, TimelineItem, Track } from '../model.ts'
import { assetsById, trackCategory } from '../queries.ts'
import { byStart } from '../pack.ts'
import { primaryTrack } from './tracks.ts'

/** Snap distance in frames, inclusive. */
export const SNAP_FRAMES = 10

const isNear = (a: TimelineItem, b: TimelineItem): boolean =>
  Math.abs(a.startTimeInFrames - b.startTimeInFrames) <= SNAP_FRAMES && Math.abs(a.durationInFrames - b.durationInFrames) <= SNAP_FRAMES

/**
 *     primary      |  V1  |   V2    |
 *     voice-over    |~O1~| |~~O2~~|        O1 is linked to V1, O2 to V2
 *
 * Items that move with an item of the primary track, as a map from their id to the primary item's id: members of its group,
 * and the voice-over whose start and duration are within ten frames of it. Without voice-over tracks (the simple scenario) only groups
 * link items.
 */
export function linkedPrimaryItems(timeline: Timeline): ReadonlyMap<string, string> {
  const leaders = knownLeaders.get(timeline) ?? findLeaders(timeline)
  knownLeaders.set(timeline, leaders)
  return leaders
}

/** Every step of a drag tries an edit of the same timeline. */
const knownLeaders = new WeakMap<Timeline, ReadonlyMap<string, string>>()

function findLeaders(timeline: Timeline): ReadonlyMap<string, string> {
  const primaryItems = (primaryTrack(timeline)?.items ?? []).toSorted(byStart)
  const groups = primaryItemsByGroup(primaryItems)
  const isVoice = voiceOverTest(timeline)
  const leaders = new Map<string, string>()
  for (const track of timeline.tracks) {
    if (track.isPrimary) continue
    for (const item of track.items) {
      const leader =
        nearestByStart(groups.get(item.groupId ?? ''), item) ?? (isVoice(item) ? primaryItemNear(primaryItems, item) : undefined)
      if (leader) leaders.set(item.id, leader.id)
    }
  }
  return leaders
}

const isVisual = (item: TimelineItem): boolean => item.type === 'video' || item.type === 'image'

/** Items on free tracks that move with a visual item or voice-over on a free track. Empty in the simple scenario. */
export function linkedFreeItems(timeline: Timeline, item: TimelineItem): ReadonlySet<string> {
  const isVoice = voiceOverTest(timeline)
  if (!isComplex(timeline) || !(isVoice(item) || isVisual(item))) return new Set()
  const isOther = isVoice(item) ? isVisual : isVoice
  const isPaired = (other: TimelineItem): boolean => (item.groupId !== undefined && other.groupId === item.groupId) || isNear(other, item)
  const leaders = linkedPrimaryItems(timeline)
  const freeItems = timeline.tracks.filter(({ isPrimary }) => !isPrimary).flatMap(({ items }) => items)
  return new Set(
    freeItems.filter((candidate) => isOther(candidate) && isPaired(candidate) && !leaders.has(candidate.id)).map(({ id }) => id),
  )
}

/** Whether edits of a track move linked items (`complex`) or single items (`simple`: music, or no voice-over track). */
export function scenarioOf(timeline: Timeline, track: Track): 'simple' | 'complex' {
  const isMusic = trackCategory(track, assetsById(timeline.mediaAssets)) === 'music'
  return isMusic || !isComplex(timeline) ? 'simple' : 'complex'
}

const isComplex = ({ tracks, mediaAssets }: Timeline): boolean => {
  const assets = assetsById(mediaAssets)
  return tracks.some((track) => trackCategory(track, assets) === 'voiceover')
}

function voiceOverTest(timeline: Timeline): (item: TimelineItem) => boolean {
  if (!isComplex(timeline)) return () => false
  const voices = new Set(timeline.mediaAssets.filter(({ subtype }) => subtype === 'voiceover').map(({ id }) => id))
  return (item) => item.type === 'audio' && voices.has(item.mediaAssetId)
}

function primaryItemsByGroup(primaryItems: readonly TimelineItem[]): ReadonlyMap<string, TimelineItem[]> {
  const groups = new Map<string, TimelineItem[]>()
  for (const primaryItem of primaryItems) {
    if (primaryItem.groupId === undefined) continue
    const group = groups.get(primaryItem.groupId)
    if (group) group.push(primaryItem)
    else groups.set(primaryItem.groupId, [primaryItem])
  }
  return groups
}

function nearestByStart(primaryItems: readonly TimelineItem[] | undefined, item: TimelineItem): TimelineItem | undefined {
  const distance = (other: TimelineItem): number => Math.abs(other.startTimeInFrames - item.startTimeInFrames)
  return primaryItems?.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))
}

/** Primary items do not overlap, so that only a few start near a voice-over. */
function primaryItemNear(primaryItems: readonly TimelineItem[], voice: TimelineItem): TimelineItem | undefined {
  const nearby: TimelineItem[] = []
  for (let index = firstFrom(primaryItems, voice.startTimeInFrames - SNAP_FRAMES); index < primaryItems.length; index += 1) {
    const primaryItem = primaryItems[index]
    if (!primaryItem || primaryItem.startTimeInFrames > voice.startTimeInFrames + SNAP_FRAMES) break
    if (isNear(primaryItem, voice)) nearby.push(primaryItem)
  }
  return nearby.length > 0 ? nearestByStart(nearby, voice) : undefined
}

/** Index of the first item that starts at or after a frame. */
function firstFrom(items: readonly TimelineItem[], frame: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.startTimeInFrames ?? 0) < frame) low = middle + 1
    else high = middle
  }
  return low
}
