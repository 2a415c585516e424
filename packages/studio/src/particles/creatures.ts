import { css } from '../paint/colour.ts'
import { scatterParticles, type ParticleEffect, fract } from './particle.ts'
import { bubbleSprite } from './sprites.ts'

/** A loose flock of seven birds that crosses the sky. */
export const birds: ParticleEffect = ({ width, horizon, unit }, seed) => {
  const particles = scatterParticles(7, seed)
  return (g, t) => {
    g.strokeStyle = css([44, 40, 66], 0.8)
    g.lineCap = 'round'
    g.lineJoin = 'round'
    for (const bird of particles) {
      const size = (9 + bird.size * 10) * unit
      const lead = fract(seed * 0.137 + t * 0.035 + bird.x * 0.22)
      const x = lead * (width + 200 * unit) - 100 * unit
      const y = horizon * (0.22 + 0.3 * bird.y) + Math.sin(t * 0.8 + bird.phase) * 9 * unit
      const flap = Math.sin(t * 8.5 * (0.8 + 0.3 * bird.speed) + bird.phase) * (Math.sin(t * 0.9 + bird.phase) > -0.4 ? 1 : 0.15)
      g.lineWidth = 2.6 * unit
      g.beginPath()
      g.moveTo(x - size, y - size * 0.55 * flap)
      g.quadraticCurveTo(x - size * 0.4, y - size * (0.3 + 0.2 * flap), x, y)
      g.quadraticCurveTo(x + size * 0.4, y - size * (0.3 + 0.2 * flap), x + size, y - size * 0.55 * flap)
      g.stroke()
    }
  }
}

export const bubbles: ParticleEffect = ({ width, height, unit }, seed) => {
  const particles = scatterParticles(46, seed)
  const sprite = bubbleSprite(Math.ceil(34 * unit))
  return (g, t, pulse) => {
    for (const particle of particles) {
      const r = (2.5 + particle.size ** 2 * 14) * unit * (1 + 0.3 * pulse)
      const y = fract(particle.y - t * (0.05 + 0.07 * particle.size) * particle.speed) * (height + 60) - 30
      const x = particle.x * width + Math.sin(t * 1.6 * particle.speed + particle.phase) * 12 * unit
      g.drawImage(sprite, x - r, y - r, r * 2, r * 2)
    }
  }
}
