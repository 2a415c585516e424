import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNegation, isClauseEnd } from '../../text/clause-ends.ts'
import { capitalized } from '../capitalized.ts'
import { isBroken } from '../forms/broken.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { isOpenEnd } from '../open-end.ts'
import { isDetermining } from '../pronoun-words.ts'
import { textOf } from '../statement-text.ts'
import type { Beside } from './point-begins.ts'
import { allEndsOf } from './point-ends.ts'
import type { PointPiece } from './point-pieces.ts'

/** What opens a noun phrase of one that is not known yet. */
const NEW_ONE = /^(?:an?|some|something|someone|somebody|things|people|the (?:only|first|last)|\d+)$/u
const RELATIVE = /^(?:that|who|which)$/u
const THIRD_PERSON = /^(?:he|she|it|they|him|her|them|its|their)$/u

/** `a room`, `things`, `two cloves`, `the only person`: is somebody or something told of for the first time? */
function isNewOne({ tokens }: Analysis, { from, head }: Chunk): boolean {
  const [first, noun] = [tokens[from]!, tokens[head]!]
  if (noun.pos !== 'NOUN' && !/^(?:some|every|no)(?:thing|one|body)$/u.test(noun.low)) return false
  const isBarePlural = first.pos !== 'DET' && first.pos !== 'PRON' && /[^s]s$/u.test(noun.low)
  return isBarePlural || NEW_ONE.test(first.low) || NEW_ONE.test(`${first.low} ${tokens[from + 1]?.low}`)
}

/** `so | afraid of the water that he had never crossed it`: tokens of the degree and of what it leads to; undefined where there is none. */
function degreeIn({ tokens }: Analysis, from: number): { readonly so: number; readonly that: number } | undefined {
  const so = tokens.find(({ i, low }) => i > from && low === 'so' && /^(?:ADJ|ADV)$/u.test(tokens[i + 1]?.pos ?? ''))
  const that = tokens.find(({ i, low }) => so !== undefined && i > so.i && low === 'that')
  return so && that && { so: so.i, that: that.i }
}

/** Tokens of a relative clause behind its opener up to where it is whole, and up to the next sign. */
function wordsOfRelative(analysis: Analysis, clauses: readonly Clause[], opener: number, beside: Beside): number[][] {
  const { tokens } = analysis
  const relative = clauses.find((one) => one.role === 'relative' && one.openerAt === opener)
  const sign = tokens.findIndex((token) => token.i > opener && (isClauseEnd(token) || token.pos === 'CCONJ'))
  const whole = relative ? allEndsOf(analysis, clauses, relative, beside).map(({ to }) => to) : []
  const ends = new Set([...whole, ...(sign < 0 ? [] : [sign])])
  const degree = degreeIn(analysis, opener)
  const all = [...ends].map((to) => span({ from: opener, to }))
  return degree ? [...all, span({ from: opener, to: degree.that }).filter((i) => i !== degree.so)] : all
}

/** Without a pronoun for whom another clause names. */
const tellsAll = (analysis: Analysis, kept: readonly number[]): boolean =>
  kept.every((i) => {
    const { low } = analysis.tokens[i]!
    // `twice her age`: of whom the film tells.
    if (!THIRD_PERSON.test(low) || (low === 'her' && isDetermining(analysis, i))) return true
    // `things that make money while they sleep`: in its own words.
    return (
      analysis.references?.has(i) === true ||
      (/^(?:they|their)$/u.test(low) && kept.some((one) => one < i && analysis.tokens[one]!.pos === 'NOUN'))
    )
  })

/** What a headline costs that opens with a word for anything: `something that sounds boring`. */
const VAGUE = 0.6

/**
 * `(had) a room that was always locked`, `(buy) things that make money while they sleep`: one that is told of for the first time, last in its clause, with the clause
 * that says which. None of what is denied.
 */
export function relativeHeadlines(analysis: Analysis, clause: Clause, beside: Beside): PointPiece[] {
  const { tokens } = analysis
  const last = clause.rest.at(-1)
  const opener = tokens[clause.to]
  if (!last || !opener || !RELATIVE.test(opener.low) || opener.pos === 'DET' || clause.isDenied || clause.isCommand) return []
  if (tokens.slice(clause.from, clause.to).some((token) => isNegation(token, tokens))) return []
  const isPhrase = /^(?:nominal|preposition|row)$/u.test(last.kind) && last.to === clause.to && !last.isTime
  const outer = clause.rest.at(-2)
  // `worries | about events that never happen`, `houses | and cars that they cannot afford`, but `a box and | a plant that nobody watered`.
  const isInner =
    outer?.to === last.from &&
    /^(?:nominal|preposition)$/u.test(outer.kind) &&
    (last.kind === 'row' ? tokens[last.from + 1]!.pos === 'NOUN' : /^(?:about|of)$/u.test(tokens[last.from]!.low))
  const first = isInner ? outer : last
  const from = first.from + Number(/^(?:preposition|row)$/u.test(first.kind))
  if (!isPhrase || !isNewOne(analysis, { ...first, from })) return []
  return wordsOfRelative(analysis, clausesOf(analysis), clause.to, beside).flatMap((own): PointPiece[] => {
    const kept = [...span({ from, to: clause.to }), ...own]
    const told = kept.map((i) => tokens[i]!)
    const said = told.filter(({ i }) => i > clause.to)
    const isClause =
      said.some(({ pos }) => /^(?:VERB|AUX)$/u.test(pos)) && said.some(({ pos }) => /^(?:NOUN|PROPN|ADJ|NUM|VERB)$/u.test(pos))
    // `so afraid | that`: its degree is left out.
    // `the planets | closest to it`, `take ten minutes | to walk`.
    const next = tokens[told.at(-1)!.i + 1]
    const isCut = next?.pos === 'ADJ' || next?.low === 'to'
    const isOpen =
      !isClause || isCut || (degreeIn(analysis, clause.to)?.that !== told.at(-1)!.i + 1 && isOpenEnd(told.at(-1)!, told, analysis))
    if (isOpen || !tellsAll(analysis, kept) || isBroken(analysis, { ...clause, subject: [], rest: [] }, kept)) return []
    return [
      {
        words: capitalized(textOf(analysis, kept)),
        at: tokens[from]!.word,
        kept,
        clause,
        cost: isVagueNoun(tokens[first.head]!.low) ? VAGUE : 0,
      },
    ]
  })
}
