import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { quantitiesOf } from '../../text/quantities.ts'

const plansOf = (text: string) => directScript(text)
const wordsOn = (text: string) => plansOf(text)[0]!.textOnScreen

test.each([
  ['She saved a quarter of a million dollars before the war.', '$250,000', 250_000],
  ['He bought half a dozen lemons.', '6 lemons', 6],
  ['Three quarters of a million people watched it.', '750,000 people', 750_000],
  ['One in five adults sleeps badly.', '1 in 5', 0.2],
  ['A couple of hundred workers left.', '200 workers', 200],
  ['It earned a million and a half euros.', '€1.5 million', 1_500_000],
  ['Two and a half million visitors came.', '2.5 million visitors', 2_500_000],
  ['She told a thousand and one stories.', '1,001 stories', 1001],
  ['It moves between one thousand and two thousand tons.', '1,000–2,000 tons', 2000],
  ['Put two hundred a month into a fund.', '200 a month', 200],
  ['Two dozen roses stood there.', '24 roses', 24],
])('%s says %s', (text, display, value) => {
  expect(quantitiesOf(text)[0]).toMatchObject({ display, value })
})

test('numbers that nobody counted are said as they are', () => {
  expect(quantitiesOf('Tens of thousands of birds cross the lake.')[0]).toMatchObject({ kind: 'vague', display: 'tens of thousands' })
})

test('the main number of a map is one of its labels', () => {
  const { plan } = plansOf('A magnitude 6.4 earthquake struck off the coast of Chile this morning.')[0]!
  expect(plan.graphic?.template).toBe('map')
  expect(plan.text).toContainEqual(expect.objectContaining({ words: expect.stringMatching(/magnitude 6\.4/iu), role: 'label' }))
})

test('a number beside things is the number drawn, or none', () => {
  expect(wordsOn('Cut nine ripe tomatoes in half.')).not.toContain('9 tomatoes')
})

test('the only number of a sentence is on screen, also that of a reason', () => {
  expect(wordsOn('Drink a glass of water, because you lose half a liter at night.')).toContain('You lose half a liter at night')
})

test.each([
  ['Last Tuesday I heard steps above my bed. I could not move. My mother slept.', 'Tuesday'],
  ['Ride the yellow tram number 28 up the hill.', 'number 28'],
])('%s letters no bare %s', (text, words) => {
  expect(wordsOn(text)).not.toContain(words)
})

test.each([
  ['The minister called a meeting and cancelled his trip to Brussels.', 'Brussels'],
  ['Then you got the job in Tokyo, and I watched your plane.', 'Tokyo'],
  ['She dreamed of Paris while she washed the plates.', 'Paris'],
])('%s: the place is no label', (text, place) => {
  expect(wordsOn(text)).not.toContain(place)
})
