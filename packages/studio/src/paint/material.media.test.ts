import { expect, it } from 'vitest'
import type { Brush } from './brush.ts'
import { box } from './shapes.ts'
import { newCanvas } from './canvas.ts'
import { materialOf } from './material.ts'
import type { Role } from './palette.ts'

const SIDE = 96

/** A square in clay mode, in the same brown for every role. */
function square(role: Role): Uint8ClampedArray {
  const [, g] = newCanvas(SIDE, SIDE)
  const brush: Brush = { g, look: { paint: 'clay', recolour: () => [150, 110, 80] }, unit: 1 }
  box(brush, 0, 0, SIDE, SIDE, role)
  return g.getImageData(0, 0, SIDE, SIDE).data
}

const meanDifference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

/** Mean difference of red between pixels `step` bytes apart. */
function roughness(data: Uint8ClampedArray, step: number): number {
  let sum = 0
  for (let y = 10; y < SIDE - 10; y++)
    for (let x = 10; x < SIDE - 10; x++) sum += Math.abs(data[(y * SIDE + x) * 4]! - data[(y * SIDE + x) * 4 + step]!)
  return sum / (SIDE - 20) ** 2
}

it('wood, plaster, felt and cloth of one colour have different textures', () => {
  const squares = (['wood', 'wall', 'leaf', '#3366aa'] as const).map((role) => square(role))
  squares.forEach((a, i) => squares.slice(i + 1).forEach((b) => expect(meanDifference(a, b)).toBeGreaterThan(2)))
})

it('wood grain is horizontal', () => {
  const wood = square('wood')
  expect(roughness(wood, SIDE * 4)).toBeGreaterThan(roughness(wood, 4) * 1.5)
})

it('a role given as a plain colour is cloth', () => {
  expect(materialOf('#f2c5a0')).toBe('cloth')
  expect(materialOf('trunk')).toBe('wood')
})
