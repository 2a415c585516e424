import type { Timeline, TimelineItem, Track } from '../model.ts'
import { assetsById, trackCategory } from '../queries.ts'
import { byStart } from '../pack.ts'
import { primaryTrack } from './tracks.ts'

/** How near an edge has to be to be meant, in frames, inclusive. */
export const SNAP_FRAMES = 10

const isNear = (a: TimelineItem, b: TimelineItem): boolean =>
  Math.abs(a.startTimeInFrames - b.startTimeInFrames) <= SNAP_FRAMES && Math.abs(a.durationInFrames - b.durationInFrames) <= SNAP_FRAMES

/**
 *     picture      |  V1  |   V2    |
 *     voice-over    |~O1~| |~~O2~~|        O1 goes with V1, O2 with V2
 *
 * Who goes along when a picture moves, as the picture's id by the id of the one that follows: whoever shares a group with an item of the primary
 * track, and the voice-over that starts and lasts as it does, give or take ten frames. Nobody pairs by nearness in the simple scenario: where no
 * track is a voice-over track.
 */
export function linkedPrimaryItems(timeline: Timeline): ReadonlyMap<string, string> {
  const pictures = (primaryTrack(timeline)?.items ?? []).toSorted(byStart)
  const groups = primaryItemsByGroup(pictures)
  const isVoice = voiceOverTest(timeline)
  const leaders = new Map<string, string>()
  for (const track of timeline.tracks) {
    if (track.isPrimary) continue
    for (const item of track.items) {
      const leader = nearestByStart(groups.get(item.groupId ?? ''), item) ?? (isVoice(item) ? primaryItemNear(pictures, item) : undefined)
      if (leader) leaders.set(item.id, leader.id)
    }
  }
  return leaders
}

const isVisual = (item: TimelineItem): boolean => item.type === 'video' || item.type === 'image'

/** Whom a picture or voice-over of a free track takes along: its like of the other kind on free tracks. Nobody in the simple scenario. */
export function linkedFreeItems(timeline: Timeline, item: TimelineItem): ReadonlySet<string> {
  const isVoice = voiceOverTest(timeline)
  if (!isComplex(timeline) || !(isVoice(item) || isVisual(item))) return new Set()
  const isOther = isVoice(item) ? isVisual : isVoice
  const isPaired = (one: TimelineItem): boolean => (item.groupId !== undefined && one.groupId === item.groupId) || isNear(one, item)
  const leaders = linkedPrimaryItems(timeline)
  const free = timeline.tracks.filter(({ isPrimary }) => !isPrimary).flatMap(({ items }) => items)
  return new Set(free.filter((one) => isOther(one) && isPaired(one) && !leaders.has(one.id)).map(({ id }) => id))
}

/** Whether what is done on a track moves pairs (`complex`), or every item for itself: music, or no voice-over track at all. */
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

function primaryItemsByGroup(pictures: readonly TimelineItem[]): ReadonlyMap<string, TimelineItem[]> {
  const groups = new Map<string, TimelineItem[]>()
  for (const picture of pictures) {
    if (picture.groupId === undefined) continue
    const group = groups.get(picture.groupId)
    if (group) group.push(picture)
    else groups.set(picture.groupId, [picture])
  }
  return groups
}

function nearestByStart(pictures: readonly TimelineItem[] | undefined, item: TimelineItem): TimelineItem | undefined {
  const distance = (one: TimelineItem): number => Math.abs(one.startTimeInFrames - item.startTimeInFrames)
  return pictures?.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** Pictures do not overlap, so only a few start near a voice. */
function primaryItemNear(pictures: readonly TimelineItem[], voice: TimelineItem): TimelineItem | undefined {
  const near: TimelineItem[] = []
  for (let index = firstFrom(pictures, voice.startTimeInFrames - SNAP_FRAMES); index < pictures.length; index += 1) {
    const picture = pictures[index]
    if (!picture || picture.startTimeInFrames > voice.startTimeInFrames + SNAP_FRAMES) break
    if (isNear(picture, voice)) near.push(picture)
  }
  return near.length > 0 ? nearestByStart(near, voice) : undefined
}

/** Index of the first item that starts at a frame or after it. */
function firstFrom(items: readonly TimelineItem[], frame: number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.startTimeInFrames ?? 0) < frame) low = middle + 1
    else high = middle
  }
  return low
}
