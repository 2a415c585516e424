import type { StyleValue } from '@fablecut/domain/story/style'
import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { Look, TimeOfDay } from '../paint/look.ts'
import type { ParticleKind } from '../particles/particles.ts'
import type { PersonLook } from '../characters/people/person-look.ts'
import type { Composition, Place } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'
import type { Shot } from './shot.ts'

/** Pixel-art rendering: pixels across the frame, palette, dither amplitude (0 to 255). */
export type PixelGrid = { readonly across: number; readonly palette: readonly Colour[]; readonly dither: number }

/** A visual style: palette and paint (`look`), composition, textures and overlays. */
export type Style = {
  readonly value: StyleValue
  readonly look: (time: TimeOfDay) => Look
  /** Overrides the time of day. */
  readonly resolveTime?: (time: TimeOfDay) => TimeOfDay
  /** Adds, removes or replaces layers of a setting. */
  readonly compose?: (composition: Composition, place: Place, indoors: boolean) => Composition
  /** Proportions of people. Default: large heads. */
  readonly proportions?: PersonLook['proportions']
  /** Scale of figures. Default 1. */
  readonly figureScale?: number
  /** Blur at the horizon in pixels at 720p; the foreground gets half. */
  readonly depthOfField?: number
  /** Post-processes a painted layer once. `nearness`: depth; `unit`: 1 at 720p. */
  readonly texture?: (canvas: Canvas, nearness: number, unit: number) => Canvas
  /** Drawn once over the frame; two variants alternate. In frame pixels. */
  readonly overlay?: (g: Ctx, frame: Frame, variant: number, shot: Shot) => void
  /** Drawn once between scenery and figures; transparent where scenery is visible. */
  readonly mat?: (g: Ctx, frame: Frame, shot: Shot) => void
  /**
   * Animated parts of the mat or, without one, of the overlay: prepared once, drawn in every frame in under 2 ms at 720p. Deterministic.
   */
  readonly animatedOverlay?: (frame: Frame, shot: Shot) => (g: Ctx, seconds: number) => void
  /** Border around figures and props. */
  readonly cutout?: { readonly colour: Colour; readonly width: number }
  /** Offset copies of figures in one colour, drawn behind them. */
  readonly figureEchoes?: readonly { readonly dx: number; readonly colour: Colour }[]
  readonly pixels?: PixelGrid
  /** Particles in any weather. */
  readonly particles?: ParticleKind
  /** Replaces `particles` indoors. */
  readonly indoorParticles?: ParticleKind
  /** Parts of width and height that overlays cover: left, top, right, bottom. */
  readonly covered?: (tall: boolean) => readonly [number, number, number, number]
  /** Glow behind figures. */
  readonly halo?: { readonly colour: Colour; readonly alpha: number }
}
