import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { sentencesOf } from '../text/sentences.ts'
import { directScript } from '../direct-script.ts'
import { withReferences } from './references.ts'
import { statementIn } from './statement.ts'

const statementsOf = (text: string) => withReferences(analyse(sentencesOf(text), new Set())).map((one) => statementIn(one)?.words)

test.each([
  ['Once the broth has simmered for an hour, ladle it into bowls that can survive the oven.', 'Ladle the broth into bowls'],
  [
    'Your gut contains many nerve cells. It produces ninety percent of the serotonin in your whole body.',
    'Your gut produces 90% of the serotonin',
  ],
  [
    'A slave named Epictetus taught his students at night. He had been lame since childhood, and nobody knew why.',
    'Epictetus had been lame since childhood',
  ],
  ['Failure is not the opposite of success, it is the tuition that you pay for it.', 'Failure is the tuition'],
])('a pronoun is what it stands for: %s', (text, words) => {
  expect(statementsOf(text).at(-1)).toBe(words)
})

const referencesOf = (text: string) =>
  [
    ...withReferences(analyse(sentencesOf(text), new Set()))
      .at(-1)!
      .references!.values(),
  ].map(({ words }) => words)

test('what takes somebody somewhere was told before; what takes somebody a time was not', () => {
  expect(referencesOf('The bus was full. It took them to the lake.')).toContain('the bus')
  for (const time of ['ten days', 'three tries', 'all night', 'a long time', 'hours'])
    expect(referencesOf(`The bus was full. It took them ${time} to reach the lake.`)).not.toContain('the bus')
})

test('a pronoun that may stand for two things is not replaced', () => {
  const [, last] = statementsOf('The octopus hides its eggs under a stone. When a fish attacks, it waves two of its arms like a snake.')
  expect(last).toBeUndefined()
})

test('of two people in a sentence neither is meant for certain', () => {
  const [, asked] = statementsOf('Diogenes lived in a barrel. When Alexander offered him a gift, the old man asked him to step aside.')
  expect(asked).toBe('The man asked him to step aside')
})

test('what a sentence tells of in words whose verb was not read is not that of the sentence before', () => {
  const [, ran] = statementsOf(
    'The wind drove the fire. Even the lead on the roof of the cathedral melted, and it ran through the streets.',
  )
  expect(ran).toBeUndefined()
})

test('whose something is, is not taken from the sentence before where its own names somebody', () => {
  const [, told] = withReferences(analyse(sentencesOf('The driver left. The owner, a widow, hung up her coat.'), new Set()))
  expect([...told!.references!.values()].map(({ words }) => words)).not.toContain('the driver')
  const [, left] = withReferences(analyse(sentencesOf('The driver left. Her coat hung in the hall.'), new Set()))
  expect([...left!.references!.values()].map(({ words }) => words)).toEqual(['the driver'])
})

test.each([
  ["Don't cut the loaf while it is hot, or the inside will turn into glue.", 'The inside will turn into glue'],
  ['Banks count on the fact that nobody reads the letter in which they announce higher fees.', undefined],
  [
    'Never plug in a memory stick that you found in a parking lot, whatever your friends say.',
    'Never plug in a memory stick that you found',
  ],
  ['The satellites are moving so fast that their clocks fall behind ours every day.', undefined],
])('a statement is no part of what is meant: %s', (text, whole) => {
  expect(statementsOf(text)[0]).toBe(whole)
})

test('what has no life is not what eats', () => {
  const [, eaten, sunk] = statementsOf('The ships crossed the sea. They ate rats and boiled leather. The ships crossed the sea. They sank.')
  expect(eaten).toBe('They ate rats and boiled leather')
  expect(sunk).toBe('The ships crossed the sea')
})

test('whose something is, is not written out as who has it', () => {
  const statements = statementsOf(
    'A tired woman stands in a kitchen at night. A man sits on a bench. A sad girl thinks about her lost dog.',
  )
  expect(statements[2]).toBe('A sad girl thinks about her lost dog')
})

test('a pronoun that is written together with its verb keeps both words', () => {
  const [, told] = directScript("The lamp in the hall broke last night. It's still lying on the floor of the kitchen.", { language: 'en' })
  const [brave] = directScript("Courage isn't the absence of fear; it's tying your laces in the dark.", { language: 'en' })
  expect(brave!.textOnScreen).toEqual(['Courage is tying your laces in the dark'])
  expect(told!.textOnScreen).toEqual(["It's still lying on the floor of the kitchen"])
})

test('the price is that of what is sold, not of its part that was spoken of last', () => {
  const script =
    "You lose your bag twice a year. That's why we built Nuffi. One battery lasts for three years. It costs 29 dollars, and the first thousand ship in May."
  const { plan, textOnScreen, shown } = directScript(script)[3]!
  expect(textOnScreen).toContain('Nuffi costs $29')
  expect([...plan.things, ...shown].map(({ what }) => what)).not.toContain('battery')
  expect(shown.map(({ what }) => what)).not.toContain('ship')
})

test('a sentence that ends with the narrator is lettered whole', () => {
  expect(directScript('You lose your bag. So do I. Nobody cares.')[1]!.textOnScreen).toEqual(['So do I'])
})

test.each([
  ['A mayor received a letter. A shop bought a lamp. It contained forty signs.', ['It contained 40 signs']],
  ['Diggers found a handful of old coins in the cellar. They lay in a drawer for thirty years.', ['They lay in a drawer', '30 years']],
  ['Marta Weiss found a better cell. Sony began to sell it in 1991. She was ninety when the prize came.', ['She was 90']],
  [
    'The coach was calm. "I trust that horse as a man trusts a brother," he told a reporter.',
    ['I trust that horse as a man trusts a brother'],
  ],
  ['Some have flown four thousand kilometers. Their wings together sound like light rain.', ['Their wings together sound like light rain']],
  ['The strike was long. It was about 1150 BC, and nobody had a word for it.', ['Nobody had a word for the strike', '1150 BC']],
])('a pronoun is not named where it may mean another: %s', (script, words) => {
  expect(directScript(script, { language: 'en' }).at(-1)!.textOnScreen).toEqual(words)
})

test.each([
  'The scarf took a whole winter. The girl used wool from a sheep. A museum has offered a fortune for it.',
  'The mouse read a book. When the cat came, it hid behind a dictionary.',
  'You do not need a bag. Wrap it in a towel.',
])('a pronoun that may mean two things stays: %s', (text) => {
  expect(referencesOf(text)).toEqual([])
})
