import type { BeatKind, FilmBeat } from '@fablecut/domain/timeline/beats/film-beats'
import { beatsAtScale } from './beats-at-scale.ts'

type Context = Pick<CanvasRenderingContext2D, 'globalAlpha' | 'fillStyle' | 'fillRect'>
type Place = { readonly fromX: number; readonly toX: number; readonly height: number; readonly pxPerFrame: number }

/** Part of the row's height, and opacity. */
const TICKS: Readonly<Record<Exclude<BeatKind, 'word'>, { readonly part: number; readonly alpha: number }>> = {
  section: { part: 1, alpha: 0.5 },
  bar: { part: 0.3, alpha: 0.45 },
  beat: { part: 0.18, alpha: 0.3 },
}

/** Draws ticks at the bottom of a song's waveform. Words have none: they are read in the captions. */
export function paintBeats(context: Context, beats: readonly FilmBeat[], { fromX, toX, height, pxPerFrame }: Place, colour: string): void {
  context.fillStyle = colour
  for (const { frame, kind } of beatsAtScale(beats, pxPerFrame)) {
    const x = Math.round(frame * pxPerFrame)
    if (kind === 'word' || x < fromX || x >= toX) continue
    const { part, alpha } = TICKS[kind]
    const length = Math.round(height * part)
    context.globalAlpha = alpha
    context.fillRect(x - fromX, height - length, 1, length)
  }
}
