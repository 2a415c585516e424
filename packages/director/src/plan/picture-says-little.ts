import type { Analysis } from '../story/analysis.ts'
import { artOf } from '../vocabulary/art-of.ts'
import type { Scene } from './scene-item.ts'

const IDLE = /^(?:stand|look|think|hold|talk)$/u

/** `There are two goats`, `It rains`: what is said stands behind the verb. */
const startsWithExpletive = ({ tokens }: Analysis): boolean => /^(?:there|here|it)$/u.test(tokens[0]?.low ?? '')

/** `Tap out the pin`: a bare verb opens the sentence. */
export const startsWithCommand = ({ tokens: [first] }: Pick<Analysis, 'tokens'>): boolean =>
  first?.pos === 'VERB' && first.low === first.lemma

/** The clause that a sentence is about has a subject of its own, rather than being a command or a row of nouns. */
const hasSubject = ({ phrases, tokens }: Analysis): boolean =>
  /^(?:what|whatever)$/u.test(tokens[0]?.low ?? '') ||
  phrases.some(
    ({ role, bar, end }) => role === 'subject' && bar === '' && tokens.slice(end + 1).some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)),
  ) ||
  tokens.some(({ low, i }) => i < 4 && /^(?:it|they|this|that|these|those|he|she)$/u.test(low))

/**
 * Does a picture leave open what its sentence says? Somebody who only stands there alone, or what stands beside a subject that is not seen: then words of the
 * sentence are set beside it.
 */
export function saysLittle({ cast, things, place, isSubjectSeen }: Scene, analysis: Analysis): boolean {
  const isPersonAlone =
    things.length === 0 && place === undefined && cast.every(({ what, action }) => artOf(what) === 'person' && IDLE.test(action))
  if (cast.length > 0 && isPersonAlone) return true
  return !isSubjectSeen && !startsWithCommand(analysis) && hasSubject(analysis) && !startsWithExpletive(analysis)
}
