import type {
  ShapeItem,
  StickerItem,
  TitleItem,
  Timeline,
  TimelineItem,
  Track,
  Transition,
  VideoItem,
} from '@fablecut/domain/timeline/model'
import type { Shape, Sticker, Title } from '@fablecut/domain/timeline/titles'
import type { Easing, Keyframe } from '@fablecut/domain/timeline/picture'
import { asset, caption, image, timelineOf, track, video } from '@fablecut/render/plan/testing/timeline-fixture'
import type { Output } from '@fablecut/render/plan/model'
import { SOURCE_SECONDS, sourceNames } from './sources.ts'

export type ParityCase = {
  readonly name: string
  readonly timeline: Timeline
  readonly output: Output
  /** Frames that are compared. */
  readonly frames: readonly number[]
  /** In the short suite too. */
  readonly isRepresentative?: true
}

export const WIDE: Output = { width: 640, height: 360, fps: 30 }
export const HD: Output = { width: 1280, height: 720, fps: 30 }
export const TALL: Output = { width: 360, height: 640, fps: 30 }
export const SQUARE: Output = { width: 480, height: 480, fps: 30 }

const assets = sourceNames().map((id) =>
  asset(id, id.endsWith('.png') ? { resourceType: 'image' } : { metadata: { duration: SOURCE_SECONDS } }),
)
type Look = Partial<Omit<VideoItem, 'type'>>

export const clip = (id: string, source: string, start: number, duration: number, look: Look = {}, trimStart = 0): TimelineItem =>
  source.endsWith('.png')
    ? { ...image(id, source, start, duration), ...look }
    : { ...video(id, source, start, duration, { trimStart, ...(look.speed ? { speed: look.speed } : {}) }), ...look }

export const primary = (...items: TimelineItem[]): Track => track('primary', 'video', items, { isPrimary: true })
export const upper = (id: string, ...items: TimelineItem[]): Track => track(id, 'video', items)
export const words = (...items: Track['items'][number][]): Track => track('captions', 'file', items)
export const line = (text: string, start: number, duration: number): TimelineItem => caption(text, text, start, duration)
export const key = (frame: number, value: number, easing: Easing = 'linear'): Keyframe => ({ frame, value, easing })

export const film = (...tracks: Track[]): Timeline => timelineOf(tracks, assets)

/** Two clips with a transition of 20 frames between them, at frame 40. */
export const joined = (type: Transition['type'], from = 'wide.mp4', to = 'fractal.mp4'): Timeline =>
  film(primary(clip('from', from, 0, 40), clip('to', to, 40, 40, { transition: { type, durationInFrames: 20 } }, 20)))

export const title = (id: string, titleConfig: Title, start: number, duration: number, fields: Partial<TitleItem> = {}): TitleItem => ({
  type: 'title',
  id,
  startTimeInFrames: start,
  durationInFrames: duration,
  titleConfig,
  ...fields,
})
export const shape = (id: string, shapeConfig: Shape, start: number, duration: number, fields: Partial<ShapeItem> = {}): ShapeItem => ({
  type: 'shape',
  id,
  startTimeInFrames: start,
  durationInFrames: duration,
  shapeConfig,
  ...fields,
})
export const sticker = (
  id: string,
  stickerConfig: Sticker,
  start: number,
  duration: number,
  fields: Partial<StickerItem> = {},
): StickerItem => ({
  type: 'sticker',
  id,
  startTimeInFrames: start,
  durationInFrames: duration,
  stickerConfig,
  ...fields,
})
