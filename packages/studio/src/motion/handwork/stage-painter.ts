import { clamp } from '../../paint/colour.ts'
import type { PlanHandwork, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { type Ctx, newCanvas } from '../../paint/canvas.ts'
import type { PropSprite } from '../../props/sprite.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { createHandAtWork } from '../hand-at-work.ts'
import { inOutCubic, outBack, progress } from '../kit/easing.ts'
import { ENTRY } from '../kit/entry.ts'
import type { MotionLook } from '../looks/look.ts'
import { CONTACT, type HandStyle, type PaintedHand, paintHand } from '../painted-hand.ts'
import { createContactShadow } from '../shadows/contact-shadow.ts'
import { measureFootprint } from '../shadows/footprint.ts'
import { drawnExtent, spriteOfThing } from '../placed-thing.ts'
import type { Standing } from '../things-shot.ts'
import { centimetresOf, type PlacedThing } from '../things-layout.ts'
import { drawMark } from './motion-marks.ts'
import type { HandPart, Shift, StagePart, Staging, ThingPart } from './staging.ts'
import { stagingOf } from './stagings.ts'
import { colourOfLiquid } from './vessels.ts'

/** Where one thing that hands do is seen. `x`, `y`: its middle; `size`: of its stage; in units. */
export type Stage = { readonly x: number; readonly y: number; readonly size: number }

/** `scale`: pixels per unit. `things`: those of the plan, whose colours and states count. */
type StageStyle = {
  readonly look: MotionLook
  readonly hand: HandStyle
  readonly scale: number
  readonly things: readonly PlanThing[] /** Left and right side within which other things stand, in units of the stage. Default: none. */
  readonly sides?: readonly [left: number, right: number]
}

/** How far in from the rim of a vessel its opening lies, in parts of its height. */
const OPENING = 0.2
/** Around the second at which hands come, in seconds. */
const [HAND_STARTS, HAND_TAKES] = [0.2, 0.5]
/** How far away hands start, in sizes of the stage. */
const AWAY = 0.9
const REST: Shift = { x: 0, y: 0, angle: 0 }

const thingNamed = (what: string, things: readonly PlanThing[]): PlanThing => ({
  ...things.find((one) => one.what === what),
  what,
  count: 1,
  event: undefined,
})

/** Half of the width of a towel, and how far down its rail reaches, in its sizes. */
const [TOWEL_HALF, RAIL_FOOT] = [0.345, -0.36]

/** A towel as it is held: the rail on which it usually hangs is on walls. */
function withoutRail({ canvas, pixels, ...rest }: PropSprite): PropSprite {
  const [held, g] = newCanvas(canvas.width, canvas.height)
  const side = canvas.width / 2 - TOWEL_HALF * pixels
  const foot = canvas.height / 2 + RAIL_FOOT * pixels
  g.drawImage(canvas, 0, 0)
  g.clearRect(0, 0, side, foot)
  g.clearRect(canvas.width - side, 0, side, foot)
  return { ...rest, canvas: held, pixels }
}

type Drawn = { readonly part: ThingPart; readonly sprite: PropSprite; readonly extent: ReturnType<typeof drawnExtent> }

/** The middle of a thing's picture, its opening and its middle as drawn, in units. */
function placesOf({ part, extent }: Drawn, stage: Stage): { y: number; rim: number; middle: number } {
  const size = part.size * stage.size
  const y = stage.y + part.at[1] * stage.size - (part.stands ? extent.foot * size : 0)
  const [top, foot] = [y + extent.top * size, y + extent.foot * size]
  return { y, rim: top + (foot - top) * OPENING, middle: (top + foot) / 2 }
}

const centimetres = (what: string): number => centimetresOf({ what, count: 1 })

/** Prepares one thing that hands do. Parts without a picture are left out. */
export async function createStagePainter(
  work: PlanHandwork,
  stage: Stage,
  { look, hand, scale, things, sides }: StageStyle,
): Promise<{ readonly standing: readonly Standing[]; draw(g: Ctx, seconds: number): void }> {
  const count = things.find(({ what }) => what === work.what)?.count ?? 1
  const staging = [
    ...besideOf(work, things, (x) => insideOf(x, stage, sides)),
    ...withCopies(stagingOf(work, centimetres), work.what, count),
  ].filter((part) => !('what' in part) || iconOf(part.what) !== undefined)
  const spriteFor = async (what: string, size: number): Promise<PropSprite> => {
    const sprite = await spriteOfThing({ thing: thingNamed(what, things), size: size * stage.size }, hand, scale * SHARPNESS)
    return what === 'towel' ? withoutRail(sprite) : sprite
  }
  const drawn = new Map<StagePart, Drawn>()
  const tools = new Map<StagePart, ReturnType<typeof createHandAtWork>>()
  for (const part of staging) {
    if (part.kind === 'thing') {
      const sprite = await spriteFor(part.what, part.size)
      drawn.set(part, { part, sprite, extent: drawnExtent(sprite) })
    } else if (part.kind === 'tool') {
      const pours = colourOfLiquid(work.what, thingNamed(work.what, things).color)
      const held = {
        thing: thingNamed(part.what, []),
        sprite: await spriteFor(part.what, part.size),
        ...(pours && { pours }),
        ...(part.dips && { dips: true }),
      }
      tools.set(part, createHandAtWork(held, hand, scale * SHARPNESS))
    }
  }
  const first = [...drawn.values()].find(({ part }) => !part.isCopy)
  const places = first && placesOf(first, stage)
  const base = first && { x: stage.x + first.part.at[0] * stage.size, ...places! }
  const anchorOf = ({ from = 'stage' }: Pick<StagePart, 'from'>): readonly [number, number] =>
    from === 'stage' || !base ? [stage.x, stage.y] : [base.x, from === 'rim' ? base.rim : base.middle]
  const pointOf = (part: StagePart, { x, y }: Shift = REST): readonly [number, number] => {
    const [ax, ay] = anchorOf(part)
    return [ax + (part.at[0] + x) * stage.size, ay + (part.at[1] + y) * stage.size]
  }
  const grain = first ? colourOfGrains(drawn, work.what) : '#ffffff'
  const hands = new Map<StagePart, PaintedHand>()
  const paintedHand = (part: HandPart): PaintedHand => {
    const known = hands.get(part)
    if (known) return known
    const made = paintHand(hand, part.pose, Math.max(8, part.length * stage.size * scale * SHARPNESS), scale)
    hands.set(part, made)
    return made
  }
  const drawHand = (g: Ctx, part: HandPart, seconds: number): void => {
    const shift = part.movement?.(seconds) ?? REST
    const [x, y] = pointOf(part, shift)
    const painted = paintedHand(part)
    const length = part.length * stage.size
    const away = (1 - progress(seconds, HAND_STARTS, HAND_TAKES, inOutCubic)) * AWAY * stage.size
    const [contactX, contactY] = CONTACT[part.pose]
    g.save()
    g.translate(x, y)
    if (part.isLeft) g.scale(-1, 1)
    g.rotate((part.isLeft ? -part.angle : part.angle) + (part.isLeft ? -shift.angle : shift.angle))
    g.translate(away, 0)
    g.scale(length / painted.length, length / painted.length)
    g.drawImage(painted.canvas, -painted.margin - contactX * painted.length, -painted.canvas.height / 2 - contactY * painted.length)
    g.restore()
  }
  const drawThing = (g: Ctx, part: ThingPart, seconds: number): void => {
    const one = drawn.get(part)!
    const shift = part.movement?.(seconds) ?? REST
    const [x, anchored] = pointOf(part, shift)
    const y = part.stands ? placesOf(one, stage).y : anchored
    const size = part.size * stage.size
    g.save()
    if (part.isBehindRim && base) {
      g.beginPath()
      g.rect(stage.x - stage.size * 3, base.rim - stage.size * 6, stage.size * 6, stage.size * 6)
      g.clip()
    }
    g.translate(x, y)
    g.rotate((part.angle ?? 0) + shift.angle)
    const show = 0.94 + 0.06 * progress(seconds, 0, 0.35, outBack)
    g.scale(show, show)
    drawSlices(g, one.sprite, size, part.slices ?? 1, progress(seconds, 1, 0.4))
    g.restore()
  }
  return {
    standing: [...drawn.values()]
      .filter(({ part }) => part.stands)
      .map(({ part, sprite, extent }) => {
        const [size, foot] = [part.size * stage.size, stage.y + part.at[1] * stage.size]
        const x = stage.x + part.at[0] * stage.size
        return {
          placed: {
            thing: thingNamed(part.what, things),
            x,
            y: foot - extent.foot * size,
            size,
            at: ENTRY,
            phase: 0,
            stands: true,
            foot: extent.foot,
          },
          foot,
          shadow: createContactShadow(measureFootprint(sprite), look.palette.ink),
        }
      }),
    draw(g, seconds) {
      for (const part of staging) {
        if (part.kind === 'thing') drawThing(g, part, seconds)
        else if (part.kind === 'hand') drawHand(g, part, seconds)
        else if (part.kind === 'tool') {
          const [x, y] = pointOf(part)
          const on: PlacedThing = { thing: thingNamed(part.what, []), x, y, size: part.size * stage.size, at: 0, phase: 0, stands: false }
          tools.get(part)!(g, on, seconds)
          if (part.dips === 'pot' && first && base) drawFront(g, first, base, stage)
        } else {
          const [x, y] = pointOf(part)
          drawMark(g, look, part, { x, y, stage: stage.size, seconds, grain })
        }
      }
      if (work.isDenied) drawDenied(g, look, stage, progress(seconds, DENIED_AT, 0.45))
    },
  }
}

/** How far the front of an opening bends down from its sides to its middle, in sizes of the thing. */
const BEND = 0.08

/** The front wall of a vessel again, before what reaches into it. */
function drawFront(g: Ctx, { part, sprite }: Drawn, { x, y, rim }: { x: number; y: number; rim: number }, stage: Stage): void {
  const size = part.size * stage.size
  g.save()
  g.beginPath()
  g.moveTo(x - size * 0.4, rim - size * BEND)
  g.quadraticCurveTo(x, rim + size * BEND, x + size * 0.4, rim - size * BEND)
  g.lineTo(x + size * 0.4, rim + size * 2)
  g.lineTo(x - size * 0.4, rim + size * 2)
  g.clip()
  g.translate(x, y)
  drawSlices(g, sprite, size, 1, 0)
  g.restore()
}

/** Of the others of a kind, behind the one that hands are at: where they stand, in its sizes, and how large they are. */
const COPIES = [
  [-0.62, -0.06],
  [0.56, -0.1],
] as const
const COPY_SIZE = 0.62

/** Where other things stand behind those that hands are at, and how large they are, in sizes of the stage. */
const OTHERS = [
  [-0.6, 0.38],
  [0.5, 0.38],
] as const
const OTHER_SIZE = 0.34

/** Where another thing stands, in sizes of the stage, so that no side of the picture cuts it. */
function insideOf(x: number, stage: Stage, sides: readonly [number, number] | undefined): number {
  if (!sides) return x
  const [left, right] = sides.map((side) => (side - stage.x) / stage.size) as [number, number]
  return clamp(x, left + OTHER_SIZE / 2, Math.max(left + OTHER_SIZE / 2, right - OTHER_SIZE / 2))
}

/** Things of the plan with which hands do nothing. */
const besideOf = ({ what, tool, target }: PlanHandwork, things: readonly PlanThing[], inside: (x: number) => number): ThingPart[] =>
  things
    .filter((thing) => ![what, tool, target, 'hand'].includes(thing.what))
    .slice(0, OTHERS.length)
    .map((thing, i): ThingPart => ({
      kind: 'thing',
      what: thing.what,
      at: [inside(OTHERS[i]![0]), OTHERS[i]![1]],
      size: OTHER_SIZE,
      stands: true,
      isCopy: true,
    }))

/** As many of a thing as there are, the others behind the one that hands are at. */
function withCopies(staging: Staging, what: string, count: number): Staging {
  const main = staging.find((part) => part.kind === 'thing' && part.what === what && part.stands)
  if (main?.kind !== 'thing') return staging
  const { at, size } = main
  const copies = COPIES.slice(0, count - 1).map(([x, y]): ThingPart => ({
    kind: 'thing',
    what,
    at: [at[0] + x * size, at[1] + y * size],
    size: size * COPY_SIZE,
    stands: true,
    isCopy: true,
  }))
  return [...copies, ...staging]
}

/** Second at which what is not to be done is struck out. */
const DENIED_AT = 1.1
const DENIED_COLOUR = '#e5322d'

/** Two strokes over all of it. */
function drawDenied(g: Ctx, { tools }: MotionLook, { x, y, size }: Stage, show: number): void {
  const reach = size * 0.36
  for (const [side, part] of [
    [1, Math.min(1, show * 2)],
    [-1, Math.max(0, show * 2 - 1)],
  ] as const) {
    const from = [x - reach * side, y - reach] as const
    if (part > 0) tools.stroke(g, [from, [from[0] + 2 * reach * side * part, from[1] + 2 * reach * part]], size * 0.045, DENIED_COLOUR)
  }
}

/** From near things are seen larger than at first. */
const SHARPNESS = 1.15
/** Gap between slices, in sizes. */
const SLICE_GAP = 0.09

/** A picture cut from top to foot into pieces, which come apart. */
function drawSlices(g: Ctx, { canvas, pixels }: PropSprite, size: number, slices: number, apart: number): void {
  const extent = (canvas.width / pixels) * size
  if (slices === 1) {
    g.drawImage(canvas, -extent / 2, -extent / 2, extent, extent)
    return
  }
  for (let i = 0; i < slices; i++) {
    const aside = (i - (slices - 1) / 2) * SLICE_GAP * size * apart
    const [from, wide] = [(i / slices) * canvas.width, canvas.width / slices]
    g.save()
    g.translate(aside, 0)
    g.rotate((i - (slices - 1) / 2) * 0.08 * apart)
    g.drawImage(canvas, from, 0, wide, canvas.height, -extent / 2 + (i / slices) * extent, -extent / 2, extent / slices, extent)
    g.restore()
  }
}

/** The usual colour of a thing's picture. */
function colourOfGrains(drawn: ReadonlyMap<StagePart, Drawn>, what: string): string {
  const one = [...drawn.values()].find(({ part }) => part.what === what)
  if (!one) return '#ffffff'
  const { canvas } = one.sprite
  const [w, h] = [canvas.width, canvas.height]
  const { data } = canvas.getContext('2d').getImageData(Math.floor(w * 0.35), Math.floor(h * 0.35), Math.ceil(w * 0.3), Math.ceil(h * 0.3))
  let [r, g, b, count] = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! > 200) {
      r += data[i]!
      g += data[i + 1]!
      b += data[i + 2]!
      count++
    }
  const hex = (sum: number): string =>
    Math.round(sum / Math.max(1, count))
      .toString(16)
      .padStart(2, '0')
  return count === 0 ? '#ffffff' : `#${hex(r)}${hex(g)}${hex(b)}`
}
