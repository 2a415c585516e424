import type { ShotPlan } from './shot-plan.ts'

/** Fields of motion graphics that are drawn as words. */
const WORD_FIELDS = new Set(['label', 'note', 'words', 'key', 'cause', 'effect', 'between', 'when', 'xUnit'])

/** Whether the picture of a plan has words in it that are of a language; numbers and names of their own are not told apart. */
export const showsWords = ({ text, graphic }: ShotPlan): boolean =>
  [...text.map(({ words }) => words), ...wordsOf(graphic)].some((words) => /\p{L}/u.test(words))

function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return WORD_FIELDS.has(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => wordsOf(part, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, key))
}
