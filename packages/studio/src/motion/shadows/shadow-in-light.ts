import type { PropSprite } from '../../props/sprite.ts'
import type { CardStage, DrawingPlace } from '../card/drawing-place.ts'
import type { FrameShape } from '../kit/frame.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCastShadow, createDropShadow } from './cast-shadow.ts'
import { type ContactShadow, createContactShadow } from './contact-shadow.ts'
import { measureFootprint } from './footprint.ts'
import { createReflection } from './reflection.ts'

/** Copies from which shadows on the ground would run into each other. */
const MANY = 7

/** Stages whose ground reflects nothing. */
const MATT: ReadonlySet<CardStage> = new Set<CardStage>(['place', 'table', 'disc'])

/** The shadows of a drawing in the light of its card, and in tall frames, which show much of a floor, its reflection: where it touches the ground, and where it keeps the light away; below it on a surface seen from above. */
export function createShadowIn(
  sprite: PropSprite,
  { stage, isLitFromEnd = false }: Pick<DrawingPlace, 'stage' | 'isLitFromEnd'>,
  { palette }: MotionLook,
  count: number,
  shape: FrameShape,
): ContactShadow {
  if (stage === 'overhead') return createDropShadow(sprite, palette.ink, isLitFromEnd)
  const footprint = measureFootprint(sprite)
  const contact = createContactShadow(footprint, palette.ink)
  if (count >= MANY) return contact
  const cast = createCastShadow(sprite, footprint, palette.ink, isLitFromEnd)
  const reflection = shape === 'tall' && !MATT.has(stage) ? createReflection(sprite, footprint) : undefined
  return (g, at, show) => {
    reflection?.(g, at, show)
    cast(g, at, show)
    contact(g, at, show)
  }
}
