import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Chunk } from '../../clauses/chunk.ts'
import { type Clause, startOf } from '../../clauses/clause.ts'
import { clausesOf } from '../../clauses/clauses.ts'
import { describePlan } from '../../describe-plan.ts'
import { singularOf } from '../../senses/lexicon.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { span } from '../forms/noun-forms.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { besideOf } from './besides.ts'
import type { Beside } from './point-begins.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }

/** Most words of how something is done. */
const MOST_WORDS = 7
/** The same of a longer sentence. */
const MOST_OF_LONG = 8
/** Adverbs that say when in a row of tasks, rather than how. */
const SEQUENCE = /^(?:now|then|next|first|finally|also|just|again|there|here|please|simply|afterwards|meanwhile|too|instead|so)$/u
/** What sets a bound to what is done. */
const LIMIT = /^(?:no|not|never|without|only|than|until|till|at least|most|least|every|away)$/u

const isOf = (analysis: Analysis, { from, to }: Chunk, words: RegExp): boolean =>
  analysis.tokens.slice(from, to).some(({ low }) => words.test(low))

/** Does a phrase behind a verb say how, how long, how far or with what, rather than name what is seen anyway? */
function isTelling(analysis: Analysis, chunk: Chunk, { seen }: Beside): boolean {
  const { tokens, quantities } = analysis
  const own = tokens.slice(chunk.from, chunk.to)
  if (chunk.kind === 'adverb' || chunk.kind === 'adjective') return own.some(({ low }) => !SEQUENCE.test(low))
  if (isOf(analysis, chunk, LIMIT) || quantities.some(({ at, end }) => own.some(({ word }) => at <= word && word <= end))) return true
  if (chunk.kind !== 'preposition' && !chunk.isTime) return false
  return own.some(
    ({ pos, low, i }) => pos === 'ADJ' || pos === 'ADV' || (pos === 'NOUN' && tokens[i + 1]?.pos !== 'NOUN' && !seen.has(singularOf(low))),
  )
}

/** The tokens of `until it springs back`, `without touching the contacts`, `never in a pile`, which bounds a command; none without. */
function boundOf(analysis: Analysis, command: Clause): number[] {
  const { tokens } = analysis
  const bound = clausesOf(analysis).find(
    ({ opener, openerAt }) => /^(?:until|till|before|after|once)$/u.test(opener ?? '') && openerAt === command.to,
  )
  const isJust = /^(?:just|right|only|shortly|immediately)$/u.test(tokens[command.to - 1]?.low ?? '')
  if (bound && (isJust || /^(?:until|till)$/u.test(bound.opener!))) return span({ from: startOf(bound) - Number(isJust), to: bound.to })
  const without = tokens.find(
    ({ i, low }) =>
      i > command.verb.head &&
      (low === 'without' ? tokens[i + 1]?.low.endsWith('ing') : /^(?:never|not)$/u.test(low) && tokens[i - 1]?.text === ','),
  )
  const end = without && tokens.find(({ i, pos }) => i > without.i && /^(?:PUNCT|CCONJ|SCONJ)$/u.test(pos))
  return without ? span({ from: without.i, to: end?.i ?? tokens.length }) : []
}

/** `in water | that is no deeper than a thumb`: what a command ends with, and the clause that says which. */
function whichOf(analysis: Analysis, { rest, to }: Clause): number[] | undefined {
  const last = rest.at(-1)
  const relative = clausesOf(analysis).find(({ role, openerAt }) => role === 'relative' && openerAt === to)
  return relative && last?.to === to ? span({ from: last.from, to: relative.to }) : undefined
}

/** Ways to say how a command is done, best first: its verb with all that says how, with what bounds it, or that alone. */
function waysOf(analysis: Analysis, command: Clause, beside: Beside): number[][] {
  const { tokens } = analysis
  const { verb, rest } = command
  const object = rest.find(({ kind, isTime }) => kind === 'nominal' && !isTime)
  const isObjectSeen = object === undefined || tokens[object.head]!.pos === 'PRON' || beside.seen.has(singularOf(tokens[object.head]!.low))
  const others = rest.filter((chunk) => chunk !== object && !/^(?:end|joint|opener|relative)$/u.test(chunk.kind))
  const bound = boundOf(analysis, command)
  const telling = others.filter((chunk) => !bound.includes(chunk.from) && isTelling(analysis, chunk, beside))
  if (telling.length === 0 && bound.length === 0 && !command.isDenied) return []
  // A particle belongs to its verb.
  const particles = others.filter(({ kind }) => kind === 'particle')
  const inOrder = (chunks: readonly Chunk[]): number[] => [...span(verb), ...chunks.toSorted((a, b) => a.from - b.from).flatMap(span)]
  const limits = telling.filter((chunk) => isOf(analysis, chunk, LIMIT))
  const withObject = (chunks: readonly Chunk[]): number[] => inOrder([...new Set([...(object ? [object] : []), ...particles, ...chunks])])
  const withoutObject = (chunks: readonly Chunk[]): number[] => inOrder([...new Set([...particles, ...chunks])])
  const short = isObjectSeen ? [withoutObject(telling), withoutObject(limits)] : []
  const whole = [withObject(others), ...short].filter((kept) => kept.length > span(verb).length)
  const which = whichOf(analysis, command)
  if (which) return [which]
  const isWithin = bound[0] !== undefined && bound[0] < command.to
  return [...(isWithin ? [] : whole.map((kept) => [...kept, ...bound])), ...(bound.length > 0 ? [bound] : limits.map(span))]
}

/** How what hands are seen doing is to be done: `Slide away slowly`, `Never hang by the shoulders`, `Until it springs back`; undefined where it is only done. */
function mannerIn(analysis: Analysis, beside: Beside): PlanText | undefined {
  const commands = clausesOf(analysis).filter(({ isCommand, isInverted }) => isCommand && !isInverted)
  // What is not to be done, besides what is.
  const told = commands.find(({ isDenied }) => isDenied) ?? commands[0]
  if (!told) return undefined
  // `Hold it upright, never upside down`.
  const { text, tokens } = analysis
  const isForbidding = tokens.some(({ low }) => /^(?:never|not|n't|without)$/u.test(low))
  const whole = text.replace(/[.!]+$/u, '')
  if (isForbidding && whole.split(/\s+/u).length <= MOST_WORDS) return { words: whole, role: 'key', at: 0 }
  const most = text.split(/\s+/u).length > MOST_OF_LONG ? MOST_OF_LONG : MOST_WORDS
  return waysOf(analysis, told, beside)
    .map((kept) => kept.filter((i) => /[\p{L}\p{N}]/u.test(analysis.tokens[i]!.text)))
    .map((kept) => ({ words: capitalized(uncapitalized(textOf(analysis, kept), kept, analysis)), at: analysis.tokens[kept[0]!]!.word }))
    .filter(({ words }) => lengthOf(words) <= most)
    .map(({ words, at }): PlanText => ({ words, role: 'key', at }))[0]
}

/** `Store the rags in water | , never in a pile`: without what is not to be done. */
function losesForbidden({ text }: ShotPlan, { tokens }: Analysis): boolean {
  const isForbidding = tokens.some(({ low, i }) => i > 0 && /^(?:never|not|without)$/u.test(low) && tokens[i - 1]!.text === ',')
  return isForbidding && !text.some(({ words }) => /\b(?:never|not|without)\b/iu.test(words))
}

/** Hands at work whose words do not say how: an adverb, a bound or what is forbidden is lettered. Every other plan stays. */
export function withMannerOfWork<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one) => {
    const { plan, analysis, placeName } = one
    if (!analysis || plan.handwork?.length !== 1 || plan.cast.length > 0) return one
    if (plan.text.some(({ role }) => role !== 'number') && !losesForbidden(plan, analysis)) return one
    const manner = mannerIn(analysis, besideOf(plan, analysis, describePlan(plan, undefined, placeName)))
    // `1 minute`: with what is done so long.
    const isTold = plan.text.filter(({ role }) => role === 'number').every(({ words }) => manner?.words.includes(words.split(' ').at(-1)!))
    return manner && isTold ? { ...one, plan: { ...plan, text: [manner] } } : one
  })
}
