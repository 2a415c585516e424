import { expect, test } from 'vitest'
import { rowsOf } from '../lexical/language-rules.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { LANGUAGE_RULES } from './rules.ts'

const isDrawn = (name: string) => name === '-' || name.includes('/') || drawableNamed(name.replaceAll('_', ' '))?.art !== undefined
const withSigns = Object.entries(LANGUAGE_RULES).filter(([, { signs, ambiguous }]) => signs !== undefined || ambiguous !== undefined)

test.each(withSigns)('%s: every sign is drawn and nobody is one', (_, { signs = '' }) => {
  const names = rowsOf(signs).map(([name]) => name)
  expect(names.filter((name) => !isDrawn(name))).toEqual([])
  expect(names.filter((name) => /^(?:person$|place\/)/u.test(drawableNamed(name.replaceAll('_', ' '))?.art ?? ''))).toEqual([])
})

test.each(withSigns)('%s: every meaning of a noun of several is drawn', (_, { ambiguous = '' }) => {
  const rows = ambiguous.split('\n').filter((row) => row.trim() !== '')
  expect(rows.filter((row) => row.split('>').length !== 2)).toEqual([])
  const names = rows.flatMap((row) => row.split('>')[1]!.split(';')).map((meaning) => meaning.split(':')[0]!.trim())
  expect(names.filter((name) => !isDrawn(name))).toEqual([])
})
