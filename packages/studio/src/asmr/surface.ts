import { type Canvas, type Ctx, linear, path, radial, stop, type Gradient } from '../paint/canvas.ts'
import { type Colour, css, shade } from '../paint/colour.ts'
import { simplexNoise, seeded } from '../paint/random.ts'
import { cloudTexture } from '../paint/texture.ts'
import type { Path2D } from '../paint/canvas.ts'
import type { Material } from './material.ts'
import type { View } from './closeup.ts'

const cover = (g: Ctx, texture: Canvas, { left, top, width, height }: View): void => g.drawImage(texture, left, top, width, height)

/** Wood texture over the whole view. */
export function woodTable(g: Ctx, view: View, colour: Colour): void {
  cover(g, cloudTexture(900, 46, 9, 4, [shade(colour, -0.42), colour, shade(colour, 0.16)], 1.2), view)
  g.save()
  g.globalCompositeOperation = 'multiply'
  g.globalAlpha = 0.4
  cover(g, cloudTexture(320, 200, 60, 3, ['#8a8a8a', '#e8e8e8', '#ffffff']), view)
  g.restore()
}

/** Radial gradient background. */
export function softGround(g: Ctx, { left, top, width, height }: View, light: Colour, colour: Colour, dark: Colour): void {
  g.fillStyle = radial(g, 0, -60, 40, Math.hypot(width, height) * 0.6, [light, colour, dark])
  g.fillRect(left, top, width, height)
}

/** Drop shadow of a shape. `dy`: offset. */
export function dropShadow(g: Ctx, shape: Path2D, blur = 36, alpha = 0.5, dy = 22): void {
  g.save()
  g.shadowColor = `rgba(24,10,20,${alpha})`
  g.shadowBlur = blur
  g.shadowOffsetY = dy
  g.fillStyle = '#332228'
  g.fill(shape)
  g.restore()
}

/** Specular highlight on a shape. */
export function gloss(
  g: Ctx,
  shape: Path2D,
  spot: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number },
  alpha: number,
): void {
  g.save()
  g.clip(shape)
  g.translate(spot.x, spot.y)
  g.rotate(-0.25)
  g.scale(1, spot.ry / spot.rx)
  g.fillStyle = radial(g, 0, 0, 0, spot.rx, [stop(0, '#ffffff', alpha), stop(0.5, '#ffffff', alpha * 0.6), stop(1, '#ffffff', 0)])
  g.fillRect(-spot.rx, -spot.rx, spot.rx * 2, spot.rx * 2)
  g.restore()
}

/** An ellipse with noise. `bumps`: amplitude; `phase` animates it. */
export function blob(x: number, y: number, rx: number, ry: number, bumps: number, seed: number, phase = 0): Path2D {
  const noise = simplexNoise(seed)
  const count = 40
  const at = (i: number): [number, number] => {
    const angle = (i / count) * Math.PI * 2
    const reach = 1 + bumps * noise(Math.cos(angle) * 1.3 + phase, Math.sin(angle) * 1.3 - phase * 0.6)
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  }
  return path((p) => {
    for (let i = 0; i < count; i++) {
      const [ax, ay] = at(i)
      const [bx, by] = at(i + 1)
      if (i === 0) p.moveTo((ax + bx) / 2, (ay + by) / 2)
      const [cx, cy] = at(i + 2)
      p.quadraticCurveTo(bx, by, (bx + cx) / 2, (by + cy) / 2)
    }
    p.closePath()
  })
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Fills a shape with a material, lit from the upper left. `isCut`: uses the inside colour. */
export function fillMaterial(
  g: Ctx,
  shape: Path2D,
  box: Box,
  material: Material,
  options: { readonly seed: number; readonly isCut?: boolean },
): void {
  const { x, y, width, height } = box
  const main = options.isCut ? material.inside : material.colour
  const deep = options.isCut ? material.colour : material.dark
  g.save()
  g.clip(shape)
  g.fillStyle = linear(g, x, y, x + width * 0.4, y + height, [shade(main, 0.4), main, shade(main, -0.12), deep])
  g.fillRect(x, y, width, height)
  if (material.clear > 0.3) {
    g.globalCompositeOperation = 'screen'
    g.fillStyle = linear(g, x, y + height * 0.35, x, y + height, [
      stop(0, material.light, 0),
      stop(1, material.light, material.clear * 0.55),
    ])
    g.fillRect(x, y, width, height)
    g.globalCompositeOperation = 'source-over'
  }
  specks(g, box, material, options.seed)
  g.restore()
}

function specks(g: Ctx, { x, y, width, height }: Box, { specks: colours, clear }: Material, seed: number): void {
  const random = seeded(seed)
  for (let i = 0; i < 46; i++) {
    const [sx, sy, size] = [x + random() * width, y + random() * height, 2 + random() ** 2 * 9]
    g.fillStyle = css(colours[Math.floor(random() * colours.length)]!, clear > 0.5 ? 0.45 : 0.8)
    g.beginPath()
    g.ellipse(sx, sy, size, size * (0.5 + random() * 0.5), random() * 3, 0, 7)
    g.fill()
  }
}

/** Light outline of a shape. */
export function rim(g: Ctx, shape: Path2D, alpha: number, width = 3): void {
  g.strokeStyle = `rgba(255,250,238,${alpha})`
  g.lineWidth = width
  g.stroke(shape)
}

/** Steel gradient. */
export const steel = (g: Ctx, x0: number, y0: number, x1: number, y1: number): Gradient =>
  linear(g, x0, y0, x1, y1, [stop(0, '#75808d'), stop(0.22, '#edf2f7'), stop(0.55, '#a7b1bd'), stop(0.62, '#fbfdff'), stop(1, '#87929f')])
