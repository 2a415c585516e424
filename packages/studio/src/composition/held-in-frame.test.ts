import { expect, test } from 'vitest'
import { randomLook } from '../characters/people/person-look.ts'
import { PLACES, type Scene } from '../scene/scene.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { heldBounds } from './held-in-frame.ts'
import { crowdStands } from './crowd-stands.ts'
import { blockView } from './view-blocking.ts'
import { viewFrame } from './view-frame.ts'

const SHAPES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const

const sceneWith = (icon: string, size: 'wide' | 'full' | 'medium', side: 'left' | 'right' | 'centre', seed: number): Scene => ({
  where: PLACES[seed % PLACES.length]!,
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  who: [{ kind: 'person', name: 'x', look: randomLook(seed), action: 'hold' }],
  props: [{ icon, word: icon }],
  framing: 'medium',
  view: { size, angle: 'eye', subject: 0, side },
  move: 'push',
  mirrored: false,
  seed,
  shotSeed: seed,
})

test.each(['lantern', 'umbrella', 'book', 'money-bag', 'balloon', 'cup'])('a held %s is wholly inside of the frame', (icon) => {
  for (const [width, height] of SHAPES)
    for (const [i, size] of (['wide', 'full', 'medium'] as const).entries())
      for (const side of ['left', 'right', 'centre'] as const)
        for (const seed of [3, 11, 20]) {
          const scene = sceneWith(icon, size, side, seed + i)
          const frame = viewFrame(width, height, scene.view!)
          const style = styleOf('anime')
          const composition = SETTINGS[scene.where].compose({ frame, time: 'day', weather: 'clear', seed, where: scene.where })
          const { stands, held } = blockView(scene, composition, frame, style)
          expect(held, `${size} ${side} ${width}x${height}`).toHaveLength(1)
          const [stand] = stands
          const bounds = heldBounds(held[0]!, scene, stand!.height)!
          const x = stand!.x + bounds.x * (stand!.facingLeft ? -1 : 1)
          expect(x - bounds.half).toBeGreaterThanOrEqual(-1)
          expect(x + bounds.half).toBeLessThanOrEqual(width + 1)
        }
})

const group = (count: number): Scene['who'] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'person' as const,
    name: 'x',
    look: randomLook(i, { child: false }),
    action: 'stand' as const,
  }))

test.each(SHAPES)('groups of four to twelve stand in rows within %i x %i, no head before another', (width, height) => {
  const frame = viewFrame(width, height, { size: 'full', angle: 'eye', subject: 0, side: 'centre' })
  for (let count = 4; count <= 12; count++) {
    const stands = crowdStands(group(count), frame)
    expect(stands).toHaveLength(count)
    const heads = stands.map(({ x, y, height: h }) => ({ x, y: y - h * 0.82, radius: h * 0.142 }))
    for (const head of heads) {
      expect(head.x - head.radius).toBeGreaterThan(0)
      expect(head.x + head.radius).toBeLessThan(width)
      expect(head.y - head.radius).toBeGreaterThan(0)
    }
    const covered = heads.flatMap((a, i) =>
      heads.slice(i + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < Math.max(a.radius, b.radius) * 0.9),
    )
    expect(covered, `${count} figures`).toEqual([])
  }
})
