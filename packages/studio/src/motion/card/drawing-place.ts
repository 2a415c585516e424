import type { PlanHour, PlanMood, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { StyleValue } from '@fablecut/domain/story/style'
import type { SceneActor } from '../../scene/scene.ts'
import type { Box } from '../kit/geometry.ts'

/** What is seen beside words: a thing, or a person or an animal. */
export type CardDrawing =
  | { readonly kind: 'thing'; readonly thing: PlanThing }
  | { readonly kind: 'figure'; readonly actor: SceneActor; readonly name: string }

/** Name of what is drawn. */
export const nameOfDrawing = (drawing: CardDrawing): string => (drawing.kind === 'thing' ? drawing.thing.what : drawing.name)

/** How a drawing is set: before a lit disc, before a panel of a second tone over whose edge it may reach, by itself, or on the ground of a place. */
export type DrawingBackdrop = 'disc' | 'panel' | 'bare' | 'place'

/** Where a drawing is seen, in units. `isOpen`: a bust goes on below the frame rather than ending in the shape behind it. */
export type DrawingPlace = { readonly box: Box; readonly isOpen: boolean; readonly isAtEnd: boolean; readonly stage: DrawingBackdrop }

export type DrawingSetting = {
  readonly style: StyleValue
  readonly mood: PlanMood
  readonly hour: PlanHour
  readonly seed: number
  readonly durationSeconds: number
}

/** Radius of the disc behind a drawing, as a part of the shorter side of its box. */
const DISC = 0.47

/** Middle and radius of the disc behind a drawing, in units. */
export const discOf = ({ box }: DrawingPlace): { readonly x: number; readonly y: number; readonly radius: number } => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
  radius: Math.min(box.w, box.h) * DISC,
})
