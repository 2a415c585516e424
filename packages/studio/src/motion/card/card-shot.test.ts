import type { JSONObject } from '@ai-sdk/provider'
import { EMPTY_PLAN, type PlanFigure, type PlanThing, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import { drawingsOf } from './card-drawings-of.ts'
import { drawGraphicShot, drawnNames, type GraphicShot, graphicShotFromJson, graphicShotOf, graphicShotToJson } from '../graphic-shot.ts'

const STATEMENT = { words: 'Diogenes lived in a barrel', role: 'key', at: 0 } as const
const BARREL = { what: 'barrel', count: 1 }
const WOMAN: PlanFigure = { id: 'marie', what: 'woman', action: 'run', feeling: 'sad', speaks: false }

const shotOf = (changes: Partial<ShotPlan>, storySeed = 5): GraphicShot | null =>
  graphicShotOf({ plan: { ...EMPTY_PLAN, form: 'words', text: [STATEMENT], ...changes } as unknown as JSONObject, storySeed }, 3)

async function pixels(
  shot: GraphicShot,
  seconds: readonly number[] = [3],
  [width, height]: readonly [number, number] = [320, 180],
): Promise<Uint8ClampedArray[]> {
  const drawn = await drawGraphicShot(shot, { style: 'anime', width, height, durationSeconds: 4 })
  return seconds.map((at) => Uint8ClampedArray.from(drawn.frame(at).getContext('2d').getImageData(0, 0, width, height).data))
}

/** Share of the pixels that differ visibly. */
const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.filter((value, i) => i % 4 !== 3 && Math.abs(value - b[i]!) > 6).length / (a.length * 0.75)

test('words with up to three things and figures are a card, scenes with lettering are not', () => {
  expect(drawnNames(shotOf({ things: [BARREL] })!)).toEqual(['words', 'barrel', STATEMENT.words])
  expect(drawnNames(shotOf({ cast: [WOMAN] })!)).toEqual(['words', 'woman', STATEMENT.words])
  expect(drawnNames(shotOf({ form: 'question', things: [BARREL] })!)[0]).toBe('hook')
  expect(shotOf({ form: 'scene', cast: [WOMAN] })).toBeNull()
  expect(drawnNames(shotOf({ cast: [WOMAN], things: [BARREL] })!)).toEqual(['words', 'woman', 'barrel', STATEMENT.words])
  expect(shotOf({ cast: [WOMAN, WOMAN], things: [BARREL, BARREL] })).toBeNull()
  expect(shotOf({ form: 'quote', cast: [WOMAN] })).toBeNull()
})

const thingsBeside = (words: string): string[] =>
  drawingsOf({ ...EMPTY_PLAN, form: 'words' }, { template: 'words', words }, { seed: 3 }).flatMap((one) =>
    one.kind === 'thing' ? [one.thing.what] : [],
  )

test('a card of a sum alone has money, one of other words or numbers has nothing', () => {
  for (const sum of ['$2,000', '$1.5 million', '$ 40']) expect(thingsBeside(sum), sum).toHaveLength(1)
  for (const words of ['2,000', '10%', 'He lost $40 on a bet', 'I was 23']) expect(thingsBeside(words), words).toEqual([])
})

test('people who are counted are seen, three at most', () => {
  const seen = [1, 2, 9].map((count) => shotOf({ things: [{ what: 'soldier', count }] })!.actors!.length)
  expect(seen).toEqual([1, 2, 3])
})

test('a person alone with what fits into hands holds it; what is denied, large or counted stands beside', async () => {
  const drawingsWith = (thing: PlanThing, words = 'She kept it') => {
    const shot = shotOf({ cast: [WOMAN], things: [thing], text: [{ words, role: 'key', at: 0 }] })!
    return drawingsOf(shot.plan, { template: 'words', words }, shot)
  }
  const holding = { kind: 'figure', actor: { action: 'hold' }, holds: { what: 'book' } }
  expect(drawingsWith({ what: 'book', count: 1 })).toMatchObject([holding])
  expect(drawingsWith({ what: 'book', count: 1 }, 'She never had a book')).toHaveLength(2)
  expect(drawingsWith({ what: 'book', count: 3 })).toHaveLength(2)
  expect(drawingsWith({ what: 'house', count: 1 })).toHaveLength(2)
  expect(drawnNames(shotOf({ cast: [WOMAN], things: [{ what: 'book', count: 1 }] })!).slice(0, 3)).toEqual(['words', 'woman', 'book'])
  const [held] = await pixels(shotOf({ cast: [WOMAN], things: [{ what: 'book', count: 1 }] })!)
  const [alone] = await pixels(shotOf({ cast: [{ ...WOMAN, action: 'hold' }] })!)
  expect(changed(held!, alone!)).toBeGreaterThan(0.02)
})

test('more people are seen where more are counted', async () => {
  const [three] = await pixels(shotOf({ things: [{ what: 'soldier', count: 3 }] })!)
  const [nine] = await pixels(shotOf({ things: [{ what: 'soldier', count: 9 }] })!)
  const [many] = await pixels(shotOf({ things: [{ what: 'soldier', count: 16 }] })!)
  expect(changed(three!, nine!)).toBeGreaterThan(0.05)
  expect(changed(nine!, many!)).toBeGreaterThan(0.05)
})

test('a figure beside words is the one of the other shots of its story', () => {
  const [actor] = sceneOfPlan({ ...EMPTY_PLAN, cast: [WOMAN] }, { storySeed: 5, shotIndex: 4, shotCount: 9, seed: 8 }).who
  expect(shotOf({ cast: [WOMAN] })!.actors![0]).toMatchObject({ look: (actor as { look: object }).look, feeling: 'sad' })
  expect(shotOf({ cast: [WOMAN] }, 6)!.actors![0]).not.toEqual(actor)
})

test('a chosen character is seen beside words as chosen', () => {
  const character = { id: 'marie', name: 'Marie', look: { skin: '#aa7755' } }
  const plan = { ...EMPTY_PLAN, form: 'words', text: [STATEMENT], cast: [WOMAN] } as unknown as JSONObject
  expect(graphicShotOf({ plan, character }, 3)!.actors![0]).toMatchObject({ name: 'Marie' })
})

test('what is drawn beside words is kept with the shot, and anything else in its place is not', async () => {
  const shot = shotOf({ cast: [WOMAN] })!
  const json = JSON.parse(JSON.stringify(graphicShotToJson(shot))) as JSONObject
  expect(graphicShotFromJson(json)).toEqual(shot)
  for (const actor of [
    'woman',
    7,
    null,
    { kind: 'person' },
    { kind: 'ghost', name: 'x', look: {} },
    { kind: 'animal', name: 'x', animal: 'x' },
  ])
    expect(graphicShotFromJson({ ...json, actors: [actor] })!.actors![0]).toMatchObject({ kind: 'person', name: 'woman' })
})

test.each([
  ['a thing', { things: [BARREL] }],
  ['a thing above words', { things: [BARREL] }, [180, 320]],
  ['a person', { cast: [WOMAN] }],
  ['a person above words', { cast: [WOMAN] }, [180, 320]],
  ['an animal', { things: [{ what: 'fox', count: 1 }] }],
  ['a person with two things', { cast: [WOMAN], things: [BARREL, { what: 'apple', count: 2 }] }],
] as const)(
  '%s is seen beside words from the first frame, and nothing stands still for a second',
  async (_, changes, size: readonly [number, number] = [320, 180]) => {
    const times = [0, 0.9, 1.8, 2.7, 3.6]
    const [alone] = await pixels(shotOf({})!, [0], size)
    const frames = await pixels(shotOf(changes)!, times, size)
    expect(changed(alone!, frames[0]!)).toBeGreaterThan(0.03)
    for (const [i, frame] of frames.slice(1).entries()) expect(changed(frames[i]!, frame)).toBeGreaterThan(0.01)
  },
)

test('a thing that is a place is seen behind the words', async () => {
  const [alone] = await pixels(shotOf({})!)
  const [mountain] = await pixels(shotOf({ things: [{ what: 'mountain', count: 1 }] })!)
  expect(changed(alone!, mountain!)).toBeGreaterThan(0.5)
})
