import { assetFrames } from '@fablecut/domain/timeline/frames'
import type { ImageItem, MediaAsset, VideoItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { STRIP_FRAMES, tilesOf, tileWidth } from '../filmstrip.ts'
import { filmstripUrl, useThumbnailState } from '../media-cache.ts'
import { sourceMotion } from './source-motion.ts'
import { ClipPlaceholder } from './clip-placeholder.tsx'

type PictureBodyProps = {
  item: VideoItem | ImageItem
  asset: MediaAsset
  width: number
  height: number
  pxPerFrame: number
  fps: number
  /** Mounted part of the clip, in px from its left edge. */
  from: number
  to: number
}

/** Repeated still, or filmstrip frames at their times. */
export function PictureBody(props: PictureBodyProps) {
  const { item, asset } = props
  const still = asset.thumbnailUrl ?? (item.type === 'image' ? asset.url : null)
  const seen = useThumbnailState(item.type === 'video' ? filmstripUrl(asset.id) : null, still)
  if (seen === 'strip') return tiles(props)
  if (seen === 'still' && still) return stillOf(props, still)
  if (seen === 'loading') return <span aria-hidden className="sheen absolute inset-0" />
  return <ClipPlaceholder look="broken">{timelineTexts.failedToLoad}</ClipPlaceholder>
}

const stillOf = ({ asset, height }: PictureBodyProps, address: string) => (
  <span
    aria-hidden
    className="absolute inset-0"
    style={{
      backgroundImage: `url("${address.replaceAll('"', '%22')}")`,
      backgroundSize: `${tileWidth(asset, height)}px ${height}px`,
      backgroundRepeat: 'repeat-x',
    }}
  />
)

/** Called as a function, not a component, as there are many clips. */
function tiles({ item, asset, width, height, pxPerFrame, fps, from, to }: PictureBodyProps) {
  const wide = tileWidth(asset, height)
  const clip = {
    width,
    ...sourceMotion(item),
    sourceFrames: assetFrames(asset, fps),
    pxPerFrame,
  }
  return tilesOf(clip, wide, { from, to }).map(({ x, frame }) => (
    <span
      key={x}
      aria-hidden
      className="absolute top-0 h-full"
      style={{
        left: x,
        width: wide,
        backgroundImage: `url("${filmstripUrl(asset.id)}")`,
        backgroundSize: `${wide * STRIP_FRAMES}px ${height}px`,
        backgroundPosition: `${-frame * wide}px 0`,
      }}
    />
  ))
}
