import { ok, refuse, type Result } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import { buildClip } from '../../build/build-clip.ts'
import { newItem } from '../new-item.ts'
import { withTake } from './replace-media.ts'
import { activeAssetId } from './shot-media.ts'

/** A shot references an asset that is missing. */
export type MissingAssetRefusal = {
  readonly code: 'missing_asset'
  readonly kind: 'Video' | 'Image' | 'Audio'
  readonly mediaAssetId: string
  readonly shotId: string
}

export type ReconcileTimelineOptions = {
  /** Returns the id of a new item, by its shot's id. */
  readonly newId: (shotId: string) => string
  /** Failure messages by shot id; blank when unknown. */
  readonly failures?: ReadonlyMap<string, string>
}

/** Items of the primary track for the visible shots, in their order, not yet packed. See `reconcileTimeline`. */
export function shotItems(
  timeline: Timeline,
  items: readonly TimelineItem[],
  visible: readonly Shot[],
  facts: ReconcileTimelineOptions,
): Result<readonly TimelineItem[], MissingAssetRefusal> {
  const { byShot, withoutShot } = groupByShot(items)
  const sources = { assets: assetsById(timeline.mediaAssets), fps: timeline.globalConfig.fps, ...facts }
  const shots = new Map(visible.map((shot) => [shot.shotId, shot]))
  const following = (shotId: string | undefined): readonly TimelineItem[] =>
    (withoutShot.get(shotId) ?? []).flatMap((item) => followingItem(item, shots, sources))
  const result: TimelineItem[] = [...following(undefined)]
  for (const shot of visible) {
    const item = shotItem(shot, byShot.get(shot.shotId), sources)
    if (!item.ok) return item
    result.push(...item.value, ...following(shot.shotId))
  }
  const known = new Set([undefined, ...visible.map(({ shotId }) => shotId)])
  const remaining = [...withoutShot.keys()].flatMap((shotId) => (known.has(shotId) ? [] : following(shotId)))
  return ok([...result, ...remaining])
}

type GroupedItems = {
  readonly byShot: ReadonlyMap<string, TimelineItem>
  readonly withoutShot: ReadonlyMap<string | undefined, TimelineItem[]>
}

/** `byShot`: the first item of each shot. `withoutShot`: items without a shot, and further parts of shots, by the shot they follow. */
function groupByShot(items: readonly TimelineItem[]): GroupedItems {
  const byShot = new Map<string, TimelineItem>()
  const withoutShot = new Map<string | undefined, TimelineItem[]>()
  let last: string | undefined
  for (const item of items) {
    if (item.shotId !== undefined && !byShot.has(item.shotId)) {
      byShot.set(item.shotId, item)
      last = item.shotId
      continue
    }
    const behind = withoutShot.get(last)
    if (behind) behind.push(item)
    else withoutShot.set(last, [item])
  }
  return { byShot, withoutShot }
}

type Sources = ReconcileTimelineOptions & { readonly assets: ReadonlyMap<string, MediaAsset>; readonly fps: number }

function shotItem(shot: Shot, item: TimelineItem | undefined, sources: Sources): Result<readonly TimelineItem[], MissingAssetRefusal> {
  const mediaAssetId = activeAssetId(shot)
  if (mediaAssetId === null) return ok(placeholderItems(shot, item, sources))
  const { assets, fps, newId } = sources
  const asset = assets.get(mediaAssetId)
  const missing = {
    code: 'missing_asset',
    kind: shot.activeVideoId === null ? 'Image' : 'Video',
    mediaAssetId,
    shotId: shot.shotId,
  } as const
  if (!asset) return refuse(missing)
  if (item && 'mediaAssetId' in item && item.mediaAssetId === asset.id) return ok([item])
  const { resourceType: type } = asset
  if (item && (type === 'video' || type === 'image')) return ok([withTake(item, { ...asset, resourceType: type }, fps)])
  const newClip = newItem(asset, { id: newId(shot.shotId), startTimeInFrames: 0, trackType: 'video' }, fps)
  return newClip.ok ? ok([{ ...newClip.value, shotId: shot.shotId }]) : refuse(missing)
}

/** An item without a shot stays as it is. A further part of a shot shows its take, and goes with it. */
function followingItem(item: TimelineItem, shots: ReadonlyMap<string, Shot>, { assets, fps }: Sources): readonly TimelineItem[] {
  if (item.shotId === undefined) return [item]
  const shot = shots.get(item.shotId)
  const asset = shot && assets.get(activeAssetId(shot) ?? '')
  if (!asset) return []
  if ('mediaAssetId' in item && item.mediaAssetId === asset.id) return [item]
  const { resourceType: type } = asset
  return type === 'video' || type === 'image' ? [withTake(item, { ...asset, resourceType: type }, fps)] : [item]
}

/** Overlay for a failed shot, as long as its previous item, else three seconds. */
function placeholderItems(shot: Shot, item: TimelineItem | undefined, { assets, fps, newId, failures }: Sources): readonly TimelineItem[] {
  const failure = failures?.get(shot.shotId)
  const before = item?.type === 'overlay' ? item : undefined
  if (failure === undefined) return before ? [before] : []
  const { id, startTimeInFrames, durationInFrames, groupId } = item ?? { id: newId(shot.shotId), startTimeInFrames: 0 }
  const placement = { id, startTimeInFrames, shotId: shot.shotId, ...(groupId !== undefined && { groupId }) }
  const length = durationInFrames === undefined ? undefined : ({ frames: durationInFrames, by: 'cut' } as const)
  const built = buildClip({ ...shot, failure }, placement, length, { assets, fps })
  if (!built.ok) return before ? [before] : []
  return [before && built.value.type === 'overlay' && before.statusMessage === built.value.statusMessage ? before : built.value]
}
