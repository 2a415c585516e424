import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Language } from './language.ts'
import { type ActionVerb, TRANSITIVE } from './subjects.ts'
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
  words: readonly LexicalWord[],
  { rules, code, isConnective }: Language,
): readonly number[] {
  const { isVerbLast = false, isUnspaced = false } = rules
  const isObject = (at: number) =>
    isVerbLast &&
    TRANSITIVE.has(verb.action) &&
    (at === verb.from - 1 ||
      words[at + 1]?.low === 'を' ||
      words[at + 1]?.low === 'को' ||
      (code === 'ko' && /[을를]$/u.test(words[at]!.low)))
  const before = figures.filter((at) => at < verb.from && at > (previous?.to ?? -1) && !isObject(at))
  const behind = previous || verb.action === 'hug' ? [] : figures.filter((at) => at > verb.to)
  // `turtles take bags for jellyfish and eat them`: behind a conjunction the first subject goes on.
  const isJoined = before.length > 0 && words.slice(before.at(-1)! + 1, verb.from).some(({ low }) => isConnective(low))
  const order = before.length === 0 ? behind : isVerbLast || isJoined ? before : before.toReversed()
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
  language: Language,
): ReadonlyMap<number, PlanAction> {
  const actions = new Map<number, PlanAction>()
  for (const [i, verb] of verbs.entries()) {
    const previous = verbs.slice(0, i).findLast(({ clause }) => clause === verb.clause)
    const own = figures.filter((at) => words[at]!.clause === verb.clause)
    for (const at of doersOf(verb, previous, own, words, language)) if (!actions.has(at)) actions.set(at, verb.action)
  }
  return actions
}
