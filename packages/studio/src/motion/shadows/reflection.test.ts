import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { measureFootprint } from './footprint.ts'
import { createReflection } from './reflection.ts'

const AT = { x: 100, y: 100, size: 100 }

test('a standing thing is reflected below its foot, upside down and fainter further down', () => {
  const [canvas, sg] = newCanvas(120, 120)
  sg.fillStyle = '#ff0000'
  sg.fillRect(40, 10, 40, 50)
  sg.fillStyle = '#0000ff'
  sg.fillRect(40, 60, 40, 50)
  const sprite = { canvas, pixels: 120 }
  const [target, g] = newCanvas(200, 260)
  createReflection(sprite, measureFootprint(sprite))(g, AT, 1)
  const pixel = (y: number) => [...g.getImageData(100, y, 1, 1).data]
  // The foot is 41.7 units below the middle.
  expect(pixel(130)[3]).toBe(0)
  const [near, far] = [pixel(150), pixel(205)]
  expect(near[2]).toBeGreaterThan(near[0]!)
  expect(far[0]).toBeGreaterThan(far[2]!)
  expect(near[3]).toBeGreaterThan(far[3]! * 2)
  expect(target.height).toBe(260)
})
