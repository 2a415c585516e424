import type { Analysis } from '../story/analysis.ts'
import { capitalized } from './capitalized.ts'

const OPENER = /^(?:why|how|what|which|who|whose|when|where|do|does|did|is|are|was|were|can|could|will|would|should|have|has|had|am|may)$/iu
/** Words between `why` and what is asked. */
const FILLER = /\b(?:on earth|in the world|exactly|really|actually|then|even(?! (?:though|if))|just|ever) /giu
/** `Have you ever wondered why ...`: what is asked begins behind it. */
const WRAPPER =
  /^(?:(?:have|did|do|can|could|would|want|so) (?:you )?(?:ever )?(?:to )?|ever )?(?:wonder(?:ed|ing)?|ask(?:ed)? yourself|notice[d]?|know|guess|tell me|find out) (?=(?:why|how|what|where|when|who|which)\b)/iu
/** A question of so many words is set whole. */
const MAX_WHOLE = 8
/** One behind another clause may be so long. */
const MAX_BEHIND_CLAUSE = 10
/** One that asks which of two: half of it asks something else. */
const MAX_ALTERNATIVE = 12
/** The begin of a longer one may have a word more. */
const MAX_CUT = 9

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean)
const asQuestion = (words: readonly string[]): string => {
  const text = words.join(' ').replaceAll(/[\s,;:.!?–—"”-]+$/gu, '')
  return `${capitalized(text)}?`
}

/** The part of a sentence that asks: `how many have you killed` of `Be honest, how many have you killed?`. */
function askingPart(text: string): string {
  const plain = text
    .replace(/^(?:(?:So|And|But|Or|Then|Now|Well),?|(?:Still|Yet),) /u, '')
    .replace(/["”]$/u, '')
    .replace(WRAPPER, '')
  const parts = plain.split(/(?<=[,:;–—]) /u)
  const last = parts.findLastIndex((part) => OPENER.test(wordsOf(part)[0]?.replace(/[’'].*$/u, '') ?? ''))
  return (last < 0 ? plain : parts.slice(last).join(' ')).replaceAll(FILLER, '')
}

/** May a question end behind a word? `Why is it so cold | in the cave`, not `why does it depend | on`. */
function mayEndAt(at: number, { tokens, phrases }: Analysis, words: ReadonlyMap<number, number>, from: number): boolean {
  const last = tokens.findLast(({ word }) => word === at)
  const next = tokens.find(({ word }) => word === at + 1)
  if (!last || !next || phrases.some(({ run }) => run.slice(1).some(({ word }) => word === at + 1))) return false
  // `when you say | that`, but `trust a doctor | who`.
  if (last.pos === 'VERB' && next.low === 'that') return false
  if (next.low === 'than' || (next.low === 'as' && tokens[last.i - 1]?.low === 'as')) return false
  // `How can a seed that weighs nothing | become`.
  const isInside = tokens.some(
    ({ low, pos, i, word }) =>
      word > from && word <= at && /^(?:that|who|which)$/u.test(low) && pos !== 'DET' && tokens[i - 1]?.pos === 'NOUN',
  )
  if (isInside) return false
  // `why the sky looks blue, even though the light | from the sun is white`.
  const second = tokens.findLast(
    ({ low, word }) => word > from && word <= at && /^(?:though|although|if|when|while|because|unless)$/u.test(low),
  )
  if (second && !tokens.some(({ pos, i, word }) => i > second.i && word <= at && /^(?:VERB|AUX)$/u.test(pos))) return false
  const isRelative = /^(?:who|which)$/u.test(next.low) && /^(?:NOUN|PROPN)$/u.test(last.pos)
  const isBoundary =
    (/^(?:ADP|SCONJ|CCONJ|PUNCT)$/u.test(next.pos) && next.low !== 'of') ||
    (/^(?:when|where|if|while)$/u.test(next.low) && last.pos === 'NOUN') ||
    isRelative
  const isFull =
    (/^(?:NOUN|PROPN|ADJ|ADV)$/u.test(last.pos) && !/^(?:even|only|just|so|very)$/u.test(last.low)) ||
    /sel(?:f|ves)$/u.test(last.low) ||
    (/^(?:VERB|NUM)$/u.test(last.pos) && /^(?:SCONJ|CCONJ|PUNCT)$/u.test(next.pos))
  const own = tokens.filter(({ word }) => words.has(word) && word >= from && word <= at)
  const opener = own[0]?.low ?? ''
  const asked =
    own.some(({ pos }) => pos === 'VERB') || (/^(?:what|who|why|how)$/u.test(opener) && own.some(({ pos, i }) => pos === 'ADJ' && i > 2))
  return isBoundary && isFull && asked && (own.length > 2 || last.pos === 'VERB')
}

/** `how many passwords | have`, `which of the houses | do`. */
function isAskedFor(at: number, from: number, { tokens }: Analysis): boolean {
  const last = tokens.findLast(({ word }) => word === at)
  const opener = tokens.find(({ word }) => word === from)
  const next = tokens.find(({ word }) => word === at + 1)
  return (
    /^(?:which|what|whose|how)$/u.test(opener?.low ?? '') &&
    /^(?:NOUN|PROPN)$/u.test(last?.pos ?? '') &&
    next?.pos === 'AUX' &&
    !tokens.some(({ pos, word }) => word > from && word <= at && /^(?:AUX|VERB)$/u.test(pos))
  )
}

/** What a question asks, whole if it is short, else its begin up to where it may end; undefined where it cannot be cut. */
export function questionIn(analysis: Analysis): string | undefined {
  const all = wordsOf(analysis.text)
  const part = wordsOf(askingPart(analysis.text))
  const isAlternative = part.some((word, i) => word === 'or' && part[i - 1]?.endsWith(','))
  const isBehindClause = part.length < all.length - 1
  if (part.length <= (isAlternative ? MAX_ALTERNATIVE : isBehindClause ? MAX_BEHIND_CLAUSE : MAX_WHOLE)) return asQuestion(part)
  // Words of the sentence that are in the part, in their order.
  const kept = new Map<number, number>()
  for (let i = all.length - 1, n = part.length - 1; n >= 0 && i >= 0; i--) if (bare(all[i]!) === bare(part[n]!)) kept.set(i, n--)
  const from = Math.min(...kept.keys())
  const max = Math.max(MAX_CUT, Math.ceil(all.length / 2))
  const ends = [...kept].filter(([at, n]) => n + 1 <= max && n > 0 && mayEndAt(at, analysis, kept, from)).map(([, n]) => n)
  if (ends.length > 0) return asQuestion(part.slice(0, Math.max(...ends) + 1))
  // `How many of them | do you want to ...`: what is asked for.
  const asked = [...kept].find(([at, n]) => n > 1 && n < max && isAskedFor(at, from, analysis))
  return asked ? asQuestion(part.slice(0, asked[1] + 1)) : undefined
}
