import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { GrammarRules } from './grammar/grammar-rules.ts'
import type { Language } from './language.ts'
import { canBeRelative } from './grammar/relative-pronouns.ts'
import { type ActionVerb, COMMON_ACTIONS, TRANSITIVE } from './subjects.ts'
import type { LexicalWord } from './words.ts'

/** Words from one of two subjects of a verb to the other, at most. */
const JOIN = 4
/** Whether a word is `and`. */
export const isAnd = ({ low }: LexicalWord, { and }: GrammarRules): boolean => and?.test(low) ?? false

/** Whether `and` stands between two nouns, or the first has an ending that says so. */
const areJoined = (first: number, second: number, words: readonly LexicalWord[], rules: GrammarRules): boolean =>
  second - first <= JOIN &&
  (words.slice(first + 1, second).some((word) => isAnd(word, rules)) || rules.andEnding?.test(words[first]!.low) === true)

/**
 * The figures of a clause that do what a verb says: those before it, the nearest first, or else the first behind its first verb, with who is joined to them.
 * Who is hugged stands behind the verb as well.
 */
function doersOf(
  verb: ActionVerb,
  previous: ActionVerb | undefined,
  figures: readonly number[],
  words: readonly LexicalWord[],
  { rules }: Language,
): readonly number[] {
  const { isVerbLast = false, objectParticle, objectEnding } = rules
  const isObject = (at: number) =>
    isVerbLast &&
    TRANSITIVE.has(verb.action) &&
    ((at === verb.from - 1 && rules.marksEveryObject !== true && !words[at]!.isFirst) ||
      (objectParticle !== undefined && words[at + 1]?.low === objectParticle) ||
      objectEnding?.test(words[at]!.low) === true)
  /** `Los médicos recomendaron que siguieran bailando`: others do it. */
  const isOfOthers = (at: number) => words.slice(at + 2, verb.from).some(({ low }) => /^(?:que|qu|dass|कि)$/u.test(low))
  const before = figures.filter((at) => at < verb.from && at > (previous?.to ?? -1) && !isObject(at) && !isOfOthers(at))
  const behind = previous || verb.action === 'hug' ? [] : figures.filter((at) => at > verb.to)
  // `turtles take bags for jellyfish and eat them`: behind a conjunction the first subject goes on.
  const isJoined = before.length > 0 && words.slice(before.at(-1)! + 1, verb.from).some((word) => isAnd(word, rules))
  const order = before.length === 0 ? behind : isVerbLast || isJoined ? before : before.toReversed()
  const joined: number[] = []
  for (const at of order) {
    const last = joined.at(-1)
    if (last !== undefined && !areJoined(Math.min(at, last), Math.max(at, last), words, rules)) break
    joined.push(at)
  }
  return joined
}

/** `A raposa, que morria de inveja, (gritou)`: the figure of which a relative clause told before the verb. */
function subjectBeforeRelative(
  { clause, from }: ActionVerb,
  figures: readonly number[],
  words: readonly LexicalWord[],
  { isEmpty }: Language,
): number | undefined {
  const opensClause = words.slice(0, from).every((word) => word.clause < clause || isEmpty(word.low))
  const relative = words.find((word) => word.clause === clause - 1)
  if (!opensClause || !relative || !canBeRelative(relative.low) || canBeRelative(words.find((word) => word.clause === clause)!.low))
    return undefined
  const before = figures.filter((at) => words[at]!.clause === clause - 2)
  return before.length === 1 ? before[0] : undefined
}

/** What each figure of a sentence does. `figures`: indices of their nouns. */
export function actionsOfFigures(
  verbs: readonly ActionVerb[],
  words: readonly LexicalWord[],
  figures: readonly number[],
  language: Language,
): ReadonlyMap<number, PlanAction> {
  const actions = new Map<number, PlanAction>()
  for (const [i, verb] of verbs.entries()) {
    const previous = verbs.slice(0, i).findLast(({ clause }) => clause === verb.clause)
    const own = figures.filter((at) => words[at]!.clause === verb.clause)
    const told = own.length === 0 ? subjectBeforeRelative(verb, figures, words, language) : undefined
    if (told !== undefined) actions.set(told, verb.action)
    for (const at of doersOf(verb, previous, own, words, language)) {
      const known = actions.get(at)
      // `salió a la calle y empezó a bailar`.
      if (known === undefined || (COMMON_ACTIONS.has(known) && !COMMON_ACTIONS.has(verb.action))) actions.set(at, verb.action)
    }
  }
  return actions
}
