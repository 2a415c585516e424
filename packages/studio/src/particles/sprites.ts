import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'

/** A square sprite drawn in coordinates from -1 to 1. A cached sprite costs a fifth of filling its path. */
function sprite(size: number, draw: (g: Ctx) => void): Canvas {
  const [canvas, g] = newCanvas(size, size)
  g.translate(size / 2, size / 2)
  g.scale(size / 2, size / 2)
  draw(g)
  return canvas
}

/** A radial glow with a white centre. */
export const lightSprite = (colour: Colour, size: number): Canvas =>
  sprite(size, (g) => {
    g.fillStyle = radial(g, 0, 0, 0, 1, [stop(0, '#ffffff', 0.95), stop(0.16, colour, 0.85), stop(0.45, colour, 0.25), stop(1, colour, 0)])
    g.fillRect(-1, -1, 2, 2)
  })

/** A disc with a soft edge. */
export const softSprite = (colour: Colour, size: number, alpha = 1): Canvas =>
  sprite(size, (g) => {
    g.fillStyle = radial(g, 0, 0, 0, 1, [stop(0, colour, alpha), stop(0.55, colour, alpha * 0.8), stop(1, colour, 0)])
    g.fillRect(-1, -1, 2, 2)
  })

/** A leaf with a lighter half. */
export const leafSprite = (colour: Colour, size: number): Canvas =>
  sprite(size, (g) => {
    const half = (side: number): void => {
      g.beginPath()
      g.moveTo(-0.92, 0)
      g.quadraticCurveTo(-0.1, side * 0.78, 0.92, 0)
      g.closePath()
      g.fill()
    }
    g.fillStyle = css(colour)
    half(1)
    half(-1)
    g.fillStyle = css('#ffffff', 0.2)
    half(-1)
  })

export const squareSprite = (colour: Colour, size: number): Canvas =>
  sprite(size, (g) => {
    g.fillStyle = css(colour)
    g.fillRect(-0.8, -0.48, 1.6, 0.96)
  })

export const bubbleSprite = (size: number): Canvas =>
  sprite(size, (g) => {
    g.beginPath()
    g.arc(0, 0, 0.88, 0, Math.PI * 2)
    g.fillStyle = radial(g, 0, 0, 0.3, 0.9, [stop(0, '#ffffff', 0.05), stop(1, '#e6ffff', 0.34)])
    g.fill()
    g.strokeStyle = css([235, 255, 255], 0.75)
    g.lineWidth = 0.1
    g.stroke()
    g.beginPath()
    g.ellipse(-0.34, -0.4, 0.24, 0.13, -0.7, 0, Math.PI * 2)
    g.fillStyle = css('#ffffff', 0.85)
    g.fill()
  })

/** A four-pointed star. */
export const starSprite = (colour: Colour, size: number): Canvas =>
  sprite(size, (g) => {
    g.fillStyle = css(colour, 0.95)
    g.beginPath()
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2
      g.lineTo(Math.cos(a), Math.sin(a))
      g.quadraticCurveTo(0, 0, Math.cos(a + Math.PI / 2), Math.sin(a + Math.PI / 2))
    }
    g.fill()
  })
