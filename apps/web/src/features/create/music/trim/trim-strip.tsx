import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { musicTexts } from '../../../../texts/music/music.ts'
import { PreparingSong } from '../preparing-song.tsx'
import { moveEnd, moveRange, moveStart, preciseTime, type TrimRange } from './trim-range.ts'
import { Waveform } from './waveform.tsx'

const texts = musicTexts.trim
const HEIGHT = 88

type TrimStripProps = {
  /** Null while the song is fetched. */
  peaks: readonly number[] | null
  duration: number
  range: TrimRange
  /** Playback position in seconds. */
  playhead: number | null
  onChange: (range: TrimRange) => void
}

/** The song with its range between two edges that are dragged or moved by keys. */
export function TrimStrip({ peaks, duration, range, playhead, onChange }: TrimStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const percent = (seconds: number) => `${(seconds / duration) * 100}%`
  /** Drags are relative: from the values and the pointer position at their start. */
  const drag = (move: (from: TrimRange, by: number) => TrimRange) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !strip.current) return
    const handle = event.currentTarget
    const secondsPerPixel = duration / strip.current.clientWidth
    const startX = event.clientX
    handle.setPointerCapture(event.pointerId)
    const follow = (moved: globalThis.PointerEvent) => onChange(move(range, (moved.clientX - startX) * secondsPerPixel))
    const release = () => {
      handle.removeEventListener('pointermove', follow)
      handle.removeEventListener('pointerup', release)
      handle.removeEventListener('pointercancel', release)
    }
    handle.addEventListener('pointermove', follow)
    handle.addEventListener('pointerup', release)
    handle.addEventListener('pointercancel', release)
  }
  const edges = [
    { name: texts.start, at: range.start, move: (from: TrimRange, to: number) => moveStart(from, to) },
    { name: texts.end, at: range.end, move: (from: TrimRange, to: number) => moveEnd(from, to, duration) },
  ]
  return (
    <div role="group" aria-label={texts.part} className="touch-none rounded-md bg-music-bg px-4 select-none">
      <div ref={strip} dir="ltr" className="relative" style={{ height: HEIGHT }}>
        {peaks ? (
          <Waveform
            peaks={peaks}
            height={HEIGHT}
            bright={{ from: range.start / duration, to: range.end / duration }}
            className="[&_div]:transition-none"
          />
        ) : (
          <PreparingSong className="absolute inset-0 justify-center" />
        )}
        <div
          onPointerDown={drag((from, by) => moveRange(from, from.start + by, duration))}
          className="absolute inset-y-0 cursor-grab border-y-2 border-accent active:cursor-grabbing"
          style={{ left: percent(range.start), right: percent(duration - range.end) }}
        />
        {playhead !== null && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 w-0.5 bg-text transition-[left] duration-250 ease-linear"
            style={{ left: percent(playhead) }}
          />
        )}
        {edges.map(({ name, at, move }, i) => (
          <div
            key={name}
            role="slider"
            tabIndex={0}
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={Math.round(duration)}
            aria-valuenow={Math.round(at)}
            aria-valuetext={preciseTime(at)}
            onPointerDown={drag((from, by) => move(from, (i === 0 ? from.start : from.end) + by))}
            onKeyDown={(event) => {
              const to = keyTarget(event, at, duration)
              if (to === null) return
              event.preventDefault()
              onChange(move(range, to))
            }}
            className={`hit absolute inset-y-0 w-3 cursor-ew-resize bg-accent ${i === 0 ? '-translate-x-full rounded-s-sm' : 'rounded-e-sm'}`}
            style={{ left: percent(at) }}
          >
            <span aria-hidden className="absolute top-1/2 left-1/2 h-5 w-0.5 -translate-1/2 rounded-full bg-on-accent" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Arrow keys move by half a second, Page keys and Shift by ten; Home and End move to the ends of the song. */
function keyTarget({ key, shiftKey }: KeyboardEvent, at: number, duration: number): number | null {
  const step = shiftKey ? TRIM_SECONDS.min : 0.5
  if (key === 'ArrowLeft' || key === 'ArrowDown') return at - step
  if (key === 'ArrowRight' || key === 'ArrowUp') return at + step
  if (key === 'PageDown') return at - 10
  if (key === 'PageUp') return at + 10
  if (key === 'Home') return 0
  return key === 'End' ? duration : null
}
