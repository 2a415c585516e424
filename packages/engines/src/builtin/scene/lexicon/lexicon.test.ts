import { expect, it } from 'vitest'
import { ANIMAL_TABLE, PEOPLE_TABLE } from './people.ts'
import { TABLE_LOCALES, THINGS } from './rows.ts'
import { TOPIC_TABLE } from './topics.ts'

const wordsIn = (table: string, column: number): string[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => row.split('|')[column]!.split(','))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')

it.each(TABLE_LOCALES.map((locale, i) => [locale, i] as const))('no word of %s means two things, animals or people', (locale, i) => {
  const words = [
    ...THINGS.flatMap((thing) => thing.words[locale]).filter((word) => word !== ''),
    ...wordsIn(ANIMAL_TABLE, i + 1),
    ...wordsIn(PEOPLE_TABLE, i + 1),
  ]
  const twice = words.filter((word, at) => words.indexOf(word) !== at)
  expect(twice).toEqual([])
})

it('no thing has two rows', () => {
  const icons = THINGS.map(({ icon }) => icon)
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([])
})

it('every topic has words in each language and things to stand for it', () => {
  for (const row of TOPIC_TABLE.trim().split('\n')) {
    const [name, , , motifs, ...columns] = row.split('|')
    expect(columns, name).toHaveLength(TABLE_LOCALES.length)
    expect(
      columns.every((column) => column.split(',').length >= 4),
      name,
    ).toBe(true)
    expect(motifs!.split(',').length, name).toBeGreaterThan(2)
  }
})
