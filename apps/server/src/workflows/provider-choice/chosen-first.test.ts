import type { Route } from '@fablecut/generation/provider/routes'
import { expect, test } from 'vitest'
import { toContinuedRunInput } from '../../runs/sound-choice.ts'
import { chosenFirst } from './chosen-first.ts'
import { maySwitchSoundProvider } from './may-switch-provider.ts'

const routeOf = (provider: string) => ({ connection: provider, row: { provider } }) as unknown as Route
const ROUTES = [routeOf('elevenlabs'), routeOf('fal')]
const orderOf = (madeBy: string | undefined, sound: 'music' | 'song' = 'music') =>
  chosenFirst({ input: { ...toContinuedRunInput('music', madeBy) } }, sound, ROUTES).map(({ connection }) => connection)

test('the chosen provider of a sound comes first; the built-in engine has no routes', () => {
  expect(orderOf('fal')).toEqual(['fal', 'elevenlabs'])
  expect(orderOf('builtin')).toEqual([])
})

test('without a choice, and for another sound than the chosen one, the order of the connections counts', () => {
  expect([orderOf(undefined), orderOf('fal', 'song')]).toEqual([
    ['elevenlabs', 'fal'],
    ['elevenlabs', 'fal'],
  ])
})

test('nobody takes the place of a chosen provider, also where others may be taken otherwise', () => {
  expect(() => orderOf('openai')).toThrow('no longer connected')
  const run = { inputs: {}, input: { ...toContinuedRunInput('speech', 'openai') } }
  expect([maySwitchSoundProvider(run, 'speech'), maySwitchSoundProvider(run, 'music')]).toEqual([false, true])
})
