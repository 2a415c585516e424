import { endCardStart } from '@fablecut/domain/story/shot-plan/film/end-card-start'
import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import type { FilmOptions } from '@fablecut/generation/ports/options'
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
const finishOf = (film: Partial<FilmOptions>, style = 'anime') =>
  createClipFinish({ film: { shownSeconds: 4, ...film }, style, width: WIDTH, height: HEIGHT, seconds: 4.5 })
const plain = () => frame('#204080', '#c08030')

test('a clip of no film, and a shot in the middle of a passage, keep their frames', async () => {
  const untouched = await createClipFinish({ film: undefined, style: 'anime', width: WIDTH, height: HEIGHT, seconds: 4 })
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

test('a film begins with its title in the first frame, and something moves', async () => {
  const finish = await finishOf({ isFirst: true, opening: 'The last keeper' })
  expect(difference(finish(plain(), 0), plain())).toBeGreaterThan(3)
  expect(difference(finish(plain(), 0), finish(plain(), 0.2))).toBeGreaterThan(1)
  expect(difference(finish(plain(), 3), plain())).toBe(0)
})

test('the end card fills the frame in the last seconds that are shown', async () => {
  const finish = await finishOf({ endCard: 'The last keeper' })
  expect(endCardStart(4)).toBeCloseTo(2.55)
  expect(endCardStart(1.5)).toBe(0.9)
  expect(difference(finish(plain(), 2.2), plain())).toBe(0)
  const card = finish(plain(), 3)
  expect(difference(card, plain())).toBeGreaterThan(20)
  expect(difference(finish(frame('#111111', '#eeeeee'), 3), card)).toBe(0)
})

test('an end card stands before the place of its shot', async () => {
  const request = { film: { shownSeconds: 4, endCard: 'The last keeper' }, style: 'ghibli', width: WIDTH, height: HEIGHT, seconds: 4.5 }
  const settings = [
    undefined,
    { where: 'forest', time: 'day', weather: 'clear', mood: 'calm' },
    { where: 'kitchen', time: 'day', weather: 'clear', mood: 'calm' },
  ] as const
  const [room, forest, kitchen] = await Promise.all(
    settings.map(async (setting) => (await createClipFinish({ ...request, ...(setting && { setting }) }))(plain(), 4)),
  )
  expect(difference(room!, forest!)).toBeGreaterThan(6)
  expect(difference(forest!, kitchen!)).toBeGreaterThan(6)
})
