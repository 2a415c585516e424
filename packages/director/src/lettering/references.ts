import { DURATION } from '../languages/en/number-words.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis, Reference } from '../story/analysis.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Token } from '../text/token.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { clausesOf } from '../clauses/clauses.ts'
import type { Clause } from '../clauses/clause.ts'
import { entitiesOf, type Entity, isMainClause, type Kind, OWNED } from './entities.ts'
import { isBeforeNoun } from './pronoun-words.ts'

const KINDS: Readonly<Record<string, Kind>> = { it: 'it', he: 'he', him: 'he', she: 'she', her: 'she', they: 'they', them: 'they' }

/** Sentences back to which the name of a person is meant by a pronoun. */
const REACH_OF_PERSON = 4
const OWNERS = /^(?:its|his|her|their)$/u
const SUBJECTS = /^(?:it|he|she|they)$/u

const distinct = (entities: readonly Entity[]): Entity[] =>
  entities.filter(({ words }, n) => entities.findLastIndex((one) => one.words.toLowerCase() === words.toLowerCase()) === n)

/** The one of several that stands as the pronoun does; undefined where that is not certain. */
function oneOf(entities: readonly Entity[], isSubject: boolean, isPerson = false): Entity | undefined {
  const all = distinct(entities.filter(({ role }) => role !== 'behind'))
  // `When Alexander offered Diogenes a gift, the old man asked him`: of two, whom.
  if (isPerson && !isSubject && all.length > 1) return undefined
  const same = all.filter(({ role }) => role === (isSubject ? 'subject' : 'object'))
  // `When they searched the cellar, they found my photograph, and it was old`.
  const main = all.filter(({ isMain }) => isMain)
  return all.length === 1 ? all[0] : same.length === 1 ? same[0] : main.length === 1 ? main[0] : undefined
}

/** A pronoun of a sentence. `clause`: which of its clauses it stands in. */
type Pronoun = { readonly i: number; readonly kind: Kind; readonly isOwner: boolean; readonly isSubject: boolean; readonly clause: number }

/** `it took them | all night`, `a while`, `long`. */
const takesTime = (tokens: readonly Token[], i: number): boolean => {
  const [first, second, third] = tokens.slice(i, i + 3)
  const isLong = /^(?:long|longer|forever|ages|hours|days|weeks|months|years|decades|centuries)$/u.test(first?.low ?? '')
  const isArticle = /^(?:an?|all|the|most|many|several|too|so|only)$/u.test(first?.low ?? '')
  return isLong || (isArticle && [second, third].some((one) => one && (/^(?:long|while)$/u.test(one.low) || DURATION.test(one.low))))
}

/** `it was two hundred and nineteen`, `it was about 1157 BC`, `it took him ten days`: a sum or a time. */
function isOfNumber({ tokens, quantities }: Analysis, i: number): boolean {
  const verb = tokens[i + 1]
  if (tokens[i]!.low !== 'it' || !verb) return false
  const taker = tokens[i + 2]
  // `it took them to the lake`: something did.
  const isTaken =
    /^(?:took|takes)$/u.test(verb.low) &&
    /^(?:me|him|her|them|us|you)$/u.test(taker?.low ?? '') &&
    (quantities.some(({ at, kind }) => kind !== 'measure' && at > taker!.word && at <= taker!.word + 2) || takesTime(tokens, i + 3))
  const sum = quantities.find(({ at }) => at > verb.word && at <= verb.word + 2)
  const isSum =
    /^(?:is|was)$/u.test(verb.low) && sum !== undefined && /^(?:year|money|date|amount|count)$/u.test(sum.kind) && sum.noun === undefined
  return isTaken || isSum
}

/** `it runs in the family`. */
const isOfIdiom = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.low === 'it' && tokens[i + 1]?.lemma === 'run' && tokens[i + 2]?.low === 'in' && tokens[i + 4]?.low === 'family'

function pronounsOf(analysis: Analysis, clauses: readonly Clause[]): Pronoun[] {
  const { tokens, bars } = analysis
  return tokens.flatMap(({ i, low }): Pronoun[] => {
    const isOwner = OWNERS.test(low) && (low !== 'her' || isBeforeNoun(tokens, i + 1))
    const kind = isOwner ? OWNED[low] : KINDS[low]
    const clause = clauses.findIndex(({ from, to }) => from <= i && i < to)
    const opens = clauses[clause]?.subject[0]?.from === i
    // `Failure is not the opposite of success, it is the tuition that you pay`.
    const isInstead = opens && clauses[clause]!.isSetOff && clauses[clause]!.joint === undefined && clauses[clause - 1]?.isDenied === true
    if (!kind || bars[i] === 'quoted' || (isExpletive(tokens, i) && !isInstead) || isOfNumber(analysis, i) || isOfIdiom(tokens, i))
      return []
    // `Her portrait hangs there`: as if she stood there herself.
    return [{ i, kind, isOwner, clause, isSubject: opens || (SUBJECTS.test(low) && low !== 'it') }]
  })
}

/** `A newspaper received a letter. It ...`, `Railroads served it to passengers. They ...`: of what a sentence tells, no one goes on being told of for certain. `last`: subjects and objects, `all`: with what stands behind prepositions. */
function isOneOfTwo(kind: Kind, last: readonly Entity[], all: readonly Entity[]): boolean {
  const subject = last.findLast(({ role }) => role === 'subject')
  if (subject?.isAgain) return false
  const objects = last.filter(({ role, isOwned }) => role === 'object' && !isOwned)
  const behind = all.filter(({ role, kinds, words, isOwned }) => role === 'behind' && kinds.includes(kind) && words !== '' && !isOwned)
  if (!subject) return objects.length > 0 && behind.some(({ from }) => from > objects.at(-1)!.from)
  const isThing = natureOf(singularOf(subject.words.split(' ').at(-1)!.toLowerCase())) !== 'person'
  return (
    objects.some(({ words }) => words !== subject.words) ||
    (kind === 'they' && isThing && behind.some(({ words }) => natureOf(singularOf(words.split(' ').at(-1)!)) === 'person'))
  )
}

/** `She used wool`: a substance or an idea that is told without an article, of which hardly anything goes on being told. */
const isBareMass = ({ words, role }: Entity): boolean =>
  role === 'object' &&
  /^\p{Ll}/u.test(words) &&
  !/^(?:the|my|our|your) /u.test(words) &&
  singularOf(words.split(' ').at(-1)!) === words.split(' ').at(-1)

/** `The scarf took a winter. She used wool. A museum wants to pay for it`: what is meant may be told further back. */
const isToldOfOther = (meant: Entity, { kind }: Pronoun, before: readonly (readonly Entity[])[]): boolean =>
  kind === 'it' &&
  isBareMass(meant) &&
  before
    .slice(0, -1)
    .some((all) =>
      all.some(({ kinds, isMain, role, words }) => kinds.includes(kind) && isMain && role !== 'behind' && words !== meant.words),
    )

/** What the sentences before tell that a pronoun stands for; undefined where that is not certain. */
function toldBefore(pronoun: Pronoun, before: readonly (readonly Entity[])[]): Entity | undefined {
  const meant = lastTold(pronoun, before)
  return meant && isToldOfOther(meant, pronoun, before) ? undefined : meant
}

/** What the sentences before told last that a pronoun may stand for. */
function lastTold({ kind, isSubject }: Pronoun, before: readonly (readonly Entity[])[]): Entity | undefined {
  const isPerson = kind === 'he' || kind === 'she'
  const near = before.slice(isPerson ? -REACH_OF_PERSON : -1)
  const fitting = near.map((all) =>
    all.filter(({ kinds, isMain, role }) => kinds.includes(kind) && role !== 'behind' && (isPerson || isMain)),
  )
  // `The thief walked out with the Mona Lisa. She ...`.
  const isNamedBehind =
    isPerson &&
    (near.at(-1) ?? []).some(
      ({ kinds, role, words }) =>
        kinds.includes(kind) && role === 'behind' && /\p{Lu}/u.test(words) && !fitting.flat().some((one) => one.words === words),
    )
  if (isNamedBehind && !fitting.at(-1)?.some(({ isAgain }) => isAgain)) return undefined
  const last = fitting.findLast(({ length }) => length > 0)
  if (!last) return undefined
  // `Without that dust the forest would starve. It ...`: of what is pointed at as well.
  if (!isPerson && (near.at(-1) ?? []).some(({ isPointedAt, kinds, role }) => isPointedAt && role === 'behind' && kinds.includes(kind)))
    return undefined
  const subjects = last.filter(({ role, isMain }) => role === 'subject' && isMain)
  // `His boss was furious. He never patented it`: of two, who goes on being told of.
  const one = subjects.at(-1)
  const isSure = !isPerson || distinct(fitting.flat()).length === 1 || (one !== undefined && (one.isAgain || /^\p{Lu}/u.test(one.words)))
  if (!isSure) return undefined
  // `Sony began to sell it. He was ninety-seven`: a man's name is told before that of a firm.
  const isOfOther =
    isPerson &&
    one !== undefined &&
    one.kinds.length > 1 &&
    !one.words.includes(' ') &&
    fitting.flat().some(({ kinds, words }) => kinds.length === 1 && words !== one.words && /^\p{Lu}/u.test(words))
  if (isOfOther || (!isPerson && isSubject && isOneOfTwo(kind, last, near.at(-1)!))) return undefined
  if (isSubject && subjects.length > 0) return oneOf(subjects, true)
  // `The photo showed us, holding the camera. We threw it away`, `It is full of chlorophyll. The tree stops making it`.
  const others =
    isSubject || isPerson
      ? []
      : near
          .at(-1)!
          .filter(
            ({ kinds, words, role }) => kinds.includes(kind) && (role === 'behind' ? words !== '' : /^(?:the|my|our|your) /u.test(words)),
          )
  return distinct(last).length === 1 && others.every(({ words }) => words === last[0]!.words) ? last[0] : undefined
}

/** Is a token between quotation marks? */
const isInQuote = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(0, i).filter(({ text }) => /^["“”]$/u.test(text)).length % 2 === 1

/** What a pronoun stands for, told in its sentence or before it; undefined where that is not certain. */
function meantOf(
  pronoun: Pronoun,
  { tokens }: Analysis,
  clauses: readonly Clause[],
  own: readonly Entity[],
  before: readonly (readonly Entity[])[],
): Entity | undefined {
  const { i, kind, clause, isSubject, isOwner } = pronoun
  const isSaid = isInQuote(tokens, i)
  const near = own.filter(
    (one) => one.from < i && one.clause !== clause && one.kinds.includes(kind) && (isSaid || !isInQuote(tokens, one.from)),
  )
  const here = near.filter(({ role }) => role !== 'behind')
  const topics = (before.at(-1) ?? []).filter(({ kinds, role, isMain }) => kinds.includes(kind) && role === 'subject' && isMain)
  const isTopic = topics.length > 0
  // `When the wasp attacks, it hides`: who the sentence before was about, or the wasp.
  const isMet = ({ from, isMain, role, words }: Entity) =>
    !isMain && role === 'subject' && /^(?:an?|the)$/u.test(tokens[from]!.low) && !topics.some((topic) => topic.words === words)
  if (isTopic && here.some(isMet)) return undefined
  // `a widow with a parrot on her shoulder`, `in which people had carved their homes`: more likely its own than that of another sentence.
  const isOwn =
    isOwner &&
    own.some((one) => one.from < i && one.clause === clause && !one.isAgain && one.role === 'subject' && one.kinds.includes(kind))
  if (isOwn) return undefined
  // `Police say that they took nothing`: the police, or the thieves of the sentence before.
  const isSaidOfOther =
    isTopic && isSubject && clauses[clause]?.role === 'said' && here.some(({ role, clause: n }) => role === 'subject' && n === clause - 1)
  if (isSaidOfOther) return undefined
  // `Keep the stone in the other half so that it stays green`: either of them.
  const isOfPurpose = isSubject && /^(?:so|that)$/u.test(tokens[i - 1]?.low ?? '') && here.every(({ role }) => role === 'object')
  if (isOfPurpose && distinct(near).length > 1) return undefined
  if (here.length > 0) return oneOf(here, isSubject, kind === 'he' || kind === 'she')
  if (tokens[0]!.low === 'for' && distinct(near).length === 1) return near[0]
  // `it` of the sentence itself may be what stands behind a preposition.
  return near.length > 0 && (kind === 'it' || kind === 'they') ? undefined : toldBefore(pronoun, before)
}

/** `The old man asked him to leave`: one of those who were named before may be the old man. */
const isDoneByAnother = (
  { kind, clause, isSubject, isOwner }: Pronoun,
  own: readonly Entity[],
  before: readonly (readonly Entity[])[],
): boolean =>
  !isSubject &&
  !isOwner &&
  (kind === 'he' || kind === 'she') &&
  own.some(
    (one) =>
      one.clause === clause &&
      one.role === 'subject' &&
      /^the (?:man|woman|boy|girl)$/u.test(one.words) &&
      !before.flat().some(({ words }) => words === one.words),
  )

/** What only people and animals do. */
const OF_LIVING =
  /^(?:eat|drink|sleep|believe|think|know|say|remember|forget|laugh|cry|pray|swear|wonder|hope|fear|love|hate|marry|kneel|smile|dream|breathe|starve)$/u

/** `Five ships sailed. They ate rats`: nothing without life did. */
function canDo({ words }: Entity, verb: Token | undefined): boolean {
  const lemma = singularOf(words.split(' ').at(-1)!.toLowerCase())
  return !verb || !OF_LIVING.test(verb.lemma) || natureOf(lemma) !== 'solid' || drawableNamed(lemma)?.file === 'animal'
}

/** `It costs 19 dollars`: what an advertisement sells, not a part of it that was spoken of last. */
const OF_OFFERS = /^(?:cost|ship|sell|retail|launch)$/u
const PRESENTED =
  /(?:^|\b)(?:[Mm]eet|[Ii]ntroducing|[Ss]ay hello to|[Ww]e (?:built|made|created|designed|invented)|[Tt]his is) (\p{Lu}[\p{L}\p{N}]+)(?=[.,:!]|$)/u

/** The name under which a script presents what it sells. */
const presentedIn = (analyses: readonly Analysis[]): Entity | undefined =>
  analyses.flatMap(({ text }): Entity[] => {
    const words = PRESENTED.exec(text)?.[1]
    return words === undefined ? [] : [{ words, kinds: ['it'], role: 'subject', clause: -1, isMain: true, from: 0, to: 0 }]
  })[0]

/** `Its computers have less memory than a car key`: of whom the next sentence may go on telling. */
const isOfSubject = ({ i, kind, clause }: Pronoun, clauses: readonly Clause[], own: readonly Entity[]): boolean =>
  clauses[clause]?.subject[0]?.from === i && !own.some(({ from, kinds }) => from < i && kinds.includes(kind))

/** What the pronouns of a sentence stand for, and what it tells to the next ones. `offer`: what the script sells. */
function readSentence(
  analysis: Analysis,
  before: readonly (readonly Entity[])[],
  offer: Entity | undefined,
): { readonly references: ReadonlyMap<number, Reference>; readonly told: readonly Entity[] } {
  const clauses = clausesOf(analysis)
  const own = entitiesOf(analysis, clauses)
  const again: Entity[] = []
  const references = new Map<number, Reference>()
  const unclear = new Set<Kind>()
  for (const pronoun of pronounsOf(analysis, clauses)) {
    const { i, kind, isOwner, isSubject, clause } = pronoun
    const doneBy = isSubject && !isOwner ? analysis.tokens[clauses[clause]?.verb.head ?? -1] : undefined
    const isOffered = kind === 'it' && OF_OFFERS.test(doneBy?.lemma ?? '')
    const told =
      unclear.has(kind) || isDoneByAnother(pronoun, own, before)
        ? undefined
        : meantOf(pronoun, analysis, clauses, [...own, ...again], before)
    const found = (isOffered ? offer : undefined) ?? told
    // `It told her`: two of them.
    const isTaken = found !== undefined && again.some(({ words, kinds }) => words === found.words && !kinds.includes(kind))
    if (found && !isTaken && found.words !== '' && canDo(found, doneBy)) {
      references.set(i, {
        words: found.words,
        ...(own.includes(found) && { from: found.from, to: found.to }),
        ...(found === offer && { isOffer: true }),
      })
      if (isOwner) continue
      const isMain = clauses[clause] !== undefined && isMainClause(clauses[clause])
      again.push({ ...found, isAgain: true, kinds: [kind], clause, from: i, to: i + 1, role: isSubject ? 'subject' : 'object', isMain })
    } else if (!isOwner || isOfSubject(pronoun, clauses, own)) unclear.add(kind)
  }
  const open = [...unclear].map((kind): Entity => ({
    words: '',
    kinds: [kind],
    role: 'subject',
    clause: -1,
    isMain: true,
    from: 0,
    to: 0,
  }))
  return { references, told: [...own, ...again, ...open] }
}

/** Sentences of a script with what their pronouns stand for, where that is certain. */
export function withReferences(analyses: readonly Analysis[]): Analysis[] {
  const told: (readonly Entity[])[] = []
  const offer = presentedIn(analyses)
  return analyses.map((analysis) => {
    const read = readSentence(analysis, told, offer)
    told.push(read.told)
    return { ...analysis, references: read.references }
  })
}
