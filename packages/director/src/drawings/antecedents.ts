import { natureOf } from '../senses/lexicon.ts'
import { isExpletive } from '../story/expletives.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'

type GrammaticalNumber = 'one' | 'many'
/** A pronoun of the third person by which a sentence goes on. `part`: its grammatical function. */
export type Pronoun = { readonly kind: 'it' | 'they' | 'person'; readonly part: 'subject' | 'object' | 'owner' }

/**
 * What a sentence goes on about. `nouns`: lemmas that its first pronoun may stand for, the most probable first; `isInside`: the first of them stands in the sentence itself,
 * before its pronoun.
 */
export type Antecedents = { readonly pronoun?: Pronoun; readonly nouns: readonly string[]; readonly isInside: boolean }

/** What a sentence speaks of: a noun of its own or one for which its pronoun stands. */
type Center = {
  readonly lemma: string
  readonly number: GrammaticalNumber
  readonly isPerson: boolean
  readonly isAlive: boolean
  readonly weight: number
}

const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map<string, Pronoun>(
  Object.entries({
    it: { kind: 'it', part: 'subject' },
    its: { kind: 'it', part: 'owner' },
    they: { kind: 'they', part: 'subject' },
    them: { kind: 'they', part: 'object' },
    their: { kind: 'they', part: 'owner' },
    he: { kind: 'person', part: 'subject' },
    she: { kind: 'person', part: 'subject' },
    him: { kind: 'person', part: 'object' },
    her: { kind: 'person', part: 'object' },
    his: { kind: 'person', part: 'owner' },
  }),
)
/** How much a noun of the sentence before counts by its part, and less with each further sentence. */
const WEIGHTS: Readonly<Record<Phrase['role'], number>> = { subject: 3, object: 2, behind: 1 }
const DECAY_PER_SENTENCE = 0.6
const OWNER_PENALTY = 0.5
const VAGUE_NOUNS =
  /^(?:second|minute|hour|day|night|morning|evening|week|month|year|decade|century|time|moment|way|thing|kind|sort|part|lot|bit)$/u

function pronounOf({ tokens }: Analysis): { readonly pronoun: Pronoun; readonly at: number } | undefined {
  const token = tokens.find(({ low, i }) => PRONOUNS.has(low) && !(low === 'it' && isExpletive(tokens, i)))
  if (!token) return undefined
  const pronoun = PRONOUNS.get(token.low)!
  const isObject = token.low === 'it' && isBehindVerb(tokens, token)
  return { pronoun: isObject ? { ...pronoun, part: 'object' } : pronoun, at: token.i }
}

const isBehindVerb = (tokens: readonly Token[], { i }: Token): boolean => /^(?:VERB|ADP)$/u.test(tokens[i - 1]?.pos ?? '')

function centerOf({ lemma, role, isPlural, isOwner, isName, bar }: Phrase): Center[] {
  if (VAGUE_NOUNS.test(lemma) || /^(?:compared|idiom)$/u.test(bar)) return []
  return [
    {
      lemma,
      number: isPlural ? 'many' : 'one',
      isPerson: isName || natureOf(lemma) === 'person',
      isAlive: drawableNamed(lemma)?.file === 'animal',
      weight: WEIGHTS[role] - (isOwner ? OWNER_PENALTY : 0),
    },
  ]
}

function agrees({ number, isPerson, isAlive }: Center, { kind }: Pronoun): boolean {
  if (kind === 'they') return number === 'many'
  if (kind === 'person') return number === 'one' && (isPerson || isAlive)
  return number === 'one' && !isPerson
}

/** What the first pronoun of each sentence may stand for; a pronoun that does goes on being spoken of. */
export function antecedentsOf(analyses: readonly Analysis[]): ReadonlyMap<Analysis, Antecedents> {
  const all = new Map<Analysis, Antecedents>()
  let centers: Center[] = []
  for (const analysis of analyses) {
    const found = pronounOf(analysis)
    const own = analysis.phrases.flatMap((phrase) => centerOf(phrase).map((center) => ({ center, phrase })))
    const inside = own
      .filter(({ phrase, center }) => found && phrase.end < found.at - 1 && agrees(center, found.pronoun))
      .map(({ center }) => center)
    const before = found ? centers.filter((center) => agrees(center, found.pronoun)) : []
    const meant = [...inside, ...before].toSorted((a, b) => b.weight - a.weight)
    all.set(analysis, {
      ...(found && { pronoun: found.pronoun }),
      nouns: [...new Set(meant.map(({ lemma }) => lemma))],
      isInside: inside.includes(meant[0]!),
    })
    const again = found && meant[0] ? [{ ...meant[0], weight: WEIGHTS[found.pronoun.part === 'subject' ? 'subject' : 'object'] }] : []
    const now = [...again, ...own.map(({ center }) => center)]
    centers = [
      ...now,
      ...centers
        .filter(({ lemma }) => !now.some((one) => one.lemma === lemma))
        .map((one) => ({ ...one, weight: one.weight * DECAY_PER_SENTENCE })),
    ]
  }
  return all
}
