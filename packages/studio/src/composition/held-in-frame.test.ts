import { expect, test } from 'vitest'
import { randomLook } from '../characters/people/person-look.ts'
import { PLACES, type Scene } from '../scene/scene.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { handsApart, heldBounds, withoutCrossedTools } from './held-in-frame.ts'
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

const slots = (...all: (readonly [x: number, facingLeft: boolean])[]) =>
  all.map(([x, facingLeft]) => ({ x, y: 600, height: 300, facingLeft }))
const tailors = (count: number, action: 'stand' | 'hug' = 'stand'): Scene['who'] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'person', name: 'tailor', look: { ...randomLook(i), tool: 'scissors' }, action }))
const cupsOf = (...actors: number[]) => actors.map((actor) => ({ prop: { icon: 'cup', word: 'cup' }, actor, carry: 'hand' as const }))

test('the hands of neighbours with something in them do not meet', () => {
  const near = handsApart(slots([300, false], [480, true], [640, true]), { who: tailors(3) }, cupsOf(0, 1, 2))
  expect(near.map(({ facingLeft }) => facingLeft)).toEqual([false, false, false])
})

test.each([
  ['far from each other', slots([300, false], [700, true]), tailors(2), cupsOf(0, 1)],
  ['who hug', slots([300, false], [420, true]), tailors(2, 'hug'), cupsOf(0, 1)],
  ['of whom one has free hands', slots([300, false], [480, true]), tailors(2), cupsOf(1)],
])('two %s go on facing each other', (_, stands, who, held) => {
  expect(handsApart(stands, { who }, held)).toEqual(stands)
})

const toolsAt = (...at: Parameters<typeof slots>): boolean[] =>
  withoutCrossedTools(tailors(2), slots(...at)).map((one) => one.kind === 'person' && one.look.tool !== undefined)

test('whoever has somebody within reach of a tool has none', () => {
  expect(toolsAt([300, false], [440, true])).toEqual([false, false])
  expect(toolsAt([300, false], [510, true])).toEqual([false, false])
  expect(toolsAt([300, false], [510, false])).toEqual([true, true])
  expect(toolsAt([300, false], [440, false])).toEqual([false, true])
  expect(toolsAt([300, true], [440, false])).toEqual([true, true])
  expect(toolsAt([300, false], [700, true])).toEqual([true, true])
})
