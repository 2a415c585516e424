import type { Colour } from '../paint/colour.ts'
import { linear, newCanvas, stop } from '../paint/canvas.ts'
import { scatterParticles, type ParticleEffect, fract } from './particle.ts'
import { lightSprite, softSprite, starSprite } from './sprites.ts'

type LightOptions = {
  readonly count: number
  /** Heights a second, upwards positive. */
  readonly rise: number
  readonly size: number
  /** Where the highest may be, 0 top to 1 bottom. */
  readonly from: number
  readonly bright?: number
  /** How far they wander aside, in widths. */
  readonly wander?: number
  /** They die on their way: full below, gone above. */
  readonly fading?: boolean
}

/** Soft lights in the air. */
function createLights(colour: Colour, manner: LightOptions): ParticleEffect {
  const { count, rise, size: big, from, bright = 1, wander = 0.018, fading = false } = manner
  return ({ width, height, unit }, seed) => {
    const all = scatterParticles(count, seed)
    const sprite = lightSprite(colour, Math.ceil(40 * unit))
    return (g, t, pulse) => {
      g.save()
      g.globalCompositeOperation = 'lighter'
      for (const item of all) {
        const way = fract(item.y - t * rise * item.speed)
        const y = height * (from + (1.03 - from) * way) + Math.sin(t * 1.1 * item.speed + item.phase) * 16 * unit
        const x = fract(item.x + wander * Math.sin(t * 0.8 * item.speed + item.phase * 2)) * (width + 40) - 20
        const size = (6 + item.size ** 2 * 20) * big * unit * (1 + 0.5 * pulse)
        const blink = 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(t * 2.6 * item.speed + item.phase))
        g.globalAlpha = Math.min(1, bright * (blink + 0.5 * pulse) * (fading ? way : Math.min(1, way * 8, (1 - way) * 8)))
        g.drawImage(sprite, x - size, y - size, size * 2, size * 2)
      }
      g.restore()
    }
  }
}

export const fireflies = createLights([255, 226, 130], { count: 26, rise: 0.012, size: 1, from: 0.4, wander: 0.03 })
export const sparks = createLights([255, 150, 60], { count: 40, rise: 0.16, size: 0.6, from: 0.05, fading: true })
export const embers = createLights([255, 110, 40], { count: 34, rise: 0.07, size: 0.75, from: 0.12, wander: 0.035, fading: true })

/** Slow specks in slanting light. */
export const dust: ParticleEffect = (frame, seed) => {
  const { width, height } = frame
  const specks = createLights([255, 232, 190], { count: 24, rise: 0.02, size: 0.42, from: 0.08, bright: 0.6 })(frame, seed)
  const [shaft, q] = newCanvas(64, 8)
  q.fillStyle = linear(q, 0, 0, 64, 0, [stop(0, '#ffe9c0', 0), stop(0.5, '#ffe9c0', 0.5), stop(1, '#ffe9c0', 0)])
  q.fillRect(0, 0, 64, 8)
  return (g, t, pulse) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (let i = 0; i < 2; i++) {
      g.globalAlpha = 0.1 + 0.05 * Math.sin(t * 0.9 + i * 2.2) + 0.1 * pulse
      g.save()
      g.transform(1, 0, -0.42, 1, 0, 0)
      g.drawImage(shaft, width * (0.5 + i * 0.3) + Math.sin(t * 0.4 + i) * width * 0.012, 0, width * 0.14, height * 0.95)
      g.restore()
    }
    g.restore()
    specks(g, t, pulse)
  }
}

/** Four-pointed stars that come and go, another place each time. */
export const sparkles: ParticleEffect = ({ width, height, unit }, seed) => {
  const all = scatterParticles(30, seed)
  const sprite = starSprite([255, 255, 244], Math.ceil(36 * unit))
  return (g, t, pulse) => {
    for (const item of all) {
      const cycle = (t * 2.2 * item.speed + item.phase) / Math.PI
      const r = (4 + item.size * 11) * unit * Math.sin(fract(cycle) * Math.PI) * (1 + 0.5 * pulse)
      if (r < 0.6) continue
      const jump = Math.floor(cycle)
      const [x, y] = [fract(item.x + jump * 0.381) * width, fract(item.y + jump * 0.617) * height * 0.86]
      g.drawImage(sprite, x - r, y - r, r * 2, r * 2)
    }
  }
}

/** Discs of light out of focus. */
export const bokeh: ParticleEffect = ({ width, height, unit }, seed) => {
  const all = scatterParticles(16, seed)
  const sprites = ['#ffd9a0', '#ffb0c8', '#a8d8ff'].map((colour) => softSprite(colour, 64, 0.5))
  return (g, t, pulse) => {
    g.save()
    g.globalCompositeOperation = 'lighter'
    for (const item of all) {
      const r = (14 + item.size * 34) * unit * (1 + 0.25 * pulse)
      const x = fract(item.x + t * 0.006 * item.speed) * (width + 160) - 80
      const y = height * item.y + Math.sin(t * 0.5 * item.speed + item.phase) * 20 * unit
      g.globalAlpha = Math.min(1, 0.2 + 0.16 * Math.sin(t * 1.2 * item.speed + item.phase) + 0.3 * pulse)
      g.drawImage(sprites[Math.floor(item.tone * 3)]!, x - r, y - r, r * 2, r * 2)
    }
    g.restore()
  }
}
