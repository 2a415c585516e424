import type { Canvas, Ctx } from '../paint/canvas.ts'
import type { Material } from './material.ts'

/** The eight close-ups of the ASMR form, by the values of its cards. */
export const CLOSEUPS = ['cutting', 'slime', 'keyboard', 'smear', 'petridish', 'magicpens', 'bedroom', 'upstairs'] as const
export type CloseupName = (typeof CLOSEUPS)[number]

/** Visible area in units around the centre of the subject, which fills about 1,000 x 560. */
export type View = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** Camera: 0 the subject from the front, 1 closer or from the side, 2 mirrored or from above. */
export type CloseupAngle = 0 | 1 | 2

export type Subject = {
  readonly material: Material
  /** The same in every shot of a film. */
  readonly seed: number
  /** Index of the shot in the film. */
  readonly shot: number
  readonly angle: CloseupAngle
  /** Seconds at which the tool acts, in time with the sound. */
  readonly events: readonly number[]
  readonly view: View
  /** Paints a canvas of the output size; the context is in units of the view. */
  readonly sheet: (draw: (g: Ctx) => void) => Canvas
  /** Draws such a canvas into a context in units of the view. */
  readonly drawSheet: (g: Ctx, sheet: Canvas) => void
}

/** A close-up: `paintStatic` is drawn once, `drawFrame` for every frame. */
export type Closeup = {
  /** Singular nouns of what is visible besides the material. */
  readonly shows: readonly string[]
  readonly paintStatic: (g: Ctx) => void
  readonly drawFrame: (g: Ctx, seconds: number) => void
}
export type CloseupSetup = (subject: Subject) => Closeup
