import { expect, test } from 'vitest'
import { periodsOf } from './periods.ts'

test('a year sets the period until another time is told', () => {
  const texts = ['In 1858 the river stank.', 'A doctor knocked on doors.', 'The tunnels still work today.', 'They are long.']
  expect(periodsOf(texts, 'en')).toEqual(['old', 'old', undefined, undefined])
})

test('sentences shortly before the first year are of its time', () => {
  expect(periodsOf(['The monks wrote by hand.', 'It took years.', 'In 1440 a goldsmith changed that.'], 'en')).toEqual(
    Array.from({ length: 3 }, () => 'medieval'),
  )
  const late = ['Coffee wakes you.', 'You drink it.', 'It is hot.', 'It is cheap.', 'It came to Venice in 1615.']
  expect(periodsOf(late, 'en')).toEqual([undefined, undefined, undefined, undefined, 'early-modern'])
})

test.each([
  ['A pharaoh ruled the Nile.', 'ancient'],
  ['In ancient Rome bread was free.', 'ancient'],
  ['In 79 BC he was born.', 'ancient'],
  ['Vikings sailed west.', 'medieval'],
  ['In the nineteenth century machines came.', 'old'],
  ['A 14th-century ship was found.', 'medieval'],
  ['In the twentieth century people flew.', undefined],
  ['In 1969 people walked on the moon.', undefined],
  ['Ancient Rome had no computers.', undefined],
  ['1500 people came.', undefined],
])('%s is of the period %s', (text, period) => {
  expect(periodsOf([text], 'en')).toEqual([period])
})

test.each([
  ['de', 'Der Turm wurde 1889 gebaut.', 'old'],
  ['ja', '塔は1889年に建てられました。', 'old'],
  ['es', 'En 1969 llegaron a la luna.', undefined],
])('years count in %s: %s', (language, text, period) => {
  expect(periodsOf([text], language)).toEqual([period])
})

test('who was born in a year is grown up years later', () => {
  expect(periodsOf(['Born in a log cabin in 1809, he became president.'], 'en')).toEqual(['old'])
  expect(periodsOf(['The war of 1809 was over.'], 'en')).toEqual(['early-modern'])
})
