import { STYLES } from '@fablecut/domain/story/style'
import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { toHsl } from '../paint/colour.ts'
import { drawGroundShapes, secondGround, tintedGround } from './ground-shapes.ts'
import { contrast } from './looks/contrast.ts'
import { motionLook } from './looks/looks.ts'

test.each(STYLES.map(({ value }) => value))('%s has a second tone of its ground on which text is read as well', (style) => {
  const look = motionLook(style)
  const tone = secondGround(look)!
  expect(tone).toBeDefined()
  const { text, ground } = look.palette
  expect(contrast(text, tone)).toBeGreaterThanOrEqual(Math.min(4.5, 0.75 * contrast(text, ground[1])))
  expect(contrast(tone, ground[1])).toBeGreaterThan(1.05)
})

test.each(STYLES.map(({ value }) => value))('the second tone of the ground of %s is no dirty one: it keeps its colour', (style) => {
  const look = motionLook(style)
  const [saturation, second] = [look.palette.ground[1], secondGround(look)!].map((tone) => toHsl(tone)[1])
  expect(second).toBeGreaterThanOrEqual(0.75 * saturation! - 1e-9)
})

test('three grounds in a row differ', () => {
  const [width, height] = [64, 36]
  const grounds = [6, 7, 8].map((seed) => {
    const [canvas, g] = newCanvas(width, height)
    const look = motionLook('photorealistic')
    g.fillStyle = look.palette.ground[1]
    g.fillRect(0, 0, width, height)
    drawGroundShapes(g, look, { width, height }, seed)
    return canvas.toBuffer('image/png').toString('base64')
  })
  expect(new Set(grounds).size).toBe(3)
})

test.each(STYLES.map(({ value }) => value))('the grounds of %s change their hue, and text is read on each of them', (style) => {
  const look = motionLook(style)
  const { text, ground } = look.palette
  const grounds = [0, 1, 2, 3].map((seed) => tintedGround(look, seed).palette.ground[1])
  for (const tone of grounds) expect(contrast(text, tone)).toBeGreaterThanOrEqual(Math.min(4.5, 0.75 * contrast(text, ground[1])))
})
