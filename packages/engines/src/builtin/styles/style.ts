import type { StyleValue } from '@fablecut/domain/story/style'
import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import type { Look, TimeOfDay } from '../paint/look.ts'
import type { ParticleKind } from '../particles/particles.ts'
import type { Composition, Place } from '../settings/setting.ts'
import type { Frame } from '../stage/frame.ts'
import type { Shot } from './shot.ts'

/** A grid of few colours the whole picture is drawn on. */
export type PixelGrid = { readonly across: number; readonly palette: readonly Colour[]; readonly dither: number }

/** A look, and what else makes a style a style: composition, light, surface, frame. */
export type Style = {
  readonly value: StyleValue
  readonly look: (time: TimeOfDay) => Look
  /** The hour it insists on. */
  readonly timeOf?: (time: TimeOfDay) => TimeOfDay
  /** Adds, removes or replaces layers of a setting. */
  readonly dress?: (composition: Composition, place: Place, indoors: boolean) => Composition
  /** Multiplies the height of figures; above 1 brings them to the front. */
  readonly figures?: number
  /** Blur at the horizon in pixels at 720p; the foreground gets half. */
  readonly depthOfField?: number
  /** Changes the painted surface of a layer once, before anything moves. */
  readonly surface?: (canvas: Canvas, nearness: number, unit: number) => Canvas
  /** Drawn once over everything: frame, vignette, light. The context is in frame pixels. */
  readonly overlay?: (g: Ctx, frame: Frame, variant: number, shot: Shot) => void
  /** Drawn once between scenery and figures: what figures step out of. Leave open where scenery shows. */
  readonly mat?: (g: Ctx, frame: Frame, shot: Shot) => void
  /**
   * Small moving parts of the mat or, without one, of the overlay: prepared once, drawn over it in every frame. Under 2 ms at 720p; the
   * same second draws the same.
   */
  readonly animatedOverlay?: (frame: Frame, shot: Shot) => (g: Ctx, seconds: number) => void
  /** Figures and things as cut-outs with a border. */
  readonly cutout?: { readonly colour: Colour; readonly width: number }
  /** Coloured ghosts beside figures: moved copies in one colour. */
  readonly ghosts?: readonly { readonly dx: number; readonly colour: Colour }[]
  readonly pixels?: PixelGrid
  /** Always in the air, whatever the weather. */
  readonly particles?: ParticleKind
  /** In place of `particles` where there is a roof. */
  readonly indoorParticles?: ParticleKind
  /** Parts of width and height at each edge that a frame or panel covers: left, top, right, bottom. */
  readonly covered?: (tall: boolean) => readonly [number, number, number, number]
  /** Light on and around figures, drawn behind them. */
  readonly halo?: { readonly colour: Colour; readonly alpha: number }
}
