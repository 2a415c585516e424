import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { tokensOf } from '../../text/tokens.ts'

const figuresIn = (script: string): string[][] => directScript(script).map(({ plan }) => plan.cast.map(({ what }) => what))

test('they who follow something are the animals of the script, no things', () => {
  const script =
    'Every spring, sea turtles crawl onto the beach. With her back flippers the mother digs a hole in the sand. Two months later the hatchlings break out of their shells. Plastic bags look like the jellyfish they eat. In the dark they follow the moon.'
  const plans = directScript(script).map(({ plan }) => plan)
  expect(plans[1]!.cast.map(({ what }) => what)).toEqual(['turtle'])
  expect(plans[2]!.cast.map(({ what }) => what)).toEqual(['baby turtle'])
  const last = plans.at(-1)!
  expect(last.things.map(({ what }) => what)).not.toContain('plastic bag')
  expect([...last.cast, ...last.things].some(({ what }) => what.endsWith('turtle'))).toBe(true)
})

test('cubs are no young birds', () => {
  const figures = figuresIn('An eagle circles above the meadow. The hares hide. The cubs wrestle in the grass.')
  expect(figures.flat()).not.toContain('baby eagle')
})

test('the old man is whom the story named', () => {
  const script =
    'Diogenes lived in a barrel in Athens. When Alexander the Great offered him anything he wanted, the old man asked him to step aside. Most of us want more.'
  const [first, second] = directScript(script)
  expect(second!.plan.cast.map(({ id }) => id)).toEqual(first!.plan.cast.map(({ id }) => id))
  expect(second!.textOnScreen.join(' ')).not.toContain('Diogenes')
})

test('together they are those whom their sentence names', () => {
  const script =
    'A girl named Suri lived in a village. The baker laughed at her and the mayor sent her home. Only her grandfather believed her, and together they led the goats down to the river.'
  expect(figuresIn(script).at(-1)).not.toContain('baker')
})

test('a childhood shows a child', () => {
  const [first, second] = figuresIn(
    'Born in a log cabin in 1809, Abraham Lincoln went to school for less than a year. As a young man he split logs. He became president.',
  )
  expect(first).toEqual(['boy'])
  expect(second).not.toContain('boy')
})

test.each([
  'When I inherited the old house from an aunt I had never met, I moved in.',
  'You can fix the tap yourself before calling an expensive plumber.',
])('somebody who is only mentioned is not there: %s', (sentence) => {
  const figures = figuresIn(`${sentence} I was glad. It was late.`)[0]!
  expect(figures.filter((what) => /aunt|plumber/u.test(what))).toEqual([])
})

test.each([
  ['An octopus lays eggs in a cave and guards them for months.', 'guard'],
  ['She blows water, brushes away the sand and sleeps.', 'brush'],
])('a joined verb in s is no noun: %s', (sentence, lemma) => {
  expect(tokensOf(sentence, new Set()).find((token) => token.lemma === lemma)?.pos).toBe('VERB')
})
