import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { LanguageRules } from './language-rules.ts'
import type { ActionVerb } from './subjects.ts'
import type { LexicalWord } from './words.ts'

/** Words between two subjects of one verb, such as a conjunction and an article. */
const JOIN = 2
const UNSPACED_JOIN = 1

/**
 * The figures of a clause that do what a verb says: those before it, the nearest first, or else the first behind its first verb, with who is joined to them.
 * Who is hugged stands behind the verb as well.
 */
function doersOf(
  verb: ActionVerb,
  previous: ActionVerb | undefined,
  figures: readonly number[],
  { isVerbLast = false, isUnspaced = false }: LanguageRules,
): readonly number[] {
  const before = figures.filter((at) => at < verb.from && at > (previous?.to ?? -1))
  const behind = previous || verb.action === 'hug' ? [] : figures.filter((at) => at > verb.to)
  const order = before.length === 0 ? behind : isVerbLast ? before : before.toReversed()
  const joined: number[] = []
  for (const at of order) {
    const last = joined.at(-1)
    if (last !== undefined && Math.abs(at - last) > (isUnspaced ? UNSPACED_JOIN : JOIN) + 1) break
    joined.push(at)
  }
  return joined
}

/** What each figure of a sentence does. `figures`: indices of their nouns. */
export function actionsOfFigures(
  verbs: readonly ActionVerb[],
  words: readonly LexicalWord[],
  figures: readonly number[],
  rules: LanguageRules,
): ReadonlyMap<number, PlanAction> {
  const actions = new Map<number, PlanAction>()
  for (const [i, verb] of verbs.entries()) {
    const previous = verbs.slice(0, i).findLast(({ clause }) => clause === verb.clause)
    const own = figures.filter((at) => words[at]!.clause === verb.clause)
    for (const at of doersOf(verb, previous, own, rules)) if (!actions.has(at)) actions.set(at, verb.action)
  }
  return actions
}
