import { expect, it } from 'vitest'
import { chooseCameraMove, type ShotContext } from './choose-move.ts'

const shot = (prompt: string, more: Partial<ShotContext> = {}): ShotContext => ({
  prompt,
  shotIndex: 2,
  shotCount: 8,
  storySeed: 5,
  weather: 'clear',
  mood: 'calm',
  who: [],
  ...more,
})

it.each([
  ['She suddenly finds a secret door', 'push'],
  ['Der Zug fährt durch das Land', 'pan-right'],
  ['A rocket flies to the stars', 'crane-up'],
  ['The coin sinks in the well', 'crane-down'],
  ['He is alone in the empty hall', 'pull'],
  ['People dance on the market', 'orbit'],
] as const)('%s: %s', (prompt, move) => {
  expect(chooseCameraMove(shot(prompt))).toBe(move)
})

it('the last shot pulls back, a storm shakes, a walking figure is panned along', () => {
  expect(chooseCameraMove(shot('The sea', { shotIndex: 7 }))).toBe('pull')
  expect(chooseCameraMove(shot('The sea', { weather: 'storm' }))).toBe('shake')
  expect(chooseCameraMove(shot('A fox', { who: [{ kind: 'animal', name: 'fox', animal: 'fox', walking: true }] }))).toBe('pan-right')
})

it('without cues a story has at least four moves and never the same twice in a row', () => {
  for (let storySeed = 0; storySeed < 12; storySeed++) {
    const moves = Array.from({ length: 9 }, (_, shotIndex) => chooseCameraMove(shot('A lamp', { shotIndex, shotCount: 10, storySeed })))
    expect(new Set(moves).size).toBeGreaterThanOrEqual(4)
    for (let i = 1; i < moves.length; i++) expect(moves[i]).not.toBe(moves[i - 1])
  }
})
