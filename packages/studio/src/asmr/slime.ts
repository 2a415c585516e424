import { type Canvas, type Ctx, editPixels, linear, newCanvas, path, radial, stop } from '../paint/canvas.ts'
import { adjust, clamp, lerp, mix, type Rgb, shade, smoothstep } from '../paint/colour.ts'
import { simplexNoise } from '../paint/random.ts'
import type { CloseupSetup } from './closeup.ts'
import { flatHand, grippingHand, skinOf } from './hand.ts'
import type { Material } from './material.ts'
import { blob, dropShadow, gloss, softGround } from './surface.ts'

const SECONDS_PER_PULL = 3.4

/** Marbled slime; one hand presses it, the other pulls a strand out of it repeatedly. */
export const slime: CloseupSetup = ({ material, seed, view }) => {
  const marble = marbleOf(material, seed)
  return {
    shows: ['slime', 'hand', 'strand'],
    paintStatic: (g) => softGround(g, view, '#fff5fb', shade(material.colour, 0.72), shade(adjust(material.colour, { hue: 30 }), 0.2)),
    drawFrame(g, seconds) {
      const phase = seconds * 0.35
      const pull = 0.5 - 0.5 * Math.cos((seconds / SECONDS_PER_PULL) * Math.PI * 2)
      const mass = blob(0, 90, 470, 176, 0.1, seed % 97, phase)
      dropShadow(g, mass, 40, 0.4, 26)
      g.save()
      g.clip(mass)
      g.drawImage(marble, -560 + Math.sin(phase) * 30, -140 + Math.cos(phase * 0.8) * 20, 1120, 460)
      g.fillStyle = radial(g, -140, -10, 20, 620, [stop(0, '#ffffff', 0.5), stop(0.5, '#ffffff', 0), stop(1, material.dark, 0.55)])
      g.fillRect(-600, -200, 1200, 560)
      g.restore()
      strand(g, material, pull, seed)
      g.save()
      g.translate(-250, 60 + pull * 26)
      g.scale(-1, 1)
      flatHand(g, skinOf(seed), 0.9, 1 - pull)
      g.restore()
      gloss(g, mass, { x: -230, y: 10, rx: 150, ry: 20 }, 0.85)
      gloss(g, mass, { x: 260, y: 60, rx: 90, ry: 12 }, 0.6)
    },
  }
}

function strand(g: Ctx, material: Material, pull: number, seed: number): void {
  const tip = lerp(40, -210, smoothstep(pull))
  const waist = lerp(70, 15, pull)
  const pulled = path((p) => {
    p.moveTo(-150, 84)
    p.bezierCurveTo(-60, 70, -waist * 0.7, (tip + 60) / 2, -30, tip)
    p.lineTo(30, tip)
    p.bezierCurveTo(waist * 0.7, (tip + 60) / 2, 60, 70, 150, 84)
    p.bezierCurveTo(80, 128, -80, 128, -150, 84)
    p.closePath()
  })
  g.fillStyle = linear(g, -80, 0, 90, 0, [shade(material.colour, 0.5), material.colour, shade(material.colour, -0.25)])
  g.fill(pulled)
  gloss(g, pulled, { x: -18, y: (tip + 70) / 2, rx: 16, ry: 90 }, 0.6)
  g.save()
  g.translate(0, tip)
  g.rotate(-Math.PI / 2)
  grippingHand(g, skinOf(seed), 0.95)
  g.restore()
}

/** Marble texture in three colours of the material. */
function marbleOf(material: Material, seed: number): Canvas {
  const [canvas] = newCanvas(280, 116)
  const noise = simplexNoise(seed)
  const second = adjust(material.colour, { hue: 48, lift: 0.12 })
  const third: Rgb = shade(material.colour, 0.75)
  editPixels(canvas, (data, width, height) => {
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i += 4) {
        const fold = noise(x / 70, y / 44) * 1.6
        const wave = 0.5 + 0.5 * Math.sin(x / 22 + fold * 3.4 + noise(x / 90 + fold, y / 50) * 4)
        const [r, g, b] = mix(mix(material.colour, second, wave), third, clamp(noise(x / 44, y / 30 + 9) * 0.9))
        data[i] = r
        data[i + 1] = g
        data[i + 2] = b
        data[i + 3] = 255
      }
  })
  return canvas
}
