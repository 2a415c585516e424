import type { Chunk } from '../../clauses/chunk.ts'
import { type Clause, startOf } from '../../clauses/clause.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE, TIME_PHRASE } from '../../clauses/words.ts'
import { actionOf } from '../../plan/actions.ts'
import { STAYING } from '../../review/gate/tells-clause.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isNegation } from '../../text/clauses.ts'
import { capitalized } from '../capitalized.ts'
import { agrees } from '../forms/agrees.ts'
import { isBroken } from '../forms/broken.ts'
import { losesDenial } from '../forms/denials.ts'
import { predicateForms } from '../forms/predicate-forms.ts'
import { isVagueNoun, span } from '../forms/noun-forms.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { droppableIn, endsOf, standsAlone, type WholePiece, withShortEnds } from '../whole/whole-pieces.ts'
import { subjectsOf } from '../whole/whole-subjects.ts'

/** A piece of one clause. `cost`: what it leaves to the picture or to what is heard. */
export type PointPiece = WholePiece & { readonly cost: number }

/** What a picture shows of the words of its sentence. `isShownAt`: whom or what a pronoun means is seen; `seen`: nouns in the singular. */
export type Beside = { readonly isShownAt: (i: number) => boolean; readonly seen: ReadonlySet<string> }

/** Most words of a piece, an article at its begin aside. */
export const MAX_POINT_WORDS = 9

/** What it costs that the picture tells of whom: `Still broke`. */
const WITHOUT_SUBJECT = 0.6
/** What it costs not to tell which ones: `Most people (who earn a decent salary)`. */
const WITHOUT_RELATIVE = 0.8
/** A pronoun whose noun is seen. */
const PRONOUN = 0.5

/** What leaving out more than a time costs, and the most that it may cost. */
const CUT = 0.3
const MAX_CUT = 0.8

/** Where a piece ends, exclusive. `cost`: what is left out behind it. */
type End = { readonly to: number; readonly cost: number }
type Part = { readonly kept: readonly number[]; readonly cost: number }

const lowAt = ({ tokens }: Analysis, i: number | undefined): string => tokens[i ?? -1]?.low ?? ''

/** `there | lived`, `There | is`: what there is stands behind the verb. */
const isExistential = (analysis: Analysis, { subject: [first], verb }: Clause): boolean =>
  lowAt(analysis, first?.from) === 'there' && /^(?:be|live|stand|come|remain|exist|sit|lie)$/u.test(analysis.tokens[verb.head]!.lemma)

const start = (from: number, cost: number, own: readonly number[] = []): Part => ({ kept: [...own, from], cost })

/** Ways to begin a piece: with its subject, with a shorter one, or without it where it is seen. */
function beginsOf(analysis: Analysis, clause: Clause, { isShownAt, seen }: Beside): Part[] {
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
  const whole = subjectsOf(analysis, clause).map((own): Part => start(verb.from, isPronoun ? PRONOUN : 0, own))
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
  const isSubjectSeen =
    first !== undefined &&
    (isPronoun
      ? isShownAt(first.from)
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

/** `the rats | that scurried`: which ones is seen, or heard. */
function endsBeforeRelative(analysis: Analysis, clauses: readonly Clause[], clause: Clause, { seen }: Beside): number[] {
  const next = clauses.find((one) => startOf(one) === clause.to)
  const last = clause.rest.at(-1)
  const isRelative = next?.role === 'relative' && last !== undefined && /^(?:nominal|preposition)$/u.test(last.kind)
  if (!isRelative) return []
  return seen.has(singularOf(lowAt(analysis, last.head))) || seen.has(singularOf(lowAt(analysis, last.to - 1))) ? [clause.to] : []
}

/** `taught myself | how to code`: a question without a subject behind a clause. */
function endOfHowTo({ tokens }: Analysis, { to }: Clause): number[] {
  if (!/^(?:how|what|where|when|whether)$/u.test(tokens[to]?.low ?? '') || tokens[to + 1]?.low !== 'to') return []
  const end = tokens.findIndex(({ text, pos }, i) => i > to + 1 && (/^[,;:.!?—–"”]$/u.test(text) || /^(?:CCONJ|SCONJ)$/u.test(pos)))
  return end < 0 ? [] : [end]
}

/** What a clause may leave behind only with the loss of its sense. */
const LIMITING =
  /^(?:without|between|except|unless|rather|than|unlike|but|if|only|like|as|not|never|no|until|till|hardly|barely|scarcely|rarely|seldom|almost|nearly|of)$/u

/** May a clause end before what is left of it? Not within a row or a noun phrase, before a number, or between somebody and what that one is to do. */
function mayEndBefore(analysis: Analysis, clause: Clause, to: number): boolean {
  const { tokens, quantities } = analysis
  const left = tokens.slice(to, clause.to)
  const [last, next] = [tokens[to - 1]!, tokens[to]!]
  // `would crush a submarine | like an empty can`, but `eats like a horse`.
  const isLikened = next.low === 'like' && clause.rest.some(({ kind, to: end }) => kind === 'nominal' && end <= to)
  if ((LIMITING.test(next.low) && !isLikened) || left.some((token) => isNegation(token, tokens) || token.low === 'only')) return false
  if (/^(?:and|or|,)$/u.test(next.low) || clause.rest.some(({ kind, from }) => kind === 'row' && from === to)) return false
  if (/^(?:ADJ|NUM|DET)$/u.test(last.pos) && /^(?:ADJ|NOUN|VERB|PROPN)$/u.test(next.pos)) return false
  const behind = clause.rest.find(({ from }) => from === to)
  // `had room | for sixty-four lifeboats`.
  const isNumberNext = quantities.some(
    ({ at, kind }) =>
      !/^(?:duration|date|year)$/u.test(kind) && left.some(({ word, i }) => word === at && behind !== undefined && i < behind.to),
  )
  if (isNumberNext) return false
  if (to > clause.verb.to) return true
  // `were dancing | above the water`, but `had been living | under a name`.
  const verb = tokens[clause.verb.head]!
  return behind?.isTime === true || (behind?.kind === 'preposition' && actionOf(verb, tokens) !== undefined && !STAYING.test(verb.lemma))
}

/** `still broke | by the end of the month`: a last phrase that says when. */
function endBeforeTime({ tokens }: Analysis, { rest }: Clause): End[] {
  const last = rest.at(-1)
  const isWhen = rest.length > 1 && last?.kind === 'preposition' && TIME_PHRASE.test(tokens[last.to - 1]!.lemma)
  return isWhen ? [{ to: last.from, cost: CUT }] : []
}

/** Ends at which what follows only says how, when, where or what for: `stirred tons of ore | for four years`. */
function endsOfCore(analysis: Analysis, clause: Clause): End[] {
  if (clause.isDenied || isExistential(analysis, clause)) return []
  const forms = predicateForms(analysis, clause).flatMap(({ kept, cost }): End[] => {
    // Adverbs within the verb are left out by themselves.
    const behind = kept.filter((i) => i >= clause.verb.to)
    const to = clause.verb.to + behind.length
    const isPrefix = behind.every((i, n) => i === clause.verb.to + n)
    return isPrefix && to < clause.to && cost <= MAX_CUT && mayEndBefore(analysis, clause, to) ? [{ to, cost: cost + CUT }] : []
  })
  return [...forms, ...endBeforeTime(analysis, clause)]
}

const withoutCost = (ends: readonly number[]): End[] => ends.map((to) => ({ to, cost: 0 }))

/** Ends of a clause, exclusive, at which it is whole, with what it asks or says. */
function allEndsOf(analysis: Analysis, clauses: readonly Clause[], clause: Clause, beside: Beside): End[] {
  const howTo = endOfHowTo(analysis, clause)
  if (howTo.length > 0) return withoutCost(howTo)
  const next = clauses.find((one) => startOf(one) === clause.to || one.openerAt === clause.to)
  const isOpen = next !== undefined && /^(?:said|asked)$/u.test(next.role) && !next.isSetOff
  if (isOpen) return withoutCost(endsOf(analysis, clauses, next))
  // `start with the people | you eat lunch with`: with the clause that says which.
  const which =
    next?.role === 'relative' && !next.isSetOff && clause.rest.length > 0
      ? endsOf(analysis, clauses, next).filter((to) => to === next.to)
      : []
  const own = [...endsOf(analysis, clauses, clause), ...which]
  const short = withShortEnds(analysis, clause, own).filter((to) => own.includes(to) || mayEndBefore(analysis, clause, to))
  const whole = [...short, ...endsBeforeRelative(analysis, clauses, clause, beside)]
  return [...withoutCost(whole), ...endsOfCore(analysis, clause).filter(({ to }) => !whole.includes(to))]
}

/** `why he never came out`, `What they fear`: a question that stands as a heading. */
const questionStart = (analysis: Analysis, { role, opener, openerAt, verb }: Clause): number | undefined =>
  role === 'asked' && /^(?:why|how|what|where)$/u.test(opener ?? '') && openerAt !== undefined && verb.from > openerAt
    ? openerAt
    : undefined

/** `masks stuffed with herbs walked`, `noticed that the door`, `people asks`: a clause that was read over the border of another. */
function isMisread(analysis: Analysis, clause: Clause): boolean {
  const { tokens } = analysis
  const isOfOther = clause.rest.some(({ kind, head }) => {
    const { pos, low, lemma } = tokens[head]!
    const isVerb = /^(?:preposition|particle)$/u.test(kind) && pos === 'VERB' && low !== lemma && !low.endsWith('ing')
    return isVerb || (kind === 'nominal' && pos === 'SCONJ')
  })
  // `Nilo thought it was a ghost and hid`: who hid is not told for certain.
  const isOfIt = clause.isShared && /^(?:it|that|this)$/u.test(lowAt(analysis, clause.subject[0]?.head))
  // `you are not poor, | only careless`.
  const isLimited = tokens[clause.to]?.text === ',' && /^(?:only|rather|except|unless|not)$/u.test(lowAt(analysis, clause.to + 1))
  return isOfOther || isOfIt || isLimited || !agrees(analysis, clause)
}

/** `Imagine a wooden ship`: what is to be imagined is told after it. */
const isImagined = ({ tokens }: Analysis, { isCommand, verb, rest }: Clause): boolean =>
  isCommand &&
  (/^(?:imagine|picture|suppose|remember|consider)$/u.test(tokens[verb.head]!.lemma) ||
    (tokens[verb.head]!.lemma === 'think' && tokens[rest[0]?.from ?? -1]?.low === 'of'))

/** `is not the flour | but the patience of the cook`: what it is instead. */
export function insteadOf(analysis: Analysis, clause: Clause): PointPiece[] {
  const { tokens } = analysis
  const chunks = chunksOf(analysis)
  const n = chunks.findIndex(({ kind, from }) => kind === 'joint' && from >= clause.to && tokens[from]!.low === 'but')
  const [noun, next] = [chunks[n + 1], chunks[n + 2]]
  const isNoun = n >= 0 && noun?.kind === 'nominal' && /^(?:NOUN|PROPN)$/u.test(tokens[noun.head]!.pos) && next?.kind !== 'verb'
  const isNegated = tokens.slice(clause.verb.from, clause.rest[0]?.to ?? clause.verb.to).some(({ low }) => /^(?:not|n't|no)$/u.test(low))
  // `, but | the dog barked`: another clause, unless it was read over a border.
  const isClause = clausesOf(analysis).some((one) => one.from === noun?.from && agrees(analysis, one))
  if (!isNoun || (!clause.isDenied && !FORMS_OF_BE.test(tokens[clause.verb.head]!.low)) || !isNegated || isClause) return []
  const kept = span(noun)
  return [{ words: capitalized(textOf(analysis, kept)), at: tokens[noun.from]!.word, kept, clause, cost: 0 }]
}

/** All pieces of a clause that stand beside a picture: contiguous but for adverbs, and for a subject that is told elsewhere. */
export function piecesOfClause(analysis: Analysis, clause: Clause, beside: Beside): PointPiece[] {
  const { tokens } = analysis
  if (clause.isInverted || isMisread(analysis, clause) || isImagined(analysis, clause)) return []
  const clauses = clausesOf(analysis)
  const question = questionStart(analysis, clause)
  const begins: Part[] = question === undefined ? beginsOf(analysis, clause, beside) : [{ kept: [question], cost: 0 }]
  return begins.flatMap(({ kept: begin, cost }) => {
    const from = begin.at(-1)!
    return allEndsOf(analysis, clauses, clause, beside).flatMap(({ to, cost: cut }) => {
      const all = [...begin.slice(0, -1), ...span({ from, to } as Chunk)].filter((i) => !/^["“”]$/u.test(tokens[i]!.text))
      const loose = new Set(droppableIn(analysis, all))
      return [all, ...(loose.size > 0 ? [all.filter((i) => !loose.has(i))] : [])].flatMap((kept): PointPiece[] => {
        const words = capitalized(uncapitalized(textOf(analysis, kept), kept, analysis)).replace(/[,;:.!—–]+$/u, '')
        const count = lengthOf(words)
        // `sentenced him | to drink`, `walk me | to school`.
        const isBehindPronoun =
          tokens[to - 1]!.pos === 'PRON' && /^(?:to|into|from|out|off|away|up|down|back)$/u.test(tokens[to]?.low ?? '')
        const isCut = isBehindPronoun || losesDenial(analysis, clause, kept) || isBroken(analysis, clause, kept)
        if (count < 2 || count > MAX_POINT_WORDS || isCut || /[;:—–]/u.test(words)) return []
        if (!standsAlone(analysis, kept, beside.isShownAt) && !tellsOfSeen(analysis, kept, beside)) return []
        return [{ words, at: tokens[kept[0]!]!.word, kept, clause, cost: cost + cut }]
      })
    })
  })
}

/** `Still broke`, `taught myself how to code`, `He should love them`: without a noun it says enough of who is seen. */
const tellsOfSeen = ({ tokens }: Analysis, kept: readonly number[], { isShownAt }: Beside): boolean =>
  kept.every((i) => {
    const { pos, low } = tokens[i]!
    if (low === 'one' && tokens[i - 1]?.low === 'no') return true
    if (pos === 'SCONJ' || /^(?:this|that|these|those|do|does|did|so|it|ones?)$/u.test(low)) return false
    return pos !== 'PRON' || /sel(?:f|ves)$|thing$|body$|^(?:some|every|any)one$|^(?:what|who)$/u.test(low) || isShownAt(i)
  }) &&
  (kept.some((i) => tokens[i]!.pos === 'ADJ') ||
    kept.filter((i) => /^(?:VERB|INTJ)$/u.test(tokens[i]!.pos)).length > Number(kept.some((i) => tokens[i]!.pos === 'PRON'))) &&
  !/^(?:ADP|DET|CCONJ|AUX|PART)$/u.test(tokens[kept.at(-1)!]!.pos)
