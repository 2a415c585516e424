import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { statementIn } from './statement.ts'

const statementOf = (text: string) => statementIn(analyse([text], new Set())[0]!)?.words

test.each([
  ["If the door squeaks all night, you don't need oil, you need a bar of soap.", 'You need a bar of soap'],
  ['Nobody in the forest laughed at his tail.', 'Nobody laughed at his tail'],
  ['The landlord swore that the cellar had been locked for twenty years.', 'The cellar had been locked for 20 years'],
  ['The pain of training lasts an hour, but the pain of regret lasts a lifetime.', 'The pain of regret lasts a lifetime'],
  ['Forget the city and take the slow train to the mountains instead.', 'Take the train to the mountains'],
  ["So don't open it: the dam held for eleven days before the first crack appeared.", 'The dam held for 11 days'],
])('%s states: %s', (text, words) => {
  expect(statementOf(text)).toBe(words)
})

test('a verb keeps its particle, a name its noun, a number its noun', () => {
  expect(statementOf('Unscrew the handle with an Allen key and pull out the old cartridge.')).not.toMatch(/Allen$/u)
  expect(statementOf('Press the two red buttons at the same time until the screen turns black.')).toBe('Press the two red buttons')
  expect(statementOf('One by one, the killer had left one thing behind in the cinema.')).toMatch(/behind/u)
})

test('a comparison is no statement', () => {
  expect(statementOf("You'll probably find a cracked rubber washer no bigger than a coin.")).toMatch(/cracked rubber washer$/u)
})

test('a number of several words is written once', () => {
  expect(statementOf('Then the farmer counted one hundred and forty sheep, and the dog slept all day.')).toBe(
    'The farmer counted 140 sheep',
  )
})

test('the note of a counter keeps what is counted', () => {
  const script = 'I sent out one hundred and forty job applications and got one hundred and forty rejections. Then I tried again.'
  expect(directScript(script)[0]!.plan.graphic).toMatchObject({ to: 140, note: 'I sent out 140 job applications' })
})

test('how much more or less something is stays with its verb', () => {
  const script =
    "Salt doesn't melt ice by being warm. It dissolves into the thin film of water that covers every ice cube, and salty water freezes at a lower temperature."
  expect(directScript(script, { language: 'en' })[1]!.textOnScreen).toEqual(['Salty water freezes at a lower temperature'])
})
