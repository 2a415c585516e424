import type { PlanFigure, PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isFigure, isPlace, type Item, originOf, type Scene } from '../../plan/scene-item.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isSpeech } from '../../text/speech-verbs.ts'
import { segmentsOf } from '../../lettering/segments.ts'
import { actionOf } from '../../plan/actions.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isExact, MATERIALS } from './exact.ts'
import { letteredClause, wordsOf } from './lettered-clause.ts'
import { BEING, isConcrete, isCounted, objectsOf, type AssertedClause, toldClauses } from './told-clauses.ts'

/** The one drawing beside the words of a card: at most one entry of either. */
export type CardPicture = { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }

const NOTHING: CardPicture = { cast: [], things: [] }

/** What surrounds other things. */
export const SURROUNDINGS =
  /^(?:hand|finger|wind|rain|snow|fog|sky|shadow|smoke|steam|dust|light|sunlight|moonlight|hill|horizon|ground|air|body|wall|floor|roof)$/u
/** What holds something else. */
export const CONTAINERS = /^(?:bowl|plate|cup|mug|glass|bottle|jar|box|crate|bag|sack|basket|bucket|tray|pot|pan|frying pan|table|barrel|can)$/u
/** What people do not stand for alone. */
const ANYBODY = /^(?:person|people)$/u

/** People under one name. */
const GROUPS =
  /^(?:navy|army|police|government|company|team|family|crowd|committee|council|crew|court|parliament|king|queen|city|village|town|church|bank|museum|hospital|school|club|band|tribe|gang|staff|public|press|jury|firm|factory|university|academy|ministry|fleet|couple|class)$/u

/** What happens to things, although no hand does it. */
const EVENTS =
  /^(?:landslide|avalanche|flood|fire|earthquake|explosion|eruption|drought|disease|illness|plague|virus|wave|tornado|blast|crash|impact|lightning|frost)$/u

/** `Inflation | eats`, `the line | went`: no one that does something to things. */
function isAbstractSubject({ subject }: AssertedClause, { phrases, tokens }: Analysis): boolean {
  const phrase = subject && phrases.find(({ start, end }) => start >= subject[0] && end < subject[1])
  const isPronoun = subject !== undefined && tokens[subject[0]]!.pos === 'PRON'
  return phrase !== undefined && !isPronoun && !phrase.isName && !GROUPS.test(phrase.lemma) && !EVENTS.test(phrase.lemma) && natureOf(phrase.lemma) === 'abstract'
}

export const ACTIVE = /^(?:sing|dance|cook|write|read|swim|climb|ride|run|jump|cry|laugh|dig|sweep|paint|play|sleep|eat|drink)$/u
/** `with a hammer` is no thing of its own beside other words. */
const OF_MANNER = /^(?:with|without|like|as|by|for|of|about|from|despite|against)$/u
const isPronoun = ([from, to]: readonly [number, number], { tokens }: Analysis): boolean =>
  to - from <= 1 && /^(?:he|she|it|they)$/u.test(tokens[from]?.low ?? '')

/** Somebody known by a name or a pronoun, whose face tells little. */
function isPersonSubject(subject: AssertedClause['subject'], { phrases, tokens }: Analysis): boolean {
  if (!subject) return false
  const [from, to] = subject
  const phrase = phrases.find(({ start, end }) => start >= from && end < to)
  return phrase ? phrase.isName : /^(?:i|he|she|they|we|you|people|who)$/u.test(tokens[from]!.low)
}

type Candidate = { readonly score: number; readonly figure?: PlanFigure; readonly thing?: PlanThing }

type Lettered = { readonly words: ReadonlySet<string>; readonly lettered: AssertedClause | undefined }

/** Is something of another clause than the words beside it, which speak of things of their own: a tram beside `Grab a custard tart`? */
function isOfOther({ start: at, role }: Phrase, clause: AssertedClause | undefined, analysis: Analysis): boolean {
  const isTold = toldClauses(analysis).some(({ from, to }) => from <= at && at < to)
  if (!clause || (clause.from <= at && at < clause.to) || (clause.subject && clause.subject[0] <= at && at < clause.subject[1]))
    return false
  const [from, to] = clause.subject ?? [clause.from, clause.from]
  const subjects = analysis.phrases.filter(({ start, end }) => start >= from && end < to)
  // `Before it goes into the oven, cut the top`.
  if (!isTold) return role === 'behind' && objectsOf(clause, analysis).some(({ lemma, isName }) => !isName && natureOf(lemma) === 'solid')
  return [...subjects, ...objectsOf(clause, analysis)].some(
    (phrase) => isConcrete(phrase) && !(phrase.role === 'subject' && natureOf(phrase.lemma) === 'person'),
  )
}

/** What something of a scene is worth beside the words of a card; undefined for what is not its main thing. */
function worthOf(
  item: Item,
  { thing, figure }: { readonly thing?: PlanThing; readonly figure?: PlanFigure },
  analysis: Analysis,
  { words, lettered }: Lettered,
): number | undefined {
  const { phrase, role, picture } = item
  if (isPlace(picture) || !isExact(item, thing)) return undefined
  const content = phrase?.of
  const isPartOf =
    phrase !== undefined && (isCounted(phrase, analysis) || (content !== undefined && content.role !== 'behind' && content.bar === ''))
  if (phrase && (!/^(?:|quoted)$/u.test(phrase.bar) || phrase.isOwner)) return undefined
  // `in lead boxes`, of which `lead` was taken for a verb.
  const before = phrase && analysis.tokens[phrase.start - 1]
  if (before && MATERIALS.test(before.low) && analysis.tokens[before.i - 1]?.pos === 'ADP') return undefined
  const isLettered =
    phrase !== undefined &&
    (phrase.nouns.some(({ low }) => words.has(low)) ||
      (phrase.namedBy !== undefined && words.has(phrase.namedBy.toLowerCase().split(' ')[0]!)))
  const at = item.span?.[0] ?? -1
  const clauses = toldClauses(analysis)
  const own = clauses.find(({ from, to }) => from <= at && at < to)
  // `"Come in," said the snail`.
  const isSpeaker = role === 'subject' && item.verb !== undefined && isSpeech(item.verb) && phrase !== undefined
  if (isSpeaker) return 2.5
  if (!isLettered && at >= 0 && phrase && isOfOther(phrase, lettered, analysis)) return undefined
  const isOfSubject =
    (own !== undefined && !own.isCommand && role === 'subject') ||
    clauses.some(({ subject }) => subject && subject[0] <= at && at < subject[1]) ||
    (phrase === undefined && role === 'subject')
  const isObject = role !== 'behind' || isPartOf || (own !== undefined && phrase !== undefined && objectsOf(own, analysis).includes(phrase))
  // `When you sit in a chair`: beside words of another clause, which name nothing that is drawn.
  const isLast = !isLettered && (!isObject || !(own || isOfSubject || role === 'subject'))
  if (
    isLast &&
    (/^(?:flame|fire|ash)$/u.test(thing?.what ?? '') ||
      /^(?:more|fewer|less|no|than)$/u.test(analysis.tokens[(phrase?.start ?? 0) - 1]?.low ?? phrase?.run[0]?.low ?? '') ||
      phrase?.adjectives.some((word) => /^(?:more|fewer|less)$/u.test(word)) === true)
  )
    return undefined
  // `where a woman sings fado`: who does something that is drawn.
  if (!isLettered && phrase && figure && item.verb && ACTIVE.test(figure.action) && actionOf(item.verb, analysis.tokens) === figure.action)
    return 2.4
  if (isLast && picture.drawn.file === 'substance') return undefined
  if (isLast && (!thing || !phrase || picture.isPerson || phrase.preposition === 'than' || OF_MANNER.test(phrase.preposition ?? '')))
    return undefined
  // `Inflation is eating your lunch`: nothing is eaten.
  if (own && !isOfSubject && isAbstractSubject(own, analysis)) return undefined
  // `She was a star`: no thing.
  if (thing && own && !isOfSubject && BEING.test(own.verb.low) && isPersonSubject(own.subject, analysis)) return undefined
  if (thing && SURROUNDINGS.test(thing.what)) return undefined
  // `a column of ash`, `a cup of flour`: what it is of.
  const held = phrase && analysis.phrases.find(({ of }) => of === phrase)
  if (thing && held && !held.isName && !/^(?:DET|PRON)$/u.test(held.run[0]!.pos)) return undefined
  if (thing && CONTAINERS.test(thing.what) && (held || !isLettered)) return undefined
  // What a person does something to tells more than a face.
  const isOfPerson = isPersonSubject(own?.subject, analysis)
  const part = isOfSubject ? 2 : isPartOf ? 1.4 : !isObject ? (isOfPerson ? 2.2 : 0.8) : isOfPerson && isLettered ? 2.6 : 1.5
  // `She guards her eggs, and then she dies`.
  const isOfDeath =
    lettered !== undefined && own !== lettered && /^(?:die|sleep|disappear|vanish|leave|laugh|cry|win|lose)$/u.test(lettered.verb.lemma)
  if (thing && !isLettered && isOfDeath && lettered.subject && isPronoun(lettered.subject, analysis)) return undefined
  if (isLast) return 0.1
  // `She sold three, two of which her mother bought`.
  const spoken = phrase === undefined && item.span ? analysis.tokens[item.span[0]] : undefined
  if (spoken && role === 'subject' && /^(?:he|she)$/u.test(spoken.low) && words.has(spoken.low) && picture.isPerson) return 3.7
  if (isLettered) return 3 + part
  // `He begged the moon`: the hedgehog.
  const isMeant = lettered?.subject !== undefined && isPronoun(lettered.subject, analysis) && own !== lettered && role === 'subject'
  if (isMeant && !picture.isPerson && phrase && at < lettered.from) return 5.7
  if (phrase === undefined && role === 'subject' && !picture.isPerson && own !== undefined && own === lettered) return 5.7
  // Of several things none that the words name: who or what the sentence is about.
  return (isOfSubject ? part : part / 4) + (picture.isPerson && phrase === undefined ? -1.2 : 0)
}

const MAX_IN_ROW = 3
/** What does not lie beside small things. */
const LARGE =
  /(?:bus|bicycle|motorcycle|horse|cow|door|bed|sofa|wardrobe|refrigerator|oven|stove|piano|train|tram|taxi|car|truck|ferry|boat|ship|sailboat|locomotive|airplane|helicopter|rocket|house|castle|building|church|museum|tower|bridge|hotel|hospital|school|factory|volcano|mountain|hill|island|planet|moon|sun|star|tree|statue|wall|fountain)$/u

/** `Inflation is eating your lunch`. */
export function isMetaphor(phrase: Phrase, analysis: Analysis): boolean {
  const own = toldClauses(analysis).find(({ from, to }) => from <= phrase.start && phrase.start < to)
  return own !== undefined && phrase.role === 'object' && isAbstractSubject(own, analysis)
}

/** The things of a sentence that may lie side by side before its words: all that it names, if those are two at least. */
export function rowOfThings(scene: Scene, analysis: Analysis, texts: readonly PlanText[]): readonly PlanThing[] {
  const words = wordsOf(texts)
  const clause = letteredClause(analysis, texts)
  if (!clause || clause.isDenied) return []
  // `two levers, | a patch and a pump`.
  const later = segmentsOf(analysis).filter(({ from }) => from >= clause.to)
  const next = later.find(({ verb }) => verb !== undefined)
  const end = next ? Math.max(next.from, clause.to) : analysis.tokens.length
  const things = scene.things.filter((thing) => {
    const item = originOf(scene, thing.what)
    const { phrase } = item ?? {}
    // `It lay in a trunk`.
    if (item && !phrase && item.role === 'subject' && clause.subject !== undefined && item.span?.[0] === clause.subject[0]) return true
    if (!item || !phrase || phrase.bar !== '' || phrase.isOwner || isPlace(item.picture) || !isExact(item, thing)) return false
    const [from, to] = clause.subject ?? [clause.from, clause.from]
    const isNear = (phrase.start >= clause.from && phrase.end < end) || (phrase.start >= from && phrase.end < to)
    const isHolding = CONTAINERS.test(thing.what) && scene.things.length > 2
    return (
      isNear &&
      !isHolding &&
      artOf(thing.what) !== 'person' &&
      !SURROUNDINGS.test(thing.what) &&
      thing.event !== 'cross-out' &&
      !LARGE.test(thing.what) &&
      !isMetaphor(phrase, analysis) &&
      !OF_MANNER.test(phrase.preposition === 'with' || phrase.preposition === 'of' ? '' : (phrase.preposition ?? ''))
    )
  })
  const isNamed = things.some(({ what }) => originOf(scene, what)!.phrase?.nouns.some(({ low }) => words.has(low)))
  // Several that are not counted are one of its kind.
  const counted = (thing: PlanThing): PlanThing =>
    thing.count <= MAX_IN_ROW && originOf(scene, thing.what)?.phrase?.run.some(({ pos }) => pos === 'NUM') ? thing : asOne(thing)
  return isNamed && things.length >= 2 ? things.slice(0, 4).map(counted) : []
}

/** One of a swarm. */
export const asOne = ({ event, ...thing }: PlanThing): PlanThing => ({ ...thing, count: 1, ...(event && event !== 'swarm' && { event }) })

/** The main thing or person of a sentence whose words stand on a card: what it is about, else what is done to something; nothing where neither is certain. */
export function cardPicture(scene: Scene, analysis: Analysis, texts: readonly PlanText[]): CardPicture {
  const words = { words: wordsOf(texts), lettered: letteredClause(analysis, texts) }
  const candidates = [
    ...scene.cast.flatMap((figure): Candidate[] => {
      const item = originOf(scene, figure.id)
      const score = item && worthOf(item, { figure }, analysis, words)
      // Anybody is a face only where the teller of a script speaks or feels something.
      const isAnybody = ANYBODY.test(figure.what) && !analysis.isFirstPerson && figure.feeling === 'neutral'
      return score === undefined || isAnybody ? [] : [{ score, figure }]
    }),
    ...scene.things.flatMap((thing): Candidate[] => {
      const item = originOf(scene, thing.what)
      if (!item || thing.event === 'cross-out' || artOf(thing.what) === 'person' || (isFigure(item.picture) && item.picture.isPerson))
        return []
      const score = worthOf(item, { thing }, analysis, words)
      return score === undefined ? [] : [{ score, thing }]
    }),
  ]
  const [best] = candidates.toSorted((a, b) => b.score - a.score)
  if (best?.figure) return { cast: [best.figure], things: [] }
  return best?.thing ? { cast: [], things: [asOne(best.thing)] } : NOTHING
}
