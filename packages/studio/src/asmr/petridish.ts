import { type Ctx, linear, path, radial, stop } from '../paint/canvas.ts'
import { adjust, clamp, css, lerp, shade, smoothstep } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { CloseupSetup } from './closeup.ts'
import { grippingHand, skinOf } from './hand.ts'
import type { Material } from './material.ts'
import { blob, dropShadow, gloss, softGround, steel } from './surface.ts'

const SECONDS_PER_DROP = 2.6
const [RX, RY] = [430, 262] as const

type Colony = { readonly x: number; readonly y: number; readonly size: number; readonly born: number; readonly hue: number }

/** Round beads of the material grow in a dish; a pipette lets a drop fall that runs out in rings. */
export const petridish: CloseupSetup = ({ material, seed, view }) => {
  const colonies = coloniesOf(seed)
  return {
    shows: ['hand', 'dish', 'pipette', 'drop'],
    paintStatic(g) {
      softGround(g, view, '#eefbff', '#a3d6e0', '#2f6c82')
      paintDish(g)
    },
    drawFrame(g, seconds) {
      const beat = Math.floor(seconds / SECONDS_PER_DROP)
      const part = seconds / SECONDS_PER_DROP - beat
      for (const colony of colonies) paintColony(g, colony, material, seconds)
      if (beat > 0) ring(g, material, dropPosition(seed, beat - 1), part + 1)
      if (part > 0.45) ring(g, material, dropPosition(seed, beat), part - 0.45)
      pipette(g, material, dropPosition(seed, beat), part, seed)
      rimLight(g)
    },
  }
}

const ellipse = (rx: number, ry: number) => path((p) => p.ellipse(0, 0, rx, ry, 0, 0, 7))

function paintDish(g: Ctx): void {
  const outside = ellipse(RX, RY)
  dropShadow(g, outside, 46, 0.45, 28)
  g.fillStyle = '#d8f0f2'
  g.fill(outside)
  g.fillStyle = radial(g, -80, -60, 20, RX, ['#fff5d8', '#f7dfaa', '#dcae70'])
  g.fill(ellipse(RX * 0.93, RY * 0.92))
}

function rimLight(g: Ctx): void {
  g.strokeStyle = 'rgba(255,255,255,.75)'
  g.lineWidth = 7
  g.stroke(ellipse(RX * 0.965, RY * 0.96))
  g.strokeStyle = 'rgba(70,140,160,.5)'
  g.lineWidth = 3
  g.stroke(ellipse(RX, RY))
}

function coloniesOf(seed: number): Colony[] {
  const random = seeded(seed)
  const placed: Colony[] = []
  for (let i = 0; i < 120; i++) {
    const [angle, reach, size] = [random() * 6.28, Math.sqrt(random()) * 0.82, 9 + random() ** 3 * 62]
    const [x, y] = [Math.cos(angle) * reach * RX, Math.sin(angle) * reach * RY]
    const colony = { x, y, size, born: random() * 6 - 5, hue: (random() - 0.5) * 110 }
    if (!placed.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.3) < (other.size + size) * 0.95)) placed.push(colony)
  }
  return placed
}

function paintColony(g: Ctx, { x, y, size, born, hue }: Colony, material: Material, seconds: number): void {
  const grown = smoothstep(clamp((seconds - born) / 5)) * (1 + 0.03 * Math.sin(seconds * 2 + x))
  if (grown < 0.05) return
  const [r, colour] = [size * grown, adjust(material.colour, { hue })]
  const bead = size > 26 ? blob(x, y, r, r * 0.78, 0.12, Math.abs(Math.round(x)) % 90) : path((p) => p.ellipse(x, y, r, r * 0.78, 0, 0, 7))
  dropShadow(g, bead, 6, 0.3, 4)
  g.fillStyle = radial(g, x - r * 0.3, y - r * 0.35, 0, r * 1.3, [shade(colour, 0.6), colour, shade(colour, -0.3)])
  g.fill(bead)
  gloss(g, bead, { x: x - r * 0.3, y: y - r * 0.4, rx: r * 0.42, ry: r * 0.2 }, 0.4 + material.gloss * 0.5)
}

function dropPosition(seed: number, beat: number): { readonly x: number; readonly y: number } {
  const random = seeded(seed * 17 + beat)
  return { x: (random() - 0.5) * RX * 1.1, y: (random() - 0.5) * RY * 0.9 }
}

function ring(g: Ctx, material: Material, { x, y }: { readonly x: number; readonly y: number }, age: number): void {
  for (let i = 0; i < 3; i++) {
    const r = smoothstep(clamp(age * 1.2 - i * 0.14)) * (78 - i * 18)
    if (r <= 0) continue
    g.fillStyle = css(i === 0 ? material.light : material.colour, clamp(0.5 - age * 0.24))
    g.beginPath()
    g.ellipse(x, y, r, r * 0.66, 0, 0, 7)
    g.fill()
  }
}

function pipette(g: Ctx, material: Material, { x, y }: { readonly x: number; readonly y: number }, part: number, seed: number): void {
  const above = y - 150 + Math.sin(part * Math.PI * 2) * 10
  if (part > 0.2 && part < 0.45) {
    const fall = lerp(above, y, ((part - 0.2) / 0.25) ** 2)
    g.fillStyle = linear(g, x, fall - 16, x, fall + 16, [material.light, material.colour])
    g.beginPath()
    g.ellipse(x, fall, 11, 16, 0, 0, 7)
    g.fill()
  }
  g.save()
  g.translate(x, above)
  g.rotate(0.5)
  const glass = path((p) => {
    p.moveTo(-5, 0)
    p.lineTo(-24, -90)
    p.lineTo(-24, -560)
    p.lineTo(24, -560)
    p.lineTo(24, -90)
    p.lineTo(5, 0)
    p.closePath()
  })
  dropShadow(g, glass, 14, 0.22, 10)
  g.fillStyle = steel(g, -24, 0, 24, 0)
  g.globalAlpha = 0.82
  g.fill(glass)
  g.fillStyle = linear(g, 0, -260, 0, -20, [stop(0, material.colour, 0.2), stop(1, material.colour, 0.95)])
  g.fill(path((p) => p.roundRect(-15, -260, 30, 232, 12)))
  g.globalAlpha = 1
  g.translate(0, -215)
  g.rotate(-Math.PI / 2)
  grippingHand(g, skinOf(seed), 0.72)
  g.restore()
}
