import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { formatDuration } from '../../../texts/format.ts'
import { shareTexts } from '../../../texts/share.ts'
import { THUMBS, thumbAt, thumbTime, timeAt, timeByKey } from './frame-times.ts'

const texts = shareTexts.frame
const PLACES = Array.from({ length: THUMBS }, (_, index) => index)

export type Thumbs = (HTMLCanvasElement | null)[]

type FrameStripProps = {
  isReady: boolean
  seconds: number
  time: number
  /** Filled with the strip's canvases, in their order. */
  thumbs: Thumbs
  onSeek: (seconds: number) => void
}

/** Strip of twelve thumbnails: a click selects a thumbnail's time, dragging scrubs, keys move the position. */
export function FrameStrip({ isReady, seconds, time, thumbs, onSeek }: FrameStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const shareOf = ({ clientX }: PointerEvent): number => {
    const box = strip.current?.getBoundingClientRect()
    return box ? (clientX - box.left) / box.width : 0
  }
  const press = (event: PointerEvent) => {
    if (!isReady || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onSeek(thumbTime(seconds, thumbAt(shareOf(event))))
  }
  const move = (event: PointerEvent) => {
    const isMoved = event.movementX !== 0 || event.movementY !== 0
    if (isReady && isMoved && event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(timeAt(shareOf(event), seconds))
  }
  const turn = (event: KeyboardEvent) => {
    const to = isReady ? timeByKey(event.key, event.shiftKey, time, seconds) : null
    if (to === null) return
    event.preventDefault()
    onSeek(to)
  }
  return (
    <div
      ref={strip}
      dir="ltr"
      role="slider"
      tabIndex={isReady ? 0 : -1}
      aria-label={texts.strip}
      aria-valuemin={0}
      aria-valuemax={seconds}
      aria-valuenow={time}
      aria-valuetext={texts.stripValue(formatDuration(time), formatDuration(seconds))}
      aria-disabled={!isReady}
      onPointerDown={press}
      onPointerMove={move}
      onKeyDown={turn}
      className="relative flex h-12 cursor-pointer touch-none overflow-hidden rounded-md bg-surface outline-none select-none focus-visible:shadow-(--focus)"
    >
      {PLACES.map((place) => (
        <canvas
          key={place}
          ref={(canvas) => {
            thumbs[place] = canvas
          }}
          aria-hidden
          className="h-full min-w-0 flex-1 object-cover"
        />
      ))}
      {isReady && (
        <span
          aria-hidden
          style={{ left: `${(100 * time) / Math.max(seconds, 0.001)}%` }}
          className="pointer-events-none absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-accent outline-1 outline-on-picture"
        />
      )}
    </div>
  )
}
