import { expect, it } from 'vitest'
import { buildOf } from '../characters/build.ts'
import type { AnimalKind } from '../characters/animals/animal-species.ts'
import { randomLook } from '../characters/people/person-look.ts'
import type { Action } from '../characters/poses/pose.ts'
import { FRAMINGS, type Framing, type PlaceName, type Scene, type SceneActor, type SceneProp } from '../scene/scene.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { type Blocking, chooseBlocking } from './blocking.ts'
import { frameOf } from './frame.ts'

const personWith = (action: Action, child = false, seed = 3): SceneActor => ({
  kind: 'person',
  name: 'somebody',
  look: randomLook(seed, { child }),
  action,
})
const animalOf = (animal: AnimalKind): SceneActor => ({ kind: 'animal', name: animal, animal, walking: false })
const propOf = (icon: string): SceneProp => ({ icon, word: icon })

function blockingOf(
  cast: SceneActor[],
  size: readonly [number, number],
  framing: Framing,
  where: PlaceName = 'garden',
  props: SceneProp[] = [],
): Blocking {
  const frame = frameOf(...size)
  const style = styleOf('pixar')
  const scene: Scene = {
    where,
    time: 'day',
    weather: 'clear',
    mood: 'calm',
    who: cast,
    props,
    framing,
    move: 'push',
    mirrored: false,
    seed: 5,
    shotSeed: 1,
  }
  return chooseBlocking(scene, SETTINGS[where].compose({ frame, time: 'day', weather: 'clear', seed: 5, where }), frame, style)
}

const SIZES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const
const CASTS = [
  [personWith('talk'), personWith('talk', false, 4)],
  [personWith('talk'), personWith('talk', true)],
  [personWith('dance'), personWith('dance', false, 4), personWith('dance', true)],
  [personWith('sit'), animalOf('dog')],
  [personWith('sleep'), personWith('stand')],
]

it('all figures are in the frame and no faces overlap', () => {
  for (const size of SIZES)
    for (const who of CASTS)
      for (const framing of FRAMINGS) {
        const { stands } = blockingOf(who, size, framing)
        expect(stands).toHaveLength(who.length)
        const heads = stands.map(({ x, height }, i) => {
          const actor = who[i]!
          const r = actor.kind === 'person' ? buildOf(actor.look).headRadius * height * actor.look.stature : height * 0.09
          return [x - r, x + r] as const
        })
        const [first, ...others] = heads.toSorted((a, b) => a[0] - b[0])
        others.reduce((last, next) => (expect(next[0]).toBeGreaterThan(last[1]), next), first!)
      }
})

it('a held prop is in the hand and not also placed in the scene', () => {
  for (const [action, icon] of [
    ['hold', 'lantern'],
    ['walk', 'umbrella'],
    ['sit', 'book'],
  ] as const) {
    const { held, placed } = blockingOf([personWith(action)], [1280, 720], 'medium', 'street', [propOf(icon), propOf('car')])
    expect(held.map(({ prop }) => prop.icon)).toEqual([icon])
    expect(placed.map(({ prop }) => prop.icon)).toEqual(['car'])
  }
})

it('large props are not held, and animals hold nothing', () => {
  expect(blockingOf([personWith('hold')], [1280, 720], 'wide', 'field', [propOf('house')]).held).toEqual([])
  expect(blockingOf([animalOf('dog')], [1280, 720], 'wide', 'field', [propOf('lantern')]).held).toEqual([])
})

/** Half the head height of a single figure in a close-up, in pixels. */
function headRadius(child: boolean): number {
  const actor = personWith('stand', child) as Extract<SceneActor, { kind: 'person' }>
  const { framing, stands } = blockingOf([actor], [1280, 720], 'close')
  expect(framing).toBe('close')
  return stands[0]!.height * actor.look.stature * buildOf(actor.look).headRadius
}

it('heads of children and adults have about the same size in a close-up', () => {
  expect(headRadius(true) / headRadius(false)).toBeGreaterThan(0.9)
})
