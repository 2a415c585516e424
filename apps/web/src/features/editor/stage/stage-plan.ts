import type { MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import { buildRenderPlan } from '@fablecut/render/plan/build-plan'
import type { RenderPlan } from '@fablecut/render/plan/model'
import type { MediaUrl } from '@fablecut/render/player/model'

type Size = { readonly width: number; readonly height: number }

/** How long a picture is shown by itself; it stands still, so only a lower bound matters. */
const STILL_SECONDS = 1
const UNKNOWN_SECONDS = 3

/** What the stage shows of a story: as exported, without the logo. */
export const planOfStory = (timeline: Timeline, size: Size): RenderPlan =>
  buildRenderPlan(timeline, { ...size, fps: timeline.globalConfig.fps }, { watermark: { enabled: false, type: 'logo' } })

/** One asset by itself from its beginning to its end, in its own shape. */
export function planOfAsset(asset: MediaAsset, { size, fps }: { readonly size: Size; readonly fps: number }): RenderPlan {
  const { width = size.width, height = size.height, duration = UNKNOWN_SECONDS } = asset.metadata ?? {}
  const seconds = asset.resourceType === 'image' ? STILL_SECONDS : duration
  const frames = Math.max(1, Math.round(seconds * fps))
  const placed = {
    id: `preview of ${asset.id}`,
    mediaAssetId: asset.id,
    startTimeInFrames: 0,
    durationInFrames: frames,
    sourceTrimStartFrames: 0,
    sourceTrimEndFrames: frames,
  }
  const type = asset.resourceType === 'image' || asset.resourceType === 'audio' ? asset.resourceType : 'video'
  const track = { id: 'preview', type: type === 'audio' ? ('audio' as const) : ('video' as const), isPrimary: type !== 'audio' }
  const timeline: Timeline = {
    tracks: [{ ...track, items: [{ ...placed, type }] }],
    mediaAssets: [asset],
    globalConfig: { fps, captions: { enabled: false }, watermark: { enabled: false, type: 'logo' } },
  }
  return planOfStory(timeline, type === 'audio' ? size : { width, height })
}

/** Where an asset's file is; null where there is none to be shown, e.g. while it is uploaded. */
export function mediaUrlOf(asset: MediaAsset | undefined): MediaUrl | null {
  if (!asset || asset.url === '' || asset.resourceType === 'file') return null
  return { url: asset.url, kind: asset.resourceType }
}

/** The canvas in the middle of its place, whole and as large as it fits; CSS pixels. */
export function fitInto(place: Size, picture: Size): Size {
  const scale = Math.min(place.width / picture.width, place.height / picture.height)
  return { width: Math.max(1, Math.floor(picture.width * scale)), height: Math.max(1, Math.floor(picture.height * scale)) }
}

/** Device pixels of the canvas: no more than the film has, for nothing is gained by them. */
export function canvasPixels(shown: Size, film: Size, devicePixelRatio: number): Size {
  const scale = Math.min(1, (shown.width * devicePixelRatio) / film.width)
  return { width: Math.round(film.width * scale), height: Math.round(film.height * scale) }
}
