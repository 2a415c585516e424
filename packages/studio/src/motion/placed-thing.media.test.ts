import { expect, test } from 'vitest'
import { newCanvas, newFrameCanvas } from '../paint/canvas.ts'
import { motionLook } from './looks/looks.ts'
import { drawPlaced } from './placed-thing.ts'

/** Thin black columns on white, one of six, as a thing of this size on a frame of 120 pixels: the grey values of the middle row. */
function greysOfColumns(size: number): number[] {
  const [canvas, g] = newCanvas(600, 600)
  g.fillStyle = '#ffffff'
  g.fillRect(0, 0, 600, 600)
  g.fillStyle = '#000000'
  for (let x = 0; x < 600; x += 6) g.fillRect(x, 0, 1, 600)
  const [frame, fg] = newFrameCanvas(120, 120)
  const placed = { thing: { what: 'apple', count: 1 }, x: 60, y: 60, size, at: -1, phase: 0, stands: false } as const
  drawPlaced(fg, placed, { canvas, pixels: 600 }, { look: motionLook('anime'), seconds: 0, durationSeconds: 4 })
  const { data } = fg.getImageData(20, 60, frame.width - 40, 1)
  return Array.from({ length: 80 }, (_, i) => data[i * 4]!)
}

test('thin lines of a thing that is drawn much smaller are neither lost nor thicker', () => {
  const greys = greysOfColumns(100)
  // A sixth of the light is missing.
  expect(Math.min(...greys)).toBeGreaterThan(175)
  expect(Math.max(...greys)).toBeLessThan(245)
})
