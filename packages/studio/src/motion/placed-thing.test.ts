import { expect, test } from 'vitest'
import type { Canvas } from '../paint/canvas.ts'
import { propSprite } from '../props/sprite.ts'
import { iconOf } from '../scene/plan/art.ts'
import { styleOf } from '../styles/styles.ts'
import { spriteOfThing } from './placed-thing.ts'

/** Alpha and brightness of a picture along the row through its middle, from its edge to its centre. */
async function rowOf(what: string, style: 'photorealistic' | 'anime'): Promise<{ alpha: number[]; light: number[] }> {
  const { canvas } = await spriteOfThing({ thing: { what, count: 1 }, size: 96 }, { style, hour: 'day' }, 1)
  const { data } = canvas.getContext('2d').getImageData(0, Math.floor(canvas.height / 2), Math.ceil(canvas.width / 2), 1)
  const at = (i: number, channel: number): number => data[i * 4 + channel]!
  const pixels = Array.from({ length: data.length / 4 }, (_, i) => i)
  return { alpha: pixels.map((i) => at(i, 3)), light: pixels.map((i) => at(i, 0) + at(i, 1) + at(i, 2)) }
}

const largestStep = (values: readonly number[]): number => Math.max(...values.slice(1).map((value, i) => Math.abs(value - values[i]!)))

test('what shines among the stars fades into the dark in soft looks, and has its outline in drawn ones; its light ends within its picture', async () => {
  const [soft, drawn] = [await rowOf('sun', 'photorealistic'), await rowOf('sun', 'anime')]
  expect(largestStep(soft.alpha)).toBeLessThan(largestStep(drawn.alpha))
  expect(soft.alpha[0]).toBeLessThan(3)
})

/** How much brighter the upper part of a picture is than its foot. */
function fallOf(canvas: Canvas): number {
  const meanOf = (part: number): number => {
    const { data } = canvas.getContext('2d').getImageData(canvas.width * 0.3, canvas.height * part, canvas.width * 0.4, 6)
    let [sum, count] = [0, 0]
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3]! > 200) [sum, count] = [sum + data[i]! + data[i + 1]! + data[i + 2]!, count + 1]
    return sum / Math.max(1, count)
  }
  return meanOf(0.4) / meanOf(0.8)
}

test('a thing beside words is lit from above in the light of its style', async () => {
  const lit = await spriteOfThing({ thing: { what: 'box', count: 1 }, size: 96 }, { style: 'photorealistic', hour: 'day' }, 1)
  const plain = await propSprite(iconOf('box')!, 96, { look: styleOf('photorealistic').look('day'), unit: 1 })
  expect(fallOf(lit.canvas)).toBeGreaterThan(fallOf(plain.canvas) * 1.05)
})
