import { expect, test } from 'vitest'
import { quantitiesOf } from './quantities.ts'

const displays = (sentence: string): string[] => quantitiesOf(sentence).map(({ display }) => display)

test.each([
  ['At three percent inflation, a hundred dollars buy about half as much after twenty-four years.', ['3%', '$100', '½', '24 years']],
  ['The stars of 1911 were born in nineteen eighty-four.', ['1911', '1984']],
  ['On February 20, 1962, Glenn circled the Earth three times.', ['February 20, 1962', '3 times']],
  ['It happens about forty-four times every second.', ['44 per second']],
  ['Nine out of ten dentists agree.', ['9 out of 10']],
  ['Prices rose from two dollars to three dollars.', ['$2 → $3']],
  ['Your brain raises the temperature from thirty-seven to thirty-nine degrees.', ['37 °C → 39 °C']],
  ['Two thirds of the ice is gone.', ['2/3']],
  ['It costs $1.50 or 18% of €20 billion.', ['$1.50', '18%', '€20 billion']],
  ['More than ten thousand square kilometers burned in 50 BC.', ['10,000 square kilometers', '50 BC']],
  ['On the ninth of November people danced.', ['9 November']],
  ['Thousands of butterflies came in the nineteenth century.', ['thousands', 'nineteenth century']],
  ['No one has one.', []],
  ['It levels off at seven and a half thousand.', ['7,500']],
  ['He waited a year and a half.', ['1½ years']],
  ['After an hour and three quarters the tooth was out.', ['1¾ hours']],
  ['On New Year morning 1962 three nurses found a purse.', ['1962', '3 nurses']],
  ['She ran the 1984 Lisbon race.', ['1984']],
  ['The 2008 crisis cost her the shop.', ['2008']],
  ['A 1965 Ford led the 1967 Boston Marathon.', ['1965', '1967']],
  ['There were 1200 Romans at the gate.', ['1,200 Romans']],
  ['They met 1500 Spartans in the valley.', ['1,500 Spartans']],
  ['The 1200 Roman soldiers slept.', ['1,200 Roman soldiers']],
  ['She wrote a 1200 page novel.', ['1,200 page']],
  ['He gave me a 1000 piece puzzle.', ['1,000 piece']],
  ['That leaves two fifty.', ['two fifty']],
  ['He paid two fifty for it.', ['two fifty']],
  ['It grew by an inch and a half.', ['1½ inches']],
  ['It took a century and a half.', ['1½ centuries']],
  ['He jumped a foot and three quarters.', ['1¾ feet']],
  ['The bell rang three times after dinner.', ['3 times']],
  ['He called five times that day.', ['5 times']],
  ['She won three times the next summer.', ['3 times']],
  ['We rowed four times under the bridge.', ['4 times']],
  ['He read it three times over the weekend.', ['3 times']],
  ['It has five times the pressure of a tire.', ['5×']],
  ['It is four times faster than a car.', ['4×']],
  ['A pupil paid a dollar and fifteen cents.', ['$1.15']],
  ['On May 3, in the year 61, it rained.', ['May 3 in the year 61']],
  ['One woman in two hundred sees it.', ['1 woman in 200']],
  ['He slept through the second half of the film.', []],
  ['Most guests stay four to ten nights.', ['4–10 nights']],
  ['From 1950 on, two hundred sailors pretended to be three crews.', ['1950', '200 sailors', '3 crews']],
  ['A new boss, thirty-five years old, arrived.', ['35 years old']],
  ['A scoop cost a dollar fifty in 1980.', ['$1.50', '1980']],
  ['The tram costs a euro ninety.', ['€1.90']],
  ['They asked for a pound twenty.', ['£1.20']],
  ['You pay a dollar five at the gate.', ['$1.05']],
  ['He found a dollar fifty steps from here.', ['50 steps']],
  ['It cuts the price of a ticket in half.', ['½']],
  ['She slashed the number of meetings in half.', ['½']],
  ['The new oven cuts costs roughly in half.', ['½']],
  ['They split the rent in half.', ['½']],
  ['He cut the melon in half.', []],
])('%s', (sentence, expected) => {
  expect(displays(sentence)).toEqual(expected)
})

test.each(['two fifty pound bags', 'two sixty watt bulbs', 'three twenty minute walks'])('%s are no amount', (words) => {
  const quantities = quantitiesOf(`They sold ${words} of theirs.`)
  expect(quantities[0]).toMatchObject({ kind: 'count', display: words.startsWith('two') ? '2' : '3' })
  expect(quantities.map(({ kind }) => kind)).not.toContain('amount')
})

test('a quantity knows what it counts and where it stands', () => {
  expect(quantitiesOf('The army brought two machine guns and ten thousand bullets.')).toMatchObject([
    { kind: 'count', value: 2, at: 3 },
    { kind: 'count', value: 10_000, noun: 'bullet', at: 7 },
  ])
})

test.each(['Two', 'We counted three or', 'twenty of about'])('a number at the end has nothing to count: %s', (sentence) => {
  const [quantity] = quantitiesOf(sentence)
  expect([quantity?.value, quantity?.noun]).toEqual([expect.any(Number), undefined])
})

test.each([
  ['I made a promise to get up at five every day.', ['5:00']],
  ['Tram 28 rattles up the hills.', ['Tram 28']],
  ['He lost 210 pounds in two years.', ['210 pounds', '2 years']],
  ['He lost 210 pounds at cards.', ['£210']],
  ['At mile twenty my legs stopped working.', ['mile 20']],
  ['It contains more than a billion trillion molecules.', []],
])('%s has the numbers %j', (sentence, displays) => {
  expect(quantitiesOf(sentence).map(({ display }) => display)).toEqual(displays)
})

test.each([
  ["At mile twenty of a marathon, most runners' legs stop obeying.", 'mile 20'],
  ['By day thirty the habit is yours.', 'day 30'],
  ['At mile twenty-six she fell.', 'mile 26'],
])('a part of a way or a time has its number behind it: %s', (sentence, display) => {
  expect(quantitiesOf(sentence)).toMatchObject([{ display, kind: 'date' }])
})
