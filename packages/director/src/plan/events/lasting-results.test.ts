import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const stateOf = (script: string, sentence: number, what: string): string | undefined =>
  directScript(script, { language: 'en' })[sentence]!.plan.things.find((thing) => thing.what === what)?.state

it('what is chopped is in pieces in the steps behind it, but not while it is cut', () => {
  const script = 'Chop one onion. Fry the onion in the pan. Serve the soup.'
  expect(stateOf(script, 0, 'onion')).toBeUndefined()
  expect(stateOf(script, 1, 'onion')).toBe('chopped')
})

it('what has broken is broken until it is mended', () => {
  const script = 'The mirror fell and shattered. The mirror lay on the floor. She repaired the mirror. The mirror hung on the wall.'
  expect(stateOf(script, 1, 'mirror')).toBe('cracked')
  expect(stateOf(script, 3, 'mirror')).toBeUndefined()
})

it('another one of its kind is whole', () => {
  expect(stateOf('The vase broke. Nobody said a word. He bought a vase at the market.', 2, 'vase')).toBeUndefined()
})
