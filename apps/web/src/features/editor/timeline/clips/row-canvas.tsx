import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { cx } from '../../../../ui/class-names.ts'
import { waveforms } from '../media-cache.ts'
import type { SoundAround } from '../sound/sound-band.ts'
import { useView } from '../timeline-context.tsx'
import type { Extent } from '../visible-items.ts'
import { hasWaveform } from './has-waveform.ts'
import { paintRow, type RowColours } from './paint-row.ts'

type RowCanvasProps = {
  clips: readonly TimelineItem[]
  narrow: readonly TimelineItem[]
  assets: ReadonlyMap<string, MediaAsset>
  selected: ReadonlySet<string>
  across: Extent
  height: number
  pxPerFrame: number
  fps: number
  sound: SoundAround
  /** Over the clips: the sound of pictures. */
  isAbove: boolean
}

/** Canvas with all waveforms of a row and items too narrow to be mounted; redrawn on every render. */
export const RowCanvas = memo(function RowCanvas(props: RowCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLoadedWaves(props.clips, props.pxPerFrame)
  const songBeats = useView((view) => view.songBeats)
  const { clips, narrow, assets, selected, across, height, pxPerFrame, fps, sound, isAbove } = props
  // Before the frame is painted: afterwards it would show the old drawing at the new place.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const density = Math.min(2, devicePixelRatio)
    const width = across.to - across.from
    resizeOrClear(canvas.current, context, Math.round(width * density), Math.round(height * density))
    context.setTransform(density, 0, 0, density, 0, 0)
    paintRow(
      context,
      { clips, narrow, assets, selected, across, height, pxPerFrame, fps, sound, songBeats },
      { wavesOf: waveforms.of, colours: coloursOf(canvas.current) },
    )
  })
  if (!hasDrawing(props)) return null
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={cx('pointer-events-none absolute top-0 start-0', isAbove && 'z-20')}
      style={{ transform: `translateX(${across.from}px)`, width: across.to - across.from, height }}
    />
  )
})

/** Most clips are silent: an empty canvas costs as much per frame as a full one. */
const hasDrawing = ({ clips, narrow, pxPerFrame }: RowCanvasProps): boolean =>
  narrow.length > 0 ||
  clips.some((item) => hasWaveform(item, pxPerFrame) && (item.type === 'audio' || (waveforms.of(item.mediaAssetId)?.peaks.length ?? 0) > 0))

/** Setting the size of a canvas allocates its pixels again, even where it is the same. */
function resizeOrClear(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, width: number, height: number): void {
  if (canvas.width === width && canvas.height === height) {
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
  } else Object.assign(canvas, { width, height })
}

/** Re-renders when further peaks are loaded. */
const useLoadedWaves = (clips: readonly TimelineItem[], pxPerFrame: number): string =>
  useSyncExternalStore(waveforms.subscribe, () => {
    const ids = new Set(clips.flatMap((item) => (hasWaveform(item, pxPerFrame) ? [item.mediaAssetId] : [])))
    return [...ids].filter((id) => waveforms.of(id)).join(' ')
  })

let colours: RowColours | undefined

function coloursOf(element: Element): RowColours {
  if (colours) return colours
  const style = getComputedStyle(element)
  const token = (name: string): string => style.getPropertyValue(name).trim()
  colours = {
    voice: token('--c-voice'),
    voicePlate: token('--c-voice-bg'),
    music: token('--c-music'),
    musicPlate: token('--c-music-bg'),
    picture: token('--c-hover'),
    caption: token('--c-cap-bg'),
    failed: token('--c-danger'),
    selected: token('--c-accent'),
    clipSound: token('--c-text'),
    clipSoundPlate: token('--c-well'),
    line: token('--c-text'),
    shade: token('--c-well'),
  }
  return colours
}
