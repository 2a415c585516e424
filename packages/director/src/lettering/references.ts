import { genderOfName, isDemonym, isPlaceName } from '../languages/en/names.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import { isNoun, natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis, Reference } from '../story/analysis.ts'
import { OF_HERDS } from '../story/animals/script-animal.ts'
import { isExpletive } from '../story/expletives.ts'
import { genderOf } from '../story/pictures.ts'
import type { Token } from '../text/token.ts'
import { isBeforeNoun } from './pronoun-words.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../clauses/chunk.ts'
import { chunksOf, clausesOf } from '../clauses/clauses.ts'
import type { Clause } from '../clauses/clause.ts'
import { OF_WHAT, isVagueNoun } from './forms/noun-forms.ts'

type Kind = 'it' | 'he' | 'she' | 'they'
const KINDS: Readonly<Record<string, Kind>> = { it: 'it', he: 'he', him: 'he', she: 'she', her: 'she', they: 'they', them: 'they' }

/** Sentences back to which the name of a person is meant by a pronoun. */
const REACH_OF_PERSON = 4
/** From here on a number of things is all of them. */
const MIN_OF_KIND = 1000
const OWNERS = /^(?:its|his|her|their)$/u
const OWNED: Readonly<Record<string, Kind>> = { its: 'it', his: 'he', her: 'she', their: 'they' }
const SUBJECTS = /^(?:it|he|she|they)$/u

/** What a pronoun may stand for. `kinds`: pronouns that fit it; `clause`: which of its sentence; `isMain`: subject of a main clause. */
type Entity = {
  readonly words: string
  readonly kinds: readonly Kind[]
  readonly role: 'subject' | 'object' | 'behind'
  readonly clause: number
  readonly isMain: boolean
  /** Told by a pronoun. */
  readonly isAgain?: boolean
  /** `that dust`. */
  readonly isPointedAt?: boolean
  readonly from: number
  readonly to: number
}

const isMainClause = ({ role }: Clause): boolean => /^(?:main|command|joined|but|so|said)$/u.test(role)

/** How a noun phrase is called the second time it is told: `the tailor`, `Epictetus`, `my wife`; undefined where nothing short does. */
function secondMention({ tokens, quantities }: Analysis, chunk: Chunk, head: number): string | undefined {
  // `a slave named Epictetus`.
  const called = /^(?:named|called)$/u.test(tokens[chunk.to]?.low ?? '') ? tokens[chunk.to + 1] : undefined
  const family = tokens[chunk.to + 2]
  if (called?.pos === 'PROPN' && tokens[chunk.to + 3]?.pos !== 'PROPN')
    return family?.pos === 'PROPN' ? `${called.text} ${family.text}` : called.text
  const first = firstOf(tokens, chunk)
  const noun = tokens[head]!
  // `a sock whose brother`: the brother of the sock.
  if (tokens[chunk.from - 1]?.low === 'whose') return undefined
  if (/^(?:no|every|each|any|nobody|neither|either|which|what|whose|another)$/u.test(first.low)) return undefined
  const names = tokens.slice(chunk.from, chunk.to).filter(({ pos, word }, n, all) => pos === 'PROPN' && all[n - 1]?.word !== word)
  if (names.length > 0 && !names.some(({ text }) => isPlaceName(text))) {
    const isRun = names.every(({ word }, n) => n === 0 || word === names[n - 1]!.word + 1)
    return isRun && names.length <= 3 && noun.pos === 'PROPN' ? names.map(({ text }) => text).join(' ') : undefined
  }
  if (noun.pos !== 'NOUN') return undefined
  let start = head
  while (start > chunk.from && /^(?:NOUN|PROPN)$/u.test(tokens[start - 1]!.pos) && start - 1 > chunk.from - 1) start--
  if (head - start > 2) return undefined
  const words = tokens
    .slice(start, head + 1)
    .map(({ text }) => text)
    .join(' ')
  const isMany = isPlural(noun.low)
  const isDetermined = tokens
    .slice(chunk.from, start)
    .some(({ pos, low }) => pos === 'DET' || pos === 'NUM' || /^(?:his|her|its|their)$/u.test(low))
  const own = /^(?:my|our|your|most|many)$/u.exec(first.low)?.[0]
  const isOfKind = quantities.some(({ at, end, value }) => at <= noun.word && noun.word <= end && value >= MIN_OF_KIND)
  const low = words.charAt(0).toLowerCase() + words.slice(1)
  const isBare = (!isDetermined && first.low !== 'the') || (isMany && isOfKind)
  return own ? `${own} ${low}` : isBare ? low : `the ${low}`
}

const firstOf = (tokens: readonly Token[], { from, kind }: Chunk): Token => tokens[from + (kind === 'preposition' ? 1 : 0)]!

const PLURAL = /^(?:people|police|mice|children|women|men|geese|sheep)$/u
/** Also of nouns that no dictionary knows. */
const isPlural = (low: string): boolean => singularOf(low) !== low || PLURAL.test(low) || (!isNoun(low) && /[^su]s$/u.test(low))

/** The noun that a phrase is about: `foam` of `a layer of foam`. */
function nounOf({ tokens }: Analysis, chunk: Chunk): number {
  const of = tokens.findIndex(({ i, low }) => i > chunk.from && i < chunk.to && low === 'of')
  if (of < 0 || !OF_WHAT.test(tokens[of - 1]!.low)) return chunk.head
  const inner = tokens.slice(of + 1, chunk.to).findIndex(({ pos, i }) => pos === 'NOUN' && tokens[i + 1]?.pos !== 'NOUN')
  return inner < 0 ? chunk.head : of + 1 + inner
}

function kindsOf({ tokens }: Analysis, chunk: Chunk, head: number, isRow: boolean): readonly Kind[] {
  const noun = tokens[head]!
  const lemma = singularOf(noun.low)
  if (isRow || (noun.pos === 'NOUN' && isPlural(noun.low))) return ['they']
  const names = tokens.slice(chunk.from, chunk.to).filter(({ pos }) => pos === 'PROPN')
  // `The Romans were polishing their ships`.
  if (noun.low.endsWith('s') && isDemonym(noun.text.slice(0, -1))) return ['they']
  const isName = noun.pos === 'PROPN' && tokens[chunk.from]!.low !== 'the'
  if (isName) {
    const gender = genderOfName(names.map(({ text }) => text))
    return gender === 'man' ? ['he'] : gender === 'woman' ? ['she'] : ['he', 'she']
  }
  // `When lions come close, the herd forms a circle, and they wait`.
  if (OF_HERDS.test(lemma)) return ['it', 'they']
  if (drawableNamed(lemma)?.file === 'animal') return ['it', 'he', 'she']
  if (natureOf(lemma) === 'person') {
    const gender = genderOf(lemma)
    return gender === 'man' ? ['he'] : gender === 'woman' ? ['she'] : ['he', 'she']
  }
  return ['it']
}

function entityOf(analysis: Analysis, chunk: Chunk, role: Entity['role'], clause: number, isMain: boolean, isRow = false): Entity[] {
  const { tokens } = analysis
  const head = nounOf(analysis, chunk)
  const noun = tokens[head]!
  // `Fewer than seven thousand are left, and most of them die`.
  if (noun.pos === 'NUM' && noun.low !== 'one' && role === 'subject' && chunk.kind === 'nominal')
    return [{ words: '', kinds: ['they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  // `Ours has a sensor. It ...`.
  if (role === 'subject' && /^(?:ours|mine|yours|theirs|this|that|these|those|one|something|someone|everything)$/u.test(noun.low))
    return [{ words: '', kinds: ['it', 'they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  if (chunk.isTime || !/^(?:NOUN|PROPN)$/u.test(noun.pos) || TIME_NOUNS.test(singularOf(noun.low))) return []
  // `one thing`, `a glass of wine and a cup of broth`: meant by a pronoun, but not to be named shortly.
  const isNameless = isRow || (isVagueNoun(noun.low) && natureOf(singularOf(noun.low)) !== 'person')
  const words = isNameless ? '' : (secondMention(analysis, chunk, head) ?? '')
  // `Its heart beats fast. It ...`: whose heart.
  const owner = OWNED[firstOf(tokens, chunk).low]
  const kinds = kindsOf(analysis, chunk, head, isRow).filter((kind) => kind !== owner || role !== 'subject')
  const isPointedAt = /^(?:this|that|these|those)$/u.test(firstOf(tokens, chunk).low)
  return [{ words, kinds: isRow ? ['it', 'they'] : kinds, role, clause, isMain, isPointedAt, from: chunk.from, to: chunk.to }]
}

/** `become a poet`, `was a slave`: the same one as the subject, or nobody. */
const isWhoSubjectIs = ({ tokens }: Analysis, { verb, subject }: Clause, { kind, head }: Chunk): boolean =>
  kind === 'nominal' &&
  /^(?:be|become)$/u.test(tokens[verb.head]!.lemma) &&
  subject.length > 0 &&
  !/^(?:there|it|this|that)$/u.test(tokens[subject[0]!.head]?.low ?? '') &&
  natureOf(singularOf(tokens[head]!.low)) === 'person'

/** What a sentence tells of, in its order. */
function entitiesOf(analysis: Analysis, clauses: readonly Clause[]): Entity[] {
  const told = clauses.flatMap((clause, n) => {
    const isMain = isMainClause(clause)
    const subject = clause.isShared ? [] : clause.subject.slice(0, 1)
    const isRow = clause.subject[1]?.kind === 'row'
    return [
      // `Even the lead on the roof melted, and it ran`: a clause whose verb was not read.
      ...clause.fronted.flatMap((chunk) => entityOf(analysis, chunk, 'behind', chunk.kind === 'nominal' ? -1 : n, false)),
      ...subject.flatMap((chunk) => entityOf(analysis, chunk, 'subject', n, isMain, isRow)),
      ...clause.subject
        .slice(1)
        .filter(({ kind }) => kind === 'preposition')
        .flatMap((chunk) => entityOf(analysis, chunk, 'behind', n, false)),
      ...clause.rest.flatMap((chunk, i) =>
        /^(?:nominal|preposition)$/u.test(chunk.kind) && !isWhoSubjectIs(analysis, clause, chunk)
          ? entityOf(
              analysis,
              chunk,
              // `beat in a lump of butter`.
              chunk.kind === 'nominal' ||
                (i === 0 && clause.role !== 'main' && /^(?:in|on|up|off|out|over|down)$/u.test(analysis.tokens[chunk.from]!.low))
                ? 'object'
                : 'behind',
              n,
              isMain,
              clause.rest[i + 1]?.kind === 'row',
            )
          : [],
      ),
    ]
  })
  // `For a drawer that gets stuck, pull it out`: what stands in no clause.
  const others = chunksOf(analysis).flatMap((chunk) =>
    /^(?:nominal|preposition)$/u.test(chunk.kind) && !told.some(({ from, to }) => from < chunk.to && chunk.from < to)
      ? entityOf(analysis, chunk, 'behind', -1, false)
      : [],
  )
  return [...told, ...others]
}

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

function pronounsOf({ tokens, bars }: Analysis, clauses: readonly Clause[]): Pronoun[] {
  return tokens.flatMap(({ i, low }): Pronoun[] => {
    const isOwner = OWNERS.test(low) && (low !== 'her' || isBeforeNoun(tokens, i + 1))
    const kind = isOwner ? OWNED[low] : KINDS[low]
    const clause = clauses.findIndex(({ from, to }) => from <= i && i < to)
    const opens = clauses[clause]?.subject[0]?.from === i
    // `Failure is not the opposite of success, it is the tuition that you pay`.
    const isInstead = opens && clauses[clause]!.isSetOff && clauses[clause]!.joint === undefined && clauses[clause - 1]?.isDenied === true
    if (!kind || bars[i] === 'quoted' || (isExpletive(tokens, i) && !isInstead)) return []
    // `Her portrait hangs there`: as if she stood there herself.
    return [{ i, kind, isOwner, clause, isSubject: opens || (SUBJECTS.test(low) && low !== 'it') }]
  })
}

/** What the sentences before tell that a pronoun stands for; undefined where that is not certain. */
function toldBefore({ kind, isSubject }: Pronoun, before: readonly (readonly Entity[])[]): Entity | undefined {
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

/** What a pronoun stands for, told in its sentence or before it; undefined where that is not certain. */
function meantOf(
  pronoun: Pronoun,
  { tokens }: Analysis,
  clauses: readonly Clause[],
  own: readonly Entity[],
  before: readonly (readonly Entity[])[],
): Entity | undefined {
  const { i, kind, clause, isSubject, isOwner } = pronoun
  const near = own.filter((one) => one.from < i && one.clause !== clause && one.kinds.includes(kind))
  const here = near.filter(({ role }) => role !== 'behind')
  const isTopic = (before.at(-1) ?? []).some(({ kinds, role, isMain }) => kinds.includes(kind) && role === 'subject' && isMain)
  // `When a wasp attacks, it hides`: who the sentence before was about, or the wasp.
  if (isTopic && here.some(({ from, isMain, role }) => !isMain && role === 'subject' && /^an?$/u.test(tokens[from]!.low))) return undefined
  // `a widow with a parrot on her shoulder`, `in which people had carved their homes`: more likely its own than that of another sentence.
  const isOwn =
    isOwner &&
    own.some((one) => one.from < i && one.clause === clause && !one.isAgain && one.role === 'subject' && one.kinds.includes(kind))
  if (isOwn) return undefined
  // `Police say that they took nothing`: the police, or the thieves of the sentence before.
  const isSaidOfOther =
    isTopic && isSubject && clauses[clause]?.role === 'said' && here.some(({ role, clause: n }) => role === 'subject' && n === clause - 1)
  if (isSaidOfOther) return undefined
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
    } else if (!isOwner) unclear.add(kind)
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
