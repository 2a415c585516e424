import type { Shot } from '../../../../story/shots/shot.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../../model.ts'
import { assetsById } from '../../../queries.ts'
import { updateFollowingMusic } from '../../following-music.ts'
import { sortedByStart, primaryTrack, withItems, omitField } from '../../tracks.ts'
import { orderShots } from '../order-shots.ts'
import { hideOrDelete, unhide } from '../hide-or-delete.ts'
import { withActiveAsset, uploadedShot } from '../shot-media.ts'
import { shotOf, withShots, type ShotsMap, type StoryDocument } from '../story-document.ts'

/** `nowSeconds`: Unix time, for hidden shots. `newShotId`: id of the shot created for a new item, by the item's id. */
export type ReconcileShotsOptions = { readonly nowSeconds: number; readonly newShotId: (itemId: string) => string }

/**
 *     primary      | s1 | s3 | N |        s2 was removed: hidden if it was generated, else deleted
 *     storyboard     s1   s3   new        N was added: its hidden shot is shown again, or a shot is created; in track order
 *
 * Updates the storyboard after any edit of the timeline. A shot whose voice-over was deleted loses its active voice-over.
 * Music that follows the film is fitted to its end. Returns the same document when the timeline is unchanged.
 */
export function reconcileShots(before: StoryDocument, edited: Timeline, facts: ReconcileShotsOptions): StoryDocument {
  if (edited === before.timeline) return before
  const timeline = updateFollowingMusic(before.timeline, edited)
  const [previous, now] = [orderedPrimary(before.timeline), orderedPrimary(timeline)]
  const shots = withoutLostVoices(before, timeline, withoutLeft(before.shots, previous, now, facts))
  const joined = withJoined({ before: before.shots, shots, previous, now, assets: assetsById(timeline.mediaAssets), facts })
  const ordered = orderShots(joined.shots, joined.sequence)
  const isGone = (shotId: string): boolean => shotOf(ordered, shotId) === undefined && shotOf(before.shots, shotId) !== undefined
  const inStep = withItems(timeline, ({ items }) => items.map((item) => bound(item, joined.shotIds.get(item.id), isGone)))
  return { shots: ordered, timeline: inStep }
}

const orderedPrimary = (timeline: Timeline): readonly TimelineItem[] => sortedByStart(primaryTrack(timeline)?.items ?? [])

function bound(item: TimelineItem, shotId: string | undefined, isGone: (shotId: string) => boolean): TimelineItem {
  if (shotId !== undefined) return item.shotId === shotId ? item : { ...item, shotId }
  return item.shotId !== undefined && isGone(item.shotId) ? omitField(item, 'shotId') : item
}

function withoutLeft(
  shots: ShotsMap,
  previous: readonly TimelineItem[],
  now: readonly TimelineItem[],
  { nowSeconds }: ReconcileShotsOptions,
): ShotsMap {
  const currentIds = new Set(now.map(({ shotId }) => shotId))
  const removed = previous.flatMap(({ shotId }) => (shotId !== undefined && !currentIds.has(shotId) ? (shotOf(shots, shotId) ?? []) : []))
  return withShots(shots, new Map(removed.map((shot) => [shot.shotId, hideOrDelete(shot, nowSeconds)])))
}

function withoutLostVoices(before: StoryDocument, timeline: Timeline, shots: ShotsMap): ShotsMap {
  const [voicedBefore, voicedNow] = [voicedShots(before.timeline), voicedShots(timeline)]
  const withoutVoice = [...voicedBefore]
    .flatMap((id) => (voicedNow.has(id) ? [] : (shotOf(shots, id) ?? [])))
    .filter(({ isHidden }) => !isHidden)
  const silent = { activeVoiceOverAudioId: null, activeVoiceOverAudioUrl: null }
  return withShots(shots, new Map(withoutVoice.map((shot) => [shot.shotId, { ...shot, ...silent }])))
}

const voicedShots = ({ tracks }: Timeline): ReadonlySet<string> =>
  new Set(tracks.flatMap(({ items }) => items.flatMap((item) => (item.type === 'audio' && item.shotId !== undefined ? [item.shotId] : []))))

type Joining = {
  readonly before: ShotsMap
  readonly shots: ShotsMap
  readonly previous: readonly TimelineItem[]
  readonly now: readonly TimelineItem[]
  readonly assets: ReadonlyMap<string, MediaAsset>
  readonly facts: ReconcileShotsOptions
}
type Joined = { readonly shots: ShotsMap; readonly shotIds: ReadonlyMap<string, string>; readonly sequence: readonly string[] }

function withJoined({ before, shots, previous, now, assets, facts }: Joining): Joined {
  const wereHere = new Set(previous.map(({ id }) => id))
  const usedIds = new Set(now.flatMap(({ id, shotId }) => (wereHere.has(id) && shotId !== undefined ? [shotId] : [])))
  const hidden = hiddenShots(shots)
  const changes = new Map<string, Shot | null>()
  const shotIds = new Map<string, string>()
  for (const [index, item] of now.entries()) {
    if (wereHere.has(item.id) || !('mediaAssetId' in item)) continue
    const asset = assets.get(item.mediaAssetId)
    if (!asset) continue
    const existing = ownShot(item, asset, { shots, usedIds, hidden })
    const shot = shotFor(item, existing, asset, facts)
    usedIds.add(shot.shotId)
    shotIds.set(item.id, shot.shotId)
    changes.set(shot.shotId, { ...shot, lexorank: inheritedKey(before, shots, previous, now, index) ?? shot.lexorank })
  }
  const sequence = now.flatMap(({ id, shotId }) => shotIds.get(id) ?? shotId ?? [])
  return { shots: withShots(shots, changes), shotIds, sequence }
}

type Offered = { readonly shots: ShotsMap; readonly usedIds: ReadonlySet<string>; readonly hidden: ReadonlyMap<string, string> }

/** The shot an item references, else the hidden shot that uses its asset; never a shot that is on the track already. */
function ownShot(item: TimelineItem, asset: MediaAsset, { shots, usedIds, hidden }: Offered): Shot | undefined {
  const named = item.shotId === undefined ? undefined : shotOf(shots, item.shotId)
  const others = [asset.shotId, hidden.get(asset.id) ?? null].map((id) => (id === null ? undefined : shotOf(shots, id)))
  const offers = [named, ...others.map((shot) => (shot?.isHidden ? shot : undefined))]
  return offers.find((shot) => shot && !usedIds.has(shot.shotId))
}

function shotFor(item: TimelineItem, existing: Shot | undefined, asset: MediaAsset, { newShotId }: ReconcileShotsOptions): Shot {
  return existing ? withActiveAsset(unhide(existing), asset) : uploadedShot(newShotId(item.id), asset)
}

/** Ids of hidden shots by their active asset ids. */
function hiddenShots(shots: ShotsMap): ReadonlyMap<string, string> {
  const hidden = Object.values(shots).filter(({ isHidden }) => isHidden)
  return new Map(
    hidden.flatMap((shot) => [shot.activeImageId, shot.activeVideoId].flatMap((id) => (id === null ? [] : [[id, shot.shotId] as const]))),
  )
}

/** A shot that replaces another one inherits its lexorank. */
function inheritedKey(
  before: ShotsMap,
  shots: ShotsMap,
  previous: readonly TimelineItem[],
  now: readonly TimelineItem[],
  index: number,
): string | undefined {
  const replaced = previous.length === now.length ? previous[index]?.shotId : undefined
  if (replaced === undefined || now.some(({ shotId }) => shotId === replaced)) return undefined
  return shotOf(shots, replaced) === shotOf(before, replaced) ? undefined : shotOf(before, replaced)?.lexorank
}
