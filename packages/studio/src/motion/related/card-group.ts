import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Rgb } from '../../paint/colour.ts'
import { ENTRY } from '../kit/entry.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import { meanColour } from '../kit/opaque-part.ts'
import type { MotionLook } from '../looks/look.ts'
import { drawnExtent, drawPlaced, spriteOfThing } from '../placed-thing.ts'
import { drawInRelation } from './draw-in-relation.ts'
import { placeRelatedThings } from './related-things.ts'
import { litOnCard } from '../backdrop/lit-sprite.ts'
import { drawShadowOf } from '../shadows/contact-shadow.ts'
import { createShadowIn } from '../shadows/shadow-in-light.ts'
import type { PlacedThing } from '../things-layout.ts'
import type { DrawingPlace, DrawingSetting } from '../card/drawing-place.ts'

/** A thing in a box with what is placed at it; with its foot on the lower edge where it stands in a place. `tone`: its mean colour. */
export async function createCardGroup(
  things: readonly [PlanThing, ...PlanThing[]],
  place: DrawingPlace,
  { style, hour, seed, durationSeconds }: DrawingSetting,
  look: MotionLook,
  { scale, shape }: MotionFrame,
): Promise<{ readonly part: MotionPart; readonly tone: Rgb }> {
  const { box, stage, stands, at } = place
  const light = { style, hour: stage === 'place' ? hour : 'day' } as const
  const { spots, links } = await placeRelatedThings(things, box, seed, durationSeconds)
  const sprites = await Promise.all(spots.map(async (one) => litOnCard(await spriteOfThing(one, light, scale), one.thing, place, look)))
  const placed = spots.map((one, i): PlacedThing => {
    const { foot } = drawnExtent(sprites[i]!)
    return { ...one, at: one.at - ENTRY + at, ...(one.stands && { y: one.y - foot * one.size, foot }) }
  })
  const shadows = placed.map((one, i) =>
    stage === 'overhead' || (one.stands && links[i]?.isGrounded !== false)
      ? createShadowIn(sprites[i]!, place, look, placed.length, shape)
      : () => undefined,
  )
  const down = stands && spots[0]!.stands ? box.y + box.h - spots[0]!.y : 0
  const part: MotionPart = (g, seconds) => {
    const moment = { seconds, durationSeconds }
    g.save()
    g.translate(0, down)
    placed.forEach((one, i) => drawShadowOf(g, one, shadows[i]!, moment))
    placed.forEach((_, i) => {
      if (links[i]) return
      drawInRelation(g, placed, links, i, moment, (index) => drawPlaced(g, placed[index]!, sprites[index]!, { look, ...moment }))
    })
    g.restore()
  }
  return { part, tone: meanColour(sprites[0]!.canvas) }
}
