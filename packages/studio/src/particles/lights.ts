import type { Colour } from '../paint/colour.ts'
import { linear, newCanvas, stop } from '../paint/canvas.ts'
import { scatterParticles, type ParticleEffect, fract } from './particle.ts'
import { lightSprite, softSprite, starSprite } from './sprites.ts'

type LightOptions = {
  readonly count: number
  /** Upward speed in frame heights per second. */
  readonly rise: number
  /** Scale factor. */
  readonly size: number
  /** Upper limit, 0 top to 1 bottom. */
  readonly from: number
  /** Opacity factor. Default 1. */
  readonly bright?: number
  /** Horizontal amplitude in frame widths. Default 0.018. */
  readonly wander?: number
  /** Fades out with height. Default false. */
  readonly fading?: boolean
}

/** Glowing particles with additive blending. */
function createLights(colour: Colour, options: LightOptions): ParticleEffect {
  const { count, rise, size: scale, from, bright = 1, wander = 0.018, fading = false } = options
  return ({ width, height, unit }, seed) => {
    const particles = scatterParticles(count, seed)
    const sprite = lightSprite(colour, Math.ceil(40 * unit))
    return (g, t, pulse) => {
      g.save()
      g.globalCompositeOperation = 'lighter'
      for (const particle of particles) {
        const progress = fract(particle.y - t * rise * particle.speed)
        const y = height * (from + (1.03 - from) * progress) + Math.sin(t * 1.1 * particle.speed + particle.phase) * 16 * unit
        const x = fract(particle.x + wander * Math.sin(t * 0.8 * particle.speed + particle.phase * 2)) * (width + 40) - 20
        const size = (6 + particle.size ** 2 * 20) * scale * unit * (1 + 0.5 * pulse)
        const blink = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(t * 2.6 * particle.speed + particle.phase))
        g.globalAlpha = Math.min(1, bright * (blink + 0.5 * pulse) * (fading ? progress : Math.min(1, progress * 8, (1 - progress) * 8)))
        g.drawImage(sprite, x - size, y - size, size * 2, size * 2)
      }
      g.restore()
    }
  }
}

export const fireflies = createLights([255, 226, 130], { count: 26, rise: 0.012, size: 1, from: 0.4, wander: 0.03 })
export const sparks = createLights([255, 150, 60], { count: 40, rise: 0.16, size: 0.6, from: 0.05, fading: true })
export const embers = createLights([255, 110, 40], { count: 34, rise: 0.07, size: 0.75, from: 0.12, wander: 0.035, fading: true })

export const dust = createLights([255, 232, 190], { count: 24, rise: 0.02, size: 0.42, from: 0.08, bright: 0.6 })

/** Two slanted light shafts. */
export const shafts: ParticleEffect = ({ width, height }) => {
  const [shaft, q] = newCanvas(64, 8)
  q.fillStyle = linear(q, 0, 0, 64, 0, [stop(0, '#ffe9c0', 0), stop(0.5, '#ffe9c0', 0.5), stop(1, '#ffe9c0', 0)])
  q.fillRect(0, 0, 64, 8)
  return (g, t, pulse) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 2; i++) {
      g.globalAlpha = 0.13 + 0.12 * Math.sin(t * 1.4 + i * 2.2) + 0.1 * pulse
      g.save()
      g.transform(1, 0, -0.42, 1, 0, 0)
      g.drawImage(shaft, width * (0.5 + i * 0.3) + Math.sin(t * 0.4 + i) * width * 0.012, 0, width * 0.14, height * 0.95)
      g.restore()
    }
    g.restore()
  }
}

/** Four-pointed stars that appear at a new position each cycle. */
export const sparkles: ParticleEffect = ({ width, height, unit }, seed) => {
  const particles = scatterParticles(30, seed)
  const sprite = starSprite([255, 255, 244], Math.ceil(36 * unit))
  return (g, t, pulse) => {
    for (const particle of particles) {
      const cycle = (t * 2.2 * particle.speed + particle.phase) / Math.PI
      const r = (4 + particle.size * 11) * unit * Math.sin(fract(cycle) * Math.PI) * (1 + 0.5 * pulse)
      if (r < 0.6) continue
      const jump = Math.floor(cycle)
      const [x, y] = [fract(particle.x + jump * 0.381) * width, fract(particle.y + jump * 0.617) * height * 0.86]
      g.drawImage(sprite, x - r, y - r, r * 2, r * 2)
    }
  }
}

/** Out-of-focus light discs. */
export const bokeh: ParticleEffect = ({ width, height, unit }, seed) => {
  const particles = scatterParticles(16, seed)
  const sprites = ['#ffd9a0', '#ffb0c8', '#a8d8ff'].map((colour) => softSprite(colour, 64, 0.5))
  return (g, t, pulse) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (const particle of particles) {
      const r = (14 + particle.size * 34) * unit * (1 + 0.25 * pulse)
      const x = fract(particle.x + t * 0.006 * particle.speed) * (width + 160) - 80
      const y = height * particle.y + Math.sin(t * 0.5 * particle.speed + particle.phase) * 20 * unit
      g.globalAlpha = Math.min(1, 0.2 + 0.16 * Math.sin(t * 1.2 * particle.speed + particle.phase) + 0.3 * pulse)
      g.drawImage(sprites[Math.floor(particle.tone * 3)]!, x - r, y - r, r * 2, r * 2)
    }
    g.restore()
  }
}
