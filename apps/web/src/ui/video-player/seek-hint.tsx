import { useState, type ComponentProps, type PointerEvent } from 'react'
import { formatDuration } from '../../texts/format.ts'

/** Width of the thumb, which stays within the bar at both ends. */
const THUMB_PIXELS = 14

/** Time tooltip at the pointer over the seek bar. `duration` in seconds, 0 until known. */
export function SeekHint({
  duration,
  children,
  ...rest
}: { duration: number } & Pick<ComponentProps<'div'>, 'children' | 'onKeyDownCapture'>) {
  const [part, setPart] = useState<number | null>(null)
  const point = ({ pointerType, clientX, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setPart(Math.min(1, Math.max(0, (clientX - left - THUMB_PIXELS / 2) / (width - THUMB_PIXELS))))
  }
  return (
    <div {...rest} className="relative min-w-0 grow" onPointerMove={point} onPointerLeave={() => setPart(null)}>
      {children}
      {part !== null && duration > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-full -translate-x-1/2 rounded-sm bg-inverse px-2 py-1 text-12 font-medium text-on-inverse tabular-nums"
          style={{ left: `calc(${THUMB_PIXELS / 2}px + ${part} * (100% - ${THUMB_PIXELS}px))` }}
        >
          {formatDuration(part * duration)}
        </span>
      )}
    </div>
  )
}
