import { type Canvas, linear, newCanvas, radial, stop } from '../paint/canvas.ts'
import { css, smoothstep } from '../paint/colour.ts'
import { simplexNoise } from '../paint/random.ts'
import type { Frame } from '../stage/frame.ts'
import { scatterParticles, type ParticleEffect, type DrawParticles, fract } from './particle.ts'
import { softSprite } from './sprites.ts'

type StreakOptions = { readonly count: number; readonly length: number; readonly alpha: number; readonly slant: number }

/** A tileable layer of rain streaks of the frame's size. */
function rainSheet({ width, height, unit }: Frame, seed: number, { count, length, alpha, slant }: StreakOptions): Canvas {
  const [sheet, g] = newCanvas(width, height)
  g.lineWidth = length > 30 ? 2 * unit : 1.2 * unit
  g.lineCap = 'round'
  for (const drop of scatterParticles(count, seed)) {
    const reach = length * (0.6 + 0.6 * drop.size) * unit
    for (const up of [0, height])
      for (const aside of [0, width]) {
        const [x, y] = [drop.x * width - aside + reach, drop.y * height - up]
        g.strokeStyle = css([216, 228, 255], alpha * (0.55 + 0.45 * drop.tone))
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - reach * slant, y + reach)
        g.stroke()
      }
  }
  return sheet
}

/** Scrolling layers of rain at whole pixels, which are copied fastest, and `rings` splashes on the ground. */
function createRain(layers: readonly (StreakOptions & { readonly fall: number })[], rings: number): ParticleEffect {
  return (frame, seed) => {
    const { width, height } = frame
    const sheets = layers.map((sheet, i) => ({ ...sheet, canvas: rainSheet(frame, seed + i, sheet) }))
    const drawSplashes = splashes(frame, seed + 2, rings)
    return (g, t) => {
      drawSplashes(g, t, 0)
      for (const { canvas, fall, slant } of sheets) {
        const y = Math.round(fract(t * fall) * height)
        const x = -Math.round(fract(t * fall * slant * (height / width)) * width)
        for (const dx of [x, x + width]) for (const dy of [y - height, y]) g.drawImage(canvas, dx, dy)
      }
    }
  }
}

export const rain = createRain(
  [
    { count: 120, length: 22, alpha: 0.34, slant: 0.16, fall: 1.35 },
    { count: 70, length: 44, alpha: 0.46, slant: 0.16, fall: 1.95 },
  ],
  26,
)

/** Slanted rain of a storm. */
export const downpour = createRain(
  [
    { count: 260, length: 30, alpha: 0.36, slant: 0.42, fall: 1.9 },
    { count: 150, length: 62, alpha: 0.44, slant: 0.42, fall: 2.7 },
  ],
  44,
)

/** Darkening by storm clouds (multiply), which varies as they pass. */
export const gloom: ParticleEffect = ({ width, height }) => {
  return (g, t) => {
    const variation = 0.06 * Math.sin(t * 0.9) + 0.03 * Math.sin(t * 2.3)
    g.save()
    g.globalCompositeOperation = 'multiply'
    g.fillStyle = linear(g, 0, 0, 0, height, [stop(0, '#39415f', 0.72 + variation), stop(1, '#39415f', 0.4 + variation)])
    g.fillRect(0, 0, width, height)
    g.restore()
  }
}

function splashes({ width, height, ground, unit }: Frame, seed: number, count: number): DrawParticles {
  const drops = scatterParticles(count, seed)
  return (g, t) => {
    g.strokeStyle = css([225, 236, 255], 0.5)
    g.lineWidth = 1.3 * unit
    g.beginPath()
    for (const drop of drops) {
      const cycle = t * 1.6 * drop.speed + drop.tone
      const age = fract(cycle)
      if (age > 0.45) continue
      const jump = Math.floor(cycle)
      const x = fract(drop.x + jump * 0.381) * width
      const y = ground - height * 0.05 + fract(drop.y + jump * 0.617) * (height - ground + height * 0.05)
      const r = (2 + 26 * age) * unit
      g.moveTo(x + r, y)
      g.ellipse(x, y, r, r * 0.32, 0, 0, Math.PI * 2)
    }
    g.stroke()
  }
}

/** Far flakes are small and slow, near ones large, soft and fast. */
export const snow: ParticleEffect = ({ width, height, unit }, seed) => {
  const flakes = scatterParticles(130, seed)
  const [crisp, soft] = [softSprite('#ffffff', 24), softSprite('#ffffff', 48, 0.7)]
  return (g, t) => {
    for (const flake of flakes) {
      const near = flake.size ** 3
      const r = (1.4 + near * 9) * unit
      const y = fract(flake.y + t * (0.07 + 0.2 * near) * (0.7 + 0.3 * flake.speed)) * (height + 40) - 20
      const sway = 0.014 * Math.sin(t * 0.9 * flake.speed + flake.phase) + 0.006 * Math.sin(t * 2.1 + flake.phase * 3)
      const x = fract(flake.x + sway + t * 0.012 * (1 + near * 2)) * (width + 40) - 20
      g.drawImage(near > 0.4 ? soft : crisp, x - r, y - r, r * 2, r * 2)
    }
  }
}

/** What the wind blows along the ground where nothing grows: grains and streaks. `colour`: of sand or snow. */
function createBlown(colour: string, alpha: number): ParticleEffect {
  return ({ width, height, unit }, seed) => {
    const grains = scatterParticles(90, seed)
    const sprite = softSprite(colour, 32, 0.8)
    return (g, t) => {
      g.save()
      for (const grain of grains) {
        const near = grain.size ** 2
        const long = (10 + near * 46) * unit
        const thick = (1.2 + near * 2.4) * unit
        const x = fract(grain.x + t * (0.22 + 0.3 * near) * grain.speed) * (width + long * 2) - long
        const y = height * (0.3 + 0.7 * grain.y ** 0.7) + Math.sin(t * 1.7 * grain.speed + grain.phase) * 14 * unit
        g.globalAlpha = alpha * (0.4 + 0.6 * grain.tone)
        g.drawImage(sprite, x - long, y - thick, long * 2, thick * 2)
      }
      g.restore()
    }
  }
}

export const sand = createBlown('#e8cf9c', 0.8)
export const spindrift = createBlown('#ffffff', 0.9)

/** A horizontally tileable fog bank with faded edges. */
function fogBank(width: number, height: number, seed: number): Canvas {
  const [bank, g] = newCanvas(width, height)
  const noise = simplexNoise(seed)
  for (const puff of scatterParticles(60, seed)) {
    const r = height * (0.22 + 0.2 * puff.size)
    const [x, y] = [puff.x * width, height * (0.3 + 0.5 * puff.y)]
    const alpha = 0.1 + 0.12 * Math.max(0, noise(x / 60, y / 40))
    for (const at of [x - width, x, x + width]) {
      g.fillStyle = radial(g, at, y, 0, r, [stop(0, '#eef2f6', alpha), stop(1, '#eef2f6', 0)])
      g.fillRect(at - r, y - r, r * 2, r * 2)
    }
  }
  g.globalCompositeOperation = 'destination-in'
  g.fillStyle = linear(g, 0, 0, 0, height, [stop(0, '#000', 0), stop(0.45, '#000'), stop(0.8, '#000'), stop(1, '#000', 0)])
  g.fillRect(0, 0, width, height)
  return bank
}

export const fog: ParticleEffect = ({ width, height, horizon }, seed) => {
  const banks = [0, 1].map((i) => fogBank(320, 90, seed + i))
  return (g, t) => {
    banks.forEach((bank, i) => {
      const opacity = 0.75 + 0.25 * Math.sin(t * 0.7 + i * 2.4)
      const x = fract(t * (0.016 + i * 0.022) * (i ? -1 : 1) + i * 0.37) * width * 1.2
      const top = horizon - height * 0.16 + i * height * 0.17
      g.save()
      g.globalAlpha = 0.85 * opacity
      for (const at of [x - width * 1.2, x]) g.drawImage(bank, at, top, width * 1.2, height * 0.34)
      g.restore()
    })
  }
}

/** A flash of the whole frame with an afterflash, about every four seconds. */
export const lightning: ParticleEffect = ({ width, height }, seed) => {
  const period = 3.4 + (seed % 7) * 0.2
  return (g, t) => {
    const since = t % period
    const strength = flicker(since - period * 0.34)
    if (strength < 0.02) return
    g.save()
    g.globalCompositeOperation = 'lighter'
    g.fillStyle = css([190, 205, 255], strength * 0.34)
    g.fillRect(0, 0, width, height)
    g.restore()
  }
}

const flicker = (since: number): number =>
  since < 0 ? 0 : Math.max(smoothstep(since / 0.05) * Math.exp(-9 * since), since > 0.22 ? 0.7 * Math.exp(-7 * (since - 0.22)) : 0)
