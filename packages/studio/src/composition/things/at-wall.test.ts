import { expect, it } from 'vitest'
import type { Scene } from '../../scene/scene.ts'
import { styleOf } from '../../styles/styles.ts'
import { SETTINGS } from '../../settings/settings.ts'
import { figure, sampleScene, thing } from '../../testing/sample-plan.ts'
import { blockView } from '../view-blocking.ts'
import { viewFrame } from '../view-frame.ts'

const staged = (scene: Scene) => {
  const frame = viewFrame(1280, 720, scene.view!)
  const place = { frame, time: scene.time, weather: scene.weather, seed: 1, where: scene.where }
  return { frame, blocking: blockView(scene, SETTINGS[scene.where].compose(place), frame, styleOf('anime')) }
}

const sceneWith = (what: string, place: string, size: 'full' | 'medium'): Scene =>
  sampleScene({ place, cast: [figure('man')], things: [thing(what)], camera: { size, angle: 'eye', move: 'push' } }, { storySeed: 3 })

it.each(['full', 'medium'] as const)('in a %s view a door is in the back wall of its room, smaller than one beside the figure', (size) => {
  const { frame, blocking } = staged(sceneWith('door', 'bedroom', size))
  const [door] = blocking.placed
  expect(door!.slot.y).toBeLessThan(blocking.stands[0]!.y)
  expect(door!.slot.y).toBeGreaterThan(frame.horizon)
  expect(door!.slot.size).toBeLessThan(blocking.stands[0]!.height * 1.2)
  expect(Math.abs(door!.slot.x - blocking.stands[0]!.x)).toBeGreaterThan(blocking.stands[0]!.height * 0.15)
})

it('no door stands in a field', () => {
  expect(staged(sceneWith('door', 'field', 'full')).blocking.placed).toEqual([])
})
