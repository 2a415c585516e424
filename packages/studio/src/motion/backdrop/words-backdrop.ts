import { asPicture, BACKDROP_SCALE, wholeOf } from '../card/stage-setting.ts'
import type { MotionFrame } from '../kit/frame.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { type BackdropKind, paintBackdrop } from './backdrop.ts'

const KINDS: readonly BackdropKind[] = ['lamps', 'curtain', 'window', 'backlit']
/** Where the light behind words falls, as parts of the frame: at the side and low, for words stand in the dark. */
const LIT = { x: 0.56, y: 0.3, w: 0.36, h: 0.5 } as const
const HORIZON = 0.8

/** An empty lit room behind words that stand alone; neighbouring seeds have different ones. */
export function createWordsBackdrop(look: MotionLook, frame: MotionFrame, seed: number): MotionPart {
  const turn = Math.abs(Math.trunc(seed))
  const kind = KINDS[turn % KINDS.length]!
  const isLitFromEnd = (turn >> 1) % 2 === 0
  const { width, height } = frame
  const x = isLitFromEnd ? LIT.x : 1 - LIT.x - LIT.w
  const focus = { x: x * width, y: LIT.y * height, w: LIT.w * width, h: LIT.h * height }
  const horizon = kind === 'curtain' ? undefined : HORIZON * height
  const area = wholeOf(frame)
  const picture = asPicture(area, BACKDROP_SCALE * frame.scale, (g) =>
    paintBackdrop(g, { kind, look, frame, focus, horizon, isLitFromEnd, seed }, area),
  )
  return (g) => picture(g)
}
