import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { foreshortenedSprite } from './foreshorten.ts'

const FEET = { left: 220, up: 700, width: 480, height: 740 }

/** First painted column of each row in which something is painted. */
function leftEdge(canvas: ReturnType<typeof newCanvas>[0]): number[] {
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: height }, (_, y) => {
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]! > 127) return x
    return -1
  }).filter((x) => x >= 0)
}

test.each([
  ['from below', { head: 0.86, feet: 1.12, height: 1 }],
  ['from above', { head: 1.34, feet: 0.66, height: 0.74 }],
])('the edge of a figure seen %s is smooth: no step of more than a pixel between two rows', (_, foreshortening) => {
  const [sprite, g] = newCanvas(FEET.width, FEET.height)
  g.fillStyle = '#204080'
  g.fillRect(20, 20, FEET.width - 40, FEET.height - 40)
  const seen = foreshortenedSprite(sprite, FEET, { scale: 1, figure: 600 }, foreshortening)
  seen.redraw()
  const edge = leftEdge(seen.canvas)
  expect(edge.length).toBe(FEET.height - 40)
  expect(Math.max(...edge.slice(1).map((x, y) => Math.abs(x - edge[y]!)))).toBeLessThanOrEqual(1)
  const [top, bottom] = [edge[0]!, edge.at(-1)!]
  expect(Math.sign(bottom - top)).toBe(Math.sign(foreshortening.head - foreshortening.feet))
  expect(seen.bounds.height).toBeCloseTo(FEET.height * foreshortening.height)
})
