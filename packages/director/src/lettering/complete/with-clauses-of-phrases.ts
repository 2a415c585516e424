import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { describePlan } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import { allHeard, besideOf } from '../point/besides.ts'
import { mainPiece } from '../point/main-piece.ts'
import { isFormula } from '../relations/is-formula.ts'
import { tokensOfWords } from './tokens-of-words.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Most words of a noun phrase that tells less than a clause. */
const FEW_WORDS = 3

/** `Good neighbour`, `Walter Benn`: a noun phrase or name that states nothing. */
function isBarePhrase({ words, role }: PlanText, analysis: Analysis): boolean {
  if (!/^(?:key|label)$/u.test(role) || /\d/u.test(words) || isFormula(words) || words.split(' ').length > FEW_WORDS) return false
  const kept = tokensOfWords(analysis, words)
  return kept !== undefined && kept.length > 0 && kept.every((i) => !/^(?:VERB|AUX)$/u.test(analysis.tokens[i]!.pos))
}

/** Cards on which nothing but a short noun phrase or a name stands have a clause of their sentence, where one fits into half of it. */
export function withClausesOfPhrases<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    const [only, ...others] = plan.text
    if (!analysis || !only || others.length > 0 || plan.graphic || plan.form !== 'words' || !isBarePhrase(only, analysis)) return one
    const shown = describePlan(plan, undefined, placeName)
    const piece = mainPiece(analysis, shown.length === 0 ? allHeard(analysis) : besideOf(plan, analysis, shown))
    if (!piece) return one
    // Where or of whom that is.
    const isTold = only.role === 'key' || !/^\p{Lu}/u.test(only.words) || piece.words.toLowerCase().includes(only.words.toLowerCase())
    return { ...one, plan: { ...plan, text: [{ words: piece.words, role: 'key', at: piece.at }, ...(isTold ? [] : [only])] } }
  })
}
