import type { PlanHour } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ClauseRole } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../analysis.ts'

/** Nouns that are lands and waters themselves, or what is seen in the sky above open land. */
const LANDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ocean|sea)$/u, 'sea'],
  [/^(?:river|lake|stream|waterfall)$/u, 'river'],
  [/^(?:mountain|glacier|valley)$/u, 'mountain'],
  [/^(?:desert|dune)$/u, 'desert'],
  [/^(?:forest|wood)$/u, 'forest'],
  [/^(?:cave|cavern)$/u, 'cave'],
  [/^(?:sky|rainbow|cloud|lightning|thunder|raindrop|sunset|sunrise|sunlight|daylight)$/u, 'meadow'],
]
const TELLING: ReadonlySet<ClauseRole> = new Set<ClauseRole>(['main', 'asked', 'but', 'so'])
/** What is seen in the sky at its hours. */
const OF_HOURS = /^(?:light|sun|shadow)$/u

/** The land that a sentence of an explanation is about by its subject: `Why the sky is blue`, `At sunset the light is red`; undefined for any other subject. */
export function landOfSubject(analysis: Analysis, hour: PlanHour | undefined): string | undefined {
  const clause = clausesOf(analysis).find(({ role, subject, isDenied }) => TELLING.has(role) && subject.length > 0 && !isDenied)
  if (!clause) return undefined
  const { lemma } = analysis.tokens[clause.subject[0]!.head]!
  if (OF_HOURS.test(lemma)) return hour === 'dawn' || hour === 'dusk' ? 'meadow' : undefined
  return LANDS.find(([nouns]) => nouns.test(lemma))?.[1]
}
