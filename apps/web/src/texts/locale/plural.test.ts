import { expect, test } from 'vitest'
import { pluralOf } from './plural.ts'

test('forms follow the plural categories of the language', () => {
  const german = pluralOf('de')
  expect([0, 1, 2].map((count) => german(count, { one: 'Bild', other: 'Bilder' }))).toEqual(['Bilder', 'Bild', 'Bilder'])
  const arabic = pluralOf('ar')
  const forms = { zero: 'صفر', one: 'لقطة', two: 'لقطتان', few: 'لقطات', many: 'لقطةً', other: 'لقطةٍ' }
  expect([0, 1, 2, 3, 11, 100].map((count) => arabic(count, forms))).toEqual(['صفر', 'لقطة', 'لقطتان', 'لقطات', 'لقطةً', 'لقطةٍ'])
})

test('a category without words has the words of `other`', () => {
  expect(pluralOf('ar')(2, { other: 'لقطات' })).toBe('لقطات')
})
