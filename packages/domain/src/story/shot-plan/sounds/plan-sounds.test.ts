import { expect, test } from 'vitest'
import { EMPTY_PLAN, type ShotPlan } from '../shot-plan.ts'
import { type ShotSoundTimes, soundsOfPlan } from './plan-sounds.ts'

const times = (change: Partial<ShotSoundTimes> = {}): ShotSoundTimes => ({ shownSeconds: 4, cueSeconds: [], hasEntrance: false, ...change })
const sounds = (plan: Partial<ShotPlan>, change: Partial<ShotSoundTimes> = {}) =>
  soundsOfPlan({ ...EMPTY_PLAN, ...plan }, times(change)).map(({ sound, atSeconds }) => [sound, Number(atSeconds.toFixed(2))])

test('a shot in which nothing enters or happens is silent', () => {
  expect(sounds({ place: 'beach', things: [{ what: 'lighthouse', count: 1 }] })).toEqual([])
})

test('a counter ticks until its number is said', () => {
  const graphic = { template: 'counter', from: 0, to: 1070, decimals: 0 } as const
  expect(soundsOfPlan({ ...EMPTY_PLAN, graphic }, times({ cueSeconds: [2] }))).toEqual([
    { sound: 'tick', atSeconds: 0.3, lengthSeconds: 1.7 },
    { sound: 'thud', atSeconds: 2 },
  ])
})

test('steps of a graphic and lettering are heard as they are said', () => {
  const graphic = { template: 'steps', steps: [{ label: 'Fold' }, { label: 'Press' }, { label: 'Dry' }] } as const
  expect(sounds({ graphic }, { cueSeconds: [0.5, 1.5, 2.5] })).toEqual([
    ['pop', 0.5],
    ['pop', 1.5],
    ['pop', 2.5],
  ])
  const text = [{ words: '1911', role: 'number', at: 1 } as const]
  expect(sounds({ text }, { cueSeconds: [0.8] })).toEqual([['thud', 0.8]])
})

test.each([
  [{ what: 'door', event: 'open' }, 'door'],
  [{ what: 'truck', event: 'drive' }, 'engine'],
  [{ what: 'bell', event: 'ring' }, 'bell'],
  [{ what: 'butterfly', event: 'fly' }, 'wings'],
  [{ what: 'vase', event: 'break' }, 'break'],
] as const)('%o sounds as %s', (thing, sound) => {
  expect(sounds({ things: [{ ...thing, count: 1 }] }).map(([name]) => name)).toEqual([sound])
})

test('a storm thunders, walkers are heard, and nothing is louder than the story: four sounds at most', () => {
  const cast = [{ id: 'a', what: 'old man', action: 'walk', feeling: 'neutral', speaks: false } as const]
  expect(sounds({ weather: 'storm', cast })).toEqual([
    ['steps', 0.2],
    ['thunder', 0.5],
  ])
  const graphic = { template: 'list', items: [{ label: 'a' }, { label: 'b' }] } as const
  expect(sounds({ graphic }, { cueSeconds: [0.2, 0.25, 0.8, 1.4, 2, 2.6], hasEntrance: true })).toHaveLength(4)
})

test('an end card has its own sound, and nothing is heard under it', () => {
  const text = [{ words: 'Late', role: 'key', at: 5 } as const]
  expect(sounds({ text }, { cueSeconds: [3], endCardAt: 1.7, hasEntrance: true })).toEqual([
    ['whoosh', 0],
    ['chime', 1.7],
  ])
})
