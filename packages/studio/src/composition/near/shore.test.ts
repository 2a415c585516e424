import { expect, test } from 'vitest'
import type { PlaceName } from '../../scene/scene.ts'
import type { Place } from '../../settings/setting.ts'
import { figure, sampleScene, type SampleContent } from '../../testing/sample-plan.ts'
import { SETTINGS } from '../../settings/settings.ts'
import { composeAtShore } from './shore.ts'
import { buildStage } from '../../stage/build-stage.ts'
import type { Style } from '../../styles/style.ts'
import { styleOf } from '../../styles/styles.ts'
import { isSeenWhole, sceneInView } from '../view-blocking.ts'
import { viewFrame } from '../view-frame.ts'

const SHAPES = [
  [1280, 720],
  [720, 1280],
  [720, 720],
] as const

/** The grounds, in parts of the height, with which the scenery of a scene is composed. */
function groundsOf(content: SampleContent & { readonly place: PlaceName }, [width, height]: readonly [number, number]): number[] {
  const scene = sceneInView(sampleScene(content, { storySeed: 3 }))
  const frame = viewFrame(width, height, scene.view!, isSeenWhole(scene))
  const grounds: number[] = []
  const compose = (place: Place) => {
    grounds.push(place.frame.ground / height)
    return SETTINGS[content.place].compose(place)
  }
  const { composition, place } = composeAtShore(
    { ...SETTINGS[content.place], compose },
    { frame, time: 'day', weather: 'clear', seed: 5, where: content.place },
    scene,
  )
  const { slots, figureSlots } = composition
  expect(place.frame.ground / height).toBe(grounds.at(-1))
  const usual = SETTINGS[content.place].compose({ frame, time: 'day', weather: 'clear', seed: 5, where: content.place })
  expect(figureSlots).toEqual(usual.figureSlots)
  expect(slots.filter(({ kind }) => kind === 'ground')).toEqual(usual.slots.filter(({ kind }) => kind === 'ground'))
  return grounds
}

const SHORES: readonly PlaceName[] = ['arctic', 'beach', 'sea', 'river']

test.each(SHAPES)('near views of a shore show its ground, from every angle, in %d x %d', (...size) => {
  for (const place of SHORES)
    for (const angle of ['eye', 'high', 'overhead'] as const)
      for (const what of ['woman', 'penguin'])
        expect(
          groundsOf({ place, cast: [figure(what)], camera: { size: 'medium', angle } }, size).at(-1),
          `${place} ${angle} ${what}`,
        ).toBeLessThanOrEqual(0.9)
})

test('who swims has water all around', () => {
  for (const cast of [[{ ...figure('woman'), action: 'swim' as const }], [figure('shark')]])
    expect(groundsOf({ place: 'sea', cast, camera: { size: 'medium', angle: 'eye' } }, SHAPES[0])).toHaveLength(1)
})

test('a place without a shore stays as it is', () => {
  expect(groundsOf({ place: 'forest', cast: [figure('woman')], camera: { size: 'medium', angle: 'high' } }, SHAPES[0])).toHaveLength(1)
})

test('a style and the state of a place go by the ground with which the shore was composed', async () => {
  const scene = sampleScene({ place: 'beach', cast: [figure('woman')], camera: { size: 'medium', angle: 'eye' } }, { storySeed: 3 })
  const grounds: number[] = []
  const compose: Style['compose'] = (composition, { frame }) => {
    grounds.push(frame.ground)
    return composition
  }
  const { frame } = await buildStage(scene, { ...styleOf('anime'), compose }, 320, 180)
  expect(grounds[0]! / 180).toBeLessThanOrEqual(0.9)
  expect(grounds[0]).toBeLessThan(frame.ground)
})
