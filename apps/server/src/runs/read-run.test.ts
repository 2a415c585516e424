import { expect, test } from 'vitest'
import { buildRunView } from '../workflows/testing/run-view.ts'
import { statusAfter } from './cancel-run.ts'
import { characterLook } from './character-look.ts'
import { imageModelOf, seedOf, shareOf, videoModelOf } from './read-run.ts'
import { RunStopped, isStopped } from './run-stopped.ts'
import { isSideRun } from './side-run.ts'

const ofType = (category: string, videoType?: 'singing-dancing') => {
  const view = buildRunView({ category, inputs: videoType ? { videoType } : {} })
  return [imageModelOf(view), videoModelOf(view)]
}

test('a run uses the selected models, else those of its type of story', () => {
  const selected = buildRunView({
    inputs: { advancedSettings: { imageModelConfig: { model: 'gpt' }, videoModelConfig: { model: 'veo2' } } } as object,
  })
  expect([imageModelOf(selected), videoModelOf(selected)]).toEqual(['gpt', 'veo2'])
  expect(ofType('asmr_video')).toEqual(['imagen4', 'veo3_fast'])
  expect(ofType('character_vlog')[0]).toBe('character')
  expect(ofType('music_video', 'singing-dancing')[0]).toBe('flux_kontext')
})

const share = (label: 'image' | 'video', shotId: string, credits: number) => ({ label, shotId, credits, shotIndex: 0 })

test('the share of a shot is that of its medium, and nothing without one', () => {
  const view = buildRunView({ receipt: [share('image', 'a', 15), share('video', 'a', 100), share('image', 'b', 20)] })
  expect([shareOf(view, 'image', 'a'), shareOf(view, 'video', 'a'), shareOf(view, 'image', 'b'), shareOf(view, 'video', 'b')]).toEqual([
    15, 100, 20, 0,
  ])
})

test('a seed is derived from a text, the same on every machine', () => {
  expect([seedOf(''), seedOf('a'), seedOf('story:1')]).toEqual([2166136261, 3826002220, 2762481291])
})

test('the status of a story after a cancelled run: a finished story can be recovered', () => {
  expect(statusAfter({ kind: 'recover', step: 'processing:generating_timeline' })).toBe('failed:generating_timeline')
  expect(statusAfter({ kind: 'export', step: 'processing:user_exporting_video' })).toBe('failed:user_exporting_video')
  expect(statusAfter({ kind: 'generate', step: 'processing:generating_images' })).toBe('failed')
  expect(statusAfter({ kind: 'export', step: 'pending' })).toBe('failed')
})

test('a character has its premade look, a stored one, or its name alone', () => {
  expect(characterLook({ id: 'poppy', name: 'Renamed' })).toMatchObject({ id: 'poppy', name: 'Poppy', look: expect.any(Object) })
  expect(characterLook({ id: 'own', name: 'Ember', modelName: 'x' })).toEqual({ id: 'own', name: 'Ember' })
  expect(characterLook({ id: 'own', modelName: 'Model', look: { hair: 'red' } as never })).toEqual({
    id: 'own',
    name: 'Model',
    look: { hair: 'red' },
  })
  expect([characterLook({ id: 'own' }), characterLook(undefined)]).toEqual([{ id: 'own', name: 'Someone' }, undefined])
})

test('runs of shots, captions and renders leave the status of their story', () => {
  expect(['shots', 'captions', 'render', 'generate', 'export'].map(isSideRun)).toEqual([true, true, true, false, false])
})

test('a stopped run is recognised after a restart, too', () => {
  const restored = Object.assign(new Error('ended'), { name: 'RunStopped' })
  expect([new RunStopped('r'), restored, new Error('ended'), { name: 'RunStopped' }].map(isStopped)).toEqual([true, true, false, false])
})
