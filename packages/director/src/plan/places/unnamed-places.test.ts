import { describe, expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const shownIn = (script: string) => directScript(script).map(({ shown }) => shown.map(({ what }) => what))
const placesOf = (script: string, language = 'en') => directScript(script, { language }).map(({ plan }) => plan.place)

describe('animals of which no place is told', () => {
  it.each([
    ['A hedgehog called a squirrel.', 'forest'],
    ['A beaver and an otter looked at each other.', 'river'],
    ['A seal and a penguin looked at each other.', 'arctic'],
    ['Der Igel wachte auf.', 'forest', 'de'],
  ])('are seen where they live: %s', (script, place, language = 'en') => {
    expect(placesOf(script, language)).toEqual([place])
  })

  it('are where the story last was if they may be there', () => {
    expect(placesOf('A frog sat in the garden. A snail passed.').at(-1)).toBe('garden')
  })
})

it('the target of a movement along the water is a place', () => {
  expect(placesOf('The hedgehog rolled down to the river bank.')).toEqual(['river'])
})

it('the sun of a script about polar bears shines on the Arctic', () => {
  const [, sun] = directScript('A polar bear digs in the snow. In spring the sun comes back.')
  expect(sun!.plan.place).toBe('arctic')
})

describe('people of which no place is told', () => {
  it.each([
    ['Your back hurts because you sit for eleven hours a day.', 'plain'],
    ['If your leg goes numb, a doctor talks to you.', 'hospital'],
    ['She ran without looking back.', 'plain'],
    ['The princess cried. A witch laughed at her.', 'castle'],
  ])('are where what they do is done: %s', (script, place) => {
    expect(placesOf(script)[0]).toBe(place)
  })

  it('are in a place of their time', () => {
    expect(placesOf('Epictetus was born a slave. He cried.').at(-1)).toBe('ruins')
  })
})

describe('young animals and kin', () => {
  it('cubs and the bear of a polar bear are polar bears', () => {
    const [, cubs, bear] = shownIn('A polar bear digs in the snow. Two cubs are born. The bear waits for hours.')
    expect(cubs!.join()).toContain('polar bear')
    expect(bear!.join()).toContain('polar bear')
  })

  it('somebody in a tale of animals is no person', () => {
    const [, crying] = shownIn('A little hedgehog lived under an oak. One evening he heard somebody crying.')
    expect(crying!.join()).not.toContain('person')
  })

  it('what is in a stomach is not seen', () => {
    const [, mother] = shownIn('Emperor penguins walk on the ice. The mother returns with a stomach full of fish.')
    expect(mother!.join()).toContain('penguin')
    expect(mother).not.toContain('fish')
  })

  it('who eats nothing is not eating', () => {
    const [, eats] = directScript('A polar bear digs in the snow. For months she eats nothing.')
    expect(eats!.plan.cast[0]?.action).not.toBe('eat')
  })
})

it.each([
  ['On the coast of Antarctica, the wind howls.', 'arctic'],
  ['On the coast of Portugal, the wind howls.', 'beach'],
])('polar coasts have ice: %s', (script, place) => {
  expect(placesOf(script)).toEqual([place])
})
