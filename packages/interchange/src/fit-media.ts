import { assetFrames } from '@fablecut/domain/timeline/frames'
import type { MediaAsset, OverlayItem, Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import { isSourced, itemName, type SourcedItem } from './project.ts'

/** `mediaIds`: assets by the ids that the timeline has for them; null for files that are missing. */
export type FoundMedia = ReadonlyMap<string, MediaAsset | null>

/**
 * A timeline of a project with the media that were found. On video tracks a clip without a file becomes a message with its name, as all others
 * keep their time; on tracks of sound it is left out. A source that is longer than its file ends with the file. Shots are those of the new story.
 */
export function fitToMedia(timeline: Timeline, found: FoundMedia): Timeline {
  const { fps } = timeline.globalConfig
  const titles = new Map(timeline.mediaAssets.map((asset) => [asset.id, asset]))
  const fit = (item: TimelineItem): TimelineItem[] => {
    const { shotId: _shotId, ...rest } = item
    const free = rest as TimelineItem
    if (!isSourced(free)) return [free]
    const asset = found.get(free.mediaAssetId)
    if (asset && mayPlay(free, asset)) return [withSource({ ...free, mediaAssetId: asset.id }, asset, fps)]
    return free.type === 'audio' ? [] : [missing(free, titles.get(free.mediaAssetId))]
  }
  const tracks = timeline.tracks.map((track) => ({ ...track, items: track.items.flatMap(fit) }))
  return { ...timeline, tracks, mediaAssets: [...new Set(found.values())].filter((asset) => asset !== null) }
}

/** A sound may be that of a film; a picture needs a file of its type. */
const mayPlay = ({ type }: SourcedItem, { resourceType }: MediaAsset): boolean =>
  type === resourceType || (type === 'audio' && resourceType === 'video')

function withSource<T extends SourcedItem>(item: T, asset: MediaAsset, fps: number): T {
  const frames = assetFrames(asset, fps)
  if (item.type === 'image' || !asset.metadata || item.sourceTrimEndFrames <= frames) return item
  return { ...item, sourceTrimStartFrames: Math.min(item.sourceTrimStartFrames, frames - 1), sourceTrimEndFrames: frames }
}

function missing(item: SourcedItem, asset: MediaAsset | undefined): OverlayItem {
  const { id, startTimeInFrames, durationInFrames, title } = item
  const overlayConfig = { type: 'missing', message: `Missing: ${itemName(item, asset)}`.slice(0, 500) }
  return { id, type: 'overlay', startTimeInFrames, durationInFrames, overlayConfig, ...(title !== undefined && { title }) }
}
