import { EMPTY_PLAN, type PlanAngle, type PlanSide, type PlanSize, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it } from 'vitest'
import { ANIMAL_KINDS } from '../characters/animals/animal-species.ts'
import { drawnLengthOf } from '../characters/animals/life-size.ts'
import { buildOf } from '../characters/build.ts'
import { BEAT_SECONDS } from '../characters/poses/music-poses.ts'
import { jointsOf } from '../characters/poses/skeleton.ts'
import { HATS, type PersonLook, randomLook } from '../characters/people/person-look.ts'
import { type Action, ACTIONS } from '../characters/poses/pose.ts'
import { sceneOfPlan } from '../scene/plan/scene-of-plan.ts'
import { PLACES, type Scene, type SceneActor } from '../scene/scene.ts'
import type { FigureSlot } from '../settings/setting.ts'
import { SETTINGS } from '../settings/settings.ts'
import { actingPose, inPortrait } from '../stage/acting.ts'
import { walkAt } from '../stage/walking.ts'
import { styleOf } from '../styles/styles.ts'
import { headOf } from './head.ts'
import { blockView, sceneInView } from './view-blocking.ts'
import { isPortrait, shapeOf, type ShotView } from './view.ts'
import { viewFrame } from './view-frame.ts'

const SHAPES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const
/** Lower limit of a face, as a part of the height: captions begin below it. */
const CAPTIONS = { '16:9': 0.82, '9:16': 0.62, '1:1': 0.82 } as const

const person = (look: PersonLook, action: Action = 'stand'): SceneActor => ({
  kind: 'person',
  name: 'somebody',
  look,
  action,
  speaks: false,
})

const sceneWith = (who: SceneActor[], view: Partial<ShotView>, more: Partial<Scene> = {}): Scene => ({
  where: 'garden',
  time: 'day',
  weather: 'clear',
  mood: 'calm',
  who,
  props: [],
  framing: 'wide',
  view: { size: 'wide', angle: 'eye', subject: 0, side: 'left', ...view },
  move: 'push',
  mirrored: false,
  seed: 5,
  shotSeed: 7,
  ...more,
})

function blockingOf(whole: Scene, [width, height]: readonly [number, number]) {
  const scene = sceneInView(whole)
  const frame = viewFrame(width, height, scene.view!)
  const style = styleOf('pixar')
  const composition = SETTINGS[scene.where].compose({ frame, time: 'day', weather: 'clear', seed: 5, where: scene.where })
  return { scene, frame, ...blockView(scene, composition, frame, style) }
}

type Head = { readonly x: number; readonly y: number; readonly radius: number }

/** Heads from the skeleton, in pixels. */
const MUSICAL: ReadonlySet<string> = new Set(['dance', 'sing'])

function headsOf({ scene, stands }: ReturnType<typeof blockingOf>, seconds = 0): Head[] {
  return stands.map((stand, i) => {
    const actor = scene.who[i]!
    if (actor.kind !== 'person') throw new Error('only people have heads here')
    const h = stand.height * actor.look.stature
    const pose = actingPose(actor.action, seconds, 0, scene.mood)
    const isHeld = MUSICAL.has(actor.action) && scene.view && isPortrait(scene.view)
    const { head } = jointsOf(isHeld ? inPortrait(pose) : pose, buildOf(actor.look), h)
    return { x: stand.x + head[0] * (stand.facingLeft ? -1 : 1), y: stand.y + head[1], radius: buildOf(actor.look).headRadius * h }
  })
}

const looks: PersonLook[] = [
  ...HATS.map((hat, i) => ({ ...randomLook(i, {}), hat })),
  ...(['slim', 'broad', 'round'] as const).map((figure, i) => ({ ...randomLook(40 + i, {}), figure })),
  ...[0, 1, 2].map((i) => randomLook(60 + i, { child: true })),
  { ...randomLook(70, {}), old: true },
]
const upright = ACTIONS.filter((action) => action !== 'sleep' && action !== 'lie' && action !== 'ride')
const sides: readonly PlanSide[] = ['left', 'centre', 'right']
const angles: readonly Exclude<PlanAngle, 'selfie' | 'over-shoulder'>[] = ['eye', 'low', 'high', 'overhead']

/** Room above a head for a tall hat, in its radii. */
const HAT_ROOM: Partial<Record<string, number>> = { wizard: 1.1, chef: 0.3 }

it.each(SHAPES)(
  'a face in a close-up fills half of %i×%i, less under a tall hat, which is whole, and stays free of edges and captions',
  (...size) => {
    for (const look of looks)
      for (const action of upright)
        for (const side of sides)
          for (const angle of angles) {
            const blocking = blockingOf(sceneWith([person(look, action)], { size: 'close', side, angle }), size)
            const [head] = headsOf(blocking, action === 'dance' ? BEAT_SECONDS : 0)
            expect(2 * head!.radius).toBeGreaterThanOrEqual(size[1] * (HAT_ROOM[look.hat] ? 0.35 : 0.44))
            expect(head!.y - head!.radius * (1 + (HAT_ROOM[look.hat] ?? 0))).toBeGreaterThan(0)
            expect(head!.y + head!.radius).toBeLessThanOrEqual(size[1] * CAPTIONS[shapeOf(...size)])
            expect(head!.x - head!.radius * 0.89).toBeGreaterThan(0)
            expect(head!.x + head!.radius * 0.89).toBeLessThan(size[0])
          }
  },
)

it.each(SHAPES)('sizes come nearer step by step in %i×%i', (...size) => {
  const sizes: readonly PlanSize[] = ['wide', 'full', 'medium', 'close', 'extreme-close']
  const shares = sizes.map((name) => headsOf(blockingOf(sceneWith([person(looks[0]!)], { size: name }), size))[0]!.radius)
  for (let i = 1; i < shares.length; i++) expect(shares[i]!).toBeGreaterThan(shares[i - 1]! * 1.15)
})

it.each(SHAPES)('no head of a group is cut in %i×%i', (...size) => {
  for (const count of [1, 2, 3])
    for (const name of ['wide', 'full', 'medium'] as const)
      for (const angle of angles)
        for (const side of sides) {
          const cast = looks.slice(0, count).map((look) => person({ ...look, hat: 'none' }))
          const heads = headsOf(blockingOf(sceneWith(cast, { size: name, angle, side }), size))
          expect(heads).toHaveLength(count)
          for (const head of heads) {
            expect(head.y - head.radius).toBeGreaterThan(0)
            expect(head.y + head.radius).toBeLessThan(size[1] * CAPTIONS[shapeOf(...size)])
            expect(head.x - head.radius * 0.8).toBeGreaterThan(0)
            expect(head.x + head.radius * 0.8).toBeLessThan(size[0])
          }
        }
})

it.each(SHAPES)('a whole figure takes more than half of the height of %i×%i', (...size) => {
  const { stands, frame } = blockingOf(sceneWith([person(randomLook(3, {}))], { size: 'full' }), size)
  expect(stands[0]!.height / frame.height).toBeGreaterThan(0.6)
})

it.each(SHAPES)('low and high angles move the horizon and the ground of %i×%i', (...size) => {
  const horizon = (angle: ShotView['angle']): number =>
    viewFrame(...size, { size: 'full', angle, subject: 0, side: 'left' }).horizon / size[1]
  expect(horizon('low')).toBeGreaterThan(0.75)
  expect(horizon('high')).toBeLessThan(0.3)
  expect(horizon('overhead')).toBeLessThan(0)
})

it.each(SHAPES)('an insert shows one thing, its middle free of captions, in %i×%i', (...size) => {
  const props = ['red-apple', 'money-bag'].map((icon) => ({ icon, word: icon }))
  for (const where of PLACES) {
    const { placed, stands } = blockingOf(sceneWith([person(looks[0]!)], { size: 'insert', subject: 1 }, { props, where }), size)
    expect(stands).toEqual([])
    expect(placed.map(({ prop }) => prop.icon)).toEqual(['money-bag'])
    const { y, size: side } = placed[0]!.slot
    expect(side).toBeGreaterThan(Math.min(...size) * 0.5)
    expect(y - side / 2).toBeLessThan(size[1] * CAPTIONS[shapeOf(...size)])
    expect(y).toBeLessThan(size[1] * (shapeOf(...size) === '9:16' ? 0.76 : CAPTIONS[shapeOf(...size)] + 0.03))
  }
})

it.each(SHAPES)('in a medium view every thing beside a figure has a place of its own in %i×%i', (...size) => {
  const props = ['chair', 'chest', 'crescent-moon'].map((icon) => ({ icon, word: icon }))
  for (const side of sides) {
    const { placed } = blockingOf(sceneWith([person(looks[0]!)], { size: 'medium', side }, { props }), size)
    expect(placed.map(({ prop }) => prop.icon)).toEqual(props.map(({ icon }) => icon))
    for (const [i, { slot }] of placed.entries())
      for (const { slot: other } of placed.slice(i + 1)) {
        const isApart = Math.abs(slot.x - other.x) > (slot.size + other.size) * 0.4 || Math.abs(slot.y - other.y) > other.size * 0.6
        expect(isApart).toBe(true)
      }
  }
})

it.each(SHAPES)('an animal alone is whole in a medium view of %i×%i, its head free of captions', (...size) => {
  for (const animal of ANIMAL_KINDS) {
    const actor: SceneActor = { kind: 'animal', name: animal, animal, walking: false }
    const { stands } = blockingOf(sceneWith([actor], { size: 'medium' }), size)
    const [{ x, y, height }] = stands as [FigureSlot]
    const { up, radius } = headOf(actor)
    expect(y - (up + radius) * height, animal).toBeGreaterThan(0)
    expect(y - (up - radius) * height).toBeLessThan(size[1] * CAPTIONS[shapeOf(...size)])
    const length = drawnLengthOf(animal) * height
    expect(x - length / 2).toBeGreaterThan(0)
    expect(x + length / 2).toBeLessThan(size[0])
    expect(length).toBeLessThan(size[0] * 0.85)
  }
})

it.each(SHAPES)('a small animal alone is above the captions in a full view of %i×%i', (...size) => {
  for (const animal of ['frog', 'bird', 'mouse'] as const)
    for (const angle of ['eye', 'low'] as const) {
      const actor: SceneActor = { kind: 'animal', name: animal, animal, walking: false }
      const [stand] = blockingOf(sceneWith([actor], { size: 'full', angle }), size).stands as [FigureSlot]
      const { up, radius } = headOf(actor)
      expect(stand.y - (up - radius) * stand.height).toBeLessThan(size[1] * CAPTIONS[shapeOf(...size)])
    }
})

it('nobody looks over the shoulder of an animal', () => {
  const animals: ShotPlan['cast'] = ['owl', 'bear'].map((what) => ({ id: what, what, action: 'stand', feeling: 'neutral', speaks: false }))
  const view = planned({ cast: animals, camera: { size: 'close', angle: 'over-shoulder', move: 'push' } }, 1).view!
  expect([view.size, view.angle]).toEqual(['medium', 'eye'])
})

it.each(SHAPES)('somebody who lies or sleeps is whole in a full view of %i×%i, and the face is in a close-up', (...size) => {
  for (const action of ['lie', 'sleep'] as const)
    for (const side of sides)
      for (const look of looks.slice(-5)) {
        const [stand] = blockingOf(sceneWith([person(look, action)], { size: 'full', side }), size).stands as [FigureSlot]
        expect(stand.x - stand.height * 0.55 * look.stature).toBeGreaterThan(0)
        expect(stand.x + stand.height * 0.55 * look.stature).toBeLessThan(size[0])
        const [near] = blockingOf(sceneWith([person(look, action)], { size: 'close', side }), size).stands as [FigureSlot]
        const head = (0.5 - buildOf(look).face) * look.stature * near.height * (near.facingLeft ? -1 : 1)
        expect(near.x + head).toBeGreaterThan(size[0] * 0.3)
        expect(near.x + head).toBeLessThan(size[0] * 0.7)
      }
})

it('what a body does is not seen as a face alone', () => {
  const bowing: ShotPlan['cast'] = [{ id: 'a', what: 'woman', action: 'bow', feeling: 'neutral', speaks: false }]
  for (const index of [1, 2])
    expect(planned({ cast: bowing, camera: { size: 'close', angle: 'eye', move: 'push' } }, index).view!.size).toMatch(/medium|full/)
  expect(planned({ camera: { size: 'close', angle: 'eye', move: 'push' } }, 1).view!.size).toBe('close')
})

it.each(SHAPES)('a small animal beside a person is in a medium view of %i×%i', (...size) => {
  const frog: SceneActor = { kind: 'animal', name: 'frog', animal: 'frog', walking: false }
  const { stands } = blockingOf(sceneWith([person(looks[0]!), frog], { size: 'medium' }), size)
  expect(stands[1]!.y).toBeLessThan(size[1])
})

it.each(SHAPES)('in an insert from below a thing stands under the horizon of %i×%i', (...size) => {
  const { placed, frame } = blockingOf(
    sceneWith([], { size: 'insert', angle: 'low' }, { props: [{ icon: 'ship', word: 'ship' }], where: 'sea' }),
    size,
  )
  expect(placed[0]!.slot.y).toBeGreaterThan(frame.horizon)
})

it('over the shoulder of one figure the other is seen alone', () => {
  const { scene } = blockingOf(
    sceneWith([person(looks[0]!), person(looks[1]!)], { size: 'close', angle: 'over-shoulder', subject: 1 }),
    SHAPES[0],
  )
  expect(scene.who).toHaveLength(1)
  expect(scene.who[0]).toMatchObject({ look: looks[1] })
})

it.each(SHAPES)('walkers never freeze in mid-stride in %i×%i', (...size) => {
  for (const count of [1, 2, 3])
    for (const name of ['wide', 'full', 'medium', 'close'] as const) {
      const cast = looks.slice(0, count).map((look) => person(look, 'walk'))
      const blocking = blockingOf(sceneWith(cast, { size: name }), size)
      const stage = { ...blocking, scene: { ...blocking.scene, framing: blocking.framing } } as unknown as Parameters<typeof walkAt>[0]
      const walked = (seconds: number): number =>
        walkAt(stage, blocking.scene.who[0]!, { seconds, duration: 5, speech: [], index: 0 })!.distance / blocking.stands[0]!.height
      expect(walked(1) - walked(0)).toBeGreaterThan(0.2)
    }
})

const plan = (more: Partial<ShotPlan>): ShotPlan => ({
  ...EMPTY_PLAN,
  place: 'street',
  cast: [{ id: 'a', what: 'woman', action: 'stand', feeling: 'neutral', speaks: false }],
  ...more,
})
const planned = (more: Partial<ShotPlan>, shotIndex: number): Scene =>
  sceneOfPlan(plan(more), { storySeed: 4, shotIndex, shotCount: 9, seed: 1 })

it('planned scenes are never mirrored, and their subjects change sides from shot to shot', () => {
  const scenes = Array.from({ length: 9 }, (_, i) => planned({}, i))
  expect(scenes.every(({ mirrored }) => !mirrored)).toBe(true)
  for (let i = 1; i < scenes.length; i++) expect(scenes[i]!.view!.side).not.toBe(scenes[i - 1]!.view!.side)
})

it('views that have nothing to show are replaced', () => {
  expect(planned({ camera: { size: 'insert', angle: 'eye', move: 'push' } }, 1).view!.size).toBe('close')
  expect(planned({ camera: { size: 'close', angle: 'over-shoulder', move: 'push' } }, 1).view!.angle).toBe('eye')
  const moon = [{ what: 'moon', count: 1 }]
  expect(planned({ things: moon, camera: { size: 'medium', angle: 'high', move: 'push' } }, 1).view!.angle).toBe('eye')
  expect(planned({ cast: [], camera: { size: 'close', angle: 'eye', move: 'push' } }, 1).view!.size).toBe('wide')
  expect(
    planned({ cast: [], things: [{ what: 'coin', count: 1 }], camera: { size: 'close', angle: 'eye', move: 'push' } }, 1).view!.size,
  ).toBe('insert')
})

it.each(SHAPES)('nobody is cut by the sides of a full view of %i×%i, whoever is there', (...size) => {
  const whale: SceneActor = { kind: 'animal', name: 'whale', animal: 'whale', walking: false }
  for (const who of [
    [person(looks[0]!), person(looks[1]!)],
    [person(looks[0]!), person(looks[1]!), person(looks[2]!)],
    [whale, person(looks[0]!), person(looks[1]!)],
  ])
    for (const view of ['wide', 'full'] as const) {
      const { stands } = blockingOf(sceneWith(who, { size: view }), size)
      for (const [i, { x, height }] of stands.entries()) {
        if (who[i]!.kind !== 'person') continue
        expect(x - height * 0.15).toBeGreaterThanOrEqual(0)
        expect(x + height * 0.15).toBeLessThanOrEqual(size[0])
      }
    }
})

it('a crowd is seen, not only the thing beside it', () => {
  const things: ShotPlan['things'] = [
    { what: 'penguin', count: 200, event: 'swarm' },
    { what: 'wind', count: 1 },
  ]
  expect(planned({ things, place: 'arctic', camera: { size: 'insert', angle: 'eye', move: 'push' } }, 1).view!.size).toBe('full')
})
