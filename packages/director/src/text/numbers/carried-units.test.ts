import { expect, test } from 'vitest'
import { analyse } from '../../story/analysis.ts'
import { quantitiesOf } from '../quantities.ts'

test.each([
  ['You owe three thousand dollars, but the bill asks for only sixty.', ['$3,000', '$60']],
  ['She asked for two hundred euros and got fifty.', ['€200', '€50']],
  ['A whale holds its breath for ninety minutes, while a human manages two.', ['90 minutes', '2 minutes']],
  ['They hoped to raise 150 million dollars and got eleven.', ['$150 million', '$11 million']],
  ['He walked for ninety minutes, but she was home by two.', ['90 minutes', '2']],
])('%s: the second number is of the unit of the first', (text, displays) => {
  expect(quantitiesOf(text).map(({ display }) => display)).toEqual(displays)
})

test('both ends of a range of percent are shares of one', () => {
  expect(quantitiesOf('Rents rose from six to eleven percent.')[0]).toMatchObject({ kind: 'range', total: 0.06, value: 0.11 })
})

test.each([
  ['The screen spends 30 percent of it. Turned down it spends only twelve.', '12%'],
  ['The glacier loses twelve metres a year. In 1950 it lost less than two.', '2 metres per year'],
  ['The climb lasts twelve hours. He needed 86 signs or 90.', '90'],
])('%s: the unit of the sentence before holds for the same verb only', (script, display) => {
  const [, second] = analyse(script.split(/(?<=\.) /u), new Set())
  expect(second!.quantities.at(-1)!.display).toBe(display)
})

test.each([
  ['About seven people in ten never book.', '7 in 10 people', 0.7],
  ['Two doctors out of three smoke.', '2 out of 3 doctors', 2 / 3],
])('%s says a share of people', (text, display, value) => {
  expect(quantitiesOf(text)[0]).toMatchObject({ kind: 'share', display, value })
})

test.each(['Three men in ten boats crossed.', 'It rained two days in seven years.'])('%s says no share', (text) => {
  expect(quantitiesOf(text).some(({ kind }) => kind === 'share')).toBe(false)
})

test('a price keeps its last zero', () => {
  expect(quantitiesOf('A ticket costs 4.50.')[0]!.display).toBe('4.50')
})
