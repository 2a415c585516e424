import { describe, expect, it } from 'vitest'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { directScript } from '../../direct-script.ts'

/** `what relation what` of all that has a position. */
function positionsOf({ cast, things }: ShotPlan): string[] {
  const nameOf = (key: string) => cast.find(({ id }) => id === key)?.what ?? things.find(({ what }) => what === key)?.what
  return [...cast, ...things].flatMap(({ what, position }) => (position ? [`${what} ${position.relation} ${nameOf(position.of)}`] : []))
}
const positionsIn = (text: string): string[] => positionsOf(directScript(text).at(-1)!.plan)

describe('where things and figures are', () => {
  it.each([
    ['Behind the sofa a mouse was hiding.', 'mouse behind sofa'],
    ['The dog slept under the table.', 'dog under table'],
    ['A black cat sat on the piano and watched me.', 'black cat on piano'],
    ['The boy jumped into the boat.', 'boy in boat'],
    ['She put the key into the drawer and locked it.', 'key in drawer'],
    ['A lantern hung from the branch.', 'lantern under branch'],
    ['An umbrella hung above the bed.', 'umbrella above bed'],
    ['Nine candles burned on the cake.', 'candle on cake'],
    ['A suitcase stood in the hall, and on top of it sat a cat.', 'cat on suitcase'],
    ['An octopus can squeeze its whole body into a bottle.', 'octopus in bottle'],
    ['A neighbor had been watching from behind the fence.', 'neighbor behind fence'],
    ['An old man sells you a steaming bowl of snails.', 'snail in bowl'],
    ['A clay pot full of coins lay on the ground.', 'coin in clay pot'],
    ['The farmer was digging behind the barn.', 'farmer behind barn'],
    ['A penguin balances an egg on his feet.', 'egg in-front penguin'],
    ['The old sailor had a parrot that sat on his shoulder.', 'parrot on old sailor'],
  ])('%s', (text, expected) => {
    expect(positionsIn(text)).toContain(expected)
  })

  it('what is at something whose noun alone has no sure sense is drawn with it', () => {
    const { things } = directScript('She found a key under the mat.').at(-1)!.plan
    expect(things.map(({ what }) => what)).toEqual(['key', 'doormat'])
  })

  it('all of a row and all figures of a kind are there', () => {
    expect(positionsIn('The bread and the cheese lay on a tray.')).toEqual(['bread on tray', 'cheese on tray'])
    expect(positionsIn('Two foxes sat around the fire.')).toEqual(['fox around fire', 'fox around fire'])
  })

  it.each([
    'She read a book on birds.',
    'He knocked on the door and looked behind the tree.',
    'The sun turns every car into an oven.',
    'The cat was never under the table.',
    'He climbed over the fence and saw a horse.',
    'Nothing was as old as the clock in the tower.',
  ])('nothing is placed: %s', (text) => {
    expect(positionsIn(text)).toEqual([])
  })

  it('a position of something that is not drawn in the end is dropped', () => {
    for (const { plan } of directScript(
      'In 1750 a sailor found a map on an old ship. The ship lay in a bay. Rats ran around the ship. He hid the map behind a barrel.',
    ))
      for (const { position } of [...plan.cast, ...plan.things])
        if (position) expect([...plan.cast.map(({ id }) => id), ...plan.things.map(({ what }) => what)]).toContain(position.of)
  })

  it('who is at something on a card is seen there, with the others or not at all', () => {
    const script = 'The camp was quiet. The children sat around the fire and said nothing about it. Nobody slept.'
    const { form, place } = directScript(script)[1]!.plan
    expect([form, place]).toEqual(['scene', 'plain'])
  })

  it('what is at the narrator is at them under their id', () => {
    const script = 'I was tired. I sat at the table and a cat slept on my lap. I cried and I waited. My phone rang.'
    const catIn = (cast: { id: string; name: string }[]) => directScript(script, { cast })[1]!.plan.cast.find(({ what }) => what === 'cat')
    expect(catIn([])?.position).toEqual({ relation: 'in-front', of: 'teller' })
  })

  it('a card shows what its thing is on', () => {
    const { things } = directScript(
      'My neighbor swore that his house was haunted. Every night a candle appeared on the shelf. Nobody knew who had lit the candle on the shelf.',
    )[1]!.plan
    expect(things).toEqual([
      expect.objectContaining({ what: 'candle', position: { relation: 'on', of: 'shelf' } }),
      expect.objectContaining({ what: 'shelf' }),
    ])
  })
})
