import { EMPTY_PLAN, PLAN_HAND_MOTIONS, type PlanFigure, type PlanHandwork } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { drawGraphicShot, graphicShotOf } from '../graphic-shot.ts'
import { HAND_TOOLS } from '../hand-at-work.ts'
import { motionFrame } from '../kit/frame.ts'
import { spriteOfThing } from '../placed-thing.ts'
import { partsOf } from './draw-handwork.ts'
import { stagingOf } from './stagings.ts'

const centimetres = (what: string): number => (what === 'pot' ? 32 : 10)
const inside = (value: number): boolean => Math.abs(value) < 1

test.each(PLAN_HAND_MOTIONS)('the parts of %s are in the picture, with the thing among them', (motion) => {
  for (const target of [undefined, 'pot']) {
    const staging = stagingOf({ motion, what: 'onion', ...(target && { target }) }, centimetres)
    expect(staging.some((part) => 'what' in part && /onion|pot/u.test(part.what))).toBe(true)
    expect(staging.every(({ at: [x, y] }) => inside(x) && inside(y))).toBe(true)
  }
})

test('what is put into a pot is smaller than the pot, and behind its rim', () => {
  const staging = stagingOf({ motion: 'put', what: 'onion', target: 'pot' }, centimetres)
  const partOf = (what: string) => staging.find((part) => part.kind === 'thing' && part.what === what)
  expect(partOf('onion')).toMatchObject({ isBehindRim: true })
  const sizeOf = (what: string): number => (partOf(what) as { readonly size: number } | undefined)?.size ?? 0
  expect(sizeOf('onion')).toBeGreaterThan(0)
  expect(sizeOf('onion')).toBeLessThan(sizeOf('pot'))
})

test.each([
  ['pot', 'pot'],
  ['soup bowl', 'bowl'],
  ['frying pan', undefined],
])('a spoon reaches into a %s', (target, dips) => {
  const staging = stagingOf({ motion: 'stir', what: 'onion', target }, centimetres)
  expect(staging.find(({ kind }) => kind === 'tool')).toMatchObject(dips ? { dips } : { from: 'middle' })
})

const whats = (work: PlanHandwork) => stagingOf(work, centimetres).flatMap((part) => ('what' in part ? [part.what] : []))

test('what is stirred is seen in its bowl, what is loosened on the thing that it holds together', () => {
  expect(whats({ motion: 'stir', what: 'egg', tool: 'whisk', target: 'bowl' })).toEqual(['bowl', 'egg', 'egg', 'whisk'])
  expect(whats({ motion: 'turn-back', what: 'screw', tool: 'screwdriver', target: 'laptop' })).toEqual(['laptop', 'screw', 'screwdriver'])
})

test('what lies on a plate is before it, and an oven is filled through its door', () => {
  const plated = stagingOf({ motion: 'put', what: 'toast', target: 'plate' }, centimetres)
  expect(plated.find((part) => 'what' in part && part.what === 'toast')).toMatchObject({ from: 'middle' })
  const baked = { what: 'dough', target: 'oven' } as const
  const placesOf = (motion: 'put' | 'push') => stagingOf({ motion, ...baked }, centimetres).map(({ kind, at }) => [kind, at])
  expect(placesOf('put')).toEqual(placesOf('push'))
})

const CUT: PlanHandwork = { motion: 'cut', what: 'onion', tool: 'knife' }
const drawn = async (handwork: readonly PlanHandwork[], cast: readonly PlanFigure[] = []) => {
  const things = ['onion', 'knife', 'hand'].map((what) => ({ what, count: 1 }))
  const shot = graphicShotOf({ plan: { ...EMPTY_PLAN, things, cast, handwork } as never }, 1)!
  const { frame, stillSeconds } = await drawGraphicShot(shot, { style: 'anime', width: 160, height: 90, durationSeconds: 3 })
  return frame(stillSeconds).toBuffer('image/png')
}

test('what is not to be done is drawn struck out, and two things done are seen beside each other', async () => {
  const [one, denied, two] = [await drawn([CUT]), await drawn([{ ...CUT, isDenied: true }]), await drawn([CUT, { ...CUT, motion: 'peel' }])]
  expect(denied.equals(one)).toBe(false)
  expect(two.equals(one)).toBe(false)
})

test('who does it is seen beside it', async () => {
  const cook: PlanFigure = { id: 'cook', what: 'cook', action: 'stand', feeling: 'happy', speaks: false }
  expect((await drawn([CUT], [cook])).equals(await drawn([CUT]))).toBe(false)
})

test('parts of a tall picture end above the captions', () => {
  const frame = motionFrame(720, 1280)
  const footOf = (count: number): number => {
    const { y, h } = partsOf(frame, count).at(-1)!
    return (y + h) / frame.height
  }
  for (const count of [1, 2, 3]) {
    expect(footOf(count)).toBeGreaterThan(0.6)
    expect(footOf(count)).toBeLessThan(0.63)
  }
})

/** Mean colour around a point of a picture, from its centre in parts of its size; undefined where it shows nothing. */
async function colourAt(what: string, [x, y]: readonly [number, number]): Promise<readonly [red: number, blue: number] | undefined> {
  const { canvas, pixels } = await spriteOfThing({ thing: { what, count: 1 }, size: 100 }, { style: 'anime', hour: 'day' }, 1)
  const reach = Math.round(pixels * 0.1)
  const [left, top] = [canvas.width / 2 + x * pixels - reach, canvas.height / 2 + y * pixels - reach]
  const { data } = canvas.getContext('2d').getImageData(Math.round(left), Math.round(top), reach * 2, reach * 2)
  const solid = Array.from({ length: data.length / 4 }, (_, i) => data.subarray(i * 4, i * 4 + 4)).filter(([, , , alpha]) => alpha! > 90)
  const mean = (channel: number): number => solid.reduce((sum, pixel) => sum + pixel[channel]!, 0) / solid.length
  return solid.length > 0 ? [mean(0), mean(2)] : undefined
}

test.each([...HAND_TOOLS.keys()])('%s is held and works where its picture is', async (what) => {
  const { handle, tip, motion } = HAND_TOOLS.get(what)!
  // Vessels are measured from their foot.
  const down = motion === 'pour' ? 0.5 : 0
  for (const [x, y] of [handle, tip]) expect(await colourAt(what, [x, y + down])).toBeDefined()
})

test('scissors are held by their red rings and cut with steel', async () => {
  const { handle, tip } = HAND_TOOLS.get('scissors')!
  const [rings, blades] = [(await colourAt('scissors', handle))!, (await colourAt('scissors', tip))!]
  expect(rings[0] - rings[1]).toBeGreaterThan(40)
  expect(blades[0] - blades[1]).toBeLessThan(10)
})

const cutSizeOf = (what: string, length: number): number =>
  (stagingOf({ motion: 'cut', what }, () => length).find((part) => part.kind === 'thing') as { readonly size: number }).size

test('what fits into a hand is cut smaller than what fills both', () => {
  expect(cutSizeOf('lemon', 8)).toBeLessThan(cutSizeOf('pumpkin', 30) * 0.7)
  expect(cutSizeOf('garlic', 1)).toBeGreaterThan(0.3)
})

test.each(['lift', 'pull', 'push', 'hold', 'press', 'turn'] as const)(
  'to %s it, a ring is no larger than the hand, and is not hidden by a fist',
  (motion) => {
    const parts = stagingOf({ motion, what: 'ring' }, () => 4)
    const ring = parts.find((part) => part.kind === 'thing') as { readonly size: number }
    const hands = parts.flatMap((part) => (part.kind === 'hand' ? [part] : []))
    expect(hands.length).toBeGreaterThan(0)
    for (const hand of hands) expect(ring.size).toBeLessThan(hand.length)
    if (/^(?:pull|turn|hold)$/u.test(motion)) expect(hands.map(({ pose }) => pose)).not.toContain('grip')
  },
)
