import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { Gender } from '../story/story-state.ts'
import type { Token } from '../text/token.ts'
import { actionOf, isPassive } from './actions.ts'
import { animalActionOf } from './animals/animal-actions.ts'
import { verbOf } from './item-verbs.ts'
import type { Item } from './scene-item.ts'

const PERCEIVING = /^(?:see|watch|hear|find|catch|notice|spot|glimpse|discover|observe|leave|keep|picture)$/u
const MAKING = /^(?:make|let|help)$/u
const isOngoing = ({ pos, low }: Token): boolean => pos === 'VERB' && low.endsWith('ing')

/** `caught her correcting`, `heard the girl cry`, `made him laugh`: what the object of a verb is seen doing. */
function doneByObject({ span, role }: Item, { tokens }: Analysis): Token | undefined {
  const next = span && role !== 'subject' ? tokens[span[1] + 1] : undefined
  const verb = next && tokens.slice(Math.max(0, span![0] - 3), span![0]).findLast(({ pos }) => pos === 'VERB')
  if (!next || next.pos !== 'VERB' || !verb) return undefined
  const isBare = next.low === next.lemma
  return (PERCEIVING.test(verb.lemma) && (isOngoing(next) || isBare)) || (MAKING.test(verb.lemma) && isBare) ? next : undefined
}

/** `a woman carrying firewood`, `a man who was selling fish`: what somebody is doing who is met or seen. */
function doneBehind({ span, phrase, role }: Item, { tokens }: Analysis): Token | undefined {
  // `received her guests lying in bed`: who of the two is open.
  if (!span || !phrase || role === 'subject' || (role === 'object' && phrase.possessor !== undefined)) return undefined
  const [next, after, verb] = tokens.slice(span[1] + 1, span[1] + 4)
  if (next && isOngoing(next)) return next
  const isWho = /^(?:who|that)$/u.test(next?.low ?? '') && /^(?:is|are|was|were)$/u.test(after?.low ?? '')
  return isWho && verb && isOngoing(verb) ? verb : undefined
}

/** `A professor caught her correcting it`: he sees it. */
const isPerceiving = ({ lemma, i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:catch|find|leave|keep)$/u.test(lemma) && tokens.slice(i + 2, i + 5).some((token) => isOngoing(token))

const isUnreal = (bar: string | undefined): boolean => /^(?:negated|supposed)$/u.test(bar ?? '')
const SPOKEN = /^(?:cry|call|laugh|sing|sigh)$/u

/** `saw him fast asleep`, `she was asleep`, `he was on his knees`: what somebody's state shows. */
function stateOf({ span }: Item, { tokens, bars }: Analysis): PlanAction | undefined {
  if (!span || bars[span[1]] !== '') return undefined
  const behind = tokens
    .slice(span[1] + 1, span[1] + 6)
    .map(({ low, i }) => (bars[i] === '' ? low : '.'))
    .join(' ')
    .replace(/^(?:is|was|are|were|lay|'s) /u, '')
    .replace(/^(?:fast|sound|still|already|half|now) /u, '')
  if (/^asleep\b/u.test(behind)) return 'sleep'
  if (/^(?:(?:down )?on (?:his|her|their|my) knees)\b/u.test(behind)) return 'kneel'
  return /^in tears\b(?! of (?:joy|happiness|relief|laughter))/u.test(behind) ? 'cry' : undefined
}

/** Names of what animals and people do as one sees which of them is meant: `the sleeping dog`, `a crying child`. */
const ATTRIBUTES: ReadonlyMap<string, PlanAction> = new Map<string, PlanAction>([
  ['sleeping', 'sleep'],
  ['snoring', 'sleep'],
  ['crying', 'cry'],
  ['weeping', 'cry'],
  ['sobbing', 'cry'],
  ['laughing', 'laugh'],
  ['dancing', 'dance'],
  ['running', 'run'],
  ['fleeing', 'run'],
  ['swimming', 'swim'],
  ['kneeling', 'kneel'],
  ['praying', 'pray'],
  ['singing', 'sing'],
  ['howling', 'sing'],
  ['flying', 'fly'],
  ['crawling', 'crawl'],
])

/** What its adjectives tell that a figure is doing; who does something else may do that no more: `the sleeping dog woke`. */
const attributeOf = ({ phrase, role, verb }: Item, { bars }: Analysis): PlanAction | undefined =>
  phrase && phrase.bar !== 'negated' && (role !== 'subject' || !verb || bars[verb.i] === 'negated')
    ? phrase.adjectives.map((word) => ATTRIBUTES.get(word)).find(Boolean)
    : undefined

/** `would not stop crying`, `never stopped singing`: it goes on. */
function goingOn({ span, role }: Item, { tokens }: Analysis): Token | undefined {
  if (role !== 'subject' || !span) return undefined
  const stop = tokens.find(({ lemma, i }) => i > span[1] && i <= span[1] + 9 && /^(?:stop|quit|cease)$/u.test(lemma))
  const next = stop && tokens[stop.i + 1]
  const isDenied = stop && tokens.slice(span[1] + 1, stop.i).some(({ low }) => /^(?:not|n't|n’t|never)$|n['’]t$/u.test(low))
  return isDenied && next && isOngoing(next) ? next : undefined
}

/** `she eats nothing`, `ate no bread`: it is not done. */
export const isDoneToNothing = ({ i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:nothing|nobody|no)$/u.test(tokens[i + 1]?.low ?? '')

/** `said that the king should step aside`: it is not done. */
const isOnlyWished = ({ i }: Token, tokens: readonly Token[]): boolean => {
  const before = tokens.slice(0, i).findLast(({ pos }) => pos !== 'ADV' && pos !== 'PART')
  return /^(?:should|shall|might|may|must|ought)$/u.test(before?.low ?? '')
}

/** What a figure of a sentence is seen doing; it stands where that is not certain. */
export function actionOfFigure(item: Item, analysis: Analysis): PlanAction {
  const { tokens } = analysis
  const state = stateOf(item, analysis)
  if (state) return state
  const ongoing = goingOn(item, analysis)
  if (ongoing) return actionOf(ongoing, tokens) ?? 'stand'
  return actionByVerbs(item, analysis) ?? attributeOf(item, analysis) ?? 'stand'
}

/** What a figure is seen doing by the verbs of its sentence; undefined where that is not certain. */
function actionByVerbs(item: Item, analysis: Analysis): PlanAction | undefined {
  const { tokens, bars, text } = analysis
  const own = item.role === 'subject' ? item.verb : (doneByObject(item, analysis) ?? doneBehind(item, analysis))
  if (!own || isPassive(own, tokens) || isUnreal(bars[own.i]) || isDoneToNothing(own, tokens) || isOnlyWished(own, tokens)) return undefined
  if (item.role === 'subject' && /["“]/u.test(text) && SPOKEN.test(own.lemma)) return 'talk'
  if (item.role === 'subject' && isPerceiving(own, tokens)) return 'look'
  const isAnimal = item.picture.drawn.file === 'animal'
  return (isAnimal ? animalActionOf({ ...item, verb: own }, analysis) : undefined) ?? actionOf(own, tokens)
}

const PRONOUNS: Readonly<Record<Gender, string>> = { man: 'he', woman: 'she' }
/** What says little of a figure of which the sentence tells something else. */
const UNTELLING: ReadonlySet<PlanAction> = new Set<PlanAction>(['stand', 'think', 'talk', 'look', 'hold'])

/** `Rosa is eighty-three, and she still climbs the stairs`: what the only figure of a sentence does in a later clause; undefined where that is not seen. */
export function actionInLaterClause(item: Item, gender: Gender | undefined, analysis: Analysis): PlanAction | undefined {
  const { tokens, bars } = analysis
  const end = item.span?.[1]
  if (end === undefined || item.role !== 'subject') return undefined
  const pronoun = tokens.find(
    ({ low, i }) =>
      i > end &&
      bars[i] === '' &&
      (gender ? low === PRONOUNS[gender] : low === 'he' || low === 'she') &&
      /^(?:and|but|so|then|,)$/u.test(tokens[i - 1]?.low ?? ''),
  )
  const verb = pronoun && verbOf({ role: 'subject', start: pronoun.i, end: pronoun.i }, analysis)
  const action = verb && actionOfFigure({ ...item, verb, span: [pronoun.i, pronoun.i] }, analysis)
  return action === undefined || UNTELLING.has(action) ? undefined : action
}
