import type { Token } from '@fablecut/director/text/token'
import { tokensOf } from '@fablecut/director/text/tokens'

const UNIT = String.raw`(?:mornings?|afternoons?|evenings?|nights?|days?|weeks?|months?|years?|centur(?:y|ies)|spring|summer|autumn|winter)`
/** What follows a time that is an adverbial: `One night changed everything` has another subject. */
const SUBJECT = String.raw`(?=(?:(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Oo]ur|[Mm]y|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|[Ww]e|[Yy]ou|two|three|some|many)\s|\p{Lu}))`
/** `In 1903 two brothers ...`, `Every evening a girl ...`: a time is no topic. */
const LEADING_TIMES = [
  /^(?:in|by|since|around)\s+(?:(?:the\s+)?year\s+\d{1,4}|(?:the\s+)?\d{3,4}s?)\s+(?=\p{L}+\s+\p{L})/iu,
  new RegExp(String.raw`^(?:[Ee]very|[Ee]ach|[Oo]ne|[Tt]hat|[Ll]ast)\s+(?:\p{Ll}+\s+)?${UNIT}\s+(?:at\s+[\p{Ll}\d:]+\s+)?${SUBJECT}`, 'u'),
  new RegExp(String.raw`^\S+\s+(?:\p{Ll}+\s+)?${UNIT}\s+(?:ago|later)\s+${SUBJECT}`, 'u'),
  new RegExp(String.raw`^(?:[Ll]ong|[Nn]ot\s+long|[Aa]\s+long\s+time|[Yy]ears|[Cc]enturies)\s+ago\s+${SUBJECT}`, 'u'),
]
const TRAILING_TIME = new RegExp(
  String.raw`\s+(?:today|tonight|tomorrow|yesterday|(?:next|last|this|every|each)\s+(?:\p{Ll}+\s+)?${UNIT}|on\s+\p{Lu}\p{Ll}+day)$`,
  'u',
)
/** `The city of Lisbon`: the name says it. */
const KIND_OF_PLACE = /^the\s+(?:city|town|village|state|country|island)\s+of\s+(?=\p{Lu})/iu

/** A clause of English without the time that it begins or ends with, and places by their names: what it is about. */
export function topicOf(clause: string): string {
  const timeless = LEADING_TIMES.reduce((rest, time) => rest.replace(time, ''), clause)
  return timeless.replace(TRAILING_TIME, '').replace(KIND_OF_PLACE, '')
}

const OFFER =
  /^(?:you|anyone|anybody)\s+can\s+(?:(?:also|now|even|easily|really)\s+)?(?!no\b|not\b|never\b|be\b|see\b|hear\b|feel\b)(?=\p{Ll}+\s)/iu
/** What somebody decides to do: `If you wake up at three` gives no advice. */
const CONDITION =
  /^if\s+you\s+(?:(?:want\s+to|would\s+like\s+to)\s+(?=\p{Ll}+\s)|(?=(?:put|save|invest|walk|run|eat|drink|mix|plant|learn|read|practi[cs]e|add|move|visit|land|train|stretch|meditate|pay|cut|plan)\s))/iu

const WISH = /^(?:so,?\s+)?(?:do\s+)?you\s+want\s+to\s+(?=\p{Ll}+\s)/iu

/** What a sentence tells its reader to do, as an imperative: `You can grow basil ...`, `If you save 5 dollars a day, ...`. */
export function offeredActionOf(sentence: string): string | undefined {
  const opening = [OFFER, CONDITION, WISH].flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])[0]
  return opening === undefined ? undefined : clauseAt(sentence.slice(opening.length))
}

/** Whom a sentence speaks to, as the condition that it begins with: `If you wake up at three in the morning`. */
export const conditionOf = (sentence: string): string | undefined =>
  /^(?:(?:if|before|next\s+time)\s+you|if\s+your)(?!\p{L})/iu.test(sentence) ? clauseAt(sentence) : undefined

/** A whole first sentence that tells its hearer of themselves: `Nobody saw you get up at five`. */
export const addressOf = (sentence: string): string | undefined =>
  /^(?:nobody|no one|everyone|everybody|they|somebody|someone)\s(?:[^,;:]*\s)?you(?!\p{L})/iu.test(sentence)
    ? clauseAt(sentence)
    : undefined

const clauseAt = (text: string): string => text.split(/[,;:.!?…](?:\s|$)|\s+but\s/u)[0]!

const NAME = String.raw`(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}\p{Lu}[\p{L}'’-]+`
const NAMED_BIRTH = new RegExp(String.raw`^(${NAME})\s+was\s+born(?!\p{L})`, 'u')
const BIRTH = /(?<!\p{L})was\s+born(?!\p{L})/u
const NAMED_SUBJECT = new RegExp(
  String.raw`(?:^|[.!?]\s+|\d{3,4},?\s+)(${NAME})\s+(?:\p{Ll}{2,}ed|became|was|won|wrote|found|made|led|built|left|died)(?!\p{L})`,
  'u',
)

/** What the story of a life is called: the name in `Marie Curie was born in ...`, or the first full name that the story of a birth tells of later. */
export function nameOfLife(clause: string, script: string): string | undefined {
  return NAMED_BIRTH.exec(clause)?.[1] ?? (BIRTH.test(clause) ? NAMED_SUBJECT.exec(script)?.[1] : undefined)
}

const PLACED_NOUN =
  /\b(?:the|an?)\s+\p{Ll}{3,}\s+(?:of|on|in|at|under|behind|beside|above|below|by)\s+the\s+(?!\p{Ll}+ing(?!\p{L}))\p{Ll}{3,}(?=$|[\s.,;:!?])/iu
/** Nouns of time and of quantity make no subject: `the end of the day`. */
const NO_SUBJECT =
  /\b(?:end|start|beginning|middle|rest|top|bottom|side|kind|part|most|time|day|night|morning|evening|week|month|year|moment|first|last)\b/iu

/** A thing and its place, such as `the house on the hill`. */
export function placedNounOf(sentence: string): string | undefined {
  const found = PLACED_NOUN.exec(sentence)?.[0]
  return found === undefined || NO_SUBJECT.test(found) ? undefined : found
}

const HOME =
  /(?<!\p{L})(?:the|an?|our|my)\s+(?:(?:old|empty|abandoned|little|small|new|haunted|lonely|big|dark|locked)\s+){0,2}(?:house|farmhouse|apartment|flat|cabin|cottage|mansion|hotel|motel|lighthouse|school|hospital|attic|cellar|basement|baby\s+monitor)(?!\p{L})(?:\s+(?:on|at|in|of)\s+(?:\p{Lu}[\p{L}'’]+\s?)+)?/u

/** The building that a sentence tells of, such as `the old house on Miller Street`. */
export const homeOf = (sentence: string): string | undefined => HOME.exec(sentence)?.[0].trim()

const PAST_VERBS = new Set(
  `ate began became broke brought built bought came caught chose drew drove drank fell felt flew found fought gave got grew had heard held hid kept knew left led lit
  lived lost made met paid ran rang rose said sang sank sat saw sent set shook shot slept sold spent spoke spun stood stole swam taught thought threw told took went woke won
  wore wrote`.split(/\s+/u),
)
const NOT_PAST = new Set(
  'red bed seed speed shed weed need breed hundred sacred naked sled feed deed greed wicked crooked rugged ragged'.split(' '),
)
const AUXILIARIES = /\s+(?:was|were|is|are|has|have|had|did|does|do|not|never|just|finally|once|also|then)$/iu

/** A verb with its modal, whose object was cut off. */
const MODAL_VERB = /\s+(?:will|would|can|could|must|should|may|might)\s+(?:not\s+|never\s+)?\p{Ll}+$/u

/** Whether a word is the past of an irregular verb, such as `lit`. */
export const isIrregularPast = (word: string): boolean => PAST_VERBS.has(word)

const isPastVerb = (word: string): boolean => isIrregularPast(word) || (/^\p{Ll}{2,}ed$/u.test(word) && !NOT_PAST.has(word))

/** A title that ends with the verb of its clause, whose object or place was cut off, without this verb: `A little hedgehog lived`. */
export function withoutCutVerb(title: string, clause: string): string {
  if (title.length >= clause.length || title.split(' ').length < 3) return title
  const subject = MODAL_VERB.test(title) ? title.replace(MODAL_VERB, '') : withoutPastVerb(title)
  return subject.split(' ').length >= 2 ? subject : title
}

function withoutPastVerb(title: string): string {
  const words = title.split(' ')
  if (!isPastVerb(words.at(-1)!.toLowerCase())) return title
  let subject = words.slice(0, -1).join(' ')
  while (AUXILIARIES.test(subject)) subject = subject.replace(AUXILIARIES, '')
  return subject
}

const REPORTED = /\s+(?:that|how|what|whether|why|not\s+to|never\s+to)\s.*$/iu
/** Nouns that say nothing without what follows. */
const EMPTY_NOUN = /^(?:reason|way|place|thing|moment|kind|part|secret|one|key)$/u
/** What follows a word that is not complete without it. */
const OBJECT = /^(?:DET|NUM|ADJ|NOUN|PROPN|PRON|PART)$/u
const isPredicate = ({ pos, low }: Token): boolean => pos === 'AUX' || (pos === 'VERB' && low !== 'named' && low !== 'called')

/**
 * The subject alone of a title whose predicate is cut off before its object, its goal or its result: `A baker forgot` of `A baker forgot to put out his oven`,
 * `Pip was afraid` of `Pip was afraid of the dark`; undefined if somebody without a name only says
 * what is cut off.
 */
export function withoutCutPredicate(title: string, clause: string): string | undefined {
  if (title.length >= clause.length || !clause.startsWith(title)) return title
  const tokens = tokensOf(clause, new Set())
  const words = title.split(' ').length
  const [inside, behind] = [tokens.filter(({ word }) => word < words), tokens.filter(({ word }) => word >= words)]
  const verb = inside.findIndex(isPredicate)
  const [last, next] = [inside.at(-1), behind[0]]
  if (verb < 1 || !last || !next) return title
  const isCutObject = last.pos === 'VERB' && OBJECT.test(next.pos)
  const isCutAdjective = last.pos === 'ADJ' && inside[verb]!.pos === 'AUX' && /^(?:of|to|that|enough)$/u.test(next.low)
  const isCutNoun = EMPTY_NOUN.test(last.low) && inside[verb]!.pos === 'AUX'
  const isCutReport = REPORTED.test(
    inside
      .slice(verb)
      .map(({ text }) => ` ${text}`)
      .join(''),
  )
  const isCutResult = /^(?:that|as)$/u.test(next.low) && inside.slice(verb).some(({ low }) => /^(?:so|such)$/u.test(low))
  const isCutGoal = next.pos === 'ADP' && inside.slice(verb).some(({ lemma, pos }) => pos === 'VERB' && /^(?:put|place|lay)$/u.test(lemma))
  if (!isCutObject && !isCutAdjective && !isCutNoun && !isCutReport && !isCutResult && !isCutGoal) return title
  const subject = inside.slice(0, verb)
  const from = subject.findIndex(({ low, i }) => i > 0 && /^(?:who|that|which|where)$/u.test(low))
  const kept = from < 0 ? subject : subject.slice(0, from)
  if (!/^(?:NOUN|PROPN)$/u.test(kept.at(-1)!.pos)) return title
  // Who only says something is no topic.
  if (isCutReport && kept.at(-1)!.pos !== 'PROPN') return undefined
  const text = title
    .split(' ')
    .slice(0, kept.at(-1)!.word + 1)
    .join(' ')
  return kept.length > 1 || kept[0]!.pos === 'PROPN' ? text : title
}
