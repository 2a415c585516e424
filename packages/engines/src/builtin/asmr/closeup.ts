import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Material } from './material.ts'

/** The eight close-ups of the ASMR form, by the values of its cards. */
export const CLOSEUPS = ['cutting', 'slime', 'keyboard', 'smear', 'petridish', 'magicpens', 'bedroom', 'upstairs'] as const
export type CloseupName = (typeof CLOSEUPS)[number]

/** The part of the table that is seen: units around the middle of the subject, which fills about 1,000 x 560 of them. */
export type View = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

export type Subject = {
  readonly material: Material
  readonly seed: number
  readonly view: View
  /** A canvas as large as the picture; drawing into its context is in units of the view. */
  readonly sheet: (draw: (g: Ctx) => void) => Canvas
  /** Draws a sheet where it belongs. */
  readonly drawSheet: (g: Ctx, sheet: Canvas) => void
}

/** A subject set up: everything still is painted once, `move` draws what lives at a time. */
export type Closeup = {
  /** What is seen besides the material, singular nouns. */
  readonly shows: readonly string[]
  readonly paintStatic: (g: Ctx) => void
  readonly drawFrame: (g: Ctx, seconds: number) => void
}
export type CloseupSetup = (subject: Subject) => Closeup
