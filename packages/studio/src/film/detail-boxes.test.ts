import { expect, test } from 'vitest'
import { linear, newCanvas } from '../paint/canvas.ts'
import { detailBoxes } from './detail-boxes.ts'

/** A ground without edges. */
function ground() {
  const [canvas, g] = newCanvas(640, 360)
  g.fillStyle = linear(g, 0, 0, 640, 360, ['#406080', '#c0b090'])
  g.fillRect(0, 0, 640, 360)
  return { canvas, g }
}

test('what is sharp before a soft ground has a box', () => {
  const { canvas, g } = ground()
  g.fillStyle = '#101018'
  g.fillRect(100, 80, 120, 140)
  g.fillStyle = '#ffffff'
  g.fillRect(440, 200, 100, 100)
  const boxes = detailBoxes(canvas).toSorted((a, b) => a.x - b.x)
  expect(boxes).toHaveLength(2)
  for (const [i, [x, y, w, h]] of [
    [100, 80, 120, 140],
    [440, 200, 100, 100],
  ].entries()) {
    const box = boxes[i]!
    expect(Math.abs(box.x - x!)).toBeLessThanOrEqual(21)
    expect(Math.abs(box.y - y!)).toBeLessThanOrEqual(21)
    expect(Math.abs(box.w - w!)).toBeLessThanOrEqual(42)
    expect(Math.abs(box.h - h!)).toBeLessThanOrEqual(42)
  }
})

test('a soft ground has none, nor has a picture that is sharp everywhere', () => {
  const { canvas, g } = ground()
  expect(detailBoxes(canvas)).toEqual([])
  for (let x = 0; x < 640; x += 20)
    for (let y = 0; y < 360; y += 20) {
      g.fillStyle = (x + y) % 40 === 0 ? '#000000' : '#ffffff'
      g.fillRect(x, y, 20, 20)
    }
  expect(detailBoxes(canvas)).toEqual([])
})
