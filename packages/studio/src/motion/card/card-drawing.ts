import { aboutOf, isEvening } from './setting-of-card.ts'
import type { Rgb } from '../../paint/colour.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { hatRoomOf } from './figure/bust-slot.ts'
import { createCardFigure } from './card-figure.ts'
import { createCardStage } from './card-stage.ts'
import { createCardGroup } from '../related/card-group.ts'
import { createCardThings } from './card-things.ts'
import { createCrowd } from './crowd.ts'
import { isAquatic, isOnGround } from './place-under-drawings.ts'
import { type CardDrawing, type CardLayout, type DrawingPlace, type DrawingSetting, isPersonDrawing } from './drawing-place.ts'

type Drawn = { readonly part: MotionPart; readonly tone: Rgb | undefined; readonly isPerson: boolean; readonly foot: number }

/** The drawings of a card on its stage: people behind the table and what stands on it, and what is further behind what is nearer. */
export async function createCardDrawings(
  drawings: readonly CardDrawing[],
  layout: CardLayout,
  setting: DrawingSetting,
  look: MotionLook,
  frame: MotionFrame,
): Promise<MotionPart> {
  const hatRoom = hatRoomOf(drawings)
  const tallest = Math.max(0, ...drawings.map(statureOf))
  const isCrowd = drawings.some((drawing) => drawing.kind === 'figure' && drawing.crowd !== undefined)
  const drawn = await Promise.all(
    layout.drawings.map((place, i) =>
      createDrawing(
        drawings[i]!,
        { ...place, hatRoom, tallest, isLitFromEnd: layout.isLitFromEnd, ...(isCrowd && { isCrowd }) },
        { ...setting, seed: setting.seed + i },
        look,
        frame,
      ),
    ),
  )
  const isGrounded = drawings.some(isOnGround)
  const { behind, between } = createCardStage(
    look,
    layout,
    { tones: drawn.map(({ tone }) => tone), isGrounded, isEvening: isEvening(setting.hour), about: aboutOf(drawings), seed: setting.seed },
    frame,
  )
  const [people, things] = [drawn.filter(({ isPerson }) => isPerson), drawn.filter(({ isPerson }) => !isPerson)]
  const [first] = drawings
  const crowd =
    first?.kind === 'figure' && first.crowd !== undefined
      ? createCrowd(
          people.map(({ part }) => part),
          layout.drawings.map(({ box }) => box),
          first.crowd,
          frame,
        )
      : undefined
  const fromBack = things.toSorted((a, b) => a.foot - b.foot)
  return (g, seconds) => {
    behind(g, seconds)
    if (crowd) crowd(g, seconds)
    else for (const { part } of people) part(g, seconds)
    between?.(g, seconds)
    for (const { part } of fromBack) part(g, seconds)
  }
}

const statureOf = (drawing: CardDrawing): number =>
  drawing.kind === 'figure' && drawing.actor.kind === 'person' ? drawing.actor.look.stature : 0

async function createDrawing(
  drawing: CardDrawing,
  place: DrawingPlace,
  setting: DrawingSetting,
  look: MotionLook,
  frame: MotionFrame,
): Promise<Drawn> {
  const rest = { isPerson: isPersonDrawing(drawing), foot: place.box.y + place.box.h }
  const own = isAquatic(drawing) ? { ...place, stands: false } : place
  if (drawing.kind === 'thing' && drawing.placed)
    return { ...(await createCardGroup([drawing.thing, ...drawing.placed], own, setting, look, frame)), ...rest }
  if (drawing.kind === 'thing') return { ...(await createCardThings(drawing.thing, own, setting, look, frame)), ...rest }
  return { part: await createCardFigure(drawing, own, setting, frame), tone: undefined, ...rest }
}
