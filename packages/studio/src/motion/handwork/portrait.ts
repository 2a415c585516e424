import type { SceneActor } from '../../scene/scene.ts'
import { createCardFigure } from '../card/card-figure.ts'
import { ENTRY, type DrawingSetting } from '../card/drawing-place.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'

/** Units between the frame of a portrait and its picture. */
const FRAME = 8
/** Room of a portrait beside hands at work, as parts of the frame: its width in wide and square frames, its height in tall ones. */
const PART = { wide: 0.3, square: 0.33, tall: 0.22 } as const
const MARGIN = 0.035

type Rooms = { readonly portrait: Box; readonly work: Box }

/** `room`: what both have. In tall frames the portrait is above the work, in others before it. */
export function roomsWithPortrait(room: Box, { shape, width, height }: MotionFrame): Rooms {
  const [x, part] = [width * MARGIN, (shape === 'tall' ? height : width) * PART[shape]]
  if (shape === 'tall')
    return {
      portrait: { x, y: room.y, w: width * 0.5, h: part },
      work: { ...room, y: room.y + part, h: room.h - part },
    }
  return {
    portrait: { x, y: room.y, w: part, h: room.h },
    work: { x: x + part, y: room.y, w: width - x - part, h: room.h },
  }
}

/** Who does something by hand: a bust in a frame of its own, which looks towards the work. */
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
    { box, isOpen: true, isAtEnd: false, stage: 'panel', stands: false, at: ENTRY },
    setting,
    frame,
  )
  return (g, seconds) => {
    g.save()
    look.tools.plate(g, box, 0)
    g.beginPath()
    g.rect(box.x + FRAME, box.y + FRAME, box.w - FRAME * 2, box.h - FRAME * 2)
    g.clip()
    g.fillStyle = look.palette.key
    g.globalAlpha = 0.28
    g.fillRect(box.x, box.y, box.w, box.h)
    g.globalAlpha = 1
    figure(g, seconds)
    g.restore()
  }
}
