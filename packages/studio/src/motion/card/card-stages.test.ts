import type { JSONObject } from '@ai-sdk/provider'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { luminance } from '../../paint/colour.ts'
import { drawGraphicShot, graphicShotOf } from '../graphic-shot.ts'
import { lightBehindWords, stageOf, wallOfTable } from './stage-of-card.ts'

const [WIDTH, HEIGHT] = [160, 90]
const key = (words: string) => [{ words, role: 'key', at: 0 } as const]

/** Pixels of a card of words, or of a graphic, in the middle of its shot. */
async function picture(changes: Partial<ShotPlan>, seed = 3): Promise<Uint8ClampedArray> {
  const plan = { ...EMPTY_PLAN, form: 'words', ...changes } as unknown as JSONObject
  const drawn = await drawGraphicShot(graphicShotOf({ plan, storySeed: 5 }, seed)!, {
    style: 'anime',
    width: WIDTH,
    height: HEIGHT,
    durationSeconds: 3,
  })
  return Uint8ClampedArray.from(drawn.frame(2).getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data)
}

const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.filter((value, i) => i % 4 === 0 && Math.abs(value - b[i]!) > 12).length / (WIDTH * HEIGHT)

/** Luminances along the upper edge, where nothing stands. */
const tones = (data: Uint8ClampedArray): number[] =>
  Array.from({ length: WIDTH }, (_, x) => (Math.floor(HEIGHT * 0.08) * WIDTH + x) * 4).map((i) =>
    luminance([data[i]!, data[i + 1]!, data[i + 2]!]),
  )
const brightest = (data: Uint8ClampedArray): number => Math.max(...tones(data))

test('grounds are lit from somewhere, never of one tone, and darker in fear and in space', async () => {
  const text = key('It waits')
  const [plain, technical, afraid] = [
    await picture({ text }),
    await picture({ text, tone: 'technical' }),
    await picture({ text, mood: 'tense' }),
  ]
  for (const bright of [plain, technical]) {
    expect(brightest(bright)).toBeGreaterThan(brightest(afraid) * 1.3)
    expect(brightest(bright) - Math.min(...tones(bright))).toBeGreaterThan(0.02)
  }
  expect(brightest(await picture({ text, things: [{ what: 'ringed planet', count: 1 }] }, 0))).toBeLessThan(0.3)
})

test('a thing out of focus is behind words alone, and neither beside drawings nor at a place', async () => {
  const text = key('It waits')
  const backdrop = 'lighthouse'
  expect(differing(await picture({ text }), await picture({ text, backdrop }))).toBeGreaterThan(0.05)
  const things = [{ what: 'onion', count: 1 }]
  expect(differing(await picture({ text, things }), await picture({ text, things, backdrop }))).toBe(0)
  expect(differing(await picture({ text, place: 'forest' }), await picture({ text, place: 'forest', backdrop }))).toBe(0)
})

const onions = (count: number) => picture({ text: key('Onions'), things: [{ what: 'onion', count }] })

test('as many of a thing are seen as are counted', async () => {
  const [six, seven, many] = [await onions(6), await onions(7), await onions(300)]
  expect(differing(six, seven)).toBeGreaterThan(0.02)
  expect(differing(six, many)).toBeGreaterThan(0.1)
})

const dotsOf = (label: string, things: ShotPlan['things'] = []) =>
  picture({ form: 'number', things, graphic: { template: 'dots', count: 30, label } })
/** The part of a picture where dots are. */
const atDots = (data: Uint8ClampedArray) => data.filter((_, i) => (i / 4) % WIDTH < WIDTH * 0.4)

test('dots are what they count: a thing, or people', async () => {
  const dots = atDots(await dotsOf('of it all'))
  expect(differing(dots, atDots(await dotsOf('of everything')))).toBe(0)
  expect(differing(dots, atDots(await dotsOf('women voted')))).toBeGreaterThan(0.01)
  expect(differing(dots, atDots(await dotsOf('of it all', [{ what: 'apple', count: 1 }])))).toBeGreaterThan(0.01)
})

test('neighbouring cards stand in different lights, four in a row in three at least, and lamps are lit in the evening', () => {
  for (const isEvening of [false, true])
    for (const light of [
      (seed: number) => lightBehindWords(seed, isEvening, false),
      (seed: number) => wallOfTable(seed, isEvening, { isOfNature: false, isOfShow: false }),
    ]) {
      const lights = Array.from({ length: 12 }, (_, seed) => light(seed))
      expect(lights.filter((one, i) => one === lights[i + 1])).toEqual([])
      expect(new Set(lights.slice(0, 4)).size).toBeGreaterThanOrEqual(3)
      expect(lights.includes('lamps')).toBe(isEvening)
    }
})

test('twigs hang before nature alone, and curtains behind shows', () => {
  const person = { isPerson: true, isTableSized: false, isMany: false, isGrounded: true, isLying: false, across: 1, weight: 1 }
  const stagesOf = (about: { readonly isOfNature: boolean; readonly isOfShow: boolean }, isPerson: boolean): Set<string> =>
    new Set(
      Array.from({ length: 12 }, (_, seed) =>
        stageOf({ seed, isPlaced: false, isDark: false, isEvening: false, drawings: [{ ...person, isPerson }], ...about }),
      ),
    )
  for (const isPerson of [true, false]) {
    const plain = stagesOf({ isOfNature: false, isOfShow: false }, isPerson)
    expect(plain.has('leaves') || plain.has('curtain')).toBe(false)
    expect(stagesOf({ isOfNature: true, isOfShow: false }, isPerson).has('leaves')).toBe(true)
  }
  expect(stagesOf({ isOfNature: false, isOfShow: true }, true).has('curtain')).toBe(true)
})

test('twigs hang before a bird in the air, a curtain hangs behind a pianist at a table', () => {
  const bird = { isPerson: false, isTableSized: false, isMany: false, isGrounded: false, isLying: false, across: 1, weight: 1 }
  const seeds = Array.from({ length: 12 }, (_, seed) => seed)
  const lightsOfBird = (isOfNature: boolean) =>
    seeds.map((seed) => stageOf({ seed, isPlaced: false, isDark: false, isEvening: false, drawings: [bird], isOfNature, isOfShow: false }))
  expect(lightsOfBird(true)).toContain('leaves')
  expect(lightsOfBird(false)).not.toContain('leaves')
  const walls = (isOfShow: boolean) => seeds.map((seed) => wallOfTable(seed, false, { isOfNature: false, isOfShow }))
  expect(walls(true)).toContain('curtain')
  expect(walls(false)).not.toContain('curtain')
})

test('a place is out of focus behind words, drawings and large numbers that stand at none', async () => {
  const text = key('It waits')
  const backdrop = 'place/kitchen'
  const counter = { form: 'number', graphic: { template: 'counter', from: 0, to: 5, decimals: 0 } } as const
  for (const card of [{ text }, { text, things: [{ what: 'onion', count: 1 }] }, counter])
    expect(differing(await picture(card), await picture({ ...card, backdrop }))).toBeGreaterThan(0.3)
  const placed = { text, place: 'forest' }
  expect(differing(await picture(placed), await picture({ ...placed, backdrop }))).toBe(0)
})

/** Spread of the luminances of the lower part of a card in a tall frame, below its captions. */
async function spreadBelowCaptions(seed: number): Promise<number> {
  const [width, height] = [90, 160]
  const plan = { ...EMPTY_PLAN, form: 'words', text: key('Onions'), things: [{ what: 'house', count: 1 }] } as unknown as JSONObject
  const drawn = await drawGraphicShot(graphicShotOf({ plan, storySeed: 5 }, seed)!, { style: 'anime', width, height, durationSeconds: 3 })
  const { data } = drawn.frame(2).getContext('2d').getImageData(0, 115, width, 40)
  const all = Array.from({ length: width * 40 }, (_, i) => luminance([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!])).toSorted(
    (a, b) => a - b,
  )
  return all[Math.floor(all.length * 0.95)]! - all[Math.floor(all.length * 0.05)]!
}

test('below the captions of a tall frame light lies on the floor and what stands there is reflected', async () => {
  for (const seed of [0, 1, 2, 3]) expect(await spreadBelowCaptions(seed), String(seed)).toBeGreaterThan(0.03)
})

test.each([0, 7, 2 ** 31, 2 ** 32 - 1])('there is a light for every seed: %i', async (seed) => {
  for (const isEvening of [false, true]) expect(lightBehindWords(seed, isEvening, false)).toEqual(expect.any(String))
  await expect(
    picture({ text: [{ words: 'Hold on', role: 'key', at: 0 }], things: [{ what: 'key', count: 1 }] }, seed),
  ).resolves.toBeDefined()
})
