import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { Blend, Link2, VolumeX } from 'lucide-react'
import { looksTexts } from '../../../../texts/editor/looks.ts'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { isMuted } from './clip-model.ts'

type ClipBadgesProps = {
  item: TimelineItem
  isPicture: boolean
  isSelected: boolean
  number: number | undefined
  width: number
  fps: number
}

const PLATE = 'absolute z-10 inline-flex h-4 items-center rounded-badge bg-on-picture px-1 text-11 font-strong text-text tabular-nums'

/** Minimum clip width for badges, in px. */
const MIN_WIDTH = 28

/** Badges of a clip (number, duration, mute, group) as far as they fit. Called as a function, not a component, as there are many clips. */
export function clipBadges({ item, isPicture, isSelected, number, width, fps }: ClipBadgesProps) {
  if (width < MIN_WIDTH) return null
  const showsGroup = item.groupId !== undefined && isSelected && width > 64
  return (
    <>
      {isPicture && number !== undefined && (
        <span className={`${PLATE} ${isSelected ? 'top-4 start-3.5' : 'top-1.5 start-1.5'}`}>{number}</span>
      )}
      {isPicture && isSelected && width > 56 && (
        <span className={`${PLATE} end-3.5 bottom-1.5`}>{timelineTexts.seconds(item.durationInFrames / fps)}</span>
      )}
      {'transition' in item && item.transition && (
        <span title={looksTexts.transitions[item.transition.type]} className={`${PLATE} top-1/2 start-0.5 -translate-y-1/2`}>
          <Blend aria-hidden className="size-3" />
        </span>
      )}
      {isMuted(item) && width > 40 && (
        <span title={timelineTexts.muted} className={`${PLATE} ${isPicture ? 'bottom-1.5 start-1.5' : 'top-1.5 end-1.5'}`}>
          <VolumeX aria-label={timelineTexts.muted} className="size-3" />
        </span>
      )}
      {showsGroup && (
        <span data-group-badge title={timelineTexts.group} className={`${PLATE} ${isPicture ? 'top-4' : 'top-1.5'} end-3.5 cursor-pointer`}>
          <Link2 aria-hidden className="size-3" />
        </span>
      )}
    </>
  )
}
