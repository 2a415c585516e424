import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../describe-plan.ts'
import { isNoun, isVerb, singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { mostWords } from './point/point-of.ts'
import { nounWords } from './noun-words.ts'
import { seenWords } from './whole/pictured.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Words up to which a sentence is heard and seen at once. */
const SHORT_SENTENCE = 5

const isPlural = (word: string): boolean => singularOf(word) !== word && isNoun(singularOf(word))

/** `the short hand points`, `your ears ring`: the last word may be what is done. */
function mayEndInVerb(words: readonly string[]): boolean {
  const [before, last] = words.slice(-2)
  return before !== undefined && last !== undefined && isVerb(singularOf(last)) && (isPlural(last) || isPlural(before))
}

/** `much of your list`, `the size of your fist`: how much or how large something is. */
const OF_MEASURE = /^(?:even|only|much|more|most|less|half|all|size|part|rest|same|full|best)\b/iu

/** Plans without a word on screen have the nouns that tell most of their sentence and are not drawn. */
export function withUndrawnNouns<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    if (!analysis || plan.text.length > 0 || plan.graphic || analysis.text.split(/\s+/u).length <= SHORT_SENTENCE) return one
    const seen = seenWords(describePlan(plan, undefined, placeName))
    const isDenied = (at: number): boolean => analysis.tokens.some(({ word, i }) => word === at && analysis.bars[i] === 'negated')
    const isUnfit = (phrase: string, at: number): boolean => {
      const words = phrase.toLowerCase().split(' ')
      return isDenied(at + words.length - 1) || OF_MEASURE.test(phrase) || mayEndInVerb(words) || seen.has(singularOf(words.at(-1)!))
    }
    const key = nounWords(analysis, (words, at) => isUnfit(words, at) || !words.includes(' ')) ?? nounWords(analysis, isUnfit)
    return key?.words.includes(' ') && key.words.split(' ').length <= mostWords(analysis) ? { ...one, plan: { ...plan, text: [key] } } : one
  })
}
