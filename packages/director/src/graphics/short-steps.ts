import type { Analysis } from '../story/analysis.ts'
import { bareWord } from './clause-label.ts'
import { clip, type NamedGraphic } from './graphic-label.ts'
import { stepsIn } from './text-graphics.ts'
import { capitalized } from '../lettering/capitalized.ts'

const MAX_WORDS = 6
const MIN_WORDS = 2
/** Of one of them at least: `Come early, stay late` explains nothing. */
const MIN_LONGER = 3

const stepsGraphic = (labels: readonly string[]): NamedGraphic => ({
  graphic: { template: 'steps', steps: labels.map((label) => ({ label: clip(capitalized(label)) })) },
  form: 'steps',
})

const isShort = (label: string): boolean => {
  const { length } = label.split(/\s+/u)
  return length >= MIN_WORDS && length <= MAX_WORDS
}

/** `If it tears, start again`: what to do where something is so. */
function conditionalIn({ text, tokens }: Analysis): readonly string[] {
  const match = /^((?:if|when|once|as soon as) (?!you\b)[^,;:—–]+), ([^;:—–]+?)[.!]?$/iu.exec(text)
  const words = match ? text.slice(0, match.index + match[1]!.length).split(/\s+/u).length : 0
  const first = tokens.find(({ word, low }) => word >= words && !/^(?:then|just|please|simply)$/u.test(low))
  const isCommand = first?.pos === 'VERB' && first.low === first.lemma
  return match && isCommand ? [match[1]!, bareWord(match[2]!.split(/, | and /u)[0]!)] : []
}

/** Words on a way rather than a diagram that is labelled: two steps explain little. Two commands of a sentence, or a condition and what to do then; undefined where they are too long for a diagram. */
export function shortStepsOf(analysis: Analysis): NamedGraphic | undefined {
  if (analysis.isNarrative || /\b(?:don['’]t|do not|never|not)\b/iu.test(analysis.text)) return undefined
  const steps = stepsIn(analysis)
  const labels = steps.length === 2 ? steps : conditionalIn(analysis)
  return labels.length === 2 && labels.every(isShort) && labels.some((label) => label.split(/\s+/u).length >= MIN_LONGER)
    ? stepsGraphic(labels)
    : undefined
}
