import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { doesNamePeople } from '../../vocabulary/graphic-drawings.ts'

/** The sentence as the second of a script. */
const told = (text: string) => directScript(`This is a story of numbers. ${text} That is all there is.`)[1]!

test.each([
  ['You owe three thousand dollars, but the bill politely asks for only sixty.', ['You owe $3,000', 'The bill politely asks for only $60']],
  [
    'The whale can hold its breath for ninety minutes, while a human manages two.',
    ['The whale can hold its breath for 90 minutes', 'A human manages 2 minutes'],
  ],
  ['She asked for two hundred dollars and got fifty.', ['She asked for $200 and got $50']],
])('%s: both numbers are seen with what they are of', (text, words) => {
  const { textOnScreen, plan } = told(text)
  expect(textOnScreen).toEqual(words)
  expect(plan.graphic).toBeUndefined()
})

test.each([
  ['A coat that costs ninety euros in March costs only thirty in July.', ['In March', 'In July']],
  ['The rope was nine metres long, but the well was fourteen metres deep.', ['Rope', 'Well']],
])('%s: bars stand where each label is certain', (text, labels) => {
  const { graphic } = told(text).plan
  expect(graphic?.template === 'bars' ? graphic.bars.map(({ label }) => label) : graphic).toEqual(labels)
})

test('a number alone is set in its clause', () => {
  expect(directScript('The whale turned. It dives as deep as three kilometres. It sleeps there.')[1]!.textOnScreen.join(' ')).toMatch(
    /dives as deep as 3 kilometres/u,
  )
})

test('a range of percent is drawn in percent', () => {
  expect(told('Unemployment rose from six to eleven percent.').plan.graphic).toMatchObject({
    points: [
      { x: 0, y: 6 },
      { x: 1, y: 11 },
    ],
  })
})

test('dots say of whom they are', () => {
  expect(told('One in five bikes in this city never comes back.').plan.graphic).toMatchObject({
    template: 'dots',
    label: '1 in 5 bikes in this city never comes back',
  })
})

test('a date stands with what happened, not with somebody', () => {
  expect(told('In 44 BC a Roman was killed on the steps.').plan.graphic).toMatchObject({
    points: [{ when: '44 BC', label: 'A Roman was killed on the steps' }],
  })
})

test('what comes of a command stays with it', () => {
  expect(told('Look down for two seconds and you miss a whole bus.').textOnScreen).toEqual([
    'Look down for 2 seconds and you miss a whole bus',
  ])
})

test('dots are people where the share is of them, whatever else the label names', () => {
  expect(doesNamePeople('7 in 10 people in the city')).toBe(true)
  expect(doesNamePeople('1 in 5 bikes of a doctor')).toBe(false)
})
