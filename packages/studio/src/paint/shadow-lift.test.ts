import { expect, test } from 'vitest'
import { newCanvas } from './canvas.ts'
import { createShadowLift, shadowLiftOf } from './shadow-lift.ts'

/** A ground with a light drawing on a quarter of it. */
function pictureOn(ground: string, isNight = false) {
  const [canvas, g] = newCanvas(64, 64)
  g.fillStyle = ground
  g.fillRect(0, 0, 64, 64)
  g.fillStyle = 'rgb(220, 180, 130)'
  g.fillRect(32, 32, 32, 32)
  const lift = shadowLiftOf(canvas, { isNight })
  createShadowLift(64, 64, lift)(canvas)
  const at = (x: number) => Array.from(g.getImageData(x, x, 1, 1).data.subarray(0, 3))
  return { lift, ground: at(10), drawing: at(50) }
}

test('the ground of a dark picture is lifted until it can be read; its drawing keeps its tones', () => {
  const { ground, drawing } = pictureOn('rgb(36, 36, 36)')
  expect(ground[0]).toBeGreaterThanOrEqual(75)
  expect(ground[0]).toBeLessThan(96)
  expect(drawing).toEqual([220, 180, 130])
})

test('colours keep their hue', () => {
  const [r, g, b] = pictureOn('rgb(60, 40, 20)').ground as [number, number, number]
  expect(r).toBeGreaterThan(70)
  expect((g - b) / (r - b)).toBeCloseTo(0.5, 1)
})

test('what is darker stays darker, and black stays black', () => {
  const [night, dusk, black] = ['rgb(10, 10, 14)', 'rgb(20, 20, 28)', 'rgb(0, 0, 0)'].map((ground) => pictureOn(ground).ground)
  expect(night![0]).toBeGreaterThan(10)
  expect(dusk![0]).toBeGreaterThan(night![0]!)
  expect(black).toEqual([0, 0, 0])
})

test('a picture that can be read stays as it is; one of the night may be darker', () => {
  expect(pictureOn('rgb(80, 82, 90)')).toMatchObject({ lift: 0, ground: [80, 82, 90] })
  expect(pictureOn('rgb(60, 62, 70)').lift).toBeGreaterThan(0)
  expect(pictureOn('rgb(60, 62, 70)', true)).toMatchObject({ lift: 0, ground: [60, 62, 70] })
})
