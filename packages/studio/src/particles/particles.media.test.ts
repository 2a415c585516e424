import { expect, it } from 'vitest'
import { newCanvas } from '../paint/canvas.ts'
import { frameOf } from '../stage/frame.ts'
import { createParticles, PARTICLES, type ParticleKind } from './particles.ts'

const frame = frameOf(640, 360)

/** RGBA of the effect at a time over a background that is dark on the left and bright on the right. */
function render(kind: ParticleKind, seconds: number, pulse = 0): Uint8ClampedArray {
  const [, g] = newCanvas(frame.width, frame.height)
  g.fillStyle = '#6f93bd'
  g.fillRect(0, 0, frame.width, frame.height)
  g.fillStyle = '#1c2740'
  g.fillRect(0, 0, frame.width / 2, frame.height)
  createParticles(kind, frame, 7)(g, seconds, pulse)
  return g.getImageData(0, 0, frame.width, frame.height).data
}

const totalLight = (data: Uint8ClampedArray): number => data.reduce((sum, value) => sum + value, 0)
/** Green of the right and of the left top pixel. */
const bright = (data: Uint8ClampedArray): number => data[frame.width * 4 - 3]!
const dark = (data: Uint8ClampedArray): number => data[1]!
const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (Math.abs(value - b[i]!) > 6 ? 1 : 0), 0)

it.each(PARTICLES.filter((kind) => kind !== 'lightning' && kind !== 'gloom'))('%s are visible, move, and are deterministic', (kind) => {
  const empty = render('lightning', 0)
  const [first, later] = [render(kind, 3), render(kind, 3.4)]
  expect(changed(first, empty)).toBeGreaterThan(60)
  expect(changed(first, later)).toBeGreaterThan(60)
  expect(changed(render(kind, 3), first)).toBe(0)
})

it('lightning flashes every few seconds', () => {
  const empty = render('lightning', 0)
  const bright = Array.from({ length: 60 }, (_, i) => changed(render('lightning', i / 12), empty) > 1000)
  expect(bright.filter(Boolean).length).toBeGreaterThan(1)
  expect(bright.filter(Boolean).length).toBeLessThan(24)
})

it('gloom darkens bright areas most, and a downpour has more rain than rain', () => {
  const empty = render('lightning', 0)
  const dim = render('gloom', 3)
  expect(bright(empty) - bright(dim)).toBeGreaterThan(40)
  expect(bright(empty) - bright(dim)).toBeGreaterThan(dark(empty) - dark(dim))
  expect(changed(render('downpour', 3), empty)).toBeGreaterThan(1.5 * changed(render('rain', 3), empty))
})

it.each(['lasers', 'fireflies', 'sparkles', 'embers'] as const)('%s are brighter on a beat', (kind) => {
  expect(totalLight(render(kind, 3, 1))).toBeGreaterThan(totalLight(render(kind, 3)) + 1000)
})
