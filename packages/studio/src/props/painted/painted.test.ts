import { expect, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { styleOf } from '../../styles/styles.ts'
import { givesLight, PAINTED } from './painted.ts'

const SIZE = 40
const MARGIN = 20

/** Opacity of a prop's pixels; its square has a margin on every side. */
function opacityOf(name: string): Uint8ClampedArray {
  const side = SIZE + MARGIN * 2
  const [, g] = newCanvas(side, side)
  g.translate(side / 2, MARGIN + SIZE)
  PAINTED[name]!({ brush: { g, look: styleOf('anime').look('day'), unit: 0.5 }, size: SIZE })
  return g.getImageData(0, 0, side, side).data.filter((_, i) => i % 4 === 3)
}

test.each(Object.keys(PAINTED))('%s fills its square, keeps near it and looks the same twice', (name) => {
  const opacity = opacityOf(name)
  const side = SIZE + MARGIN * 2
  expect(opacity.filter((alpha) => alpha > 60).length / SIZE ** 2).toBeGreaterThan(0.03)
  const reach = givesLight(name) ? MARGIN : 10
  const outside = opacity.filter((alpha, i) => {
    const [x, y] = [(i % side) - MARGIN, Math.floor(i / side) - MARGIN]
    return alpha > 60 && (x < -reach || x > SIZE + reach || y < -reach || y > SIZE + reach)
  })
  expect(outside.length / SIZE ** 2).toBeLessThan(0.05)
  expect(opacityOf(name)).toEqual(opacity)
})

test.each(['lantern', 'watering-can'])('%s, which hangs from a hand, reaches up to it', (name) => {
  const first = opacityOf(name).findIndex((alpha) => alpha > 60)
  const top = Math.floor(first / (SIZE + MARGIN * 2)) - MARGIN
  expect(top).toBeLessThan(SIZE * 0.14)
})
