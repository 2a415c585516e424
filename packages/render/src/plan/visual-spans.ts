import type {
  ImageItem,
  LogoItem,
  MediaAsset,
  OverlayItem,
  ShapeItem,
  StickerItem,
  TimelineItem,
  TitleItem,
  Track,
  VideoItem,
} from '@fablecut/domain/timeline/model'
import { fadesOf } from './fades.ts'
import type { Visual, VisualSpan } from './model.ts'
import { lookOf } from './span-look.ts'
import { spanWithin } from './span-range.ts'

export type VisualItem = VideoItem | ImageItem | OverlayItem | LogoItem | TitleItem | ShapeItem | StickerItem
export type Assets = ReadonlyMap<string, MediaAsset>

export const isVisual = (item: TimelineItem): item is VisualItem => item.type !== 'audio' && item.type !== 'caption'

export const endOf = (item: TimelineItem): number => item.startTimeInFrames + item.durationInFrames

export const inStartOrder = <T extends TimelineItem>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => a.startTimeInFrames - b.startTimeInFrames)

/** E-157: what a viewer reads at a failed shot. The reason stays with the item, for the property pane. */
const FAILED_SHOT_TEXT = 'Oops, our spell slipped! Credits refunded —you can regenerate this shot in the editor.'

const messageOf = ({ overlayConfig, statusMessage }: OverlayItem): string =>
  overlayConfig.type === 'error' ? FAILED_SHOT_TEXT : (overlayConfig.message ?? statusMessage ?? '')

function videoOf(item: VideoItem): Visual {
  return {
    kind: 'video',
    assetId: item.mediaAssetId,
    sourceStartFrame: item.sourceTrimStartFrames,
    sourceEndFrame: item.sourceTrimEndFrames,
    speed: item.speed ?? 1,
    ...(item.isFrozen && { isFrozen: true }),
    ...(item.isReversed && !item.isFrozen && { reversedFrames: item.durationInFrames }),
  }
}

/** A failed shot becomes a message tile. */
function visualOf(item: VisualItem): Visual {
  switch (item.type) {
    case 'video':
      return videoOf(item)
    case 'image':
      return { kind: 'image', assetId: item.mediaAssetId }
    case 'logo':
      return { kind: 'logo', type: 'logo' }
    case 'title':
      return { kind: 'title', title: item.titleConfig }
    case 'shape':
      return { kind: 'shape', shape: item.shapeConfig }
    case 'sticker':
      return { kind: 'sticker', art: item.stickerConfig.art, size: item.stickerConfig.size }
    case 'overlay':
      return { kind: 'message', text: messageOf(item) }
  }
}

export function visualSpan(item: VisualItem): VisualSpan {
  const effects = item.type === 'video' || item.type === 'image' ? item.effects : undefined
  return {
    itemId: item.id,
    startFrame: item.startTimeInFrames,
    endFrame: endOf(item),
    picture: visualOf(item),
    ...fadesOf(effects, item.durationInFrames),
    ...lookOf(item),
  }
}

const black = (startFrame: number, endFrame: number): VisualSpan => ({
  startFrame,
  endFrame,
  picture: { kind: 'empty' },
  fadeInFrames: 0,
  fadeOutFrames: 0,
})

/** Trims overlapping spans (the earlier span wins) and fills the gaps with black; `spans` must be sorted by start. */
export function fillGaps(spans: readonly VisualSpan[], totalFrames: number): VisualSpan[] {
  const covered: VisualSpan[] = []
  let cursor = 0
  for (const span of spans) {
    if (span.endFrame <= cursor) continue
    if (span.startFrame > cursor) covered.push(black(cursor, span.startFrame))
    covered.push(spanWithin(span, Math.max(cursor, span.startFrame), span.endFrame))
    cursor = span.endFrame
  }
  if (cursor < totalFrames) covered.push(black(cursor, totalFrames))
  return covered
}

/** If audio or a caption outlasts the last shot by no more than this, the shot's last frame is held instead of a flash of black (CD-117). */
const MAX_HOLD_SECONDS = 0.5

/** Extends the last shot over a short black tail, unless the shot fades out. */
export function withFrozenEnd(segments: readonly VisualSpan[], fps: number): VisualSpan[] {
  const [last, tail] = segments.slice(-2)
  const isShort = tail !== undefined && tail.picture.kind === 'empty' && tail.endFrame - tail.startFrame <= MAX_HOLD_SECONDS * fps
  if (!last || !isShort || last.fadeOutFrames > 0) return [...segments]
  return [...segments.slice(0, -2), { ...last, endFrame: tail.endFrame }]
}

/** A timeline lists the topmost track first; drawing starts with the lowest (ED-10). */
export const inDrawingOrder = (tracks: readonly Track[]): Track[] => [...tracks].reverse()
