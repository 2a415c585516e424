import type { StyleValue } from '@fablecut/domain/story/style'
import type { Ctx } from '../../paint/canvas.ts'
import type { FontName } from '../kit/fonts.ts'
import type { Box, Point } from '../kit/geometry.ts'

export type TextRole = 'number' | 'head' | 'label' | 'title'
/** `tracking`: in parts of the height of capitals. */
export type FontFace = { readonly font: FontName; readonly weight: number; readonly isUpper: boolean; readonly tracking: number }

/** `#rrggbb` each. */
export type MotionPalette = {
  /** What text stands on, from the top of the frame to the end of the content box. */
  readonly ground: readonly [string, string, string]
  readonly text: string
  /** What counts: one thing of a frame. */
  readonly key: string
  readonly a: string
  readonly b: string
  /** What is there and not meant: rules, uncounted dots. */
  readonly mute: string
  /** Outlines and shadows. */
  readonly ink: string
  readonly plate: string
  readonly onPlate: string
}

export type Letters = { readonly text: string; readonly role: TextRole; readonly cap: number; readonly colour: string }

/** How a look draws. Templates know layout and time only. */
export type LookTools = {
  /** True: letters and marks have an outline in ink, which sets them off from the ground. */
  readonly isOutlined: boolean
  /** Draws at the origin, on the baseline, with the font that is set. */
  letters(g: Ctx, letters: Letters): void
  slab(g: Ctx, box: Box, colour: string, seed?: number): void
  disc(g: Ctx, x: number, y: number, radius: number, colour: string): void
  /** An arc of `width`; angles in radians. */
  ring(g: Ctx, x: number, y: number, radius: number, width: number, from: number, to: number, colour: string): void
  stroke(g: Ctx, points: readonly Point[], width: number, colour: string): void
  /** The ground under a line down to `foot`. */
  area(g: Ctx, points: readonly Point[], foot: number, colour: string): void
  plate(g: Ctx, box: Box, seed?: number): void
  /** Behind the strongest thing of a frame; `show`: 0 to 1. */
  accent(g: Ctx, box: Box, show: number): void
  /** One of a hundred; `on`: 0 to 1. */
  unit(g: Ctx, x: number, y: number, radius: number, on: number): void
  /** Behind or beside a heading whose letters fill `box`. */
  title(g: Ctx, box: Box, show: number): void
  /** One of the small things that drift over the ground. */
  mote(g: Ctx, radius: number): void
}

export type MotionLook = {
  readonly style: StyleValue
  /** Colour of numbers on discs. */
  readonly onMark: string
  readonly palette: MotionPalette
  readonly faces: Readonly<Record<TextRole, FontFace>>
  readonly tools: LookTools
  /** Where the mark of a heading stands: a plate behind it, stripes before it, a line under it. */
  readonly titleMark: 'plate' | 'before' | 'under'
  /** How much of the scenery the wash hides in the content box, 0 to 1. */
  readonly wash: number
  /**
   * Ground without shapes, rays and motion: dark for fear and grief (`quiet`), in a colour that words name (`named`), in the hue of the style (`calm`), of paper,
   * with a grid. Default: that of the style, with all of them.
   */
  readonly ground?: 'quiet' | 'named' | 'calm' | 'paper' | 'grid'
  /** Drawings a second where a look moves in steps. */
  readonly drawingsPerSecond?: number
}
