import type { MediaAsset, NoiseReduction, Timeline } from '@fablecut/domain/timeline/model'
import { reducedNoiseName } from '@fablecut/domain/timeline/noise-reduction'
import { buildRenderPlan } from '@fablecut/render/plan/build-plan'
import type { RenderPlan } from '@fablecut/render/plan/model'
import type { MediaUrl } from '@fablecut/render/player/model'

type Size = { readonly width: number; readonly height: number }

/** Duration of a previewed image; any positive value works. */
const STILL_SECONDS = 1
const UNKNOWN_SECONDS = 3

const NO_WATERMARK = { enabled: false, type: 'logo' }
const outputOf = ({ globalConfig }: Timeline, size: Size) => ({ ...size, fps: globalConfig.fps })

/** Render plan of a story for the stage: as exported, without watermark. */
export function planOfStory(timeline: Timeline, size: Size): RenderPlan {
  const loudness = new Map(timeline.mediaAssets.map(({ id, metadata }) => [id, metadata?.loudness]))
  return buildRenderPlan(timeline, outputOf(timeline, size), { watermark: NO_WATERMARK, loudnessOf: (id) => loudness.get(id) })
}

/** Render plan of a single asset in full, in its own aspect ratio, as loud as its file is. */
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
    globalConfig: { fps, captions: { enabled: false }, watermark: NO_WATERMARK },
  }
  const output = outputOf(timeline, type === 'audio' ? size : { width, height })
  return { ...buildRenderPlan(timeline, output, { watermark: NO_WATERMARK }), masterGain: 1 }
}

/** URL of an asset's file, or of its sound with less noise; null when there is none, e.g. while it is uploading. */
export function mediaUrlOf(asset: MediaAsset | undefined, noiseReduction?: NoiseReduction): MediaUrl | null {
  if (!asset || asset.url === '' || asset.resourceType === 'file') return null
  if (noiseReduction && asset.url.startsWith('/media/'))
    return { url: asset.url.replace(/[^/]+$/u, reducedNoiseName(noiseReduction)), kind: 'audio' }
  return { url: asset.url, kind: asset.resourceType }
}

/** Largest size that fits into a box with the aspect ratio kept, in CSS pixels. */
export function fitInto(place: Size, picture: Size): Size {
  const scale = Math.min(place.width / picture.width, place.height / picture.height)
  return { width: Math.max(1, Math.floor(picture.width * scale)), height: Math.max(1, Math.floor(picture.height * scale)) }
}

/** Canvas size in device pixels, limited to the film's size. */
export function canvasPixels(displayed: Size, film: Size, devicePixelRatio: number): Size {
  const scale = Math.min(1, (displayed.width * devicePixelRatio) / film.width)
  return { width: Math.round(film.width * scale), height: Math.round(film.height * scale) }
}
