import { expect, test } from 'vitest'
import { type Ctx, newCanvas } from '../../paint/canvas.ts'
import { createContactShadow } from './contact-shadow.ts'
import { measureFootprint } from './footprint.ts'

const SIZE = 200
const spriteOf = (paint: (g: Ctx) => void) => {
  const [canvas, g] = newCanvas(SIZE, SIZE)
  g.fillStyle = '#cc8844'
  paint(g)
  return { canvas, pixels: SIZE }
}
/** A bed: a frame on two legs. */
const BED = spriteOf((g) => {
  g.fillRect(20, 80, 160, 60)
  g.fillRect(20, 140, 12, 30)
  g.fillRect(168, 140, 12, 30)
})
const darknessAt = (x: number, y: number): number => {
  const [canvas, g] = newCanvas(SIZE * 2, SIZE * 2)
  createContactShadow(measureFootprint(BED), '#000000')(g, { x: SIZE, y: SIZE, size: SIZE }, 1)
  return canvas.getContext('2d').getImageData(SIZE + x - 100, SIZE + y - 100, 1, 1).data[3]!
}

test('a thing touches the ground with each of its legs, not between them', () => {
  const { feet, foot } = measureFootprint(BED)!
  expect(foot).toBeCloseTo(0.35, 2)
  expect(feet).toHaveLength(2)
  expect(feet[0]!.x).toBeCloseTo(-0.37, 1)
  expect(feet[1]!.x).toBeCloseTo(0.37, 1)
  for (const { y, half } of feet) {
    expect(y).toBeCloseTo(foot, 2)
    expect(half).toBeLessThan(0.06)
  }
})

test('what rests on a flat base touches the ground with all of it', () => {
  const { feet, under } = measureFootprint(spriteOf((g) => g.fillRect(40, 40, 120, 120)))!
  expect(feet).toHaveLength(1)
  expect(feet[0]!.half).toBeCloseTo(0.3, 1)
  expect(under.y).toBeCloseTo(0.3, 2)
})

test('a shadow is darkest at the feet and is seen between them too', () => {
  const atLeg = darknessAt(26, 170)
  const between = darknessAt(100, 160)
  expect(between).toBeGreaterThan(20)
  expect(atLeg).toBeGreaterThan(between)
  expect(darknessAt(100, 196)).toBe(0)
})

test('an empty picture has no shadow', () => {
  expect(measureFootprint(spriteOf(() => undefined))).toBeUndefined()
})
