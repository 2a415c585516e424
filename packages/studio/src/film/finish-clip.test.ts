import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import type { FilmOptions } from '@fablecut/generation/ports/options'
import type { GraphicShot } from '../motion/graphic-shot.ts'
import { type Canvas, newCanvas } from '../paint/canvas.ts'
import { createClipFinish } from './finish-clip.ts'

const [WIDTH, HEIGHT] = [160, 90]
/** Narrow stripes in two colours, so that motion and blur in any direction are seen. */
function frame(left: string, right: string): Canvas {
  const [canvas, g] = newCanvas(WIDTH, HEIGHT)
  g.fillStyle = left
  g.fillRect(0, 0, WIDTH, HEIGHT)
  g.fillStyle = right
  for (let i = 0; i < 12; i++) g.fillRect(i * 17, i * 5, 9, HEIGHT)
  return canvas
}
const pixels = (canvas: Canvas): Uint8ClampedArray => canvas.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT).data
/** Mean difference of two frames, 0 to 255. */
function difference(a: Canvas, b: Canvas): number {
  const [one, other] = [pixels(a), pixels(b)]
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length
}
/** Draws on a frame and gives it back. */
async function finishOf(film: Partial<FilmOptions> | undefined, style = 'anime', graphic?: GraphicShot) {
  const own = film && { shownSeconds: 4, ...film }
  const finish = await createClipFinish({ film: own, style, width: WIDTH, height: HEIGHT, seconds: 4.5, ...(graphic && { graphic }) })
  return (canvas: Canvas, seconds: number): Canvas => {
    finish(canvas, seconds)
    return canvas
  }
}
const plain = () => frame('#204080', '#c08030')

test('a clip of no film, and a shot in the middle of a passage, keep their frames', async () => {
  const untouched = await finishOf(undefined)
  const cut = await finishOf({})
  for (const seconds of [0, 2, 4]) {
    expect(difference(untouched(plain(), seconds), plain())).toBe(0)
    expect(difference(cut(plain(), seconds), plain())).toBe(0)
  }
})

test.each(STYLES.map(({ value }) => value))('%s changes frames only around a transition', async (style) => {
  const finish = await finishOf({ hasTransitionIn: true, hasTransitionOut: true }, style)
  expect(difference(finish(plain(), 0.05), plain())).toBeGreaterThan(3)
  expect(difference(finish(plain(), 3.97), plain())).toBeGreaterThan(3)
  for (const seconds of [0.4, 2, 3.7, 4.4]) expect(difference(finish(plain(), seconds), plain())).toBe(0)
})

test.each(['noisecollage', 'citypop', 'ghibli'])('%s covers both sides of a cut with the same ground', async (style) => {
  const finish = await finishOf({ hasTransitionIn: true, hasTransitionOut: true }, style)
  expect(difference(finish(plain(), 4), finish(frame('#111111', '#eeeeee'), 0))).toBeLessThan(6)
})

/** Whether nearly all pixels of a frame have one colour. */
function isBlank(canvas: Canvas): boolean {
  const all = pixels(canvas)
  const [r, g, b] = [all[0]!, all[1]!, all[2]!]
  let same = 0
  for (let i = 0; i < all.length; i += 4) if (Math.abs(all[i]! - r) + Math.abs(all[i + 1]! - g) + Math.abs(all[i + 2]! - b) < 30) same++
  return same > WIDTH * HEIGHT * 0.9
}

test.each(STYLES.map(({ value }) => value))('%s has at most one blank frame at a transition', async (style) => {
  const finish = await finishOf({ hasTransitionIn: true, hasTransitionOut: true }, style)
  const times = [...Array.from({ length: 6 }, (_, i) => 4 - (6 - i) / 30), ...Array.from({ length: 9 }, (_, i) => i / 30)]
  expect(times.filter((at) => isBlank(finish(plain(), at))).length).toBeLessThanOrEqual(1)
})

test('a film begins with its title in the first frame, and something moves', async () => {
  const finish = await finishOf({ isFirst: true, opening: 'The last keeper' })
  expect(difference(finish(plain(), 0), plain())).toBeGreaterThan(3)
  expect(difference(finish(plain(), 0), finish(plain(), 0.2))).toBeGreaterThan(1)
  expect(difference(finish(plain(), 3), plain())).toBe(0)
})

test('the last picture goes on behind the title of a scene in the last seconds that are shown', async () => {
  const finish = await finishOf({ endCard: 'The last keeper' })
  expect(endCardStart(4)).toBeCloseTo(2.55)
  expect(endCardStart(1.5)).toBe(0.9)
  expect(difference(finish(plain(), 2.2), plain())).toBe(0)
  const end = finish(plain(), 3.5)
  expect(difference(end, plain())).toBeGreaterThan(8)
  expect(difference(finish(frame('#111111', '#eeeeee'), 3.5), end)).toBeGreaterThan(20)
})

const graphicOf = (facts: Partial<ShotPlan>): GraphicShot => ({
  plan: {
    ...EMPTY_PLAN,
    form: 'words',
    text: [{ words: '2 hours', role: 'number', at: 0 }],
    things: [{ what: 'bread', count: 1 }],
    ...facts,
  },
  seed: 1,
  language: 'en',
  cueSeconds: [0],
})

/** The end card of a film whose last shot is a card. */
const endOf = async (facts: Partial<ShotPlan>, endCard = 'The last keeper'): Promise<Canvas> =>
  (await finishOf({ endCard }, 'anime', graphicOf(facts)))(plain(), 4)

test('the end card of a graphic is a card of the film: of its drawings, in its tone', async () => {
  const [bread, sober, boat] = await Promise.all([endOf({}), endOf({ tone: 'historic' }), endOf({ things: [{ what: 'boat', count: 1 }] })])
  expect(difference(bread, plain())).toBeGreaterThan(20)
  expect(difference(bread, sober)).toBeGreaterThan(3)
  expect(difference(bread, boat)).toBeGreaterThan(1)
})

test('the end card says its title, and not what its shot says', async () => {
  const shown = { text: [{ words: '2 hours', role: 'number', at: 0 }] } as const
  const [two, other, titled] = await Promise.all([
    endOf(shown),
    endOf({ text: [{ words: 'A thousand and one', role: 'number', at: 0 }] }),
    endOf(shown, 'A thousand and one'),
  ])
  expect(difference(two, other)).toBe(0)
  expect(difference(two, titled)).toBeGreaterThan(1)
})

test('the title of an end card over a scene is set in its tone', async () => {
  const [plainly, sober] = await Promise.all([
    finishOf({ endCard: 'The last keeper' }),
    finishOf({ endCard: 'The last keeper', endCardTone: 'historic' }),
  ])
  expect(difference(plainly(plain(), 3.9), sober(plain(), 3.9))).toBeGreaterThan(1)
})
