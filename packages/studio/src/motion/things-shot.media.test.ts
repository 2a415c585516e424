import { EMPTY_PLAN, type PlanThing, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { newCanvas, newFrameCanvas } from '../paint/canvas.ts'
import { drawGraphicShot, drawnNames, graphicShotOf, pictureSecondsOf } from './graphic-shot.ts'
import { motionFrame } from './kit/frame.ts'
import { motionLook } from './looks/looks.ts'
import { createTableForeground } from './table-foreground.ts'
import { MAX_FRAMING_SECONDS } from './things-layout.ts'
import { standsBeside } from './things-shot.ts'
import { drawPlaced, spriteOfThing } from './placed-thing.ts'

const plan = (things: readonly PlanThing[], text: ShotPlan['text'] = []): ShotPlan => ({
  ...EMPTY_PLAN,
  things,
  text,
  camera: { size: 'insert', angle: 'eye', move: 'push' },
})
const shotOf = (given: ShotPlan) => graphicShotOf({ plan: { ...given } as never }, 3)

async function framesOf(given: ShotPlan, seconds: readonly number[], [width, height] = [320, 180]) {
  const drawn = await drawGraphicShot(shotOf(given)!, { style: 'anime', width: width!, height: height!, durationSeconds: 4 })
  return seconds.map((second) => Buffer.from(drawn.frame(second).data()).toString('base64'))
}

const WHOLE = { size: 'wide', angle: 'eye', move: 'push' } as const

test('small things alone are an insert; with people, as a building in a place seen whole, or without art they are none', () => {
  const apple: PlanThing = { what: 'apple', count: 3 }
  expect(shotOf(plan([apple]))).not.toBeNull()
  expect(shotOf({ ...plan([apple]), place: 'kitchen' })).not.toBeNull()
  expect(shotOf({ ...plan([apple]), place: 'kitchen', camera: WHOLE })).not.toBeNull()
  expect(shotOf({ ...plan([{ what: 'castle', count: 1 }]), place: 'village', camera: WHOLE })).toBeNull()
  expect(shotOf({ ...plan([apple]), cast: [{ id: 'a', what: 'girl', action: 'stand', feeling: 'happy', speaks: false }] })).toBeNull()
  expect(shotOf(plan([{ what: 'parliament of owls', count: 1 }]))).toBeNull()
})

test('an animal that is drawn as a thing is an insert with what stands beside it', () => {
  const snail = { id: 'a', what: 'snail', action: 'stand', feeling: 'neutral', speaks: false } as const
  expect(shotOf({ ...plan([{ what: 'moon', count: 1 }]), cast: [snail] })).not.toBeNull()
  expect(drawnNames(shotOf({ ...plan([{ what: 'moon', count: 1 }]), cast: [snail] })!)).toEqual(['snail', 'moon'])
})

test('a hand works on what stands beside it, with its tool in it, and is left out where a thing moves by itself', async () => {
  const [tomato, hand, knife]: PlanThing[] = [
    { what: 'tomato', count: 1 },
    { what: 'hand', count: 1 },
    { what: 'knife', count: 1 },
  ]
  expect(drawnNames(shotOf(plan([tomato!, hand!]))!)).toEqual(['tomato', 'hand'])
  const [alone, held, cut, pressed] = await Promise.all(
    [[tomato!], [tomato!, hand!], [tomato!, hand!, knife!], [tomato!, hand!]].map((things, i) =>
      framesOf(plan(things), [i === 3 ? 3.6 : 2.8]),
    ),
  )
  expect(new Set([alone, held, cut, pressed].map((frames) => frames![0])).size).toBe(4)
  const falling = { ...tomato!, event: 'fall' } as const
  expect(await framesOf(plan([falling, hand!]), [2])).toEqual(await framesOf(plan([falling]), [2]))
})

test('a vessel pours from above, so what it fills leaves it room', async () => {
  const things: PlanThing[] = ['cup', 'kettle', 'hand'].map((what) => ({ what, count: 1 }))
  const [before, pouring] = await framesOf(plan(things), [1, 2.4])
  expect(pouring).not.toBe(before)
  const [cut] = await framesOf(plan([things[0]!, { what: 'knife', count: 1 }, things[2]!]), [2.4])
  expect(pouring).not.toBe(cut)
})

test('the picture of an insert is of one framing, which shows all of its things', () => {
  expect(pictureSecondsOf(shotOf(plan([{ what: 'apple', count: 1 }]))!)).toBeLessThanOrEqual(MAX_FRAMING_SECONDS)
})

async function moonAt(hour: ShotPlan['hour']): Promise<string> {
  const { canvas } = await spriteOfThing({ thing: { what: 'moon', count: 1 }, size: 40 }, { style: 'anime', hour }, 1)
  return Buffer.from(canvas.data()).toString('base64')
}

test('the ground of an insert moves with the camera, fills the frame, and is the same whatever was drawn before', async () => {
  const given = { ...plan([{ what: 'apple', count: 1 }]), place: 'kitchen' } as const
  const drawn = await drawGraphicShot(shotOf(given)!, { style: 'anime', width: 320, height: 180, durationSeconds: 2 * MAX_FRAMING_SECONDS })
  const pixelsAt = (second: number) => Buffer.from(drawn.frame(second).data())
  const [first, near] = [pixelsAt(1), pixelsAt(MAX_FRAMING_SECONDS + 1)]
  for (const pixels of [first, near]) for (let i = 3; i < pixels.length; i += 4) expect(pixels[i]).toBe(255)
  // Corners show nothing but ground.
  expect(first.subarray(0, 4 * 20).equals(near.subarray(0, 4 * 20))).toBe(false)
  expect(pixelsAt(1).equals(first)).toBe(true)
})

test('the moon is as bright by night', async () => {
  expect(await moonAt('night')).toBe(await moonAt('day'))
})

test.each(['grow', 'fall', 'shake', 'cross-out', 'swarm'] as const)(
  'an insert with the event %s moves, and the same second is the same picture',
  async (event) => {
    const given = plan([{ what: 'apple', count: event === 'swarm' ? 200 : 1, event }], [{ words: '200', role: 'number', at: 0 }])
    const [one, again, later] = await framesOf(given, [1, 1, 3])
    expect(again).toBe(one)
    expect(later).not.toBe(one)
  },
)

test('a denied thing is struck out: it differs from the thing itself', async () => {
  const [denied] = await framesOf(plan([{ what: 'apple', count: 1, event: 'cross-out' }]), [3])
  const [present] = await framesOf(plan([{ what: 'apple', count: 1 }]), [3])
  expect(denied).not.toBe(present)
})

test.each([
  ['tall', 180, 320],
  ['square', 240, 240],
] as const)('an insert is drawn in a %s frame', async (_, width, height) => {
  const [first, later] = await framesOf(
    plan([{ what: 'chest', count: 2 }], [{ words: 'Gold', role: 'label', at: 0 }]),
    [0.1, 3],
    [width, height],
  )
  expect(later).not.toBe(first)
})

/** Mean of all channels of an apple at an hour, seen from far enough that the ground is most of the picture. */
async function brightnessAt(hour: ShotPlan['hour']): Promise<number> {
  const shot = shotOf({ ...plan([{ what: 'apple', count: 1 }]), hour })!
  const drawn = await drawGraphicShot(shot, { style: 'ghibli', width: 320, height: 180, durationSeconds: 4 })
  const data = drawn.frame(1).data()
  return data.reduce((sum, value) => sum + value, 0) / data.length
}

test('by night things alone stand on darker ground than by day', async () => {
  expect(await brightnessAt('night')).toBeLessThan((await brightnessAt('day')) * 0.8)
})

test('what is built is not squashed by turning, and bodies of the sky turn', async () => {
  const [windmill, turning] = await Promise.all(
    ([undefined, 'spin'] as const).map((event) => framesOf(plan([{ what: 'windmill', count: 1, ...(event && { event }) }]), [2])),
  )
  expect(turning).toEqual(windmill)
  const [earth, turned] = await Promise.all(
    ([undefined, 'spin'] as const).map((event) => framesOf(plan([{ what: 'earth', count: 1, ...(event && { event }) }]), [2])),
  )
  expect(turned).not.toEqual(earth)
})

test('the moon seen from near, and a crowd of houses, are inserts wherever they are', () => {
  expect(shotOf({ ...plan([{ what: 'moon', count: 1 }]), place: 'village' })).not.toBeNull()
  expect(shotOf({ ...plan([{ what: 'house', count: 200, event: 'swarm' }]), place: 'city', camera: WHOLE })).not.toBeNull()
  expect(shotOf({ ...plan([{ what: 'house', count: 2 }]), place: 'city', camera: WHOLE })).toBeNull()
})

test('a hand that a plan has works on its things', async () => {
  const onions: PlanThing = { what: 'onion', count: 2 }
  const [alone] = await framesOf(plan([onions]), [2])
  const [worked, later] = await framesOf(plan([onions, { what: 'hand', count: 1 }]), [2, 2.3])
  expect(worked).not.toBe(alone)
  expect(later).not.toBe(worked)
})

const thingsNamed = (...names: string[]) => names.map((what) => ({ what, count: 1 }))

test('something out of focus stands before a table in tall frames only, and is nothing that is seen already', async () => {
  const given = { style: 'anime', hour: 'day', seed: 0 } as const
  const [tall, wide] = [motionFrame(180, 320), motionFrame(320, 180)]
  expect(await createTableForeground(given, 'kitchen', tall, [])).not.toBeNull()
  expect(await createTableForeground(given, 'kitchen', wide, [])).toBeNull()
  expect(await createTableForeground(given, 'street', tall, [])).toBeNull()
  expect(await createTableForeground(given, 'kitchen', tall, thingsNamed('cup', 'mug'))).toBeNull()
  // Nothing to eat stands before a tap.
  expect(await createTableForeground(given, 'kitchen', tall, thingsNamed('tap', 'cup', 'mug'))).toBeNull()
  expect(await createTableForeground(given, 'kitchen', tall, thingsNamed('onion', 'cup', 'mug'))).not.toBeNull()
})

test('in wide frames things stand beside narrow lettering and beside the title of the film, below wide lettering', () => {
  const [wide, tall] = [motionFrame(1280, 720), motionFrame(720, 1280)]
  expect([standsBeside(wide, 300), standsBeside(wide, 700), standsBeside(wide, 700, true)]).toEqual([true, false, true])
  expect([standsBeside(tall, 300), standsBeside(tall, 300, true)]).toEqual([false, false])
})

/** Thin black columns on white, one of six, as a thing of this size on a frame of 120 pixels: the grey values of the middle row. */
function greysOfColumns(size: number): number[] {
  const [canvas, g] = newCanvas(600, 600)
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, 600, 600)
  g.fillStyle = '#000000'
  for (let x = 0; x < 600; x += 6) g.fillRect(x, 0, 1, 600)
  const [frame, fg] = newFrameCanvas(120, 120)
  const placed = { thing: { what: 'apple', count: 1 }, x: 60, y: 60, size, at: -1, phase: 0, stands: false } as const
  drawPlaced(fg, placed, { canvas, pixels: 600 }, { look: motionLook('anime'), seconds: 0, durationSeconds: 4 })
  const { data } = fg.getImageData(20, 60, frame.width - 40, 1)
  return Array.from({ length: 80 }, (_, i) => data[i * 4]!)
}

test('thin lines of a thing that is drawn much smaller are neither lost nor thicker', () => {
  const greys = greysOfColumns(100)
  // A sixth of the light is missing.
  expect(Math.min(...greys)).toBeGreaterThan(175)
  expect(Math.max(...greys)).toBeLessThan(245)
})
