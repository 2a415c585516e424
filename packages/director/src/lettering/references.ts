import { genderOfName, isPlaceName } from '../languages/en/names.ts'
import { TIME_NOUNS } from '../languages/en/words.ts'
import { natureOf, singularOf } from '../senses/lexicon.ts'
import type { Analysis, Reference } from '../story/analysis.ts'
import { isExpletive } from '../story/expletives.ts'
import { genderOf } from '../story/pictures.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { Chunk } from './clauses/chunks.ts'
import { type Clause, clausesOf } from './clauses/clauses.ts'
import { OF_WHAT, isVagueNoun } from './clauses/noun-forms.ts'

type Kind = 'it' | 'he' | 'she' | 'they'
const KINDS: Readonly<Record<string, Kind>> = { it: 'it', he: 'he', him: 'he', she: 'she', her: 'she', they: 'they', them: 'they' }

/** Sentences back to which the name of a person is meant by a pronoun. */
const REACH_OF_PERSON = 4
/** From here on a number of things is all of them. */
const MIN_OF_KIND = 1000
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
  readonly from: number
  readonly to: number
}

const isMainClause = ({ role }: Clause): boolean => /^(?:main|command|joined|but|so|said)$/u.test(role)

/** How a noun phrase is called the second time it is told: `the tailor`, `Epictetus`, `my wife`; undefined where nothing short does. */
function secondMention({ tokens, quantities }: Analysis, chunk: Chunk, head: number): string | undefined {
  // `a slave named Epictetus`.
  const called = /^(?:named|called)$/u.test(tokens[chunk.to]?.low ?? '') ? tokens[chunk.to + 1] : undefined
  if (called?.pos === 'PROPN' && tokens[chunk.to + 2]?.pos !== 'PROPN') return called.text
  const first = tokens[chunk.from + (chunk.kind === 'preposition' ? 1 : 0)]!
  const noun = tokens[head]!
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
  const isMany = singularOf(noun.low) !== noun.low
  const isDetermined = tokens.slice(chunk.from, start).some(({ pos, low }) => pos === 'DET' || pos === 'NUM' || /^(?:his|her|its|their)$/u.test(low))
  const own = /^(?:my|our|your|most|many)$/u.exec(first.low)?.[0]
  const isOfKind = quantities.some(({ at, end, value }) => at <= noun.word && noun.word <= end && value >= MIN_OF_KIND)
  return own ? `${own} ${words}` : isMany && (!isDetermined || isOfKind) ? words : `the ${words}`
}

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
  if (isRow || (noun.pos === 'NOUN' && (lemma !== noun.low || /^(?:people|police|mice|children|women|men|geese|sheep)$/u.test(noun.low)))) return ['they']
  const names = tokens.slice(chunk.from, chunk.to).filter(({ pos }) => pos === 'PROPN')
  const isName = noun.pos === 'PROPN' && tokens[chunk.from]!.low !== 'the'
  if (isName) {
    const gender = genderOfName(names.map(({ text }) => text))
    return gender === 'man' ? ['he'] : gender === 'woman' ? ['she'] : ['he', 'she']
  }
  if (natureOf(lemma) === 'person') {
    const gender = genderOf(lemma)
    return gender === 'man' ? ['he'] : gender === 'woman' ? ['she'] : ['he', 'she']
  }
  return drawableNamed(lemma)?.file === 'animal' ? ['it', 'he', 'she'] : ['it']
}

function entityOf(analysis: Analysis, chunk: Chunk, role: Entity['role'], clause: number, isMain: boolean, isRow = false): Entity[] {
  const { tokens } = analysis
  const head = nounOf(analysis, chunk)
  const noun = tokens[head]!
  // `Fewer than seven thousand are left, and most of them die`.
  if (noun.pos === 'NUM' && role === 'subject' && chunk.kind === 'nominal')
    return [{ words: '', kinds: ['they'], role, clause, isMain, from: chunk.from, to: chunk.to }]
  if (chunk.isTime || !/^(?:NOUN|PROPN)$/u.test(noun.pos) || TIME_NOUNS.test(singularOf(noun.low)) || isRow) return []
  if (isVagueNoun(noun.low) && natureOf(singularOf(noun.low)) !== 'person') return []
  const words = secondMention(analysis, chunk, head)
  return words ? [{ words, kinds: kindsOf(analysis, chunk, head, isRow), role, clause, isMain, from: chunk.from, to: chunk.to }] : []
}

/** What a sentence tells of, in its order. */
function entitiesOf(analysis: Analysis, clauses: readonly Clause[]): Entity[] {
  return clauses.flatMap((clause, n) => {
    const isMain = isMainClause(clause)
    const subject = clause.isShared ? [] : clause.subject.slice(0, 1)
    const isRow = clause.subject[1]?.kind === 'row'
    return [
      ...clause.fronted.flatMap((chunk) => entityOf(analysis, chunk, 'behind', n, false)),
      ...subject.flatMap((chunk) => entityOf(analysis, chunk, 'subject', n, isMain, isRow)),
      ...clause.subject.slice(1).filter(({ kind }) => kind === 'preposition').flatMap((chunk) => entityOf(analysis, chunk, 'behind', n, false)),
      ...clause.rest.flatMap((chunk, i) =>
        /^(?:nominal|preposition)$/u.test(chunk.kind)
          ? entityOf(analysis, chunk, chunk.kind === 'nominal' ? 'object' : 'behind', n, isMain, clause.rest[i + 1]?.kind === 'row')
          : [],
      ),
    ]
  })
}

const distinct = (entities: readonly Entity[]): Entity[] =>
  entities.filter(({ words }, n) => entities.findLastIndex((one) => one.words.toLowerCase() === words.toLowerCase()) === n)

/** The one of several that stands as the pronoun does; undefined where that is not certain. */
function oneOf(entities: readonly Entity[], isSubject: boolean): Entity | undefined {
  const all = distinct(entities.filter(({ role }) => role !== 'behind'))
  const same = all.filter(({ role }) => role === (isSubject ? 'subject' : 'object'))
  return all.length === 1 ? all[0] : same.length === 1 ? same[0] : undefined
}

/** What the pronouns of a script stand for, by sentence and token, where that is certain. */
function resolved(analyses: readonly Analysis[]): ReadonlyMap<number, Reference>[] {
  const told: (readonly Entity[])[] = []
  return analyses.map((analysis, index) => {
    const { tokens, bars } = analysis
    const clauses = clausesOf(analysis)
    const own = entitiesOf(analysis, clauses)
    const meant: Entity[] = []
    const references = new Map<number, Reference>()
    const isUnclear = new Set<Kind>()
    for (const { i, low } of tokens) {
      const kind = KINDS[low]
      const isPossessive = low === 'her' && /^(?:NOUN|ADJ|PROPN|NUM)$/u.test(tokens[i + 1]?.pos ?? '')
      if (!kind || isPossessive || bars[i] === 'quoted' || isExpletive(tokens, i)) continue
      const clause = clauses.findIndex(({ from, to }) => from <= i && i < to)
      const isSubject = SUBJECTS.test(low) && (low !== 'it' || clauses[clause]?.subject[0]?.from === i)
      const fits = ({ kinds }: Entity) => kinds.includes(kind)
      const near = [...own, ...meant].filter((one) => one.from < i && one.clause !== clause && fits(one))
      const here = near.filter(({ role }) => role !== 'behind')
      const topic = (told[index - 1] ?? []).some((one) => fits(one) && one.role === 'subject' && one.isMain)
      // `When a wasp attacks, it hides`: who the sentence before was about, or the wasp.
      const isRivalled = topic && here.some(({ from, isMain }) => !isMain && /^an?$/u.test(tokens[from]!.low))
      const isPerson = kind === 'he' || kind === 'she'
      const back = isPerson ? REACH_OF_PERSON : 1
      let found = here.length > 0 && !isRivalled ? oneOf(here, isSubject) : undefined
      // `it` of the sentence itself may be what stands behind a preposition.
      const isOpen = here.length === 0 && (near.length === 0 || isPerson) && !isUnclear.has(kind)
      for (let n = index - 1; isOpen && !found && n >= Math.max(0, index - back); n--) {
        const before = told[n]!.filter((one) => fits(one) && (isPerson || one.isMain))
        if (before.length === 0) continue
        const subjects = before.filter(({ role, isMain }) => role === 'subject' && isMain)
        const others = distinct(told.slice(Math.max(0, index - back), index).flat().filter((one) => fits(one) && one.role !== 'behind'))
        // `His boss was furious. He never patented it`: of two, who goes on being told of.
        const last = subjects.at(-1)
        const isSure = !isPerson || others.length === 1 || (last !== undefined && (last.isAgain || /^\p{Lu}/u.test(last.words)))
        found = !isSure ? undefined : isSubject && subjects.length > 0 ? oneOf(subjects, true) : distinct(before.filter(({ role }) => role !== 'behind')).length === 1 ? oneOf(before, isSubject) : undefined
        break
      }
      if (!found) {
        isUnclear.add(kind)
        continue
      }
      const isOfSentence = own.includes(found)
      references.set(i, { words: found.words, ...(isOfSentence && { from: found.from, to: found.to }) })
      meant.push({ ...found, isAgain: true, kinds: [kind], clause, from: i, to: i + 1, role: isSubject ? 'subject' : 'object', isMain: clauses[clause] !== undefined && isMainClause(clauses[clause]) })
    }
    const unclear = [...isUnclear].map((kind): Entity => ({ words: '', kinds: [kind], role: 'subject', clause: -1, isMain: true, from: 0, to: 0 }))
    told.push([...own, ...meant, ...unclear])
    return references
  })
}

/** Sentences of a script with what their pronouns stand for. */
export function withReferences(analyses: readonly Analysis[]): Analysis[] {
  const all = resolved(analyses).map((map) => new Map([...map].filter(([, { words }]) => words !== '')))
  return analyses.map((analysis, n) => ({ ...analysis, references: all[n]! }))
}
