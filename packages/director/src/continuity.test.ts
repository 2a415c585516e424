import { expect, test } from 'vitest'
import { directScenes as directScript } from './testing/direct-scenes.ts'

const figuresOf = (script: string) => directScript(script).map(({ plan }) => plan.cast.map(({ id, what }) => `${id} ${what}`).join(', '))
const hoursOf = (script: string) => directScript(script).map(({ plan }) => plan.hour)
const placesOf = (script: string) => directScript(script).map(({ plan }) => plan.place)
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

test('the family of the narrator is shown, and what pronouns say of them', () => {
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
  ['It can squeeze through a hole the size of a coin.', 'It can squeeze through a hole the size of a coin'],
  ['You may never go back.', 'You may never go back'],
])('%s letters whole words: %s', (sentence, words) => {
  expect(directScript(sentence)[0]!.textOnScreen).toContain(words)
})

test('people whose verb could be a noun do what it says', () => {
  expect(shownIn('Farmers plant rice in flooded fields.')[0]!.join()).toContain('farmer')
})

test('the arm of an octopus is no human arm', () => {
  expect(shownIn('An octopus has three hearts. Each arm can taste what it touches.')[1]).not.toContain('arm')
})

test('a name that nothing is known of is the man or woman that the next sentence tells of', () => {
  const [first, second, third] = directScript('Kipchoge wakes up at five. He writes into a notebook. He runs.').map(({ plan }) => plan)
  expect(first!.cast.map(({ what }) => what)).toEqual(['man'])
  expect(second!.cast.map(({ what }) => what)).toEqual(['man'])
  expect(third!.cast[0]!.id).toBe(second!.cast[0]!.id)
})

test('they are as many as were counted, and what was done to them stays an object', () => {
  const plans = directScript('Two men rang the bell. They cut thirteen paintings out. One of them was old.').map(({ plan }) => plan)
  expect(plans[1]!.cast).toHaveLength(2)
  expect(plans[2]!.things.map(({ what }) => what)).toEqual(['painting'])
})

test('ships that land or drop an anchor do not fall', () => {
  expect(directScript('Twelve ships landed in Sicily.')[0]!.plan.things[0]!.event).not.toBe('fall')
  expect(directScript('The ship dropped its anchor.')[0]!.plan.things.find(({ what }) => what === 'ship')!.event).toBeUndefined()
})

test('the dead are not seen alive', () => {
  expect(directScript('Most of the sailors were dead.')[0]!.plan.cast).toEqual([])
})

test('what doubled once is twice as much, not eight times', () => {
  const { graphic } = directScript('But wages doubled, because workers were rare.')[0]!.plan
  expect(graphic).toMatchObject({ template: 'stack', columns: [{ value: '1×' }, { value: '2×' }] })
})

test('a comparison in passing is no relation of the subject', () => {
  expect(
    directScript('Each packet travels through cables under the ocean, thinner than a garden hose.')[0]!.textOnScreen.join(),
  ).not.toContain('<')
})

test('mourning goes on over the sentences behind it', () => {
  const moods = directScript('They buried their grandfather. The family holds hands. A boy looks at the door. The happy dog plays.').map(
    ({ plan }) => plan.mood,
  )
  expect(moods).toEqual(['sad', 'sad', 'sad', 'happy'])
})

test('who follows a setting is the subject, and many', () => {
  const { cast } = directScript('In a small town in Paraguay, children live on a landfill.')[0]!.plan
  expect(cast.map(({ what }) => what)).toEqual(['child', 'child', 'child'])
})

test.each([
  ['My cat opens the lid. He sits on my chest.', 'chest'],
  ['Soon thirty children played Mozart.', 'man'],
])('%s shows no %s', (script, name) => {
  expect(
    directScript(script)
      .at(-1)!
      .shown.map(({ what }) => what),
  ).not.toContain(name)
})

test('a number in words at the start is no name, and an hour has no noun', () => {
  expect(directScript('Seventeen percent of the forest is already gone.')[0]!.textOnScreen).not.toContain('Seventeen')
  expect(directScript('My cat wakes me at five every morning.')[0]!.textOnScreen.join()).not.toMatch(/\d morning/u)
})

test('a sentence is about whom its main clause tells of', () => {
  expect(shownIn('When a shark came, the octopus changed its color. It moved through a hole.')[1]).toContain('octopus')
})

test('wild animals alone are seen where they live', () => {
  expect(placesOf('A shark swims. Octopuses live two years.')).toEqual(['underwater', 'underwater'])
  expect(placesOf('A wolf runs.')).toEqual(['forest'])
  expect(placesOf('A tuna is fast.')).toEqual(['underwater'])
})
