import { describe, expect, test } from 'vitest'
import { newCanvas } from './canvas.ts'
import { addEdgeContrast, hasOpenEdges, needsEdgeContrast } from './edge-contrast.ts'

const SIZE = 240
/** A square of a colour on a ground of a colour, with edges. */
function shownOn(colour: string, ground: string, alpha = 1) {
  const [drawing, dg] = newCanvas(SIZE, SIZE)
  dg.globalAlpha = alpha
  dg.fillStyle = colour
  dg.fillRect(60, 60, 120, 120)
  addEdgeContrast(drawing)
  const [shown, g] = newCanvas(SIZE, SIZE)
  g.fillStyle = ground
  g.fillRect(0, 0, SIZE, SIZE)
  g.drawImage(drawing, 0, 0)
  return (x: number) => shown.getContext('2d').getImageData(x, 120, 1, 1).data[0]!
}

/** Whether a figure of colours, one above the other, needs edges. */
function needs(...colours: readonly string[]): boolean {
  const [figure, g] = newCanvas(SIZE, SIZE)
  colours.forEach((colour, i) => {
    g.fillStyle = colour
    g.fillRect(80, 20 + i * 50, 80, 50)
  })
  return needsEdgeContrast(figure)
}

describe('edges of drawings', () => {
  test('what is pale is darker around itself on a pale ground', () => {
    const at = shownOn('#f6f4f0', '#f2f2f2')
    expect(at(120)).toBe(0xf6)
    expect(at(58)).toBeLessThan(0xf2 * 0.82)
    expect(at(30)).toBe(0xf2)
  })

  test('what is dark is lighter around itself on a dark ground', () => {
    const at = shownOn('#101014', '#18181c')
    expect(at(120)).toBe(0x10)
    expect(at(58)).toBeGreaterThan(0x18 * 3)
    expect(at(30)).toBe(0x18)
  })

  test('neither is seen on other grounds, nor around paint of middle tones', () => {
    expect(shownOn('#f6f4f0', '#181830')(58)).toBeLessThan(0x40)
    expect(shownOn('#101014', '#fafafa')(58)).toBeGreaterThan(0xd0)
    expect(shownOn('#c0704a', '#b0b0b0')(58)).toBe(0xb0)
  })

  test('light that a drawing gives has no edge', () => {
    expect(shownOn('#ffffff', '#f0f0f0', 0.4)(58)).toBe(0xf0)
  })

  test('a figure needs them where most of it is pale or dark', () => {
    expect(needs('#f6f4f0', '#f0ece6', '#f6f4f0', '#b08060')).toBe(true)
    expect(needs('#101014', '#18181c', '#141418', '#c08060')).toBe(true)
    expect(needs('#7a4a30', '#3c6fb5', '#8a6a50', '#f6f4f0')).toBe(false)
  })

  test('the edge of a part is that of the whole there', () => {
    const [whole, part] = [newCanvas(600, 400), newCanvas(320, 240)]
    for (const [[canvas, g], x, y] of [
      [whole, 0, 0],
      [part, 160, 80],
    ] as const) {
      g.translate(-x, -y)
      g.fillStyle = '#f6f4f0'
      g.fillRect(260, 150, 130, 90)
      addEdgeContrast(canvas, { whole: { width: 600, height: 400 }, x, y })
    }
    const a = whole[1].getImageData(160, 80, 320, 240).data
    const b = part[1].getImageData(0, 0, 320, 240).data
    expect(a.some((value, i) => i % 4 === 3 && value > 0 && value < 255)).toBe(true)
    expect(a.every((value, i) => i % 4 !== 3 || Math.abs(value - b[i]!) <= 1)).toBe(true)
  })

  test('looks with outlines or neon have edges of their own', () => {
    expect(hasOpenEdges({ paint: 'soft' })).toBe(true)
    expect(hasOpenEdges({ paint: 'cel', ink: 3.6 })).toBe(false)
    expect(hasOpenEdges({ paint: 'neon' })).toBe(false)
  })
})
