import type { PropSprite } from '../../props/sprite.ts'
import type { DrawingPlace } from '../card/drawing-place.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCastShadow, createDropShadow } from './cast-shadow.ts'
import { type ContactShadow, createContactShadow } from './contact-shadow.ts'
import { measureFootprint } from './footprint.ts'

/** Copies from which shadows on the ground would run into each other. */
const MANY = 7

/** The shadows of a drawing in the light of its card: where it touches the ground, and where it keeps the light away; below it on a surface seen from above. */
export function createShadowIn(
  sprite: PropSprite,
  { stage, isLitFromEnd = false }: Pick<DrawingPlace, 'stage' | 'isLitFromEnd'>,
  { palette }: MotionLook,
  count: number,
): ContactShadow {
  if (stage === 'overhead') return createDropShadow(sprite, palette.ink, isLitFromEnd)
  const footprint = measureFootprint(sprite)
  const contact = createContactShadow(footprint, palette.ink)
  if (count >= MANY) return contact
  const cast = createCastShadow(sprite, footprint, palette.ink, isLitFromEnd)
  return (g, at, show) => {
    cast(g, at, show)
    contact(g, at, show)
  }
}
