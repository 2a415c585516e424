import type { PlanAction, PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { ACTION_VERBS, WEAK_VERBS } from '../languages/en/verbs.ts'
import { toolOfVerb } from '../languages/en/tools-of-verbs.ts'
import type { Analysis } from '../story/analysis.ts'
import { actionOf, isPassive } from './actions.ts'
import { eventOfVerb, isCausative, isHappenedBefore, isOnlyPossible } from './events/event-of-verb.ts'
import { isBehindSpeech, type Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

const endsSentence = (token: Token): boolean => /^[;:.!?]$/u.test(token.text)

/** `certain that`, `sure if`: what follows is done by somebody else. */
const opensContent = ({ low, i }: Token, tokens: readonly Token[]): boolean =>
  /^(?:that|whether|if)$/u.test(low) && tokens[i - 1]?.pos === 'ADJ'

/** `taught me how to fish`, `learned to weave`: what is taught or learned by doing it. */
function learnedDeed({ lemma, i }: Token, tokens: readonly Token[]): Token | undefined {
  if (!/^(?:teach|learn|show|practise|practice)$/u.test(lemma)) return undefined
  const to = tokens.slice(i + 1, i + 6).find(({ low }) => low === 'to')
  const isOpen = to && tokens.slice(i + 1, to.i).every(({ pos, low }) => /^(?:PRON|DET|NOUN|PROPN|ADJ)$/u.test(pos) || low === 'how')
  const deed = isOpen ? tokens[to.i + 1] : undefined
  const action = deed && (deed.pos === 'VERB' || toolOfVerb(deed.low) !== undefined) ? actionOf(deed, tokens) : undefined
  return action && action !== 'think' && action !== 'stand' ? deed : undefined
}

/** How somebody is while doing something else: `sat in the library and read`. */
const POSTURES: ReadonlySet<string> = new Set(['sit', 'stand', 'stay', 'wait', 'lean', 'stop'])
/** What is seen no better than a posture. */
const UNTELLING: ReadonlySet<PlanAction | undefined> = new Set<PlanAction | undefined>([
  undefined,
  'walk',
  'look',
  'think',
  'hold',
  'work',
  'talk',
])

/** The verb of a row with one subject that is seen best: `He stayed, drank wine and grew old`. */
function strongestOf(first: Token, tokens: readonly Token[]): Token {
  const infinitive = tokens[first.i + 1]?.low === 'to' ? tokens[first.i + 2] : undefined
  if (infinitive?.pos === 'VERB' && /^(?:have|try|begin|start|manage|continue|learn|help|decide|come|stop|return|stay)$/u.test(first.lemma))
    return infinitive
  const learned = learnedDeed(first, tokens)
  if (learned) return learned
  // `kept baking`.
  const gerund = tokens[first.i + 1]
  if (gerund?.pos === 'VERB' && gerund.low.endsWith('ing') && /^(?:keep|start|begin|continue|go|come)$/u.test(first.lemma)) return gerund
  // `He lost the fight and smiled`.
  const isUnseen = actionOf(first, tokens) === undefined
  const isPosture = POSTURES.has(first.lemma)
  if (!WEAK_VERBS.has(first.lemma) && !isUnseen && !isPosture) return first
  for (const token of tokens.slice(first.i + 1)) {
    const isInfinitive = token.low === 'to' && tokens[token.i + 1]?.pos === 'VERB'
    if (endsSentence(token) || isInfinitive || /^(?:that|which|who|when|while|because|if|until|but|as|where)$/u.test(token.low))
      return first
    const before = tokens[token.i - 1]!
    if (token.pos === 'PRON' && /^(?:he|she|they|it|we|i|you)$/u.test(token.low)) return first
    const isJoined = /^(?:,|and|then)$/u.test(before.low)
    if (token.pos !== 'VERB' || !isJoined) continue
    const learnedLater = learnedDeed(token, tokens)
    const deed = learnedLater ?? token
    if (isPosture && UNTELLING.has(actionOf(deed, tokens))) continue
    if (learnedLater || (ACTION_VERBS.has(token.lemma) && !WEAK_VERBS.has(token.lemma))) return deed
  }
  return first
}

const COPULA = /^(?:is|are|was|were|am|'s|'re|'m)$/u

/** `She was so shy that teachers called her lazy`: the verb has a subject of its own behind a clause without a verb. */
function isOfNextSubject(end: number, verb: Token, tokens: readonly Token[]): boolean {
  const between = tokens.slice(end + 1, verb.i)
  if (!between.some(({ low }) => COPULA.test(low))) return false
  const opening = between.findLastIndex(({ low, text }) => /^(?:that|when|while|because|but|and|so|who|as|if)$/u.test(low) || text === ',')
  return (
    opening >= 0 &&
    between.slice(opening + 1).some(({ pos, low }) => /^(?:NOUN|PROPN)$/u.test(pos) || /^(?:i|he|she|they|we|it|you)$/u.test(low))
  )
}

/** `a cobbler called Tobin lived`: it says who he is. */
export const isNaming = ({ low, i }: Token, end: number, tokens: readonly Token[]): boolean =>
  i === end + 1 && /^(?:called|named|nicknamed|dubbed|known)$/u.test(low) && /^(?:PROPN|ADP)$/u.test(tokens[i + 1]?.pos ?? '')

/** `savers have little to complain about`: an infinitive of what somebody has, which nobody does. */
function isOfComplement(end: number, { i }: Token, tokens: readonly Token[]): boolean {
  const between = tokens.slice(end + 1, i)
  return (
    tokens[i - 1]?.low === 'to' &&
    between.some(({ low }) => /^(?:have|has|had)$/u.test(low)) &&
    !/^(?:have|has|had)$/u.test(tokens[i - 2]?.low ?? '')
  )
}

/** `A bottle left in the freezer bursts`: the verb behind a participle that says which one is meant. */
function mainVerbBehind(end: number, { i, low, lemma }: Token, tokens: readonly Token[]): Token | undefined {
  const isParticiple =
    i === end + 1 &&
    low !== lemma &&
    !low.endsWith('s') &&
    (low.endsWith('ing') || (tokens[i + 1]?.pos === 'ADP' && !/^(?:until|till|after|before|since|as|for|than)$/u.test(tokens[i + 1]!.low)))
  if (!isParticiple) return undefined
  const stop = tokens.findIndex(
    (token) =>
      token.i > i &&
      (/^(?:PUNCT|CCONJ|SCONJ|PRON)$/u.test(token.pos) || /^(?:to|until|till|when|while|as|before|after|because)$/u.test(token.low)),
  )
  return tokens
    .slice(i + 1, stop < 0 ? undefined : stop)
    .find((token) => token.pos === 'VERB' && /^(?:NOUN|PROPN|ADV)$/u.test(tokens[token.i - 1]!.pos) && !token.low.endsWith('ing'))
}

/** `Thousands of geese fly`: the geese do what the group does. */
export const ofGroup = (phrase: Phrase): Pick<Phrase, 'role' | 'start' | 'end'> =>
  phrase.of?.role === 'subject' && phrase.preposition === 'of' ? { role: 'subject', start: phrase.of.start, end: phrase.end } : phrase

/** The verb that a phrase belongs to: behind a subject, before an object. */
export function verbOf(phrase: Pick<Phrase, 'role' | 'start' | 'end'>, { tokens }: Analysis): Token | undefined {
  if (phrase.role === 'subject' && isBehindSpeech(phrase, tokens)) return tokens[phrase.start - 1]
  if (phrase.role === 'subject') {
    const isEnd = (token: Token) => endsSentence(token) || opensContent(token, tokens)
    const found = tokens
      .slice(phrase.end + 1)
      .find((token) => isEnd(token) || (token.pos === 'VERB' && !isNaming(token, phrase.end, tokens)))
    if (found && isOfComplement(phrase.end, found, tokens)) return undefined
    const first = found && (mainVerbBehind(phrase.end, found, tokens) ?? found)
    if (!first || isEnd(first) || isOfNextSubject(phrase.end, first, tokens)) return undefined
    return strongestOf(first, tokens)
  }
  for (const token of tokens.slice(0, phrase.start).toReversed()) {
    if (endsSentence(token)) return undefined
    if (token.pos === 'VERB') return token
  }
  return undefined
}

const LASTING: ReadonlySet<PlanEvent> = new Set<PlanEvent>(['break', 'burn', 'collapse', 'vanish', 'sink', 'melt'])

/** `A plate slipped from her hand and shattered`: what it ends with. */
function lastingEventBehind(verb: Token, tokens: readonly Token[], bars: Analysis['bars']): PlanEvent | undefined {
  for (const token of tokens.slice(verb.i + 1)) {
    if (endsSentence(token) || /^(?:that|which|who|when|while|because|if|until|but|as|where)$/u.test(token.low)) return undefined
    const event =
      token.pos === 'VERB' && bars[token.i] === '' && tokens[token.i - 1]?.low === 'and' ? eventOfVerb(token, tokens) : undefined
    const hasObject = /^(?:DET|PRON|NOUN|PROPN|NUM)$/u.test(tokens[token.i + 1]?.pos ?? '')
    if (event && LASTING.has(event) && !hasObject) return event
  }
  return undefined
}

/** `Heat the butter until it foams`: what happens to the thing that a pronoun of the same sentence means. */
export function eventOfPronoun(phrase: Phrase, { tokens, phrases, bars }: Analysis): PlanEvent | undefined {
  const pronoun = tokens.find(
    ({ low, i }) =>
      i > phrase.end &&
      low === (phrase.isPlural ? 'they' : 'it') &&
      /^(?:until|till|when|as|so|and|because|once|while|that|before)$/u.test(tokens[i - 1]?.low ?? ''),
  )
  const verb = pronoun && tokens.slice(pronoun.i + 1, pronoun.i + 3).find(({ pos }) => pos === 'VERB')
  if (!verb || bars[verb.i] !== '' || tokens[verb.i - 1]?.low === 'to') return undefined
  const meant = phrases.findLast(
    ({ end, role, isPlural, isOwner, preposition = '' }) =>
      end < pronoun.i && (role !== 'behind' || /^(?:up|out|off|on|away)$/u.test(preposition)) && isPlural === phrase.isPlural && !isOwner,
  )
  // `until it closes the valve`: it does something else.
  const hasObject = phrases.some(({ start, role }) => role === 'object' && start > verb.i && start - verb.i <= 2)
  return meant === phrase && !hasObject ? eventOfVerb(verb, tokens) : undefined
}

/** What opens and closes by itself. */
const OPENING_BY_ITSELF = /(?:^|\s)(?:doors?|gates?|windows?|curtains?|chests?|drawers?|lids?)$/u

/** What happens to a thing by the verb of its sentence. */
export function eventOf(
  { role, verb, picture }: { readonly role: Phrase['role']; readonly verb?: Token; readonly picture?: { readonly name: string } },
  { bars, tokens, phrases }: Analysis,
): PlanEvent | undefined {
  // `The lamp would not burn`.
  if (!verb || role === 'behind' || /^(?:negated|supposed)$/u.test(bars[verb.i] ?? '')) return undefined
  if (isHappenedBefore(verb, tokens) || isOnlyPossible(verb, tokens)) return undefined
  const last = role === 'subject' ? lastingEventBehind(verb, tokens, bars) : undefined
  if (last) return last
  // `A storm tore down the oak`: it is not the storm that breaks.
  const object = phrases.find(
    ({ role: other, start, preposition = '' }) =>
      (other === 'object' || (other === 'behind' && !/^(?:within|in|at|by|after|before|during|until|from|with|for)$/u.test(preposition))) &&
      start > verb.i &&
      start - verb.i <= 3,
  )
  const isPronoun = /^(?:it|them|him|her|us|me)$/u.test(tokens[verb.i + 1]?.low ?? '')
  const isDoneToOther = (object !== undefined || isPronoun) && !isPassive(verb, tokens)
  if (role === 'subject' && isDoneToOther && isCausative(verb, tokens)) return undefined
  const event = eventOfVerb(verb, tokens)
  if (!event) return undefined
  // `The gate was opened`: what a verb is done to.
  return role === 'object'
    ? isCausative(verb, tokens)
      ? event
      : undefined
    : isCausative(verb, tokens) &&
        !isPassive(verb, tokens) &&
        !OPENING_BY_ITSELF.test(picture?.name ?? '') &&
        /^(?:steal|fill|empty|pour|open|close|lock|drop)$/u.test(verb.lemma)
      ? undefined
      : event
}
