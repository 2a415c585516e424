import type { Brush } from '../paint/brush.ts'
import type { TimeOfDay } from '../paint/look.ts'
import type { PlaceName, Weather } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'

/** Parameters of a scene for its scenery. */
export type Place = {
  readonly frame: Frame
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly seed: number
  readonly where: PlaceName
}

export type Layer = {
  readonly name: string
  /** Depth: 0 at the horizon, 1 at the figures, above 1 in the foreground. */
  readonly nearness: number
  /** Own drift in pixels per second at 720p. */
  readonly drift?: number
  readonly draw: (brush: Brush) => void
  /**
   * Small animated parts, drawn every frame right above the layer (in its view, so that they follow the
   * camera): glints, flickering windows, smoke, blinking lights, swaying leaves. `seconds` from the clip's start; deterministic.
   * Takes under 2 ms at 720p.
   */
  readonly animate?: (brush: Brush, seconds: number) => void
}

export type SlotKind = 'ground' | 'surface' | 'wall' | 'sky' | 'water'
/** Possible position of a thing. (x, y): bottom centre, or centre for wall and sky. */
export type Slot = { readonly kind: SlotKind; readonly x: number; readonly y: number; readonly size: number }
/** Position of a figure. `height`: of an adult in pixels. */
export type FigureSlot = { readonly x: number; readonly y: number; readonly height: number; readonly facingLeft: boolean }

/** What moves by itself belongs to the layer it lies on: `Layer.alive`. */
export type Composition = {
  readonly layers: readonly Layer[]
  readonly slots: readonly Slot[]
  readonly figureSlots: readonly FigureSlot[]
}

export type Setting = {
  readonly indoors: boolean
  /** Things that the setting shows. */
  readonly shows: readonly string[]
  readonly compose: (place: Place) => Composition
}

/** Places of work, where lamps are white. */
export const WHITE_LIT_PLACES: ReadonlySet<PlaceName> = new Set<PlaceName>(['lab', 'hospital', 'office'])

/** Two figures facing each other with room between for what they talk about. */
export function figureSlots(frame: Frame, ground = frame.ground, scale = 1): FigureSlot[] {
  const height = frame.figure * scale
  const at = frame.tall ? [0.34, 0.7, 0.52] : [0.33, 0.6, 0.18]
  return at.map((x, i) => ({
    x: frame.width * x!,
    y: ground + (i === 2 ? -0.01 : 0.012 * i) * frame.height,
    height: height * (i === 2 ? 0.92 : 1),
    facingLeft: i === 1,
  }))
}

export function groundSlots(frame: Frame, ground = frame.ground): Slot[] {
  const size = frame.figure * 0.36
  const at: readonly (readonly [number, number, number])[] = frame.tall
    ? [
        [0.74, 0.0, 1],
        [0.5, 0.035, 0.8],
        [0.2, 0.03, 0.8],
        [0.88, 0.03, 0.7],
      ]
    : [
        [0.66, 0.0, 1.15],
        [0.82, 0.02, 1],
        [0.5, 0.035, 0.75],
        [0.14, 0.02, 0.9],
        [0.92, 0.03, 0.7],
      ]
  return at.map(([x, dy, k]) => ({ kind: 'ground', x: frame.width * x, y: ground + frame.height * dy, size: size * k }))
}

export function skySlots(frame: Frame): Slot[] {
  const size = frame.figure * 0.28
  const at: readonly (readonly [number, number, number])[] = frame.tall
    ? [
        [0.68, 0.24, 1.2],
        [0.28, 0.34, 1],
        [0.8, 0.4, 0.8],
      ]
    : [
        [0.62, 0.2, 1.2],
        [0.84, 0.34, 1],
        [0.2, 0.2, 1],
      ]
  return at.map(([x, y, k]) => ({ kind: 'sky', x: frame.width * x, y: frame.height * y, size: size * k }))
}
