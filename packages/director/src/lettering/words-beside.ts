import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
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

/** Lettering of a frame without a picture: its numbers say little without the words they belong to. */
export function withKeyWords(lettering: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  if (lettering.length === 0) return [keyWords(analysis)]
  const [number] = lettering
  const [name, ...others] = lettering.filter(({ role }) => role !== 'number')
  // `Congress moves slowly`: a name alone says nothing of it.
  if (name && name.role === 'label' && others.length === 0 && !name.words.includes(' ')) {
    const words = keyWords(analysis, true)
    const isNew = words.words.includes(' ') && !words.words.toLowerCase().includes(name.words.toLowerCase())
    if (words.words.includes(' ')) return isNew ? [...lettering, words] : [words, ...lettering.filter((one) => one !== name)]
  }
  if (name) return lettering
  if (lettering.length > 1) return withMainNumber(lettering, analysis)
  const words = keyWords(analysis, true)
  return words.words.includes(' ') ? [number!, { ...words, role: 'label' }] : lettering
}

/** Words beside a picture that says little: those of the sentence where only numbers are lettered, or nothing. */
export function withWordsBeside(lettering: readonly PlanText[], analysis: Analysis): readonly PlanText[] {
  if (analysis.text.endsWith('?') || lettering.some(({ role }) => role !== 'number')) return lettering
  const words = keyWords(analysis, lettering.length > 0)
  return words.words.includes(' ') ? [...lettering, words] : lettering
}
