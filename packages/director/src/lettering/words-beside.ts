import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { written } from './in-digits.ts'
import { keyWords } from './key-words.ts'

/** `two numbers, such as 120 over 80`: counts of what is told next. */
const COUNTED_PARTS = / (?:numbers|figures|reasons|things|ways|parts|types|kinds|steps|rules|values|options)$/u

/** Several numbers alone say nothing: money first, else the first one, with the words of the sentence. */
function withMainNumber(numbers: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  const words = keyWords(analysis, true)
  if (!words.words.includes(' ')) return numbers
  const main = numbers.find((one) => /\p{Sc}/u.test(one.words)) ?? numbers.find((one) => !COUNTED_PARTS.test(one.words)) ?? numbers[0]!
  return [main, { ...words, role: 'label' }, ...numbers.filter((one) => one !== main)]
}

/** `11 days` of `The dam held for 11 days`: the number of some lettering that words state too. */
const statedIn = (words: string, numbers: readonly PlanText[]): PlanText | undefined =>
  numbers.find((one) => /\d/u.test(one.words) && words.toLowerCase().includes(one.words.toLowerCase()))

/** Words up to which a statement says too little beside a number that it leaves out. */
const FEW_WORDS = 2
/** Words up to which a sentence stands whole with a number that says nothing alone. */
const MAX_WHOLE_WORDS = 7
/** Names and numbers beside a statement that leaves them out. */
const MAX_ASIDE = 2

/** Lettering of a frame without a picture: what the sentence states, with its number, or a number with the words it belongs to. */
export function withKeyWords(lettering: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  if (lettering.some(({ role }) => role === 'quote' || role === 'title')) return lettering
  const statement = keyWords(analysis)
  if (lettering.length === 0) return [statement]
  const numbers = lettering.filter(({ role }) => role === 'number')
  const stated = statedIn(statement.words, numbers)
  if (stated && statement.words !== stated.words) return [{ ...statement, role: 'label' }, stated]
  const last = statement.at + statement.words.split(' ').length
  const isSaid = ({ words, at }: PlanText) => words.endsWith('×') && at >= statement.at && at < last
  const isNew = (one: PlanText) => !isSaid(one) && !statement.words.toLowerCase().includes(one.words.toLowerCase())
  const others = lettering.filter((one) => one.role !== 'key' && isNew(one))
  if (statement.words.split(' ').length > FEW_WORDS) return [statement, ...others.slice(0, MAX_ASIDE)]
  if (numbers.length < lettering.length) return lettering
  if (numbers.length > 1) return withMainNumber(numbers, analysis)
  const words = keyWords(analysis, true)
  const isRepeated = numbers[0]!.words.toLowerCase().includes(words.words.toLowerCase())
  if (words.words.includes(' ') && !isRepeated) return [numbers[0]!, { ...words, role: 'label' }]
  const whole = written(analysis, 0, analysis.tokens.at(-1)!.word)
  const isShort = whole.split(' ').length <= MAX_WHOLE_WORDS && !/[,;:—–]/u.test(whole)
  return isShort && statedIn(whole, numbers) ? [{ words: whole, role: 'label', at: 0 }, numbers[0]!] : lettering
}

/** Words beside a picture that says little: those of the sentence where only numbers are lettered, or nothing; numbers that they state are not repeated. */
export function withWordsBeside(lettering: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  if (analysis.text.endsWith('?') || lettering.some(({ role }) => role !== 'number')) return lettering
  const words = keyWords(analysis)
  if (!words.words.includes(' ')) return lettering
  const others = lettering.filter((one) => statedIn(words.words, [one]) === undefined)
  return others.length < lettering.length ? [{ ...words, role: 'label' }, ...others] : [...lettering, words]
}
