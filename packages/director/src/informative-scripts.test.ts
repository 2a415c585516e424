import { expect, test } from 'vitest'
import { directScript } from './direct-script.ts'
import { last, shown } from './testing/last-sentence.ts'

test('a product is what its name says, in the sentences after and before', () => {
  const script = directScript('We made Torvo. Torvo is a wooden lamp. It is light. Drop it.')
  for (const { shown: items } of script) expect(items.map(({ what }) => what).join(' ')).toContain('lamp')
})

test('what people do is no command for a hand', () => {
  expect(shown('They sell bread faster and push the price higher.')).not.toContain('hand')
  expect(shown('Squeeze the lemon.')).toContain('hand')
})

test('a denial stands beside what is drawn', () => {
  expect(last('Cheap money does not bake bread for anybody in town.').textOnScreen.join(' ')).toMatch(/^Cheap money does not bake bread/u)
})

test('key words of a command are what to do', () => {
  expect(last('Shrink the goal until the fear is almost gone.').textOnScreen).toEqual(['Shrink the goal until the fear is almost gone'])
})

test('colours are no flags and half as strong is no share', () => {
  expect(shown('It comes in nine colors.').join(' ')).not.toContain('flag')
  expect(last('The effect is half as strong.').plan.graphic?.template).not.toBe('ring')
})

test('a storey of a building counts no buildings', () => {
  expect(last('It is as high as a six-storey building.').textOnScreen.join(' ')).toContain('six-storey')
})

test('what is only supposed is no relation', () => {
  expect(last('If gold were lighter than wood, ships would be golden.').textOnScreen.join(' ')).not.toContain('>')
})

test('the scale of a temperature is no name', () => {
  expect(last('The glue sets at ninety degrees Fahrenheit.').textOnScreen).not.toContain('Fahrenheit')
})

test('an infinitive of what somebody has is not done', () => {
  expect(last('Tenants have nothing to celebrate.').plan.cast).toEqual([])
})

test('no symbol of what has no body and does something to others', () => {
  expect(shown('Debt strangles poor families.')).not.toContain('receipt')
})

test.each([
  ['Stir the butter until it melts.', 'butter', 'melt'],
  ['Blow up the balloon until it bursts.', 'balloon', 'break'],
])('what happens to a thing that a pronoun means is seen: %s', (sentence, what, event) => {
  expect(last(sentence).plan.things).toContainEqual(expect.objectContaining({ what, event }))
})

test('a pronoun with a verb of its own object says nothing of the thing before', () => {
  expect(last('Turn the key until it opens the gate.').plan.things).not.toContainEqual(
    expect.objectContaining({ what: 'key', event: 'open' }),
  )
})

test('only that is no denial', () => {
  const { textOnScreen } = last('The dish is nothing more than rice, onions and butter.')
  expect(textOnScreen).toEqual(['Rice', 'Onions', 'Butter'])
})

test('a make of things with a given name is nobody', () => {
  expect(last('The Turbo Oscar stops within two metres.').plan.cast).toEqual([])
  expect(last('Oscar laughs and walks home.').plan.cast).toMatchObject([{ what: 'man' }])
})

test('the young of the animal of a script are of its kind', () => {
  const { plan } = last('A female gorilla cares for her baby. The youngster stays with her for years.')
  expect(plan.cast.map(({ what }) => what)).not.toContain('child')
  expect(shown('A female gorilla cares for her baby. The youngster stays with her for years.').join(' ')).toContain('gorilla')
})

test.each([
  ['how long it takes', 'Boys eat apples. It takes two years before a tree grows.', 'apple'],
  ['people who know something', 'Close the windows. Wait until they know the danger is over.', 'window'],
])('a pronoun for %s draws nothing', (_, script, name) => {
  expect(shown(script)).not.toContain(name)
})

test('a short clause says more than words of two', () => {
  expect(last('Generators belong outdoors; one that looks cold can go on giving off gas for hours.').textOnScreen).toEqual([
    'Generators belong outdoors',
  ])
})

test('several words say more than one', () => {
  expect(last('Fight the urge to open it, or the dough will turn sour.').textOnScreen.join()).not.toMatch(/^urge\b/u)
})

test('who may be meant is not who is there', () => {
  expect(last('The call can come from a friend who was a farmer, a doctor or a priest.').plan.cast.map(({ what }) => what)).not.toContain(
    'priest',
  )
})

test('what the script is about is not seen where another thing is done', () => {
  const script = 'The heart never rests. Your heart pumps blood. Drinking four litres does not help at all.'
  expect(shown(script)).not.toContain('heart')
})

test('a name alone says less than what it does', () => {
  expect(last('And this, by the way, is the reason why Zelbrook moves so slowly.').textOnScreen).not.toEqual(['Zelbrook'])
})

test('what a painting shows is not there', () => {
  expect(shown('Old paintings in the cave show lions hunting.')).not.toContain('lion')
})

test('a land that is known as desert is one', () => {
  expect(last('Two million people live in the Gobi.').place).toBe('desert')
})

test('a verb before an article is a command', () => {
  expect(last('Dab a little glue on the edge, press it down and let it dry.').plan.graphic?.template).toBe('steps')
})
