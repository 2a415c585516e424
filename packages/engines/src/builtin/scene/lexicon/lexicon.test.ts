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

it.each(TABLE_LOCALES.map((locale, i) => [locale, i] as const))(
  'each word of %s has one meaning among things, animals and people',
  (locale, i) => {
    const words = [
      ...THINGS.flatMap((thing) => thing.words[locale]).filter((word) => word !== ''),
      ...wordsIn(ANIMAL_TABLE, i + 1),
      ...wordsIn(PEOPLE_TABLE, i + 1),
    ]
    const duplicates = words.filter((word, at) => words.indexOf(word) !== at)
    expect(duplicates).toEqual([])
  },
)

it('icons are unique', () => {
  const icons = THINGS.map(({ icon }) => icon)
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([])
})

it('every topic has words in each language and motifs', () => {
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
