import type { AudioItem, VideoItem } from '@fablecut/domain/timeline/model'
import { clipBox } from '../clip-box.ts'
import { type Band, levelLine, levelY, spanOf, type SoundAround } from './sound-band.ts'

type Context = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'moveTo' | 'lineTo' | 'closePath' | 'fill' | 'stroke' | 'globalAlpha' | 'fillStyle' | 'strokeStyle' | 'lineWidth'
>
type Place = { readonly band: Band; readonly pxPerFrame: number; readonly fromX: number; readonly isSelected: boolean }
type Colours = { readonly line: string; readonly shade: string }

const SHADE_ALPHA = 0.6
const LINE_ALPHA = 0.8

/** Draws the fades of a sound as shaded corners over its waveform, and its level as a line where it is not even. */
export function paintSound(context: Context, item: AudioItem | VideoItem, around: SoundAround, place: Place, colours: Colours): void {
  paintFades(context, item, around, place, colours)
  const line = levelLine(item, around)
  if (!place.isSelected && line.every(({ gain }) => gain === 1)) return
  const { x, width } = clipBox(item, place.pxPerFrame)
  context.globalAlpha = LINE_ALPHA
  trace(
    context,
    line.map(({ frame, gain }) => [Math.min(x + width, Math.max(x, frame * place.pxPerFrame)) - place.fromX, levelY(place.band, gain)]),
  )
  strokeWith(context, colours.line)
}

function paintFades(context: Context, item: AudioItem | VideoItem, around: SoundAround, place: Place, colours: Colours): void {
  const { fadeInFrames, fadeOutFrames } = spanOf(item, around)
  const { x, width } = clipBox(item, place.pxPerFrame)
  const { top, height } = place.band
  const [left, right, bottom] = [x - place.fromX, x + width - place.fromX, top + height]
  const corner = (from: number, to: number): void => {
    if (from === to) return
    context.globalAlpha = SHADE_ALPHA
    context.fillStyle = colours.shade
    trace(context, [
      [from, top],
      [to, top],
      [from, bottom],
    ])
    context.closePath()
    context.fill()
    context.globalAlpha = LINE_ALPHA
    trace(context, [
      [from, bottom],
      [to, top],
    ])
    strokeWith(context, colours.line)
  }
  corner(left, left + Math.min(width, fadeInFrames * place.pxPerFrame))
  corner(right, right - Math.min(width, fadeOutFrames * place.pxPerFrame))
}

function trace(context: Context, points: readonly (readonly [number, number])[]): void {
  context.beginPath()
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
}

function strokeWith(context: Context, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 1.25
  context.stroke()
}
