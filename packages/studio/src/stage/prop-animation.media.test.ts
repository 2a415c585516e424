import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import type { Look } from '../paint/look.ts'
import { propAnimationOf } from './prop-animation.ts'

const LOOK: Look = { paint: 'flat' }
const CALM = { weather: 'clear', where: 'sea', move: 'push' } as const

/** Pixels of a prop's animation at a time, over grey. */
function picture(icon: string, seconds: number): Uint8ClampedArray {
  const [, g] = newCanvas(200, 260)
  g.fillStyle = '#555566'
  g.fillRect(0, 0, 200, 260)
  g.translate(100, 240)
  propAnimationOf(icon, CALM, LOOK).draw?.(g, 100, seconds)
  g.resetTransform()
  return g.getImageData(0, 0, 200, 260).data
}

const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (Math.abs(value - b[i]!) > 3 ? 1 : 0), 0)

it.each(['campfire', 'candle', 'lantern', 'cup', 'kettle'])('the animation of a %s changes over time and is deterministic', (icon) => {
  expect(changed(picture(icon, 1), picture('book', 1))).toBeGreaterThan(200)
  expect(changed(picture(icon, 1), picture(icon, 1.3))).toBeGreaterThan(100)
  expect(changed(picture(icon, 1), picture(icon, 1))).toBe(0)
})

it('boats roll, more in a storm; other props do not', () => {
  const [calm, storm] = [propAnimationOf('sailboat', CALM, LOOK), propAnimationOf('sailboat', { ...CALM, weather: 'storm' }, LOOK)]
  expect(calm.roll).toBeGreaterThan(0.01)
  expect(storm.roll).toBeGreaterThan(calm.roll * 2)
  expect(propAnimationOf('teapot', CALM, LOOK).roll).toBe(0)
})

it('a rocket climbs in space and stands in a room', () => {
  expect(propAnimationOf('rocket', { ...CALM, where: 'space' }, LOOK).climb).toBeGreaterThan(0.2)
  expect(propAnimationOf('rocket', { ...CALM, where: 'room' }, LOOK).climb).toBe(0)
})
