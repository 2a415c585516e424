import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../../../ui/class-names.ts'
import { barsOf } from './peaks.ts'

/** Width of a bar with its gap, in pixels. */
const BAR = 2
const STEP = 3
/** A silent bar is drawn as a dot. */
const MIN_HEIGHT = 2

type WaveformProps = {
  peaks: readonly number[]
  /** Pixels. */
  height: number
  /** Ranges of the width, 0 to 1, that are highlighted; the rest is dimmed. */
  bright: { readonly from: number; readonly to: number }
  className?: string
}

/** Waveform bars, sharp at every width. Decorative. */
export function Waveform({ peaks, height, bright, className }: WaveformProps) {
  const [box, width] = useWidth()
  const path = pathOf(barsOf(peaks, Math.floor((width + STEP - BAR) / STEP)), height)
  return (
    <div ref={box} aria-hidden className={cx('relative w-full overflow-hidden', className)} style={{ height }}>
      <svg width={width} height={height} className="absolute inset-0 stroke-text-off" strokeWidth={BAR} strokeLinecap="round">
        <path d={path} />
      </svg>
      <div
        className="absolute inset-0 transition-[clip-path] duration-250 ease-linear"
        style={{ clipPath: `inset(0 ${(1 - bright.to) * 100}% 0 ${bright.from * 100}%)` }}
      >
        <svg width={width} height={height} className="absolute inset-0 stroke-music" strokeWidth={BAR} strokeLinecap="round">
          <path d={path} />
        </svg>
      </div>
    </div>
  )
}

function pathOf(bars: readonly number[], height: number): string {
  return bars
    .map((peak, i) => {
      const half = Math.max(MIN_HEIGHT, peak * (height - BAR)) / 2
      return `M${i * STEP + BAR / 2} ${height / 2 - half + BAR / 2}V${height / 2 + half - BAR / 2}`
    })
    .join('')
}

function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}
