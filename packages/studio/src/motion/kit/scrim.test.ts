import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { drawScrim, scrimEdgeOf } from './scrim.ts'

const TALL = { width: 720, height: 1280 }

test.each([
  [{ x: 44, y: 110, w: 500, h: 150 }, 'top'],
  [{ x: 44, y: 800, w: 500, h: 120 }, 'foot'],
  [{ x: 40, y: 100, w: 280, h: 700 }, 'left'],
  [{ x: 400, y: 100, w: 280, h: 700 }, 'right'],
] as const)('words in %j are shaded from the %s', (box, edge) => {
  expect(scrimEdgeOf(box, TALL)).toBe(edge)
})

test('a scrim is even across the frame, darkest at its edge, and leaves the rest of the picture as it is', () => {
  const [, g] = newCanvas(TALL.width, TALL.height)
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, TALL.width, TALL.height)
  drawScrim(g, TALL, [
    { box: { x: 44, y: 110, w: 300, h: 120 }, show: 1 },
    { box: { x: 44, y: 240, w: 200, h: 40 }, show: 1 },
  ])
  const light = (x: number, y: number): number => g.getImageData(x, y, 1, 1).data[0]!
  expect(light(60, 150)).toBe(light(700, 150))
  expect(light(60, 2)).toBeLessThan(130)
  expect(light(60, 160)).toBeLessThan(160)
  expect(light(60, 160)).toBeLessThan(light(60, 300))
  expect(light(60, 600)).toBe(255)
})
