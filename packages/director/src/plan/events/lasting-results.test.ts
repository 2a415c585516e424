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

it.each([
  'The vase broke. The new mayor said nothing. The vase lay on the floor.',
  'The vase broke. Her health was good again. The vase lay on the floor.',
  'The vase broke. They rebuilt the barn. The vase lay on the floor.',
  'The vase broke. Nobody could repair the vase. The vase lay on the floor.',
])('what is said of something else repairs nothing: %s', (script) => {
  expect(stateOf(script, 2, 'vase')).toBe('cracked')
})

it.each([
  'The vase broke. The vase was repaired. The vase stood on the table.',
  'The vase broke. She glued it together. The vase stood on the table.',
  'The vase broke. A new vase stood on the table. The vase shone.',
  'The vase broke. The vase was whole again. The vase stood on the table.',
])('what is repaired or new is whole: %s', (script) => {
  expect(stateOf(script, 2, 'vase')).toBeUndefined()
})

it('a lid and a tap that is closed last no longer than their sentence says', () => {
  const soup = 'Cover the pot and let the soup simmer. Lift the lid and stir the soup in the pot. Serve the soup.'
  expect(stateOf(soup, 0, 'pot')).toBe('covered')
  expect(stateOf(soup, 1, 'pot')).toBeUndefined()
  const tap = 'The tap drips all night. No more drips from the tap. The next night the tap dripped.'
  expect(stateOf(tap, 1, 'tap')).toBe('dry')
  expect(stateOf(tap, 2, 'tap')).toBeUndefined()
})

it.each(['can break', 'may break', 'must be broken', 'could be broken', 'might have been broken'])(
  'what only %s is whole in the shots behind it',
  (verb) => {
    expect(stateOf(`The vase ${verb}. The vase stood on the table. It was a long time ago.`, 1, 'vase')).toBeUndefined()
  },
)
