import { expect, test } from 'vitest'
import { isOutlineOf, outlineScript } from './outline.ts'

const shots = (...texts: string[]) => texts.map((voiceOver) => ({ voiceOver }))

test('the script of an outline is what its shots narrate', () => {
  expect(outlineScript(shots('A fox.', ' It sleeps. '))).toBe('A fox. It sleeps.')
})

test('an outline narrates a script when only white space differs', () => {
  expect(isOutlineOf(shots('A fox.', 'It sleeps.'), 'A fox.\n\nIt  sleeps.')).toBe(true)
  expect(isOutlineOf(shots('鳥が', '歌う'), '鳥が歌う')).toBe(true)
  expect(isOutlineOf(shots('A fox.'), 'A fox. It sleeps.')).toBe(false)
})
