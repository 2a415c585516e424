import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isFigure, isPlace, type Item, type Scene } from '../../plan/scene-item.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isSpeech } from '../../text/speech-verbs.ts'
import { actionOf } from '../../plan/actions.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { ACTIVE, asCounted, type CardPicture, CONTAINERS, isAbstractSubject, isMetaphor, NOTHING, SURROUNDINGS } from './card-picture.ts'
import { isExact, MATERIALS } from './exact.ts'
import { letteredClause, wordsOf } from './lettered-clause.ts'
import { type Mention, type MentionRole, mentionsOf } from './mentions.ts'
import { isConcrete, isCounted, objectsOf } from '../../clauses/objects.ts'
import { assertedClauses, type AssertedClause } from '../../clauses/asserted-clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'

/** What a mention is worth as the main drawing by its part in its clause; roles that are absent are never the main one. */
const WORTH: Partial<Readonly<Record<MentionRole, number>>> = {
  subject: 0.9,
  object: 0.7,
  agent: 0.6,
  instrument: 0.4,
  content: 0.4,
  location: 0.3,
  said: 0.6,
  setting: 0.2,
  aside: 0.1,
}
/** What the clause of a mention adds: the one whose words are lettered, another one that is asserted, or none of them, with or without a lettered word. */
const TIER = { lettered: 3, asserted: 2, named: 1, none: 0 } as const
/** What a mention gains whose own word is lettered. */
const LETTERED = 0.3
/** What people do not stand for alone. */
const ANYBODY = /^(?:person|people)$/u
/** `into the tooth`: what a deed reaches, rather than where it is done. */
const REACHING = /^(?:into|onto|through)$/u

const PERCEIVING = /^(?:see|watch|look|hear|stare|peer|notice|spot|recognize|glimpse|listen)$/u

type Read = {
  readonly analysis: Analysis
  readonly words: ReadonlySet<string>
  readonly lettered?: AssertedClause
  readonly mentions: readonly Mention[]
}

/** `in lead boxes`, of which `lead` was taken for a verb. */
function isOfMaterial({ phrase }: Item, { tokens }: Analysis): boolean {
  const before = phrase && tokens[phrase.start - 1]
  return before !== undefined && MATERIALS.test(before.low) && tokens[before.i - 1]?.pos === 'ADP'
}

const PERSONAL = /^(?:i|he|she|they|we|you|people|who)$/u
function isPersonSubject(subject: AssertedClause['subject'], { phrases, tokens }: Analysis): boolean {
  if (!subject) return false
  const [from, to] = subject
  const phrase = phrases.find(({ start, end }) => start >= from && end < to)
  return phrase ? phrase.isName : PERSONAL.test(tokens[from]!.low)
}

/** Whether a mention may be drawn as itself: a thing, animal or person that is there, and the very one that is named. */
function isDrawable({ item, figure, thing, clause, role }: Mention, { analysis }: Read): boolean {
  const { phrase, picture } = item
  if (isPlace(picture) || !isExact(item, thing, true) || isOfMaterial(item, analysis)) return false
  if (figure) return !ANYBODY.test(figure.what) || analysis.isFirstPerson || figure.feeling !== 'neutral'
  if (thing!.event === 'cross-out' || artOf(thing!.what) === 'person' || (isFigure(picture) && picture.isPerson)) return false
  if (SURROUNDINGS.test(thing!.what) || (phrase && isMetaphor(phrase, analysis))) return false
  // `She was a star`: no thing.
  const isPredicate =
    clause !== undefined && role !== 'subject' && FORMS_OF_BE.test(clause.verb.low) && isPersonSubject(clause.subject, analysis)
  if (isPredicate) return false
  // `a column of ash`, `a cup of flour`: what it is of.
  const held = phrase && analysis.phrases.find(({ of }) => of === phrase)
  return !(held && ((!held.isName && !/^(?:DET|PRON)$/u.test(held.run[0]!.pos)) || CONTAINERS.test(thing!.what)))
}

/** Whether a clause names somebody or something solid as its subject or object that is not drawn: what stands beside it does not take its place. */
function hasUndrawn(clause: AssertedClause, { analysis, mentions }: Read): boolean {
  const [from, to] = clause.subject ?? [clause.from, clause.from]
  const subjects = analysis.phrases.filter(({ start, end, isOwner }) => start >= from && end < to && !isOwner)
  return [...subjects.slice(0, 1), ...objectsOf(clause, analysis)].some(
    (phrase) =>
      phrase.bar === '' &&
      isConcrete(phrase) &&
      natureOf(phrase.lemma) !== undefined &&
      !mentions.some(({ item }) => item.phrase === phrase || item.phrase?.of === phrase),
  )
}

const isLettered = ({ item: { phrase } }: Mention, { words }: Read): boolean =>
  phrase !== undefined &&
  (phrase.nouns.some(({ low }) => words.has(low)) ||
    (phrase.namedBy !== undefined && words.has(phrase.namedBy.toLowerCase().split(' ')[0]!)))

/** `When the bear woke, it ...`: the subject of the lettered words, named before them, where the pronoun itself is not drawn. */
function isMeantByPronoun({ item, role }: Mention, { lettered, mentions, analysis }: Read): boolean {
  const subject = lettered?.subject
  if (!subject || item.picture.isPerson || WORTH[role] === undefined || !item.phrase) return false
  if (item.role !== 'subject' && !item.phrase.isName) return false
  const isPronoun = subject[1] - subject[0] <= 1 && /^(?:he|she|it|they)$/u.test(analysis.tokens[subject[0]]!.low)
  const isResolved = mentions.some((other) => other.item.phrase === undefined && other.item.span?.[0] === subject[0])
  return isPronoun && !isResolved && item.phrase.start < subject[0]
}

/** What a mention is worth as the main drawing of a card; undefined for what may not be it. */
function scoreOf(mention: Mention, read: Read): number | undefined {
  const worth = partWorth(mention, read)
  const { item, role } = mention
  // `"Come in," said the snail`.
  const isSpeaker =
    item.role === 'subject' && item.verb && isSpeech(item.verb) && item.phrase && role !== 'barred' && isDrawable(mention, read)
  return isSpeaker ? Math.max(worth ?? 0, TIER.asserted + 0.5) : worth
}

function partWorth(mention: Mention, read: Read): number | undefined {
  const { item, figure, thing, clause } = mention
  const { analysis, lettered } = read
  const { phrase } = item
  if (!isDrawable(mention, read)) return undefined
  // `the hill, where a thousand fireflies were dancing`: what the lettered words are about, if only as an aside.
  if (mention.role === 'aside' && !clause && !lettered && item.role === 'subject' && isLettered(mention, read)) return TIER.lettered
  if (isMeantByPronoun(mention, read)) return TIER.lettered + (phrase?.isName ? WORTH.subject! : WORTH[mention.role]!)
  const isNamed = isLettered(mention, read)
  // `where a woman sings fado`: who does something that is drawn.
  const isActing = figure && item.verb && ACTIVE.test(figure.action) && actionOf(item.verb, analysis.tokens) === figure.action
  if (phrase && isActing && phrase.bar === 'relative' && !lettered) return TIER.asserted
  const isPart = phrase !== undefined && isCounted(phrase, analysis)
  const role: MentionRole =
    isPart && mention.role === 'content' ? (phrase.of?.role === 'behind' ? 'object' : (phrase.of?.role ?? 'object')) : mention.role
  const worth = WORTH[role]
  if (worth === undefined) return undefined
  // `Inflation is eating your lunch`: nothing is eaten.
  if (clause && role !== 'subject' && isAbstractSubject(clause, analysis)) return undefined
  const isCore = role === 'subject' || role === 'object' || role === 'agent'
  const isSeenThrough = clause !== undefined && PERCEIVING.test(clause.verb.lemma)
  const isReached = REACHING.test(phrase?.preposition ?? '') && !isSeenThrough
  // `I saw him through the window`: whom, not the window.
  if (isSeenThrough && role === 'location' && /^(?:through|from)$/u.test(phrase?.preposition ?? '')) return undefined
  const main = lettered ?? assertedClauses(analysis)[0]
  if (!isCore && !isReached && !isNamed && main && hasUndrawn(main, read)) return undefined
  // What only another clause names, of time, reason or comparison, does not stand for the sentence.
  if (role === 'aside' && !isNamed) return undefined
  if (thing && CONTAINERS.test(thing.what) && !isNamed) return undefined
  const isWhole = clause ? clause.verb === lettered?.verb : isNamed && (role === 'subject' || role === 'object')
  const tier = isWhole ? TIER.lettered : clause ? TIER.asserted : isNamed ? TIER.named : TIER.none
  return tier + worth + (isNamed ? LETTERED : 0)
}

/** The main thing or person of a sentence whose words stand on a card: who or what its words are about, else what is done to something; nothing where neither is drawn. */
export function mainPicture(scene: Scene, analysis: Analysis, texts: readonly PlanText[]): CardPicture {
  const lettered = letteredClause(analysis, texts)
  const mentions = mentionsOf(scene, analysis)
  const read: Read = { analysis, words: wordsOf(texts), ...(lettered && { lettered }), mentions }
  const ranked = mentions.flatMap((mention) => {
    const worth = scoreOf(mention, read)
    return worth === undefined ? [] : [{ mention, worth }]
  })
  const [best] = ranked.toSorted((a, b) => b.worth - a.worth)
  if (best?.mention.figure) return { cast: [best.mention.figure], things: [] }
  return best?.mention.thing ? { cast: [], things: [asCounted(best.mention.thing, best.mention.item)] } : NOTHING
}
