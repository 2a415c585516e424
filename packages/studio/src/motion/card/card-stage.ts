import type { Ctx } from '../../paint/canvas.ts'
import { linear, stop } from '../../paint/canvas.ts'
import { mix, type Rgb } from '../../paint/colour.ts'
import { paintBackdrop } from '../backdrop/backdrop.ts'
import type { BackdropKind } from '../backdrop/backdrop-painter.ts'
import { backdropTones } from '../backdrop/backdrop-tones.ts'
import type { MotionFrame } from '../kit/frame.ts'
import { type Box, boxAround } from '../kit/geometry.ts'
import type { MotionPart } from '../kit/kit.ts'
import type { MotionLook } from '../looks/look.ts'
import { createCallout } from '../diagram/callout.ts'
import { createCardLight } from './card-light.ts'
import type { CardLayout } from './drawing-place.ts'
import { asPicture, BACKDROP_SCALE, horizonOf, OVERSCAN_UNITS, wholeOf } from './stage-setting.ts'
import { type About, WITHOUT_FLOOR, wallOfTable } from './stage-of-card.ts'

/** `behind`: before everything else; `between`: after people, before things. */
type Stage = { readonly behind: MotionPart; readonly between?: MotionPart }

/** `tones`: mean colours of the drawings; `isGrounded`: one of them stands on the ground; `isEvening`: lamps are lit. */
type Subject = {
  readonly tones: readonly (Rgb | undefined)[]
  readonly isGrounded: boolean
  readonly isEvening: boolean
  readonly about: About
  readonly seed: number
}

/** The ground and the light of the drawings of a card. */
export function createCardStage(
  look: MotionLook,
  layout: CardLayout,
  { tones, isGrounded, isEvening, about, seed }: Subject,
  frame: MotionFrame,
): Stage {
  const { stage, drawings, isLitFromEnd } = layout
  if (stage === 'place') return { behind: () => undefined }
  if (stage === 'disc') return { behind: allOf(drawings.map((place, i) => createCardLight(look, place, seed + i, tones[i]))) }
  if (stage === 'callout') {
    const callouts = drawings.map((place, i) => createCallout(look, place, tones[i]))
    return { behind: allOf([...callouts.map(({ leader }) => leader), ...callouts.map(({ disc }) => disc)]) }
  }
  const focus = boxAround(drawings.map(({ box }) => box))
  // Busts go on below the frame.
  const standing = drawings.filter(({ isOpen }) => !isOpen)
  const hasFloor = isGrounded && standing.length > 0 && !WITHOUT_FLOOR.has(stage)
  const horizon = hasFloor ? horizonOf(layout, frame) : undefined
  const backdrop =
    (kind: BackdropKind, own: Partial<{ focus: Box; horizon: number | undefined; isLitFromEnd: boolean }> = {}) =>
    (g: Ctx, area: Box) =>
      paintBackdrop(g, { kind, look, frame, focus, horizon, isLitFromEnd, seed, ...own }, area)
  if (stage === 'table') {
    const people = boxAround(drawings.filter(({ isOpen }) => isOpen).map(({ box }) => box))
    return {
      behind: asBackdrop(backdrop(wallOfTable(seed, isEvening, about), { focus: people, horizon: undefined }), wholeOf(frame), frame),
      between: tableOf(look, layout, frame),
    }
  }
  if (stage === 'halves') return { behind: halvesOf(layout, frame, backdrop) }
  return { behind: asBackdrop(backdrop(stage), wholeOf(frame), frame) }
}

const allOf =
  (parts: readonly MotionPart[]): MotionPart =>
  (g, seconds) => {
    for (const part of parts) part(g, seconds)
  }

const asBackdrop = (paint: (g: Ctx, area: Box) => void, area: Box, { scale }: MotionFrame): MotionPart =>
  asPicture(area, BACKDROP_SCALE * scale, (g) => paint(g, area))

type Backdrop = (kind: BackdropKind, own: { focus: Box; isLitFromEnd: boolean }) => (g: Ctx, area: Box) => void

/** Two lights, one for each of what is compared, which meet between them. */
function halvesOf({ drawings }: CardLayout, frame: MotionFrame, backdrop: Backdrop): MotionPart {
  const [first, second] = drawings.map(({ box }) => box)
  const edge = (first!.x + first!.w + second!.x) / 2
  const whole = wholeOf(frame)
  return asBackdrop(
    (g, area) => {
      backdrop('window', { focus: first!, isLitFromEnd: false })(g, area)
      g.save()
      g.beginPath()
      g.rect(edge, area.y, area.w, area.h)
      g.clip()
      backdrop('backlit', { focus: second!, isLitFromEnd: true })(g, area)
      g.restore()
    },
    whole,
    frame,
  )
}

/** A table before people: its top, on which things stand, and its front. */
function tableOf(look: MotionLook, layout: CardLayout, frame: MotionFrame): MotionPart {
  const { floor, light, dark } = backdropTones(look)
  const back = layout.floor - TABLE_DEPTH
  const front = layout.floor + TABLE_FRONT
  const [x, w] = [-OVERSCAN_UNITS, frame.width + OVERSCAN_UNITS * 2]
  const top = mix(floor, light, 0.22)
  const picture = asPicture({ x, y: back - 4, w, h: frame.height - back + OVERSCAN_UNITS }, BACKDROP_SCALE * frame.scale, (g) => {
    g.fillStyle = linear(g, 0, back, 0, front, [stop(0, mix(top, dark, 0.2)), stop(0.5, top), stop(1, mix(top, light, 0.12))])
    g.fillRect(x, back, w, frame.height - back + OVERSCAN_UNITS)
    g.fillStyle = linear(g, 0, front, 0, frame.height, [mix(floor, dark, 0.35), mix(floor, dark, 0.7)])
    g.fillRect(x, front, w, frame.height - front + OVERSCAN_UNITS)
  })
  return (g) => picture(g)
}

/** Units of a table top behind and before what stands on it. */
const TABLE_DEPTH = 66
const TABLE_FRONT = 26
