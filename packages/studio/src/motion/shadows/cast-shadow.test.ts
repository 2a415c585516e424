import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { createCastShadow, createDropShadow } from './cast-shadow.ts'
import { measureFootprint } from './footprint.ts'

/** A post of a third of the width, from the top of its picture to its foot. */
function post() {
  const [canvas, g] = newCanvas(120, 120)
  g.fillStyle = '#808080'
  g.fillRect(40, 10, 40, 100)
  return { canvas, pixels: 120 }
}

/** Share of darkness left and right of the middle, below the foot and above it. */
function shadowOf(draw: (g: ReturnType<typeof newCanvas>[1]) => void) {
  const [canvas, g] = newCanvas(400, 400)
  draw(g)
  const { data } = g.getImageData(0, 0, 400, 400)
  const sums = { left: 0, right: 0, above: 0, below: 0 }
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const alpha = data[(y * 400 + x) * 4 + 3]!
      sums[x < 200 ? 'left' : 'right'] += alpha
      sums[y < 282 ? 'above' : 'below'] += alpha
    }
  return sums
}

const AT = { x: 200, y: 200, size: 200 }

test('a standing thing throws its shadow towards the camera, away from the light', () => {
  const sprite = post()
  const [fromStart, fromEnd] = [false, true].map((isLitFromEnd) =>
    shadowOf((g) => createCastShadow(sprite, measureFootprint(sprite), '#000000', isLitFromEnd)(g, AT, 1)),
  )
  expect(fromStart!.right).toBeGreaterThan(fromStart!.left)
  expect(fromEnd!.left).toBeGreaterThan(fromEnd!.right)
  expect(fromStart!.below).toBeGreaterThan(fromStart!.above * 4)
})

test('what lies on a surface has its shadow around itself, on the side away from the light', () => {
  const sprite = post()
  const { left, right } = shadowOf((g) => createDropShadow(sprite, '#000000', true)(g, AT, 1))
  expect(left).toBeGreaterThan(right)
  expect(shadowOf((g) => createDropShadow(sprite, '#000000', true)(g, AT, 0))).toEqual({ left: 0, right: 0, above: 0, below: 0 })
})
