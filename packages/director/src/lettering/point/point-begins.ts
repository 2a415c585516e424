import type { Clause } from '../../clauses/clause.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { subjectsOf } from '../whole/whole-subjects.ts'

/** What a picture shows of the words of its sentence. `isShownAt`: whom or what a pronoun means is seen; `seen`: nouns in the singular. */
export type Beside = { readonly isShownAt: (i: number) => boolean; readonly seen: ReadonlySet<string> }

/** What it costs that the picture tells of whom: `Still broke`. */
const WITHOUT_SUBJECT = 0.6
/** What it costs not to tell which ones: `Most people (who earn a decent salary)`. */
const WITHOUT_RELATIVE = 0.8
/** A pronoun whose noun is seen. */
const PRONOUN = 0.5

/** Tokens of a subject and the first one behind it. `cost`: what is left out of it. */
export type Begin = { readonly kept: readonly number[]; readonly cost: number }

/** The word at a token; empty where there is none. */
export const lowAt = ({ tokens }: Analysis, i: number | undefined): string => tokens[i ?? -1]?.low ?? ''

/** `there | lived`, `There | is`: what there is stands behind the verb. */
export const isExistential = (analysis: Analysis, { subject: [first], verb }: Clause): boolean =>
  lowAt(analysis, first?.from) === 'there' && /^(?:be|live|stand|come|remain|exist|sit|lie)$/u.test(analysis.tokens[verb.head]!.lemma)

const start = (from: number, cost: number, own: readonly number[] = []): Begin => ({ kept: [...own, from], cost })

/** Ways to begin a piece: with its subject, with a shorter one, or without it where it is seen. */
export function beginsOf(analysis: Analysis, clause: Clause, { isShownAt, seen }: Beside): Begin[] {
  const { tokens } = analysis
  const { subject, verb, rest, isDenied, opener } = clause
  const [first] = subject
  const behind = rest[0]?.from ?? verb.to
  if (isExistential(analysis, clause)) return rest[0]?.kind === 'nominal' ? [start(behind, 0)] : []
  const isBe = FORMS_OF_BE.test(tokens[verb.head]!.low) && verb.to - verb.from <= 2 && !isDenied && rest.length > 0
  // `who was afraid of the dark`: of the one who is seen.
  if (clause.role === 'relative' && !first)
    return isBe && /^(?:who|which|that)$/u.test(opener ?? '') ? [start(verb.head + 1, WITHOUT_SUBJECT)] : []
  if (!first && !clause.isCommand) return []
  const isPronoun = first !== undefined && tokens[first.head]!.pos === 'PRON' && first.to - first.from === 1
  const whole = subjectsOf(analysis, clause).map((own): Begin => start(verb.from, isPronoun ? PRONOUN : 0, own))
  const which = subject.findIndex(
    ({ kind, from }, n) => n > 0 && (/^(?:relative|end)$/u.test(kind) || (kind === 'nominal' && tokens[from]!.pos === 'PRON')),
  )
  const short =
    first && which > 0 && /^(?:NOUN|PROPN)$/u.test(tokens[first.head]!.pos)
      ? [
          start(
            verb.from,
            WITHOUT_RELATIVE,
            subject.slice(0, which).flatMap((chunk) => span(chunk)),
          ),
        ]
      : []
  // `The traffic (between the airport and Ubud) can take three hours`.
  const where = subject.findIndex(({ kind }, n) => n > 0 && kind === 'preposition')
  const isNamed =
    first !== undefined &&
    /^(?:the|my|your|our|this|that|an?)$/u.test(lowAt(analysis, first.from)) &&
    !isVagueNoun(lowAt(analysis, first.head))
  const bare = where > 0 && isNamed ? [start(verb.from, WITHOUT_RELATIVE, span(first))] : []
  // Of whom somebody says something is not the one who says it.
  const isSubjectSeen =
    first !== undefined &&
    (isPronoun
      ? clause.role !== 'said' && isShownAt(first.from)
      : seen.has(singularOf(tokens[first.head]!.low)) ||
        subject.some(({ from, to }) => tokens.slice(from, to).some(({ low }) => seen.has(singularOf(low)))))
  // `it was a mass panic`, `What people call luck is just the refusal to stop`: what something is stands alone.
  const isOpenSubject = isPronoun ? /^(?:it|this|that)$/u.test(lowAt(analysis, first.from)) : lowAt(analysis, first?.from) === 'what'
  const isIdentified = isOpenSubject && (rest[0]?.kind === 'adverb' ? rest[1] : rest[0])?.kind === 'nominal'
  const headline =
    isBe && (isSubjectSeen || isIdentified) && /^(?:adjective|nominal|preposition|adverb)$/u.test(rest[0]!.kind)
      ? [start(verb.head + 1, WITHOUT_SUBJECT)]
      : []
  return [...whole, ...short, ...bare, ...headline]
}
