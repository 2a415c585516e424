import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCardFigure } from './card-figure.ts'
import { createCardLight } from './card-light.ts'
import { createCardThings } from './card-things.ts'
import type { CardDrawing, DrawingPlace, DrawingSetting } from './drawing-place.ts'

/** A drawing beside words, on a lit shape of the look that sets it off from any ground. */
export async function createCardDrawing(
  drawing: CardDrawing,
  place: DrawingPlace,
  setting: DrawingSetting,
  look: MotionLook,
  frame: MotionFrame,
): Promise<MotionPart> {
  const { part, tone } =
    drawing.kind === 'thing'
      ? await createCardThings(drawing.thing, place, setting, look, frame)
      : { part: createCardFigure(drawing.actor, place, setting, frame), tone: undefined }
  const light = createCardLight(look, place, setting.seed, tone)
  return (g, seconds) => {
    light(g, seconds)
    part(g, seconds)
  }
}
