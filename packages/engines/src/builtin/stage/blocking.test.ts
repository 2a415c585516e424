import { expect, it } from 'vitest'
import { buildOf } from '../characters/build.ts'
import type { AnimalKind } from '../characters/animals/animal-kinds.ts'
import { inventLook } from '../characters/people/person-look.ts'
import type { Action } from '../characters/poses/pose.ts'
import { FRAMINGS, type Framing, type PlaceName, type Scene, type SceneActor, type SceneProp } from '../scene/scene.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { type Blocking, block } from './blocking.ts'
import { frameOf } from './frame.ts'

const somebody = (action: Action, child = false, seed = 3): SceneActor => ({
  kind: 'person',
  name: 'somebody',
  look: inventLook(seed, { child }),
  action,
})
const beast = (animal: AnimalKind): SceneActor => ({ kind: 'animal', name: animal, animal, walking: false })
const thing = (icon: string): SceneProp => ({ icon, word: icon })

function blocked(
  who: SceneActor[],
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
    who,
    props,
    framing,
    move: 'push',
    mirrored: false,
    seed: 5,
    shotSeed: 1,
  }
  return block(scene, SETTINGS[where].compose({ frame, time: 'day', weather: 'clear', seed: 5, where }), frame, style)
}

const SIZES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const
const CASTS = [
  [somebody('talk'), somebody('talk', false, 4)],
  [somebody('talk'), somebody('talk', true)],
  [somebody('dance'), somebody('dance', false, 4), somebody('dance', true)],
  [somebody('sit'), beast('dog')],
  [somebody('sleep'), somebody('stand')],
]

it('everybody is in the shot and no face hides another', () => {
  for (const size of SIZES)
    for (const who of CASTS)
      for (const framing of FRAMINGS) {
        const { stands } = blocked(who, size, framing)
        expect(stands).toHaveLength(who.length)
        const heads = stands.map(({ x, height }, i) => {
          const actor = who[i]!
          const r = actor.kind === 'person' ? buildOf(actor.look).r * height * actor.look.stature : height * 0.09
          return [x - r, x + r] as const
        })
        const [first, ...others] = heads.toSorted((a, b) => a[0] - b[0])
        others.reduce((last, next) => (expect(next[0]).toBeGreaterThan(last[1]), next), first!)
      }
})

it('who holds has the thing in hand, and it stands nowhere else', () => {
  for (const [action, icon] of [
    ['hold', 'lantern'],
    ['walk', 'umbrella'],
    ['sit', 'book'],
  ] as const) {
    const { held, placed } = blocked([somebody(action)], [1280, 720], 'medium', 'street', [thing(icon), thing('car')])
    expect(held.map(({ prop }) => prop.icon)).toEqual([icon])
    expect(placed.map(({ prop }) => prop.icon)).toEqual(['car'])
  }
})

it('nobody carries a house, and beasts carry nothing', () => {
  expect(blocked([somebody('hold')], [1280, 720], 'wide', 'field', [thing('house')]).held).toEqual([])
  expect(blocked([beast('dog')], [1280, 720], 'wide', 'field', [thing('lantern')]).held).toEqual([])
})

/** Half the height of a head alone in a near shot. */
function headOf(child: boolean): number {
  const actor = somebody('stand', child) as Extract<SceneActor, { kind: 'person' }>
  const { framing, stands } = blocked([actor], [1280, 720], 'close')
  expect(framing).toBe('close')
  return stands[0]!.height * actor.look.stature * buildOf(actor.look).r
}

it('a near shot is as near to a child as to an adult', () => {
  expect(headOf(true) / headOf(false)).toBeGreaterThan(0.9)
})
