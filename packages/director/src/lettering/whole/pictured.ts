import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import { natureOf, singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { wordsOf } from '../frame-texts.ts'

const PERSONAL = /^(?:i|you|he|she|we|they|who|everyone|everybody|someone|somebody|people|one)$/u

/** Words of what is seen, in the singular. */
export const seenWords = (shown: readonly ShownItem[]): ReadonlySet<string> =>
  new Set(shown.flatMap(({ what }) => wordsOf(what).flatMap((word) => [word, singularOf(word)])))

/** Nouns of what a clause says of its subject. */
const objectsOf = ({ tokens }: Analysis, { rest }: Clause): string[] =>
  rest.flatMap(({ kind, from, to, isTime }) =>
    isTime || !/^(?:nominal|row|preposition|infinitive|participle)$/u.test(kind)
      ? []
      : tokens.slice(from, to).flatMap(({ pos, low }) => (/^(?:NOUN|PROPN)$/u.test(pos) ? [singularOf(low)] : [])),
  )

/** Does a picture show who or what a sentence is about, and what is done with it: the subject and an object of its last main clause, or the object of a command? */
export function isPictured(analysis: Analysis, { cast, handwork }: ShotPlan, shown: readonly ShownItem[]): boolean {
  const { tokens } = analysis
  const seen = seenWords(shown)
  const clauses = clausesOf(analysis).filter(({ role, isDenied }) => /^(?:main|command|but|so|joined)$/u.test(role) && !isDenied)
  const turn = clauses.findLastIndex(({ role }) => role === 'but')
  const isActing = cast.some(({ action }) => action !== 'stand') || (handwork?.length ?? 0) > 0
  return clauses.slice(Math.max(0, turn)).some((clause) => {
    const objects = objectsOf(analysis, clause)
    const isObjectSeen = objects.some((noun) => seen.has(noun))
    if (clause.subject.length === 0) return isObjectSeen
    const head = tokens[clause.subject[0]!.head]!
    const noun = singularOf(head.low)
    const isPerson = PERSONAL.test(head.low) || natureOf(noun) === 'person' || head.pos === 'PROPN'
    const isSubjectSeen = seen.has(noun) || (isPerson && cast.length > 0)
    return isSubjectSeen && (isObjectSeen || (isActing && objects.length === 0))
  })
}
