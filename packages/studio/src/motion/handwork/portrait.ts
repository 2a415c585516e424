import type { SceneActor } from '../../scene/scene.ts'
import { createCardFigure } from '../card/card-figure.ts'
import type { DrawingSetting } from '../card/drawing-place.ts'
import { ENTRY } from '../kit/entry.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'

/** Units between the frame of a portrait and its picture. */
const FRAME = 8
/** Room of a portrait beside hands at work, as parts of the frame: its width in wide and square frames, its side in heights of tall ones. */
const PART = { wide: 0.3, square: 0.33, tall: 0.2 } as const
const MARGIN = 0.035

type Rooms = { readonly portrait: Box; readonly work: Box }

/** `room`: what both have. In tall frames the portrait is above the work, in others before it. */
export function roomsWithPortrait(room: Box, { shape, width, height }: MotionFrame): Rooms {
  const [x, part] = [width * MARGIN, (shape === 'tall' ? height : width) * PART[shape]]
  if (shape === 'tall')
    return {
      portrait: { x, y: room.y, w: part, h: part },
      work: { ...room, y: room.y + part, h: room.h - part },
    }
  return {
    portrait: { x, y: room.y, w: part, h: room.h },
    work: { x: x + part, y: room.y, w: width - x - part, h: room.h },
  }
}

/** Who does something by hand: a bust in a frame of its own, round in tall frames, which looks towards the work. */
export async function createPortrait(
  actor: SceneActor,
  box: Box,
  look: MotionLook,
  setting: DrawingSetting,
  frame: MotionFrame,
): Promise<MotionPart> {
  const drawing = { kind: 'figure', actor, name: '' } as const
  const figure = await createCardFigure(
    drawing,
    { box, isOpen: true, isAtEnd: false, stage: 'curtain', stands: false, at: ENTRY },
    setting,
    frame,
  )
  const isRound = frame.shape === 'tall'
  const [x, y, radius] = [box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h) / 2]
  return (g, seconds) => {
    g.save()
    if (isRound) look.tools.disc(g, x, y, radius, look.palette.plate)
    else look.tools.plate(g, box, 0)
    g.beginPath()
    if (isRound) g.arc(x, y, radius - FRAME, 0, Math.PI * 2)
    else g.rect(box.x + FRAME, box.y + FRAME, box.w - FRAME * 2, box.h - FRAME * 2)
    g.clip()
    g.fillStyle = look.palette.key
    g.globalAlpha = 0.28
    g.fillRect(box.x, box.y, box.w, box.h)
    g.globalAlpha = 1
    figure(g, seconds)
    g.restore()
  }
}
