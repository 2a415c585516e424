import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const graphicOf = (sentence: string) => directScript(sentence).at(-1)!.plan.graphic

test.each([
  ['the noun that it is the amount of', 'With a budget of 40,000 euros, that is not easy.', { to: 40_000, note: 'Budget' }],
  [
    'a rate, and not when it was',
    'The bank kept the savings rate at 2.75 percent in June.',
    { to: 2.75, note: 'The bank kept the savings rate at 2.75%', decimals: 2 },
  ],
  ['what there is more of', 'The new tent gives you twelve percent more space.', { to: 12, note: 'more space the new tent gives you' }],
  ['what it is taken off', 'Members get thirty dollars off the membership.', { to: 30, note: 'off the membership' }],
])('a number stands beside %s', (_, sentence, graphic) => {
  expect(graphicOf(sentence)).toMatchObject({ template: 'counter', ...graphic })
})

test.each([
  ['Unemployment stands at 6.5 percent, above the average of 4 percent.', ['Unemployment', 'Average'], [6.5, 4]],
  ['Roast the carrots for 15 minutes uncovered and another 30 with the lid on.', ['Uncovered', 'With lid on'], [15, 30]],
  ['Iron melts at 1,538 degrees in a furnace, but at 1,200 degrees with carbon.', ['In furnace', 'With carbon'], [1538, 1200]],
])('bars are labelled with what each amount belongs to: %s', (sentence, labels, values) => {
  const graphic = graphicOf(sentence)
  if (graphic?.template !== 'bars') throw new Error(`no bars: ${JSON.stringify(graphic)}`)
  expect(graphic.bars.map(({ label }) => label)).toEqual(labels)
  expect(graphic.bars.map(({ value }) => value)).toEqual(values)
})

test('a range over two years is a curve between them, with what it measures', () => {
  expect(graphicOf('Exports of coffee fell from 9 million tons in 2011 to 4 million tons in 2021.')).toMatchObject({
    template: 'curve',
    label: 'Exports of coffee',
    points: [
      { x: 2011, y: 9_000_000 },
      { x: 2021, y: 4_000_000 },
    ],
  })
})

test('what falls is what the verb is told of', () => {
  expect(graphicOf('The euro slid against the dollar.')).toMatchObject({ template: 'curve', label: 'euro' })
  expect(graphicOf('Prices are high when leaves fall.')?.template).not.toBe('curve')
})

test('a rate is no part of a whole', () => {
  expect(graphicOf('Next year the tax will go up to 21 percent.')?.template).not.toBe('ring')
})

test('a date of a month stands on a line', () => {
  expect(graphicOf('The final hearing is on 3 October.')).toMatchObject({
    template: 'timeline',
    points: [{ when: '3 October', label: 'Final hearing' }],
  })
})

test('steps are cut to whole words', () => {
  const graphic = graphicOf('Press the clay flat, shape it into a bowl and put it on a board dusted with flour.')
  if (graphic?.template !== 'steps') throw new Error(`no steps: ${JSON.stringify(graphic)}`)
  expect(graphic.steps.map(({ label }) => label)).toContain('Put the clay on a board')
})

test('an item of a list is whole', () => {
  expect(graphicOf('The job takes patience, courage and a pinch of madness.')).toMatchObject({
    template: 'list',
    items: [{ label: 'Patience' }, { label: 'Courage' }, { label: 'Pinch of madness' }],
  })
})

test.each([
  ['The Velo Kim costs 900 euros, the Velo Rex comes in at 1,200.', ['Velo Kim', 'Velo Rex'], [900, 1200]],
  ['The old pump fills the pool in nine hours, its successor takes four.', ['Old pump', 'Successor'], [9, 4]],
  ['The first tent weighs 3 kilos, whereas the Alpine Max weighs 5.', ['First tent', 'Alpine Max'], [3, 5]],
])('amounts side by side are bars, each with its own: %s', (sentence, labels, values) => {
  const graphic = graphicOf(sentence)
  if (graphic?.template !== 'bars') throw new Error(`no bars: ${JSON.stringify(graphic)}`)
  expect(graphic.bars.map(({ label }) => label)).toEqual(labels)
  expect(graphic.bars.map(({ value }) => value)).toEqual(values)
})

test('a bare number beside a measure is no money', () => {
  const { textOnScreen } = directScript('The saw costs 300 euros. It weighs 4 kilos against 16.').at(-1)!
  expect(textOnScreen.join(' ')).not.toContain('€')
})

test('a span of time is not two events', () => {
  expect(graphicOf('Some 40,000 farms closed between 1980 and 1995.')?.template).not.toBe('timeline')
  expect(graphicOf('The bridge opened in 1980 and fell down in 1995.')?.template).toBe('timeline')
})

test('when something is said is no item of a list with what is said', () => {
  expect(graphicOf('Between April and June, the tulips open.')?.template).not.toBe('list')
})

test('a share of one is said with whom it is of', () => {
  expect(graphicOf('One driver in five has never had a lesson, and half of them have no idea.')).toMatchObject({
    label: '1 driver in 5 has never had a lesson',
  })
})

test('a number of them is no number of those who do it', () => {
  expect(graphicOf('Elephants live in herds. Poachers shot more than twenty thousand of them.')).toBeUndefined()
})

test('an effect that is told of nobody, or cut behind its verb, is no label', () => {
  expect(graphicOf('The grains are so light that fifty of them would float across a room full of people.')?.template).not.toBe('cause')
})

test('an age beside money is no money', () => {
  expect(directScript('Save 50 dollars a month. At 60 you would have almost 90,000 dollars.').at(-1)!.textOnScreen.join(' ')).not.toContain(
    '$60',
  )
})

test('half of what is not said is no ring', () => {
  expect(graphicOf('A rival sells later and walks away with half of that.')?.template).not.toBe('ring')
})

test('how long a share takes is no number of what takes it', () => {
  const sentence = 'Rent is the thief: a flat that costs too much eats a third of your pay over thirty years.'
  expect(graphicOf(sentence)?.template).not.toBe('counter')
})

test('a comparison that is cut is no label', () => {
  const graphic = graphicOf('When the storm came, farmers lost more than half of their harvest.')
  expect(graphic?.template === 'cause' ? graphic.effect : undefined).not.toBe('Farmers lost')
})
