import { expect, it } from 'vitest'
import { directScenes as directScript } from '../testing/direct-scenes.ts'

const last = (text: string) => directScript(text).at(-1)!.plan

it.each(['Wipe the old grease off with a towel.', 'Blend it all with a handful of basil.'])(
  'a command whose object has no picture is not shown by the rest: %s',
  (text) => {
    expect(last(text).things).toEqual([])
  },
)

it('a command whose object has a picture shows it', () => {
  expect(last('Cut the onion with a knife.').things.map(({ what }) => what)).toContain('onion')
})

it.each(['Residents were told to leave the harbor.', 'People were throwing their furniture out.', 'The soldiers searched the rubble.'])(
  'nobody only stands there: %s',
  (text) => {
    expect(last(text).cast).toEqual([])
    expect(last(text).place).toBeUndefined()
  },
)

it('who does what a figure can be seen doing is shown', () => {
  expect(last('The girl swam in the sea.').cast[0]?.action).toBe('swim')
})

it.each(['A generator floats in the river.', 'Hope is a small candle in a dark room.'])('no empty place: %s', (text) => {
  expect(last(text).place).toBeUndefined()
})

it('nobody works on nothing where what is built has no picture', () => {
  expect(last('The carpenter built an altar.').cast).toEqual([])
  expect(last('The carpenter built a boat.').cast).not.toEqual([])
})

it('we are two', () => {
  expect(last('I met him. My heart was full. We danced in the kitchen.').cast).toHaveLength(2)
})

it('a reason tells no hour', () => {
  expect(last('Drink a glass of water, because you lose water at night.').hour).toBe('day')
  expect(last('At night the owl hunts.').hour).toBe('night')
})
