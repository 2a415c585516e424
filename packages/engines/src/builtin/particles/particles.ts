import { type Canvas, type Ctx, newCanvas, radial, stop } from '../paint/canvas.ts'
import { type Colour, css } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'

export const PARTICLES = [
  'rain',
  'snow',
  'leaves',
  'petals',
  'fireflies',
  'sparks',
  'dust',
  'bubbles',
  'sparkles',
  'confetti',
  'lasers',
] as const
export type ParticleKind = (typeof PARTICLES)[number]

/** A cloud of small moving things; its picture is a function of the second. */
export type Particles = (g: Ctx, seconds: number) => void

type Grain = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly phase: number
  readonly speed: number
  readonly tone: number
}

function grains(count: number, seed: number): Grain[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => ({
    x: random(),
    y: random(),
    size: random(),
    phase: random() * 6.28,
    speed: 0.6 + random() * 0.8,
    tone: random(),
  }))
}

const wrap = (value: number): number => value - Math.floor(value)

function lightSprite(colour: Colour, radius: number): Canvas {
  const [canvas, g] = newCanvas(radius * 2, radius * 2)
  g.fillStyle = radial(g, radius, radius, 0, radius, [
    stop(0, '#ffffff', 0.95),
    stop(0.16, colour, 0.85),
    stop(0.45, colour, 0.25),
    stop(1, colour, 0),
  ])
  g.fillRect(0, 0, radius * 2, radius * 2)
  return canvas
}

function rain({ width, height, unit }: Frame, seed: number): Particles {
  const drops = grains(220, seed)
  return (g, t) => {
    g.strokeStyle = css([215, 228, 255], 0.42)
    g.lineWidth = 1.4 * unit
    g.beginPath()
    for (const drop of drops) {
      const length = (18 + 22 * drop.size) * unit
      const y = wrap(drop.y + t * 1.5 * drop.speed) * (height + 80) - 40
      const x = wrap(drop.x + 0.1 - y * 0.00012) * (width + 80) - 40
      g.moveTo(x, y)
      g.lineTo(x - length * 0.18, y + length)
    }
    g.stroke()
  }
}

function snow({ width, height, unit }: Frame, seed: number): Particles {
  const flakes = grains(150, seed)
  return (g, t) => {
    g.fillStyle = css('#ffffff', 0.88)
    g.beginPath()
    for (const flake of flakes) {
      const r = (1 + flake.size ** 2 * 4.4) * unit
      const y = wrap(flake.y + t * 0.1 * flake.speed * (0.6 + flake.size)) * (height + 20) - 10
      const x = wrap(flake.x + 0.02 * Math.sin(t * 0.9 * flake.speed + flake.phase)) * (width + 20) - 10
      g.moveTo(x + r, y)
      g.arc(x, y, r, 0, Math.PI * 2)
    }
    g.fill()
  }
}

/** Flat things that turn while they fall. */
function falling(colours: readonly Colour[], count: number, shape: 'leaf' | 'square') {
  return ({ width, height, unit }: Frame, seed: number): Particles => {
    const all = grains(count, seed)
    return (g, t) => {
      for (const item of all) {
        const y = wrap(item.y + t * 0.075 * item.speed) * (height + 60) - 30
        const x = wrap(item.x + t * 0.03 * item.speed + 0.03 * Math.sin(t * 1.3 + item.phase)) * (width + 60) - 30
        const size = (4 + item.size * 6) * unit
        g.save()
        g.translate(x, y)
        g.rotate(item.phase + t * 1.7 * item.speed)
        g.scale(1, 0.35 + 0.65 * Math.abs(Math.sin(t * 2 * item.speed + item.phase)))
        g.fillStyle = css(colours[Math.floor(item.tone * colours.length)]!, 0.92)
        g.beginPath()
        if (shape === 'leaf') g.ellipse(0, 0, size, size * 0.5, 0, 0, Math.PI * 2)
        else g.rect(-size * 0.7, -size * 0.4, size * 1.4, size * 0.8)
        g.fill()
        g.restore()
      }
    }
  }
}

/** Soft lights that wander; `rise` in heights a second, upwards positive. */
function lights(colour: Colour, count: number, rise: number, big: number, low: number, bright = 1) {
  return ({ width, height, unit }: Frame, seed: number): Particles => {
    const all = grains(count, seed)
    const sprite = lightSprite(colour, Math.ceil(26 * unit))
    return (g, t) => {
      g.save()
      g.globalCompositeOperation = 'lighter'
      for (const item of all) {
        const y =
          height * (low + (1 - low) * wrap(item.y - t * rise * item.speed)) + Math.sin(t * 1.1 * item.speed + item.phase) * 16 * unit
        const x = wrap(item.x + 0.018 * Math.sin(t * 0.8 * item.speed + item.phase * 2)) * (width + 40) - 20
        const size = (6 + item.size ** 2 * 20) * big * unit
        g.globalAlpha = bright * (0.35 + 0.65 * (0.5 + 0.5 * Math.sin(t * 2.6 * item.speed + item.phase)))
        g.drawImage(sprite, x - size, y - size, size * 2, size * 2)
      }
      g.restore()
    }
  }
}

function bubbles({ width, height, unit }: Frame, seed: number): Particles {
  const all = grains(46, seed)
  return (g, t) => {
    g.strokeStyle = css([235, 255, 255], 0.75)
    g.fillStyle = css('#ffffff', 0.14)
    g.lineWidth = 1.6 * unit
    for (const item of all) {
      const r = (2 + item.size ** 2 * 13) * unit
      const y = wrap(item.y - t * 0.09 * item.speed) * (height + 40) - 20
      const x = item.x * width + Math.sin(t * 1.6 * item.speed + item.phase) * 12 * unit
      g.beginPath()
      g.arc(x, y, r, 0, Math.PI * 2)
      g.fill()
      g.stroke()
    }
  }
}

/** Four-pointed stars that come and go where they are. */
function sparkles({ width, height, unit }: Frame, seed: number): Particles {
  const all = grains(30, seed)
  return (g, t) => {
    g.fillStyle = css([255, 255, 244], 0.95)
    for (const item of all) {
      const pulse = Math.max(0, Math.sin(t * 2.2 * item.speed + item.phase))
      const r = (3 + item.size * 10) * unit * pulse
      if (r < 0.6) continue
      const x = item.x * width
      const y = item.y * height * 0.86
      g.beginPath()
      for (let i = 0; i < 4; i++) {
        const a = (i * Math.PI) / 2
        g.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r)
        g.quadraticCurveTo(x, y, x + Math.cos(a + Math.PI / 2) * r, y + Math.sin(a + Math.PI / 2) * r)
      }
      g.fill()
    }
  }
}

/** Thin beams that swing from above; their light adds up. */
function lasers({ width, height, unit }: Frame, seed: number): Particles {
  const colours = ['#ff28c8', '#00f0ff', '#8c46ff', '#00ff96']
  const reach = Math.hypot(width, height)
  return (g, t) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 14; i++) {
      const left = i % 2 === 0
      const angle = Math.PI * (left ? 0.08 : 0.55) + (i / 14) * 1.15 + 0.16 * Math.sin(t * 1.9 + i * 0.8 + seed)
      const x = width * (left ? 0.08 : 0.92)
      g.globalAlpha = 0.18 + 0.14 * Math.sin(t * 6.2 + i)
      g.strokeStyle = colours[i % 4]!
      g.lineWidth = 7 * unit
      g.beginPath()
      g.moveTo(x, -10)
      g.lineTo(x + Math.cos(angle) * reach, -10 + Math.sin(angle) * reach)
      g.stroke()
      g.globalAlpha *= 1.8
      g.lineWidth = 1.8 * unit
      g.stroke()
    }
    g.restore()
  }
}

const MAKERS: Record<ParticleKind, (frame: Frame, seed: number) => Particles> = {
  rain,
  snow,
  bubbles,
  sparkles,
  lasers,
  leaves: falling(['#d8843a', '#c9a13a', '#a8552f', '#8fae4a'], 26, 'leaf'),
  petals: falling(['#ffb3c8', '#ffd0dc', '#ff9ab8'], 30, 'leaf'),
  confetti: falling(['#ff4f8f', '#ffd34a', '#3ad1c1', '#7a5cff', '#ffffff'], 44, 'square'),
  fireflies: lights([255, 226, 130], 26, 0.012, 1, 0.4),
  sparks: lights([255, 150, 60], 40, 0.16, 0.6, 0.05),
  dust: lights([255, 226, 170], 22, 0.02, 0.5, 0.1, 0.5),
}

export const makeParticles = (kind: ParticleKind, frame: Frame, seed: number): Particles => MAKERS[kind](frame, seed)
