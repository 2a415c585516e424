import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { frameOf } from '../stage/frame.ts'
import { createParticles, PARTICLES, type ParticleKind } from './particles.ts'

const frame = frameOf(640, 360)

/** The picture of one second before a ground half bright, half dark. */
function picture(kind: ParticleKind, seconds: number, pulse = 0): Uint8ClampedArray {
  const [, g] = newCanvas(frame.width, frame.height)
  g.fillStyle = '#6f93bd'
  g.fillRect(0, 0, frame.width, frame.height)
  g.fillStyle = '#1c2740'
  g.fillRect(0, 0, frame.width / 2, frame.height)
  createParticles(kind, frame, 7)(g, seconds, pulse)
  return g.getImageData(0, 0, frame.width, frame.height).data
}

const light = (data: Uint8ClampedArray): number => data.reduce((sum, value) => sum + value, 0)
/** Green of the right and of the left top corner. */
const bright = (data: Uint8ClampedArray): number => data[frame.width * 4 - 3]!
const dark = (data: Uint8ClampedArray): number => data[1]!
const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (Math.abs(value - b[i]!) > 6 ? 1 : 0), 0)

it.each(PARTICLES.filter((kind) => kind !== 'lightning' && kind !== 'gloom'))('%s are seen, move, and move alike each time', (kind) => {
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

it('a storm takes light away, most from what is bright, and drives more rain than a shower', () => {
  const empty = picture('lightning', 0)
  const dim = picture('gloom', 3)
  expect(bright(empty) - bright(dim)).toBeGreaterThan(40)
  expect(bright(empty) - bright(dim)).toBeGreaterThan(dark(empty) - dark(dim))
  expect(changed(picture('downpour', 3), empty)).toBeGreaterThan(1.5 * changed(picture('rain', 3), empty))
})

it.each(['lasers', 'fireflies', 'sparkles', 'embers'] as const)('%s shine brighter on a beat', (kind) => {
  expect(light(picture(kind, 3, 1))).toBeGreaterThan(light(picture(kind, 3)) + 1000)
})
