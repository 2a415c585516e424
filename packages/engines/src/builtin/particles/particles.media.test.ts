import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { frameOf } from '../stage/frame.ts'
import { makeParticles, PARTICLES, type ParticleKind } from './particles.ts'

const frame = frameOf(640, 360)

/** The picture of one second before a ground half bright, half dark. */
function picture(kind: ParticleKind, seconds: number, pulse = 0): Uint8ClampedArray {
  const [, g] = newCanvas(frame.width, frame.height)
  g.fillStyle = '#6f93bd'
  g.fillRect(0, 0, frame.width, frame.height)
  g.fillStyle = '#1c2740'
  g.fillRect(0, 0, frame.width / 2, frame.height)
  makeParticles(kind, frame, 7)(g, seconds, pulse)
  return g.getImageData(0, 0, frame.width, frame.height).data
}

const light = (data: Uint8ClampedArray): number => data.reduce((sum, value) => sum + value, 0)
const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (Math.abs(value - b[i]!) > 6 ? 1 : 0), 0)

it.each(PARTICLES.filter((kind) => kind !== 'lightning'))('%s are seen, move, and move alike each time', (kind) => {
  const empty = picture('lightning', 0)
  const [first, later] = [picture(kind, 3), picture(kind, 3.4)]
  expect(changed(first, empty)).toBeGreaterThan(60)
  expect(changed(first, later)).toBeGreaterThan(60)
  expect(changed(picture(kind, 3), first)).toBe(0)
})

it('lightning is dark most of the time and flashes every few seconds', () => {
  const empty = picture('lightning', 0)
  const bright = Array.from({ length: 60 }, (_, i) => changed(picture('lightning', i / 12), empty) > 1000)
  expect(bright.filter(Boolean).length).toBeGreaterThan(1)
  expect(bright.filter(Boolean).length).toBeLessThan(24)
})

it.each(['lasers', 'fireflies', 'sparkles', 'embers'] as const)('%s shine brighter on a beat', (kind) => {
  expect(light(picture(kind, 3, 1))).toBeGreaterThan(light(picture(kind, 3)) + 1000)
})
