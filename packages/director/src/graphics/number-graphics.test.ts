import { expect, test } from 'vitest'
import { directScript, planShots } from '../direct-script.ts'

const planOf = (text: string) => directScript(text)[0]!.plan
const graphicOf = (text: string) => planOf(text).graphic

test.each([
  ['a rate', 'The loan runs at 9 percent.', { template: 'counter', to: 9, unit: '%' }],
  ['a discount', 'Order now for 30 percent off.', { template: 'counter', to: 30, unit: '%', note: 'off' }],
  ['a share', 'Fifteen percent of the budget is debt.', { template: 'ring', share: 0.15 }],
  ['what the sentence begins with', 'Eighty percent drop out.', { template: 'ring', share: 0.8 }],
])('%s is drawn as what it is', (_, text, expected) => {
  expect(graphicOf(text)).toMatchObject(expected)
})

test.each([
  ['ages', 'She was nine years old then, and he was ten years old.'],
  ['amounts whose owners are not named', 'It was 300 then, and 500.'],
  ['what is only promised', 'Whenever a stranger promises to double your money, close the tab.'],
  ['weekdays', 'On Monday the offer was good, on Friday it was gone.'],
  ['a part of a second', 'It happens in a tenth of a second.'],
  [
    'what a thing costs at first and in the end',
    'On a credit card, a three-thousand-dollar couch can end up costing you more than seven thousand dollars.',
  ],
  ['an interest rate beside an amount', 'Then it cost $900, and I borrowed that at 24 percent.'],
])('%s are no chart', (_, text) => {
  expect(['bars', 'ring', 'timeline', 'curve']).not.toContain(graphicOf(text)?.template)
})

test('bars are labelled by what the amounts belong to', () => {
  expect(graphicOf('A generic tablet costs two dollars, but the brand costs nine dollars.')).toMatchObject({
    bars: [
      { label: 'Generic tablet', value: 2 },
      { label: 'Brand', value: 9 },
    ],
  })
})

test('a size comparison names whole things', () => {
  expect(graphicOf('The plant is four times larger than the capital of Norway.')).toMatchObject({ small: { label: 'Capital of Norway' } })
})

test.each([
  ['Eight out of ten startups fail within three years.', '8 out of 10 startups fail within 3 years'],
  ['Nine out of ten drivers who were asked by the institute last summer in spring agree.', '9 out of 10 drivers'],
])('labels of %s are whole', (text, label) => {
  expect(graphicOf(text)).toMatchObject({ template: 'dots', label })
})

test.each([
  ['Save three to six months of wages.', '3–6 months'],
  ['It costs one dollar fifty.', '$1.50'],
  ['Slice thirteen bell peppers.', '13 bell peppers'],
])('the numbers of %s are whole', (text, words) => {
  expect(
    planOf(text)
      .text.map(({ words: own }) => own)
      .join(' '),
  ).toContain(words)
})

test.each([
  ['Why on earth do we sneeze?', 'Why do we sneeze?'],
  [
    'Tell me, how many passwords have you forgotten since last summer and never found?',
    'How many passwords have you forgotten since last summer?',
  ],
  ['What happens if the signal of the satellite is lost for a day?', 'What happens?'],
  ['Did you ever wonder how glue sticks to paper?', 'How glue sticks to paper?'],
  ['Why is the water in this lake so warm in the middle of winter?', 'Why is the water in this lake so warm?'],
  ['Why does the sky look blue, even though the light from the sun is white?', 'Why does the sky look blue?'],
  ['What if 50 euros could turn into 900 while you wait for years?', 'What if 50 euros could turn into 900?'],
])('the question of %s is not cut', (text, question) => {
  expect(planOf(text).text.map(({ words }) => words)).toContain(question)
})

test.each([
  ['Buses cost under 5 euros.', 'under €5'],
  ['More than 300 villages were flooded.', 'More than 300 villages'],
  ['It runs for up to 12 hours.', 'up to 12 hours'],
  ['The shop opens at 9 a.m.', '9 am'],
  ['A good reading is below 130 over 85.', 'below 130/85'],
  ['Children need between nine and eleven hours of sleep.', '9–11 hours'],
  ['We present the Nova Seven today.', 'Nova Seven'],
])('of %s is lettered: %s', (text, words) => {
  expect(
    planOf(text)
      .text.map(({ words: own }) => own)
      .join(' '),
  ).toContain(words)
})

test('a name with a number and a version count nothing', () => {
  expect(graphicOf('We present the Nova Seven today.')).toBeUndefined()
  expect(graphicOf('Release 4.1 of the editor is out.')?.template).not.toBe('counter')
})

test('a counter shows the amount, not the time, with its bound', () => {
  expect(graphicOf('After 20 years the fund held 480 shares.')).toMatchObject({ template: 'counter', to: 480 })
  expect(graphicOf('The policy covers more than 8 million dollars.')).toMatchObject({ to: 8, unit: '$ million+' })
  expect(graphicOf('The plan allows up to 300 policies.')?.template).not.toBe('counter')
})

test('a rate belongs to what stands before it where a verb follows', () => {
  expect(graphicOf('A loan at 19 percent ruins it.')).toMatchObject({ template: 'counter', to: 19, note: 'A loan at 19% ruins it' })
})

test.each([
  ['No fees, no contract, no fine print.', ['No fees', 'No contract', 'No fine print']],
  ['No noise, no smell, no monthly bill in your mailbox.', ['No noise', 'No smell', 'No monthly bill']],
  ['Without rules there would be no trust, no trade and hardly any peace.', ['No trust', 'No trade', 'Hardly any peace']],
])('the denials of %s are words, no list', (text, labels) => {
  const { form, graphic, text: words } = planOf(text)
  expect([form, graphic, words.map(({ words: own }) => own)]).toEqual(['words', undefined, labels])
})

test.each([
  ['The alloy is six times stronger than copper.', { template: 'counter', to: 6, unit: '×', note: 'stronger than copper' }],
  ['The alloy is six times as hard as copper.', { template: 'counter', to: 6, note: 'as hard as copper' }],
  ['The alloy is six times heavier than copper.', { template: 'size', times: 6 }],
])('of %s only a size is drawn as one', (text, expected) => {
  expect(graphicOf(text)).toMatchObject(expected)
})

test('a counted subject is lettered with what it does', () => {
  expect(graphicOf('Seventy thousand policies were cancelled.')).toMatchObject({ to: 70_000, note: 'policies were cancelled' })
})

test.each([
  ['A quarter of the country’s budget is spent.', { template: 'ring', label: 'of the country’s budget is spent' }],
  ['One in four drivers has it.', { template: 'ring', label: '1 in 4 drivers has it' }],
  ['The method yields 800 results an hour.', { template: 'counter', to: 800, note: 'Results an hour' }],
  ['Last week the index lost 40 million euros.', { template: 'counter', to: 40, note: 'the index lost last week' }],
  ['Pick one of five sizes: small, medium, large, wide and tall.', { template: 'list', items: [{ label: 'Small' }, {}, {}, {}, {}] }],
])('%s says what its number is of', (text, expected) => {
  expect(graphicOf(text)).toMatchObject(expected)
})

test('two shares of different wholes are no ring', () => {
  expect(graphicOf('Norway sells half of its oil, while Iceland keeps a third of its debt.')?.template).not.toBe('ring')
})

test('a row of nouns behind a command is no chain of steps', () => {
  expect(graphicOf('Watch out for typing errors, odd addresses and pressure to pay.')?.template).not.toBe('steps')
})

test('an amount among others is no counter', () => {
  expect(graphicOf('A rating of 740 instead of 610 saves 900 dollars.')?.template).not.toBe('counter')
  expect(graphicOf('Invest 40 euros monthly and the balance becomes 900 euros.')?.template).not.toBe('counter')
})

test('a step keeps the row that it is done to', () => {
  expect(graphicOf('Select the total, check it, then choose red, blue or green.')).toMatchObject({
    steps: [{ label: 'Select the total' }, { label: 'Check the total' }, { label: 'Choose red, blue or green' }],
  })
})

test.each(['Come early, stay late.', 'Twist the cap and never force it.'])('%s is no chain of steps', (text) => {
  expect(graphicOf(text)?.template).not.toBe('steps')
})

test('a number that nothing is said of is lettered with words instead', () => {
  const plan = planOf('Keep the angle of it at 45 degrees.')
  expect(plan.graphic).toBeUndefined()
  expect(plan.text).toMatchObject([{ role: 'key', words: expect.stringContaining('45°') }])
})

test('what is years old is not old', () => {
  expect(directScript('A six-year-old car is parked here.')[0]!.shown).toContainEqual({ what: 'car', count: 1 })
})

test.each([
  ['Its pulse slows to 0.02 percent of normal.', { template: 'counter', to: 0.02, decimals: 2 }],
  ['They demand shorter shifts and a 9 percent raise.', { template: 'counter', to: 9 }],
  ['Two dollars a day is over 700 dollars a year.', { template: 'cause', cause: '$2 a day', effect: 'over $700 a year' }],
])('what a rate says: %s', (text, graphic) => {
  expect(directScript(text)[0]!.plan.graphic).toMatchObject(graphic)
})

test('a note is no relative clause without its noun', () => {
  const texts = ['Put that cash into an account that pays 5 percent,', 'and after ten years you have 9,000 dollars.', 'Keep the rest.']
  const { graphic } = planShots(texts, texts.join(' '))[0]!
  expect(graphic).toMatchObject({ template: 'counter', to: 5 })
  expect(JSON.stringify(graphic)).not.toMatch(/put that/iu)
})
