import { type Ctx, radial, stop } from '../paint/canvas.ts'
import { type Colour, css, mix } from '../paint/colour.ts'
import { seeded } from '../paint/random.ts'
import { isDarkLook } from './looks/dark-ground.ts'
import type { MotionFrame } from './kit/frame.ts'
import type { MotionPart } from './kit/kit.ts'
import type { MotionLook } from './looks/look.ts'

/** Upper corner that the light comes from, in turn, as a part of the width. */
const LIT_CORNERS = [0.06, 0.94] as const

/** Light from one upper corner and its reflection in the other hue at the foot. In units. */
export function drawGroundLights(g: Ctx, { palette, ground, ...look }: MotionLook, { width, height }: MotionFrame, seed: number): void {
  const isDark = isDarkLook({ palette })
  const isQuiet = ground === 'quiet'
  const reach = Math.max(width, height) * 0.7
  const x = LIT_CORNERS[Math.abs(Math.trunc(seed)) % LIT_CORNERS.length]!
  const light = isDark ? mix(palette.a, '#ffffff', 0.1) : '#ffffff'
  drawLight(g, width * x, 0, reach, light, isQuiet ? 0.22 : isDark ? 0.4 : 0.75)
  drawLight(g, width * (1 - x), height, reach, isDark ? palette.b : mix(palette.ground[1], palette.b, 0.45), isQuiet ? 0.08 : 0.24)
  drawGrain(g, palette.ink, width, height, seed, look.style === 'photorealistic' ? 0.012 : 0.022)
}

function drawLight(g: Ctx, x: number, y: number, reach: number, colour: Colour, alpha: number): void {
  g.fillStyle = radial(g, x, y, 0, reach, [stop(0, colour, alpha), stop(0.5, colour, alpha * 0.42), stop(1, colour, 0)])
  g.fillRect(x - reach, y - reach, reach * 2, reach * 2)
}

const GRAINS = 1400

/** Fibres of paper. */
function drawGrain(g: Ctx, colour: string, width: number, height: number, seed: number, alpha: number): void {
  const random = seeded(seed + 41)
  g.save()
  g.strokeStyle = css(colour, alpha * 2.4)
  g.lineWidth = 1
  g.beginPath()
  for (let i = 0; i < GRAINS; i++) {
    const [x, y, angle] = [random() * width * 1.04, random() * height * 1.04, random() * Math.PI]
    const length = 3 + random() * 7
    g.moveTo(x, y)
    g.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length)
  }
  g.stroke()
  g.restore()
}

const PARTICLES = 12

/** Dust in the light, which rises slowly; in dark looks specks of light. */
export function createGroundParticles({ palette, ground }: MotionLook, { width, height }: MotionFrame, seed: number): MotionPart {
  const random = seeded(seed + 63)
  const isDark = isDarkLook({ palette })
  const alpha = ground === 'quiet' ? 0.1 : isDark ? 0.26 : 0.34
  const colour = css(isDark ? mix(palette.a, '#ffffff', 0.5) : '#ffffff', alpha)
  const specks = Array.from({ length: PARTICLES }, () => ({
    x: random() * width,
    y: random() * height,
    radius: isDark ? 1.5 + random() * 2 : 3 + random() * 7,
    speed: 9 + random() * 16,
    phase: random() * 6,
  }))
  return (g, seconds) => {
    g.fillStyle = colour
    g.beginPath()
    for (const { x, y, radius, speed, phase } of specks) {
      const up = (((y - seconds * speed) % height) + height) % height
      const aside = x + Math.sin(seconds * 0.7 + phase) * 14
      g.moveTo(aside + radius, up)
      g.arc(aside, up, radius, 0, Math.PI * 2)
    }
    g.fill()
  }
}

/** Two lines along the edges of old paper, in units. */
export function drawPageFrame(g: Ctx, { palette }: MotionLook, { width, height }: MotionFrame): void {
  g.save()
  g.strokeStyle = css(palette.mute, 0.5)
  for (const [inset, line] of [
    [22, 3],
    [32, 1.2],
  ] as const) {
    g.lineWidth = line
    g.strokeRect(inset, inset, width - inset * 2, height - inset * 2)
  }
  g.restore()
}
