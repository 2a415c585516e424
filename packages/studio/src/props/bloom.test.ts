import { expect, test } from 'vitest'
import type { Canvas } from '../paint/canvas.ts'
import { styleOf } from '../styles/styles.ts'
import { hasSoftPaint, isShining, withBloom } from './bloom.ts'
import { propSprite } from './sprite.ts'

/** Opacity along the row through the middle of a picture, from its edge to its centre. */
function opacitiesOf(canvas: Canvas): number[] {
  const { data } = canvas.getContext('2d').getImageData(0, Math.floor(canvas.height / 2), Math.ceil(canvas.width / 2), 1)
  return Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 3]!)
}
const largestStep = (values: readonly number[]): number => Math.max(...values.slice(1).map((value, i) => Math.abs(value - values[i]!)))

test('with its bloom a sun fades into the dark, within its picture', async () => {
  const sprite = await propSprite('sun', 96, { look: styleOf('photorealistic').look('day'), unit: 1 })
  const [plain, lit] = [opacitiesOf(sprite.canvas), opacitiesOf(withBloom(sprite))]
  expect(largestStep(lit)).toBeLessThan(largestStep(plain) * 0.7)
  expect(lit[0]).toBeLessThan(3)
})

test('what shines has its bloom in looks without lines', () => {
  expect(['sun', 'black-hole', 'lemon', 'sun-behind-cloud'].map(isShining)).toEqual([true, true, false, false])
  expect((['photorealistic', 'anime'] as const).map((style) => hasSoftPaint(styleOf(style).look('day')))).toEqual([true, false])
})
