import { endFrame } from '../../frames.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { linkedPrimaryItems } from '../linked-items.ts'
import { resolveLayout } from '../resolve-layout.ts'
import { orderShots } from '../storyboard/order-shots.ts'
import { shotOf, withShots, type ShotsMap, type StoryDocument } from '../storyboard/story-document.ts'
import { primaryTrack, sortedByStart } from '../tracks.ts'
import { freeShotId } from '../values/derived-ids.ts'
import { canBeCopied, copyOf, type Copies } from './copy-of.ts'

/** `itemIds`: may contain items of free tracks, which are left to `withCopiedFreeItems`. */
type CopyClips = { readonly itemIds: ReadonlySet<string>; readonly newId: string; readonly nextId: () => string }
type CopiedClips = { readonly document: StoryDocument; readonly copies: Copies }

/** Repeats clips of the primary track after the last of them, with the items linked to them or of their shots, as shots of their own. */
export function withCopiedClips(document: StoryDocument, { itemIds, newId, nextId }: CopyClips): CopiedClips {
  const { timeline, shots } = document
  const track = primaryTrack(timeline)
  const film = sortedByStart(track?.items ?? [])
  const clips = film.filter(({ id }) => itemIds.has(id))
  const last = clips.at(-1)
  if (!track || !last) return { document, copies: new Map() }
  const shotIds = newShotIds(shots, clips, newId)
  const distances = distancesTo(clips, endFrame(last))
  const clipOf = clipOfEach(timeline, clips)
  const copies = new Map<string, TimelineItem>()
  const copied = (item: TimelineItem): TimelineItem => {
    const clip = clipOf(item) ?? item
    const copy = copyOf(item, {
      id: nextId(),
      startTimeInFrames: Math.max(0, item.startTimeInFrames + (distances.get(clip.id) ?? 0)),
      shotId: item.shotId === clip.shotId ? (shotIds.get(clip.id) ?? item.shotId) : item.shotId,
    })
    copies.set(copy.id, item)
    return copy
  }
  const lists = new Map<string, readonly TimelineItem[]>([[track.id, film.toSpliced(film.indexOf(last) + 1, 0, ...clips.map(copied))]])
  for (const { id, isPrimary, items } of timeline.tracks) {
    const members = isPrimary ? [] : items.filter((item) => canBeCopied(item) && clipOf(item))
    if (members.length > 0) lists.set(id, [...items, ...members.map(copied)])
  }
  const edited = resolveLayout(timeline, lists)
  return { document: { shots: withNewShots(shots, { clips, shotIds, edited }), timeline: edited }, copies }
}

/** Ids of the new shots, by clip. */
function newShotIds(shots: ShotsMap, clips: readonly TimelineItem[], newId: string): ReadonlyMap<string, string> {
  const shotIds = new Map<string, string>()
  for (const { id, shotId } of clips) {
    if (shotId !== undefined && shotOf(shots, shotId)?.isHidden === false)
      shotIds.set(id, freeShotId(shots, `shot_${newId}`, [...shotIds.values()]))
  }
  return shotIds
}

/** How far each copy starts after its clip. `start`: of the first copy. */
function distancesTo(clips: readonly TimelineItem[], start: number): ReadonlyMap<string, number> {
  let cursor = start
  return new Map(
    clips.map(({ id, startTimeInFrames, durationInFrames }) => {
      const distance = cursor - startTimeInFrames
      cursor += durationInFrames
      return [id, distance]
    }),
  )
}

/** The clip, among those given, that an item of a free track belongs to. */
export function clipOfEach(timeline: Timeline, clips: readonly TimelineItem[]): (item: TimelineItem) => TimelineItem | undefined {
  const leaders = linkedPrimaryItems(timeline)
  const byId = new Map(clips.map((clip) => [clip.id, clip]))
  const byShot = new Map(clips.flatMap((clip) => (clip.shotId === undefined ? [] : [[clip.shotId, clip] as const])))
  return (item) => byId.get(leaders.get(item.id) ?? item.id) ?? (leaders.has(item.id) ? undefined : byShot.get(item.shotId ?? ''))
}

type NewShots = { readonly clips: readonly TimelineItem[]; readonly shotIds: ReadonlyMap<string, string>; readonly edited: Timeline }

function withNewShots(shots: ShotsMap, { clips, shotIds, edited }: NewShots): ShotsMap {
  const added = clips.flatMap(({ id, shotId }) => {
    const [shot, newShotId] = [shotOf(shots, shotId ?? ''), shotIds.get(id)]
    return shot && newShotId !== undefined ? [[newShotId, { ...shot, shotId: newShotId, lexorank: '' }] as const] : []
  })
  const sequence = (primaryTrack(edited)?.items ?? []).flatMap(({ shotId }) => shotId ?? [])
  return added.length === 0 ? shots : orderShots(withShots(shots, new Map(added)), sequence)
}
