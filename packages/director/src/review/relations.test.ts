import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

const last = (text: string) => directScript(text).at(-1)!

it('furniture is seen as its room', () => {
  const { plan } = last('The old woman sat beside the bed.')
  expect([plan.place, plan.things.map(({ what }) => what)]).toEqual(['bedroom', []])
})

it('nobody stands beside a bathtub', () => {
  expect(last('The boy sat in the bathtub.').plan.cast).toEqual([])
})

it('a position that a picture cannot show is told by words', () => {
  expect(last('Flip the bike upside down.').textOnScreen).not.toEqual([])
})

it('who is inside of something does not stand beside it', () => {
  const { plan } = last('Diogenes lived in a big clay jar.')
  expect(plan.cast.map(({ position }) => position)).toEqual([{ relation: 'in', of: 'jar' }])
})

it('something under the bed is told by words beside it', () => {
  expect(last('Then something under the bed grabbed my ankle.').textOnScreen).toContain('Something under the bed grabbed my ankle')
})
