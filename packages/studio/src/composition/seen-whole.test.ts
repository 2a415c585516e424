import type { PlaceName } from '../scene/scene.ts'
import { expect, test } from 'vitest'
import { sizeOfThing } from '../props/thing-sizes.ts'
import { SETTINGS } from '../settings/settings.ts'
import { styleOf } from '../styles/styles.ts'
import { figure, sampleScene, type SampleContent, thing } from '../testing/sample-plan.ts'
import { blockView, isSeenWhole, sceneInView } from './view-blocking.ts'
import { viewFrame } from './view-frame.ts'

const SHAPES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const

function blockingOf(content: SampleContent, [width, height]: readonly [number, number]) {
  const scene = sceneInView(sampleScene(content, { storySeed: 3 }))
  const frame = viewFrame(width, height, scene.view!, isSeenWhole(scene))
  const composition = SETTINGS[scene.where].compose({ frame, time: 'day', weather: 'clear', seed: 5, where: scene.where })
  return { scene, frame, ...blockView(scene, composition, frame, styleOf('anime')) }
}

const PLACES: readonly PlaceName[] = ['arctic', 'village', 'forest', 'street', 'beach']

test.each(SHAPES)('animals and things that are seen with their feet stand on the ground, in %d x %d', (...size) => {
  for (const place of PLACES)
    for (const angle of ['eye', 'low'] as const)
      for (const content of [
        { place, cast: [figure('penguin')], camera: { size: 'medium', angle } },
        { place, things: [thing('bicycle')], camera: { size: 'insert', angle } },
      ] as const satisfies readonly SampleContent[]) {
        const { frame, stands, placed } = blockingOf(content, size)
        for (const { y } of [...stands, ...placed.map(({ slot }) => slot)]) {
          expect(Math.abs(y - frame.ground), `${place} ${angle}`).toBeLessThan(frame.height * 0.06)
          expect(y).toBeGreaterThan(frame.horizon + frame.height * 0.08)
        }
      }
})

test.each(['bed', 'sofa'])('a %s beside a person has its real length', (what) => {
  for (const size of ['medium', 'full'] as const) {
    const { stands, placed } = blockingOf({ place: 'room', cast: [figure('woman')], things: [thing(what)], camera: { size } }, SHAPES[0])
    const bed = placed.find(({ prop }) => prop.word === what)!
    expect(bed.slot.size).toBeGreaterThan(stands[0]!.height * 0.85)
  }
  expect(sizeOfThing(what)!.centimetres).toBeGreaterThan(100)
})

test.each(['laptop', 'rake'])('who works with a %s is not seen as a face alone', (what) => {
  const scene = sampleScene(
    { cast: [{ ...figure('woman'), action: 'work' }], things: [thing(what)], camera: { size: 'close' } },
    { storySeed: 3 },
  )
  expect(scene.who[0]).toMatchObject({ action: what === 'rake' ? 'rake' : 'type' })
  expect(scene.view!.size).not.toBe('close')
})
