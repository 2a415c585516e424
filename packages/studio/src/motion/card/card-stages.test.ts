import type { JSONObject } from '@ai-sdk/provider'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { luminance } from '../../paint/colour.ts'
import { drawGraphicShot, graphicShotOf } from '../graphic-shot.ts'

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

/** Mean luminance of the upper corners. */
const brightness = (data: Uint8ClampedArray): number =>
  ([2, WIDTH - 3] as const).reduce((sum, x) => sum + luminance([data[x * 4]!, data[x * 4 + 1]!, data[x * 4 + 2]!]) / 2, 0)

test('grounds are bright, and dark in fear and in space', async () => {
  const text = key('It waits')
  expect(brightness(await picture({ text }))).toBeGreaterThan(0.55)
  expect(brightness(await picture({ text, tone: 'technical' }))).toBeGreaterThan(0.55)
  expect(brightness(await picture({ text, mood: 'tense' }))).toBeLessThan(0.1)
  expect(brightness(await picture({ text, things: [{ what: 'ringed planet', count: 1 }] }, 0))).toBeLessThan(0.25)
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
