import { expect, test } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { subjectBox } from './subject-box.ts'

function pictureWith(draw: (g: ReturnType<typeof newCanvas>[1]) => void) {
  const [canvas, g] = newCanvas(640, 360)
  g.fillStyle = '#8fa3b0'
  g.fillRect(0, 0, 640, 360)
  draw(g)
  return canvas
}

test('the box of a subject encloses it, wherever it stands', () => {
  for (const x of [90, 250, 470]) {
    const picture = pictureWith((g) => {
      g.fillStyle = '#c0281e'
      g.fillRect(x, 110, 80, 190)
    })
    const box = subjectBox(picture)!
    expect(Math.abs((box.left + box.right) / 2 - (x + 40) / 640)).toBeLessThan(0.04)
    expect([box.top, box.bottom].map((side, i) => Math.abs(side - [110, 300][i]! / 360) < 0.1)).toEqual([true, true])
  }
})

test('a picture of one colour has no subject', () => {
  expect(subjectBox(pictureWith(() => undefined))).toBeNull()
})
