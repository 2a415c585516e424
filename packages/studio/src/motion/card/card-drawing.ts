import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCardFigure } from './card-figure.ts'
import type { Rgb } from '../../paint/colour.ts'
import { createCardGlow, createCardLight } from './card-light.ts'
import { createCardPanel } from './card-panel.ts'
import { createCardThings } from './card-things.ts'
import type { CardDrawing, DrawingPlace, DrawingSetting } from './drawing-place.ts'

/** A drawing beside words: in its place, or on a shape of the look that sets it off from any ground. */
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
  const light = lightOf(look, place, { seed: setting.seed, tone }, frame)
  return (g, seconds) => {
    light(g, seconds)
    part(g, seconds)
  }
}

/** What is behind a drawing; nothing in a place. */
function lightOf(
  look: MotionLook,
  place: DrawingPlace,
  { seed, tone }: { readonly seed: number; readonly tone: Rgb | undefined },
  frame: MotionFrame,
): MotionPart {
  if (place.stage === 'place') return () => undefined
  if (place.stage === 'panel') return createCardPanel(look, place, tone, frame)
  return place.stage === 'bare' ? createCardGlow(look, place) : createCardLight(look, place, seed, tone)
}
