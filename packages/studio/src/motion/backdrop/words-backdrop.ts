import { blurred, type Ctx, newCanvas } from '../../paint/canvas.ts'
import { css } from '../../paint/colour.ts'
import { asPicture, BACKDROP_SCALE, wholeOf } from '../card/stage-setting.ts'
import type { FrameShape, MotionFrame } from '../kit/frame.ts'
import { type Box } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import { solidBounds } from '../kit/opaque-part.ts'
import type { MotionLook } from '../looks/look.ts'
import { spriteOfThing } from '../placed-thing.ts'
import { lightBehindWords } from '../card/stage-of-card.ts'
import { paintBackdrop } from './backdrop.ts'
import { backdropTones } from './backdrop-tones.ts'
import { litOnCard } from './lit-sprite.ts'

/** Where the light behind words falls, as parts of the frame: at the side and low, for words stand in the dark. */
const LIT = { x: 0.56, y: 0.3, w: 0.36, h: 0.5 } as const
const HORIZON = 0.8
/** Where a thing out of focus is, as parts of the frame; beyond its edges it is cut. */
const THING: Readonly<Record<FrameShape, Box>> = {
  wide: { x: 0.5, y: 0.1, w: 0.54, h: 0.92 },
  square: { x: 0.12, y: 0.36, w: 0.8, h: 0.7 },
  tall: { x: 0, y: 0.36, w: 1.06, h: 0.46 },
}
/** Units by which it is out of focus, and how dark it is. */
const BLUR = 13
const DARK = 0.34

type Behind = { readonly thing: string | undefined; readonly isRightToLeft: boolean; readonly isEvening: boolean }

/** A lit room behind words that stand alone, with a thing out of focus at the side where lines end; neighbouring seeds have different ones. */
export async function createWordsBackdrop(
  look: MotionLook,
  frame: MotionFrame,
  seed: number,
  { thing, isRightToLeft, isEvening }: Behind,
): Promise<MotionPart> {
  const turn = Math.abs(Math.trunc(seed))
  const kind = lightBehindWords(seed, isEvening, thing !== undefined)
  const isLitFromEnd = thing === undefined ? Math.floor(turn / 2) % 2 === 0 : !isRightToLeft
  const { width, height } = frame
  const parts = thing === undefined ? LIT : THING[frame.shape]
  const x = isLitFromEnd ? parts.x : 1 - parts.x - parts.w
  const focus = { x: x * width, y: parts.y * height, w: parts.w * width, h: parts.h * height }
  const area = wholeOf(frame)
  const drawThing = thing === undefined ? undefined : await outOfFocus(thing, focus, look, frame, isLitFromEnd)
  const picture = asPicture(area, BACKDROP_SCALE * frame.scale, (g) => {
    paintBackdrop(g, { kind, look, frame, focus, horizon: thing === undefined ? HORIZON * height : undefined, isLitFromEnd, seed }, area)
    drawThing?.(g)
  })
  return (g) => picture(g)
}

/** Pixels of a thing out of focus for each unit. */
const SOFT_SCALE = 0.5

async function outOfFocus(what: string, box: Box, look: MotionLook, frame: MotionFrame, isLitFromEnd: boolean): Promise<(g: Ctx) => void> {
  const size = Math.max(box.w, box.h)
  const drawn = await spriteOfThing({ thing: { what, count: 1 }, size }, { style: look.style, hour: 'day' }, SOFT_SCALE)
  const sprite = litOnCard(drawn, { what }, { stage: 'backlit', isLitFromEnd }, look)
  const bounds = solidBounds(sprite.canvas)
  const pad = BLUR * SOFT_SCALE * 3
  const [shape, sg] = newCanvas(bounds.w + pad * 2, bounds.h + pad * 2)
  sg.drawImage(sprite.canvas, pad - bounds.x, pad - bounds.y)
  sg.globalCompositeOperation = 'source-atop'
  sg.fillStyle = css(backdropTones(look).dark, DARK)
  sg.fillRect(0, 0, shape.width, shape.height)
  const soft = blurred(shape, BLUR * SOFT_SCALE)
  const scale = Math.min(box.w / bounds.w, box.h / bounds.h)
  const [w, h] = [soft.width * scale, soft.height * scale]
  const [x, y] = [box.x + (box.w - w) / 2, frame.shape === 'wide' ? box.y + (box.h - h) / 2 : box.y + box.h - h]
  return (g) => {
    g.imageSmoothingQuality = 'high'
    g.drawImage(soft, x, y, w, h)
  }
}
