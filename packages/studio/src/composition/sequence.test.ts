import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomLook } from '../characters/people/person-look.ts'
import { sampleScene } from '../testing/sample-plan.ts'
import type { Scene, SceneActor, SceneProp } from '../scene/scene.ts'
import { compositionsOf } from './sequence.ts'
import type { ShotView } from './view.ts'

const person = (seed: number): SceneActor => ({
  kind: 'person',
  name: 'somebody',
  look: randomLook(seed, {}),
  action: 'stand',
  speaks: false,
})
const thing = (icon: string): SceneProp => ({ icon, word: icon })
const dog: Extract<SceneActor, { kind: 'animal' }> = { kind: 'animal', name: 'dog', animal: 'dog', walking: false }

const sceneOf = (who: readonly SceneActor[], props: readonly SceneProp[], view: Partial<ShotView>, shotSeed = 7): Scene => ({
  ...sampleScene({ place: 'garden' }, { storySeed: 3 }),
  who,
  props,
  shotSeed,
  view: { size: 'wide', angle: 'eye', subject: 0, side: 'left', ...view },
})

const scenes = fc
  .record({
    who: fc.constantFrom([], [person(1)], [person(1), person(2)], [dog], [person(1), dog, person(3)]),
    props: fc.constantFrom([], [thing('red-apple')], [thing('coin'), thing('key')]),
    size: fc.constantFrom(...(['wide', 'full', 'medium', 'close', 'extreme-close', 'insert'] as const)),
    angle: fc.constantFrom(...(['eye', 'low', 'high', 'overhead'] as const)),
    side: fc.constantFrom(...(['left', 'centre', 'right'] as const)),
    shotSeed: fc.nat(10_000),
  })
  .filter(({ size, props }) => size !== 'insert' || props.length > 0)
  .map(({ who, props, shotSeed, ...view }) => sceneOf(who, props, view, shotSeed))

it('a planned shot has another composition at least every three seconds, and none shorter than one', () => {
  fc.assert(
    fc.property(scenes, fc.double({ min: 1, max: 20, noNaN: true }), (scene, seconds) => {
      const parts = compositionsOf(scene, seconds)
      expect(parts[0]).toMatchObject({ startSeconds: 0, scene })
      expect(parts.at(-1)!.endSeconds).toBe(seconds)
      for (const [i, { startSeconds, endSeconds }] of parts.entries()) {
        expect(endSeconds - startSeconds).toBeLessThanOrEqual(3.2)
        if (parts.length > 1) expect(endSeconds - startSeconds).toBeGreaterThanOrEqual(1)
        if (i > 0) expect(startSeconds).toBe(parts[i - 1]!.endSeconds)
      }
    }),
  )
})

it('compositions in a row differ in size, angle or subject, and in their camera move from the first', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const parts = compositionsOf(scene, 11)
      for (let i = 1; i < parts.length; i++) {
        const [{ view: before }, { view }] = [parts[i - 1]!.scene, parts[i]!.scene]
        expect([view!.size, view!.angle, view!.subject]).not.toEqual([before!.size, before!.angle, before!.subject])
      }
      expect(parts[1]!.scene.move).not.toBe(scene.move)
    }),
  )
})

it('what a view is about is in the scene', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      for (const { scene: seen } of compositionsOf(scene, 12)) {
        const { size, subject } = seen.view!
        if (size === 'insert') expect(seen.props[subject]).toBeDefined()
        else if (seen.who.length > 0) expect(seen.who[subject]).toBeDefined()
      }
    }),
  )
})

it('two people are cut against each other from opposite sides', () => {
  const [first, second] = compositionsOf(sceneOf([person(1), person(2)], [], { size: 'close', angle: 'over-shoulder', side: 'centre' }), 5)
  expect(first!.scene.view).toMatchObject({ subject: 0 })
  expect(second!.scene.view).toMatchObject({ subject: 1, angle: 'over-shoulder', side: 'left' })
})

it('a long shot shows what happens to a thing, then comes nearer to who does it', () => {
  const scene = sceneOf([person(1)], [thing('coin'), { ...thing('candle'), event: 'burn' }], { size: 'wide' })
  expect(compositionsOf(scene, 8).map(({ scene: { view } }) => view!.size)).toEqual(['wide', 'insert', 'close'])
  expect(compositionsOf(scene, 8)[1]!.scene.view!.subject).toBe(1)
})

it('after two, the second one to whom it is done is seen from near', () => {
  const scene = sceneOf([person(1), person(2)], [], { size: 'wide' })
  expect(compositionsOf(scene, 5)[1]!.scene.view).toMatchObject({ size: 'close', subject: 1 })
})

it('neighbouring shots of an animal, or of somebody alone, cut to different views', () => {
  for (const who of [[dog], [person(1)], [dog, { ...dog, name: 'puppy' }]]) {
    const cuts = [0, 1, 2, 3].map((shot) => {
      const { view } = compositionsOf(sceneOf(who, [], { size: 'full' }, 11 + shot * 7919), 4)[1]!.scene
      return `${view!.size} ${view!.angle} ${view!.subject}`
    })
    for (let i = 1; i < cuts.length; i++) expect(cuts[i], `${who.length}`).not.toBe(cuts[i - 1])
    expect(new Set(cuts).size).toBeGreaterThanOrEqual(3)
  }
})

it('animals are seen from the other side after a cut', () => {
  const sides = [0, 1, 2, 3].map(
    (shot) => compositionsOf(sceneOf([dog], [], { size: 'medium', side: 'left' }, shot), 4)[1]!.scene.view!.side,
  )
  expect(sides.filter((side) => side === 'right').length).toBeGreaterThanOrEqual(2)
})

it('who climbs is never seen from where it has been', () => {
  const scene = sceneOf([{ ...dog, act: 'climb' }], [], { size: 'medium' })
  for (const {
    scene: { view },
  } of compositionsOf(scene, 8).slice(1))
    expect(view!.size).toBe('full')
})

it('cuts move to a mark nearby', () => {
  const scene = sceneOf([person(1)], [], {})
  expect(compositionsOf(scene, 5, [0.2, 2.35, 4.8])[1]!.startSeconds).toBe(2.35)
})

it('a scene without a view keeps one composition', () => {
  const { view: _, ...scene } = sceneOf([person(1)], [], {})
  expect(compositionsOf(scene, 20)).toEqual([{ startSeconds: 0, endSeconds: 20, scene }])
})

/** Size, angle and subject of each composition of things alone that are first seen from near. */
const viewsOfThings = (icons: readonly string[], seconds: number): string[] =>
  compositionsOf(sceneOf([], icons.map(thing), { size: 'insert' }), seconds).map(
    ({ scene: { view } }) => `${view!.size} ${view!.angle} ${view!.subject}`,
  )

it('what stands on a table is seen from near only, while there is more of it to see', () => {
  expect(viewsOfThings(['hot-beverage'], 5)).toEqual(['insert eye 0', 'insert high 0'])
  expect(viewsOfThings(['hot-beverage', 'red-apple'], 8)).toEqual(['insert eye 0', 'insert high 0', 'insert eye 1'])
  expect(viewsOfThings(['sailboat'], 5)).toEqual(['insert eye 0', 'wide low 0'])
})
