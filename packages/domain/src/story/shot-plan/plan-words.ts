import type { ShotPlan } from './shot-plan.ts'

/** Fields of motion graphics that are drawn as words. */
const WORD_FIELDS = new Set(['label', 'note', 'words', 'key', 'struck', 'cause', 'effect', 'between', 'when', 'xUnit'])

/** The words in the picture of a plan that are of a language, each once, in their order; numbers and names of their own are not told apart. */
export function planWords({ text, graphic }: ShotPlan): readonly string[] {
  const words = [...text.map((lettering) => lettering.words), ...wordsOf(graphic)]
  return [...new Set(words.filter((written) => /\p{L}/u.test(written)))]
}

/** Whether the picture of a plan has words in it that are of a language. */
export const showsWords = (plan: ShotPlan): boolean => planWords(plan).length > 0

/** The plan with other words in its picture. `words`: new ones by those of `planWords`; others stay. */
export function withPlanWords(plan: ShotPlan, words: ReadonlyMap<string, string>): ShotPlan {
  const text = plan.text.map((lettering) => ({ ...lettering, words: words.get(lettering.words) ?? lettering.words }))
  return { ...plan, text, ...(plan.graphic && { graphic: replaced(plan.graphic, words) as ShotPlan['graphic'] & object }) }
}

function wordsOf(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return WORD_FIELDS.has(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => wordsOf(part, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, key))
}

function replaced(value: unknown, words: ReadonlyMap<string, string>, field = ''): unknown {
  if (typeof value === 'string') return WORD_FIELDS.has(field) ? (words.get(value) ?? value) : value
  if (Array.isArray(value)) return value.map((part) => replaced(part, words, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, words, key)]))
}
