import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { isTrimmable } from '@fablecut/domain/timeline/edit/trim'
import { memo, type ReactNode } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { clipBadges } from './clip-badges.tsx'
import { clipBody } from './clip-body.tsx'
import { clipName } from './clip-model.ts'

type ClipProps = {
  item: TimelineItem
  asset: MediaAsset | undefined
  /** Position in the track from 1, counting items that are not mounted. */
  place: number
  x: number
  width: number
  height: number
  pxPerFrame: number
  fps: number
  from: number
  to: number
  number: number | undefined
  isSelected: boolean
  /** Shares a group with a selected item. */
  isLinked: boolean
  isFocused: boolean
  /** Handles of a selected clip. */
  controls: ReactNode
}

/** A clip on its row. Has no handlers: events are delegated to the rows. */
export const Clip = memo(function Clip(props: ClipProps) {
  const { item, asset, place, x, width, height, pxPerFrame, fps, from, to, number, isSelected, isLinked, isFocused, controls } = props
  const isPicture = item.type === 'video' || item.type === 'image' || item.type === 'overlay' || item.type === 'logo'
  return (
    <div
      role="gridcell"
      aria-colindex={place}
      aria-selected={isSelected}
      aria-label={clipName(item, number, fps)}
      tabIndex={isFocused ? 0 : -1}
      draggable
      data-item={item.id}
      className={cx(
        'group absolute top-0 start-0 cursor-grab overflow-hidden rounded-clip contain-strict select-none focus-visible:z-10',
        plateOf(item, asset),
        isPicture ? 'outline-1 -outline-offset-1 outline-line' : 'outline-none',
        isSelected ? 'z-10 ring-2 ring-accent ring-inset' : isLinked ? 'ring-1 ring-accent-line' : '',
      )}
      style={{ transform: `translateX(${x}px)`, width, height }}
    >
      {clipBody({ item, asset, width, height, pxPerFrame, fps, from, to })}
      {clipBadges({ item, isPicture, isSelected, number, width, fps })}
      {controls}
      {isSelected && <SelectedEdge withHandles={isTrimmable(item) && width >= 20} isWide={width >= 64} />}
    </div>
  )
})

/** Background of a clip; that of audio is drawn by the row. */
const plateOf = (item: TimelineItem, asset: MediaAsset | undefined): string => {
  if (item.type === 'caption') return 'bg-cap-bg text-cap'
  if (item.type !== 'audio') return 'bg-raised text-text-2'
  return asset?.subtype === 'voiceover' ? 'text-voice' : 'text-music'
}

/** Selection frame with trim handles. */
const SelectedEdge = ({ withHandles, isWide }: { withHandles: boolean; isWide: boolean }) => (
  <>
    <span aria-hidden className="pointer-events-none absolute inset-0 z-10 rounded-clip ring-2 ring-accent ring-inset" />
    {withHandles && (
      <>
        <Handle edge="left" isWide={isWide} />
        <Handle edge="right" isWide={isWide} />
      </>
    )}
  </>
)

/** `isWide`: has room for a finger. */
const Handle = ({ edge, isWide }: { edge: 'left' | 'right'; isWide: boolean }) => (
  <span
    aria-hidden
    data-edge={edge}
    title={edge === 'left' ? timelineTexts.trimStart : timelineTexts.trimEnd}
    className={cx(
      'absolute inset-y-0 z-20 flex w-2 cursor-ew-resize touch-none items-center justify-center bg-accent',
      edge === 'left' ? 'start-0' : 'end-0',
      isWide && 'touch:w-5',
    )}
  >
    <span className="h-1/4 w-0.5 rounded-full bg-on-accent" />
  </span>
)
