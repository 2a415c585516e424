import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'

const figuresOf = (script: string) => directScript(script).map(({ plan }) => plan.cast.map(({ id, what }) => `${id} ${what}`).join(', '))
const hoursOf = (script: string) => directScript(script).map(({ plan }) => plan.hour)
const shownIn = (script: string) => directScript(script).map(({ shown }) => shown.map(({ what }) => what))

test('a pronoun means the same figure, with the age and gender that other sentences tell', () => {
  expect(figuresOf('The old keeper climbed the stairs. He ran to the cliff. The keeper waved.')).toEqual([
    'figure-1 old man',
    'figure-1 old man',
    'figure-1 old man',
  ])
})

test('two people of different professions are two figures', () => {
  const [first, second] = directScript('The keeper waved. The captain looked at the sea.').map(({ plan }) => plan.cast[0]!.id)
  expect(first).not.toBe(second)
})

test('the hour of something that happens once goes on until another time is told', () => {
  expect(hoursOf('One night, the lamp broke. A ship turned. He ran to the cliff. In the morning, a boat came.')).toEqual([
    'night',
    'night',
    'night',
    'dawn',
  ])
  expect(hoursOf('Every night she counts coins. The bakery sells bread.')).toEqual(['night', 'day'])
})

test('early hours of the clock are night', () => {
  expect(hoursOf('At 2:20 in the morning the ship sank.')).toEqual(['night'])
})

test('the family of the teller is shown, and what pronouns say of them', () => {
  const [first, second] = shownIn('My grandmother never learned to read. She sold fish at the market.')
  expect(first).toContain('grandmother')
  expect(second).toEqual(expect.arrayContaining(['grandmother', 'fish', 'market']))
})

test('furniture named after its room stands in that room', () => {
  expect(directScript('She counted coins on the kitchen table.')[0]!.plan.place).toBe('kitchen')
})

test('what would not happen is not seen happening', () => {
  expect(directScript('The lamp would not burn.')[0]!.plan.things).toEqual([{ what: 'lamp', count: 1 }])
})

test.each([
  ['It asks one question: do they need you?', 'Do they need you?'],
  ['And it can squeeze through a hole the size of a coin.', 'squeeze through a hole'],
  ['You may never go back.', 'never go back'],
])('%s letters whole words: %s', (sentence, words) => {
  expect(directScript(sentence)[0]!.textOnScreen).toContain(words)
})

test('people whose verb could be a noun do what it says', () => {
  expect(shownIn('Farmers plant rice in flooded fields.')[0]!.join()).toContain('farmer')
})

test('the arm of an octopus is no human arm', () => {
  expect(shownIn('An octopus has three hearts. Each arm can taste what it touches.')[1]).not.toContain('arm')
})
