import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const last = (text: string) => directScript(text).at(-1)!
const thingsOf = (text: string) => last(text).plan.things.map(({ what }) => what)

it('what is balanced on a foot is not drawn beside it', () => {
  expect(thingsOf('A penguin balances an egg on his feet.')).not.toContain('egg')
})

it('what hangs above furniture is seen alone', () => {
  expect(thingsOf('An umbrella hangs above the bed.')).toEqual(['umbrella'])
})

it('furniture is seen as its room', () => {
  const { plan } = last('The old woman sat beside the bed.')
  expect([plan.place, plan.things.map(({ what }) => what)]).toEqual(['bedroom', []])
})

it('an animal behind furniture is in its room', () => {
  const { plan } = last('The cat is hiding behind the sofa.')
  expect([plan.place, plan.things]).toEqual(['room', []])
})

it('nobody stands beside a bathtub', () => {
  expect(last('The boy sat in the bathtub.').plan.cast).toEqual([])
})

it('a position that a picture cannot show is told by words', () => {
  expect(last('Flip the bike upside down.').textOnScreen).not.toEqual([])
})

it('who is inside of something does not stand beside it', () => {
  const { plan, textOnScreen } = last('Diogenes lived in a big clay jar.')
  expect(plan.things.map(({ what }) => what)).not.toContain('jar')
  expect(textOnScreen.join(' ')).toContain('in a clay jar')
})

it('something under the bed is told by words beside it', () => {
  expect(last('Then something under the bed grabbed my ankle.').textOnScreen).toContain('Something under the bed grabbed my ankle')
})
