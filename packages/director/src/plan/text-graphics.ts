import { TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isNegation } from '../text/clauses.ts'
import type { Phrase } from '../text/phrases.ts'
import { capital, clip, labelOf, type NamedGraphic } from './graphic-label.ts'
import { gistOf } from './key-words.ts'

const MAX_STEP_WORDS = 6

/** The first words of a step, up to the last whole noun phrase that fits. */
function stepLabel(phrase: string, { phrases }: Analysis, from: number): string {
  const words = phrase.split(' ')
  if (words.length <= MAX_STEP_WORDS) return phrase
  const end = phrases.map(({ head }) => head.word - from + 1).findLast((length) => length > 1 && length <= MAX_STEP_WORDS)
  const short = words.slice(0, end ?? MAX_STEP_WORDS - 1).join(' ')
  return short.replace(/(?:\s+(?:the|a|an|of|in|on|to|for|with|and|it|your|its|from|at|by))+$/u, '')
}

/** Clauses that begin with an imperative. */
export function stepsIn(analysis: Analysis): string[] {
  const { tokens, text } = analysis
  const words = text.split(/\s+/u)
  const starts = tokens.filter(({ pos, low, lemma, i }) => {
    const before = tokens[i - 1]
    const isStart = i === 0 || before?.text === ',' || before?.text === ';' || (/^(?:and|then)$/u.test(before?.low ?? '') && i > 1)
    const isPlain = pos === 'VERB' && low === lemma && !/^(?:PRON|AUX)$/u.test(tokens[i - 2]?.pos ?? '')
    return isStart && isPlain
  })
  if (starts.length === 0 || tokens.findIndex(({ pos }) => pos === 'VERB') !== starts[0]!.i || starts[0]!.i > 3) return []
  return starts.map(({ word }, n) => {
    const end = starts[n + 1]?.word ?? words.length
    const phrase = words
      .slice(word, end)
      .join(' ')
      .split(/[,;.!?]/u)[0]!
      .replace(/\s+(?:and|then)$/u, '')
    return capital(stepLabel(phrase, analysis, word))
  })
}

export function stepsOf(analysis: Analysis): NamedGraphic | undefined {
  const steps = stepsIn(analysis)
  if (steps.length < 2) return undefined
  return {
    graphic: { template: 'steps', steps: steps.slice(0, 6).map((label) => ({ label: clip(label) })) },
    what: 'chain of steps',
    form: 'steps',
  }
}

const CAUSES =
  /\b(?:because(?: of)?|that is why|so that|leads? to|led to|causes?|caused|turns? (?:\w+ ){1,3}into|thanks to|therefore|the reason)\b/iu

/** Cause and effect of a sentence that shows nothing drawable. */
export function causeOf(analysis: Analysis): NamedGraphic | undefined {
  const match = CAUSES.exec(analysis.text)
  if (!match || stepsIn(analysis).length > 0 || analysis.tokens.some((token) => isNegation(token))) return undefined
  const at = analysis.text.slice(0, match.index).split(/\s+/u).length - 1
  const end = at + match[0].split(/\s+/u).length
  const [before, after] = [capital(gistOf(analysis, 0, at)), capital(gistOf(analysis, end, Infinity))]
  if (!before || !after) return undefined
  const isBackward = /^(?:because|thanks to)/iu.test(match[0])
  return {
    graphic: { template: 'cause', cause: isBackward ? after : before, effect: isBackward ? before : after, between: [] },
    what: 'cause and effect diagram',
    form: 'change',
  }
}

/** `every minute`, `a litre and a half`: how much and when, no items of a row. */
const isMeasureOf = ({ lemma, run, role }: Phrase): boolean =>
  TIME_NOUNS.test(lemma) ||
  /^(?:half|quarter|litre|liter|gallon|mile|inch|kilo|ounce|other|one|rest|more)$/u.test(lemma) ||
  (role === 'subject' && /^(?:every|each)$/u.test(run[0]!.low))

/** Coordinated phrases of one role: at least three. */
export function enumerationIn({ phrases, tokens }: Analysis): Phrase[] {
  let best: Phrase[] = []
  let run: Phrase[] = []
  for (const [n, phrase] of phrases.entries()) {
    const before = tokens[phrase.start - 1]?.low ?? ''
    if (isMeasureOf(phrase)) {
      run = []
      continue
    }
    const joins =
      n > 0 &&
      run.length > 0 &&
      /^(?:,|and|or)$/u.test(before) &&
      phrase.start - phrases[n - 1]!.end <= 3 &&
      phrase.bar === phrases[n - 1]!.bar
    run = joins ? [...run, phrase] : [phrase]
    if (run.length > best.length) best = run
  }
  return best.length >= 3 ? best : []
}

export function listOf(analysis: Analysis): NamedGraphic | undefined {
  const isDenied = analysis.tokens.some((token) => isNegation(token))
  const items = isDenied ? [] : enumerationIn(analysis).filter(({ bar }) => bar === '')
  if (items.length < 3) return undefined
  return {
    graphic: { template: 'list', items: items.slice(0, 6).map((item) => ({ label: clip(capital(labelOf(item))) })) },
    what: 'list',
    form: 'list',
  }
}
