import { MEASURE, MONEY } from '../languages/en/number-words.ts'
import { genderOfName, isDemonym, isPlaceName } from '../languages/en/names.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import { isNoun, natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis } from '../story/analysis.ts'
import { OF_HERDS } from '../story/animals/script-animal.ts'
import { genderOf } from '../story/pictures.ts'
import type { Token } from '../text/token.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Chunk } from '../clauses/chunk.ts'
import { chunksOf } from '../clauses/clauses.ts'
import type { Clause } from '../clauses/clause.ts'
import { OF_WHAT, isVagueNoun } from './forms/noun-forms.ts'

/** Pronouns of the third person. */
export type Kind = 'it' | 'he' | 'she' | 'they'

/** From here on a number of things is all of them. */
const MIN_OF_KIND = 1000
/** Which pronoun an owner stands for. */
export const OWNED: Readonly<Record<string, Kind>> = { its: 'it', his: 'he', her: 'she', their: 'they' }

/** What a pronoun may stand for. `kinds`: pronouns that fit it; `clause`: which of its sentence; `isMain`: subject of a main clause. */
export type Entity = {
  readonly words: string
  readonly kinds: readonly Kind[]
  readonly role: 'subject' | 'object' | 'behind'
  readonly clause: number
  readonly isMain: boolean
  /** Told by a pronoun. */
  readonly isAgain?: boolean
  /** `that dust`. */
  readonly isPointedAt?: boolean
  /** `their heads`. */
  readonly isOwned?: boolean
  readonly from: number
  readonly to: number
}

export const isMainClause = ({ role }: Clause): boolean => /^(?:main|command|joined|but|so|said)$/u.test(role)

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
  // `an American who made chainsaws`.
  if (names.length === 1 && noun.pos === 'PROPN' && isDemonym(noun.text)) return `the ${noun.text}`
  // `Iraq bought them`.
  if (noun.pos === 'NOUN' && /^\p{Lu}/u.test(noun.text) && isPlaceName(noun.text)) return undefined
  if (names.length > 0 && !names.some(({ text }) => isPlaceName(text))) {
    const isRun = names.every(({ word }, n) => n === 0 || word === names[n - 1]!.word + 1)
    return isRun && names.length <= 3 && noun.pos === 'PROPN' ? names.map(({ text }) => text).join(' ') : undefined
  }
  if (noun.pos !== 'NOUN') return undefined
  let start = head
  while (start > chunk.from && /^(?:NOUN|PROPN)$/u.test(tokens[start - 1]!.pos)) start--
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
  // `DNA`.
  if (noun.pos === 'PROPN' && /^\p{Lu}{2,}$/u.test(noun.text)) return ['it']
  const isName = noun.pos === 'PROPN' && (tokens[chunk.from]!.low !== 'the' || genderOfName(names.map(({ text }) => text)) !== undefined)
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

/** Days with a name, which nobody has: `Christmas Eve`. */
const HOLIDAY = /^(?:Christmas|Easter|Halloween|Thanksgiving|Ramadan|Passover|Hanukkah)$/u

function entityOf(analysis: Analysis, chunk: Chunk, part: Entity['role'], clause: number, isMainPart: boolean, isRow = false): Entity[] {
  const { tokens } = analysis
  const head = nounOf(analysis, chunk)
  const isIntroduced = head === analysis.introducedAt
  const role = isIntroduced ? 'subject' : part
  const isMain = isIntroduced || isMainPart
  const noun = tokens[head]!
  // `Fewer than seven thousand are left, and most of them die`.
  if (noun.pos === 'NUM' && noun.low !== 'one' && role === 'subject' && chunk.kind === 'nominal')
    return [{ words: '', kinds: ['they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  // `Ours has a sensor. It ...`.
  if (role === 'subject' && /^(?:ours|mine|yours|theirs|this|that|these|those|one|something|someone|everything)$/u.test(noun.low))
    return [{ words: '', kinds: ['it', 'they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  const [before, first] = [tokens[chunk.from - 1], firstOf(tokens, chunk)]
  // `Others laughed`, `One of their toys was a roll`.
  if (/^(?:others?|some|many|most|few)$/u.test(noun.low) || (first.low === 'one' && tokens[first.i + 1]?.low === 'of'))
    return [{ words: '', kinds: [first.low === 'one' ? 'it' : 'they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  // `something glint`, `As a baby, he`, `Born a slave, he`, `four thousand kilometers`: nothing that a pronoun stands for.
  const isPredicate = tokens[chunk.from]!.low === 'as' || /^(?:as|born)$/u.test(before?.low ?? '')
  if (/^(?:some|any|every|no)thing$/u.test(before?.low ?? '') || isPredicate || MEASURE.test(noun.low) || noun.low in MONEY) return []
  if (tokens.slice(chunk.from, chunk.to).some(({ text }) => HOLIDAY.test(text))) return []
  if (chunk.isTime || !/^(?:NOUN|PROPN)$/u.test(noun.pos) || TIME_NOUNS.test(singularOf(noun.low))) return []
  // `one thing`, `a glass of wine and a cup of broth`: meant by a pronoun, but not to be named shortly.
  const isNameless = isRow || (isVagueNoun(noun.low) && natureOf(singularOf(noun.low)) !== 'person')
  // `You do not need a bag. Wrap it`: not the bag.
  if (analysis.bars[head] === 'negated' && role !== 'subject' && /^(?:an?|any|no)$/u.test(first.low)) return []
  const words = isNameless ? '' : (secondMention(analysis, chunk, head) ?? '')
  // `Its heart beats fast. It ...`: whose heart.
  const owner = OWNED[firstOf(tokens, chunk).low]
  const kinds = kindsOf(analysis, chunk, head, isRow).filter((kind) => kind !== owner || role !== 'subject' || noun.pos === 'PROPN')
  const isPointedAt = /^(?:this|that|these|those)$/u.test(firstOf(tokens, chunk).low)
  const isOwned = owner !== undefined
  return [{ words, kinds: isRow ? ['it', 'they'] : kinds, role, clause, isMain, isPointedAt, isOwned, from: chunk.from, to: chunk.to }]
}

/** `become a poet`, `was a slave`: the same one as the subject, or nobody. */
const isWhoSubjectIs = ({ tokens }: Analysis, { verb, subject }: Clause, { kind, head }: Chunk): boolean =>
  kind === 'nominal' &&
  /^(?:be|become)$/u.test(tokens[verb.head]!.lemma) &&
  subject.length > 0 &&
  !/^(?:there|it|this|that)$/u.test(tokens[subject[0]!.head]?.low ?? '') &&
  natureOf(singularOf(tokens[head]!.low)) === 'person'

/** What a sentence tells of, in its order. */
export function entitiesOf(analysis: Analysis, clauses: readonly Clause[]): Entity[] {
  const told = clauses.flatMap((clause, n) => {
    const isMain = isMainClause(clause)
    // `A brain of | that size weighs`: the end of a phrase.
    const subject = clause.isShared ? [] : clause.subject.slice(0, 1).filter(({ from }) => analysis.tokens[from - 1]?.low !== 'of')
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
