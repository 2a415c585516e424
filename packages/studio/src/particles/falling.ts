import type { Canvas } from '../paint/canvas.ts'
import type { Colour } from '../paint/colour.ts'
import { scatterParticles, type ParticleEffect, fract } from './particle.ts'
import { leafSprite, squareSprite } from './sprites.ts'

/** Flat particles that spin and drift while they fall. `gust`: horizontal speed factor, default 1. */
function createFalling(
  colours: readonly Colour[],
  count: number,
  shape: (colour: Colour, size: number) => Canvas,
  gust = 1,
): ParticleEffect {
  return ({ width, height, unit }, seed) => {
    const particles = scatterParticles(count, seed)
    const sprites = colours.map((colour) => shape(colour, Math.ceil(28 * unit)))
    return (g, t, pulse) => {
      for (const particle of particles) {
        const near = particle.size ** 2
        const y = fract(particle.y + t * (0.05 + 0.06 * near) * particle.speed) * (height + 80) - 40
        const swing = Math.sin(t * 1.3 * particle.speed + particle.phase)
        const x = fract(particle.x + t * 0.04 * gust * particle.speed + 0.028 * swing) * (width + 80) - 40
        const size = (5 + near * 12) * unit * (1 + 0.3 * pulse)
        g.save()
        g.translate(x, y)
        g.rotate(particle.phase + 0.8 * swing + t * particle.speed)
        g.scale(1, 0.3 + 0.7 * Math.abs(Math.sin(t * 2 * particle.speed + particle.phase)))
        g.drawImage(sprites[Math.floor(particle.tone * sprites.length)]!, -size, -size, size * 2, size * 2)
        g.restore()
      }
    }
  }
}

export const leaves = createFalling(['#d8843a', '#c9a13a', '#a8552f', '#8fae4a'], 30, leafSprite, 2.2)
export const petals = createFalling(['#ffb3c8', '#ffd0dc', '#ff9ab8'], 30, leafSprite)
export const confetti = createFalling(['#ff4f8f', '#ffd34a', '#3ad1c1', '#7a5cff', '#ffffff'], 46, squareSprite, 0.5)
