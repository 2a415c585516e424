import { ok, refuse, type Result } from '../../../result.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { findTimelineError, type TimelineError } from '../../parse-timeline.ts'
import { usedAssetIds } from '../operations/remove-asset.ts'
import { shotOf, withShots, type ShotsMap } from '../storyboard/story-document.ts'
import { sourceFrames } from '../trim.ts'
import type { SyncPayload } from './sync-payload.ts'

/** Server-side data that a sync is validated against. */
export type SyncContext = {
  /** The stored shots. */
  readonly shots: ShotsMap
  /** All media the creator may use in this story, with the server's URLs and durations. */
  readonly assets: ReadonlyMap<string, MediaAsset>
  /** Media referenced by the stored timeline. Their items stay valid when the file was deleted. */
  readonly storedAssetIds: ReadonlySet<string>
}

export type CheckedSync = {
  /** All shots of the story after the sync, with the server's URLs. */
  readonly shots: ShotsMap
  readonly written: readonly Shot[]
  readonly deleted: readonly string[]
  /** Timeline to store: the client's tracks and settings with the server's media. */
  readonly timeline: Timeline
}

/**
 * Validates a client's document: the timeline's rules (`findTimelineError`), and that every referenced shot and asset belongs to this story and
 * creator. URLs in `mediaAssets` and shots are replaced by the server's. Refused with the first error and its path in the payload.
 *
 */
export function checkSync(payload: SyncPayload, facts: SyncContext): Result<CheckedSync, TimelineError> {
  const error = findTimelineError(payload.timeline)
  if (error) return refuse({ ...error, path: inTimeline(error.path) })
  const shotFault = findShotError(payload.shots, facts)
  if (shotFault) return refuse(shotFault)
  const changes = new Map(Object.entries(payload.shots).map(([id, shot]) => [id, shot && withServerUrls(shot, facts)] as const))
  const shots = withShots(facts.shots, changes)
  const itemError = findItemError(payload.timeline, shots, facts)
  if (itemError) return refuse(itemError)
  return ok({
    shots,
    written: [...changes.values()].flatMap((shot) => shot ?? []),
    deleted: [...changes].flatMap(([id, shot]) => (shot === null && shotOf(facts.shots, id) ? [id] : [])),
    timeline: { ...payload.timeline, mediaAssets: serverAssets(payload.timeline, facts) },
  })
}

const inTimeline = (path: string): string => `timeline.${path}`

const MEDIA_FIELDS = {
  activeImageId: 'image',
  activeVideoId: 'video',
  activeVoiceOverAudioId: 'audio',
} as const satisfies Partial<Record<keyof Shot, MediaAsset['resourceType']>>
const mediaFields = Object.keys(MEDIA_FIELDS) as (keyof typeof MEDIA_FIELDS)[]

function findShotError(shots: Readonly<Record<string, Shot | null>>, facts: SyncContext): TimelineError | undefined {
  for (const [id, shot] of Object.entries(shots)) {
    if (!shot) continue
    const path = `shots.${id}`
    if (shot.shotId !== id) return { path: `${path}.shotId`, message: 'A shot is listed under its own id' }
    const field = mediaFields.find((name) => !mayReference(shot, name, facts))
    if (field) return { path: `${path}.${field}`, message: `Media asset with ID ${shot[field]} not found` }
  }
  return undefined
}

/** Allows assets of the right type, and the shot's stored asset. */
function mayReference(shot: Shot, field: keyof typeof MEDIA_FIELDS, facts: SyncContext): boolean {
  const assetId = shot[field]
  if (assetId === null || shotOf(facts.shots, shot.shotId)?.[field] === assetId) return true
  return facts.assets.get(assetId)?.resourceType === MEDIA_FIELDS[field]
}

function withServerUrls(shot: Shot, { assets }: SyncContext): Shot {
  const urlOf = (id: string | null): string | null => (id === null ? null : (assets.get(id)?.url ?? null))
  return {
    ...shot,
    activeImageUrl: urlOf(shot.activeImageId),
    activeVideoUrl: urlOf(shot.activeVideoId),
    activeVoiceOverAudioUrl: urlOf(shot.activeVoiceOverAudioId),
  }
}

function findItemError({ tracks, globalConfig }: Timeline, shots: ShotsMap, facts: SyncContext): TimelineError | undefined {
  for (const [t, track] of tracks.entries()) {
    for (const [i, item] of track.items.entries()) {
      const error = itemFault(item, { shots, facts, fps: globalConfig.fps })
      if (error) return { path: inTimeline(`tracks.${t}.items.${i}.${error.path}`), message: error.message }
    }
  }
  return undefined
}

type Known = { readonly shots: ShotsMap; readonly facts: SyncContext; readonly fps: number }

function itemFault(item: TimelineItem, { shots, facts, fps }: Known): TimelineError | undefined {
  if (item.shotId !== undefined && !shotOf(shots, item.shotId)) return { path: 'shotId', message: `Shot with ID ${item.shotId} not found` }
  if (!('mediaAssetId' in item)) return undefined
  const asset = facts.assets.get(item.mediaAssetId)
  if (!asset && facts.storedAssetIds.has(item.mediaAssetId)) return undefined
  if (!asset) return { path: 'mediaAssetId', message: `Media asset with ID ${item.mediaAssetId} not found` }
  const isSoundOfVideo = item.type === 'audio' && asset.resourceType === 'video'
  if (asset.resourceType !== item.type && !isSoundOfVideo)
    return { path: 'type', message: `Media asset with ID ${asset.id} is no ${item.type}` }
  // One frame of tolerance: takes are measured at their own frame rate.
  const isInside = item.type === 'image' || !asset.metadata || item.sourceTrimEndFrames <= sourceFrames(asset, fps) + 1
  return isInside ? undefined : { path: 'sourceTrimEndFrames', message: 'A source is not that long' }
}

/** The server's version of the assets that the client lists or uses; unknown ones are dropped. */
function serverAssets(timeline: Timeline, { assets }: SyncContext): readonly MediaAsset[] {
  return [...new Set([...timeline.mediaAssets.map(({ id }) => id), ...usedAssetIds(timeline)])].flatMap((id) => assets.get(id) ?? [])
}
