import { expect, test } from 'vitest'
import { type Canvas, type Ctx, newCanvas } from '../paint/canvas.ts'
import { cutOutFigure, cutOutTransparent } from './cut-out.ts'

const [WIDTH, HEIGHT] = [400, 300]

function paint(draw: (g: Ctx) => void): Canvas {
  const [canvas, g] = newCanvas(WIDTH, HEIGHT)
  draw(g)
  return canvas
}

/** A wall that is lit from above. */
function drawWall(g: Ctx): void {
  const light = g.createRadialGradient(200, 60, 20, 200, 150, 320)
  light.addColorStop(0, '#d7e6e0')
  light.addColorStop(1, '#7fa89c')
  g.fillStyle = light
  g.fillRect(0, 0, WIDTH, HEIGHT)
}

function drawPerson(g: Ctx, colour = '#8a2f28', foot = 270): void {
  g.fillStyle = colour
  g.fillRect(170, foot - 140, 60, 140)
  g.beginPath()
  g.arc(200, foot - 165, 28, 0, 7)
  g.fill()
}

const pixelOf = (canvas: Canvas, x: number, y: number): number[] => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data]

test('a figure before a lit wall is cut out to its edges, and the wall goes on behind it', () => {
  const wall = paint(drawWall)
  const cut = cutOutFigure(
    paint((g) => {
      drawWall(g)
      drawPerson(g)
    }),
  )!
  expect(cut.left).toBeCloseTo(170, -1)
  expect(cut.top).toBeCloseTo(77, -1)
  expect(cut.figure.width).toBeCloseTo(60, -1)
  expect(cut.figure.height).toBeCloseTo(193, -1)
  expect(cut.isCutBelow).toBe(false)
  expect(pixelOf(cut.figure, 30, 100)).toEqual([0x8a, 0x2f, 0x28, 255])
  expect(pixelOf(cut.figure, 1, 1)[3]).toBe(0)
  const [behind, bare] = [pixelOf(cut.backdrop, 200, 180), pixelOf(wall, 200, 180)]
  for (let c = 0; c < 3; c++) expect(Math.abs(behind[c]! - bare[c]!)).toBeLessThan(14)
})

test('a figure that leaves the picture at its lower edge goes on below it', () => {
  const cut = cutOutFigure(
    paint((g) => {
      drawWall(g)
      drawPerson(g, '#8a2f28', 330)
    }),
  )
  expect(cut?.isCutBelow).toBe(true)
})

test('the gap between two legs belongs to the wall', () => {
  const cut = cutOutFigure(
    paint((g) => {
      drawWall(g)
      drawPerson(g, '#8a2f28', 210)
      g.fillRect(170, 205, 20, 95)
      g.fillRect(210, 205, 20, 95)
    }),
  )!
  expect(pixelOf(cut.figure, 30, cut.figure.height - 20)[3]).toBe(0)
  expect(pixelOf(cut.figure, 10, cut.figure.height - 20)[3]).toBe(255)
})

test('nothing is cut out of an empty wall, and of a picture that is full of things', () => {
  expect(cutOutFigure(paint(drawWall))).toBeNull()
  const busy = paint((g) => {
    for (let i = 0; i < 400; i++) {
      g.fillStyle = `hsl(${(i * 67) % 360} 70% ${30 + (i % 5) * 10}%)`
      g.fillRect((i * 53) % WIDTH, (i * 31) % HEIGHT, 50, 40)
    }
  })
  expect(cutOutFigure(busy)).toBeNull()
})

test('a picture with a transparent background has its own shape', () => {
  const cut = cutOutTransparent(paint((g) => drawPerson(g)))!
  expect(cut.figure.width).toBeCloseTo(60, -1)
  expect(pixelOf(cut.figure, 30, 100)).toEqual([0x8a, 0x2f, 0x28, 255])
  expect(cutOutTransparent(paint(drawWall))).toBeNull()
})
