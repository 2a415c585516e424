import type { Chunk } from '../../clauses/chunk.ts'
import type { Clause } from '../../clauses/clause.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { capitalized } from '../capitalized.ts'
import { agrees } from '../forms/agrees.ts'
import { isBroken } from '../forms/broken.ts'
import { losesDenial } from '../forms/denials.ts'
import { span } from '../forms/noun-forms.ts'
import { lengthOf, textOf, uncapitalized } from '../statement-text.ts'
import { droppableIn, standsAlone, type WholePiece } from '../whole/whole-pieces.ts'
import { type Begin, beginsOf, type Beside, lowAt } from './point-begins.ts'
import { allEndsOf } from './point-ends.ts'

/** A piece of one clause. `cost`: what it leaves to the picture or to what is heard. */
export type PointPiece = WholePiece & { readonly cost: number }

/** Most words of a piece, an article at its begin aside. */
const MAX_POINT_WORDS = 9

/** `why he never came out`, `What they fear`: a question that stands as a heading. */
const questionStart = (analysis: Analysis, { role, opener, openerAt, verb }: Clause): number | undefined =>
  role === 'asked' && /^(?:why|how|what|where)$/u.test(opener ?? '') && openerAt !== undefined && verb.from > openerAt
    ? openerAt
    : undefined

/** `at the very | end does the sugar come in`: a noun that was read as a command. */
const isNoCommand = ({ tokens }: Analysis, { isCommand, verb }: Clause): boolean => {
  const before = tokens[verb.from - 1]
  return isCommand && (before?.low === 'very' || /^(?:ADJ|DET|ADP|NUM)$/u.test(before?.pos ?? ''))
}

/** `masks stuffed with herbs walked`, `noticed that the door`, `people asks`: a clause that was read over the border of another. */
export function isMisread(analysis: Analysis, clause: Clause): boolean {
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
  return isOfOther || isOfIt || isLimited || isNoCommand(analysis, clause) || !agrees(analysis, clause)
}

/** `Imagine a wooden ship`: what is to be imagined is told after it. */
export const isImagined = ({ tokens }: Analysis, { isCommand, verb, rest }: Clause): boolean =>
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

/** `told us | never to open the door`, `made me promise | never to look`: what is forbidden, as a command. */
export function prohibitionsIn(analysis: Analysis, clause: Clause, beside: Beside): PointPiece[] {
  const { tokens } = analysis
  const never = tokens.findIndex(
    ({ low, i }) =>
      i >= clause.verb.head && i < clause.to && low === 'never' && tokens[i + 1]?.low === 'to' && tokens[i + 2]?.pos === 'VERB',
  )
  if (never < 0) return []
  return allEndsOf(analysis, clausesOf(analysis), clause, beside).flatMap(({ to, cost }): PointPiece[] => {
    const kept = [never, ...span({ from: never + 2, to } as Chunk)]
    if (to < never + 4 || !standsAlone(analysis, kept) || isBroken(analysis, { ...clause, subject: [] }, kept)) return []
    return [{ words: capitalized(textOf(analysis, kept)), at: tokens[never]!.word, kept, clause, cost }]
  })
}

/** `climbed six floors | only to find the flat empty`: what comes of it, against what was hoped. */
export function outcomesIn(analysis: Analysis, clause: Clause): PointPiece[] {
  const { tokens } = analysis
  const only = tokens.find(
    ({ low, i }) =>
      low === 'only' && i > clause.verb.head && tokens[i + 1]?.low === 'to' && /^(?:VERB|AUX)$/u.test(tokens[i + 2]?.pos ?? ''),
  )
  // The last clause before it.
  const isOfLater = only && clausesOf(analysis).some((one) => one.verb.head > clause.verb.head && one.verb.head < only.i)
  if (!only || isOfLater || clause.isDenied) return []
  const end = tokens.find(({ i, pos }) => i > only.i + 2 && /^(?:PUNCT|CCONJ)$/u.test(pos))?.i ?? tokens.length
  const kept = span({ from: only.i, to: end })
  return kept.length < 4 ? [] : [{ words: capitalized(textOf(analysis, kept)), at: only.word, kept, clause, cost: 0 }]
}

/** All pieces of a clause that stand beside a picture: contiguous but for adverbs, and for a subject that is told elsewhere. */
export function piecesOfClause(analysis: Analysis, clause: Clause, beside: Beside): PointPiece[] {
  const { tokens } = analysis
  if (clause.isInverted || isMisread(analysis, clause) || isImagined(analysis, clause)) return []
  const clauses = clausesOf(analysis)
  const question = questionStart(analysis, clause)
  const begins: readonly Begin[] = question === undefined ? beginsOf(analysis, clause, beside) : [{ kept: [question], cost: 0 }]
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
        if (!standsAlone(analysis, kept, beside.isShownAt) && !tellsOfSeen(analysis, kept, clause, beside)) return []
        return [{ words, at: tokens[kept[0]!]!.word, kept, clause, cost: cost + cut }]
      })
    })
  })
}

/** `Still broke`, `taught myself how to code`, `He should love them`, `(so) he turned around`: without a noun it says enough of who is seen. */
const tellsOfSeen = ({ tokens }: Analysis, kept: readonly number[], { role }: Clause, { isShownAt }: Beside): boolean =>
  kept.every((i) => {
    const { pos, low } = tokens[i]!
    if (low === 'one' && tokens[i - 1]?.low === 'no') return true
    if (pos === 'SCONJ' || /^(?:this|that|these|those|do|does|did|so|it|ones?)$/u.test(low)) return false
    return pos !== 'PRON' || /sel(?:f|ves)$|thing$|body$|^(?:some|every|any)one$|^(?:what|who)$/u.test(low) || isShownAt(i)
  }) &&
  (kept.some((i) => tokens[i]!.pos === 'ADJ') ||
    kept.filter((i) => /^(?:VERB|INTJ)$/u.test(tokens[i]!.pos)).length >
      Number(kept.some((i) => tokens[i]!.pos === 'PRON' && !tokens[i]!.low.endsWith('body')) && !/^(?:so|but|result)$/u.test(role))) &&
  !/^(?:ADP|DET|CCONJ|AUX|PART)$/u.test(tokens[kept.at(-1)!]!.pos)
