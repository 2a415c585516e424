import type { Brush } from '../paint/brush.ts'
import type { TimeOfDay } from '../paint/look.ts'
import type { PlaceName, Weather } from '../scene/scene.ts'
import type { Frame } from '../stage/frame.ts'

/** Parameters of a setting's scenery. */
export type Place = {
  readonly frame: Frame
  readonly time: TimeOfDay
  readonly weather: Weather
  readonly seed: number
  readonly where: PlaceName
  /** No light falls in shafts: in bad weather, in fear and grief. Default: false. */
  readonly isGloomy?: boolean
  /** Things stand on the floor in front: no furniture is in the middle of it. Default: false. */
  readonly isOpenFloor?: boolean
  /** Nobody is there, or long ago: no tents, domes, wrecks and lighthouses. Default: false. */
  readonly isWild?: boolean
}

/** A layer of scenery, painted once per shot. */
export type Layer = {
  readonly name: string
  /** Parallax factor: 0 at the horizon, 1 at the figures, above 1 in the foreground. */
  readonly nearness: number
  /** Horizontal drift in pixels per second at 720p. Default 0. */
  readonly drift?: number
  /** Blur in pixels at 720p. Default 0. */
  readonly blur?: number
  /** Stays sharp in near views, which blur what is behind their subject. Default: false. */
  readonly isInFocus?: boolean
  readonly draw: (brush: Brush) => void
  /**
   * Small animated parts, drawn every frame right above the layer (in its view, so that they follow the
   * camera): glints, flickering windows, smoke, blinking lights, swaying leaves. `seconds` from the clip's start; deterministic.
   * Takes under 2 ms at 720p.
   */
  readonly animate?: (brush: Brush, seconds: number) => void
}

export type SlotKind = 'ground' | 'surface' | 'wall' | 'sky' | 'water'
/** Possible position of a prop. (x, y): bottom centre, or centre for wall and sky; `size`: side in pixels. */
export type Slot = { readonly kind: SlotKind; readonly x: number; readonly y: number; readonly size: number }
/** Position of a figure. (x, y): bottom centre; `height`: of an adult in pixels. */
export type FigureSlot = { readonly x: number; readonly y: number; readonly height: number; readonly facingLeft: boolean }

/** Layers from back to front, and positions for props and figures. */
export type Composition = {
  readonly layers: readonly Layer[]
  readonly slots: readonly Slot[]
  readonly figureSlots: readonly FigureSlot[]
}

/** Scenery of a place. */
export type Setting = {
  readonly indoors: boolean
  /** Nouns of the objects the setting draws. */
  readonly shows: readonly string[]
  readonly compose: (place: Place) => Composition
}

/** Workplaces, which have white lamps instead of warm ones. */
export const WHITE_LIT_PLACES: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'lab',
  'hospital',
  'office',
  'airport',
  'factory',
  'gym',
  'swimming-pool',
  'supermarket',
])

/** Places of which the far side says what they are: no look has a window of its own there. */
export const PLACES_WITHOUT_ADDED_WINDOWS: ReadonlySet<PlaceName> = new Set<PlaceName>([
  'bus',
  'car',
  'cellar',
  'church',
  'closet',
  'cottage',
  'garage',
  'great-hall',
  'hallway',
  'japan-room',
  'plane',
  'prison',
  'shop',
  'supermarket',
  'train',
  'under-ice',
])

/** Two figures facing each other with room for a prop between them, and a third behind. `scale`: factor of their height, default 1. */
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

/** Prop slots on the ground, best first. */
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

/** Prop slots in the sky, best first. */
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
