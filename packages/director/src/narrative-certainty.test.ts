import { expect, test } from 'vitest'
import { castOf, last, lettered, shown, WIDOW } from './testing/last-sentence.ts'

test.each([
  ['The miners went deaf.', 'walk'],
  ['The foxes laughed until smoke came out of the oven.', 'walk'],
])('nobody is on the way: %s', (sentence, action) => {
  expect(castOf(sentence).join()).not.toContain(action)
})

test('a whole town of animals is no town', () => {
  expect(last('The tree feeds a whole town of beetles and birds.').place).not.toBe('town')
  expect(last('The trams cross the town of Lucerne.').place).toBe('town')
})

test('who lies is open where a guest stands between', () => {
  expect(castOf(`${WIDOW} She received her guests lying in a bed.`).join()).not.toContain('guest lie')
})

test('a pronoun means whom its own sentence denies, rather than somebody before', () => {
  expect(shown('Two foxes watch the gate. Do not run after strangers; they are on their way to work.').join()).not.toContain('fox')
})

test('who reads a letter is not there', () => {
  expect(shown('Dear Tom, I found your letter behind the stove today.').join()).not.toMatch(/\bman\b/u)
})

test('what is there yesterday is seen', () => {
  expect(shown(`${WIDOW} Yesterday there was a candle on the table.`)).toContain('candle')
})

test('a ball of a match is a ball', () => {
  expect(shown('The goalkeeper waited. Ana put the ball down.')).toContain('ball')
})

test.each([
  ['In March 1911 Harriet Quimby came back from Paris.', 'Harriet Quimby'],
  ['Before you answer a stranger, count to ten.', 'Count to 10'],
])('%s letters %s', (sentence, words) => {
  expect(lettered(sentence)).toContain(words)
})

test('what glows by night is a thing', () => {
  expect(shown('At night paper lanterns glow along the river.').join()).toContain('lantern')
})

test('a weekday before a name is no part of it', () => {
  const { plan, textOnScreen } = last('Every Thursday Mr. Adeyemi set the table for two.')
  expect([plan.cast.map(({ what }) => what), textOnScreen.join(' ')]).toEqual([
    ['man'],
    expect.stringMatching(/^(?:Every Thursday )?Mr\. Adeyemi/u),
  ])
})

test('an owner whom a pronoun calls `she` is no man', () => {
  expect(castOf('When the owner arrived, she opened the shop.').join()).not.toContain('businessman')
})

test('a product with the name of a kind of person is the thing', () => {
  expect(castOf('Nomad is a backpack that opens like a book.')).toEqual([])
  expect(castOf('The nomad is a farmer.')).not.toEqual([])
})

test.each([
  ['She put a rain jacket into the bag.', 'clear'],
  ['She stood in the rain.', 'rain'],
])('%s: the weather is %s', (sentence, weather) => {
  expect(last(sentence).plan.weather).toBe(weather)
})

test('what some of several do is no thing', () => {
  expect(shown('The violins are old. Some of them sleep in bank vaults.').join()).not.toContain('bed')
})

test('whom an open pronoun meant may be meant again', () => {
  expect(shown('Many of the tiny ones starve. Pills hit them hard. Give them beans.').join()).not.toMatch(/pill|medicine/u)
})

test('nobody holds the stairs that they take', () => {
  expect(castOf('On Friday the girl took the stairs.').join()).not.toContain('hold')
})
