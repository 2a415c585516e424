import { singularOf } from '../../senses/lexicon.ts'
import type { Span } from '../barred-spans.ts'
import type { Token } from '../token.ts'
import { nounRowEnd, nounRowStart } from './noun-rows.ts'

const BE = /^(?:is|are|was|were|be|been|being|'s|'re)$/u
const FORBIDDEN = /^(?:banned|forbidden|prohibited|outlawed|illegal|unwelcome|taboo|verboten)$/u
const DENIED_ADMISSION =
  /^(?:allowed|permitted|welcome|needed|required|necessary|available|included|supplied|served|sold|provided|tolerated)$/u
const NOT = /^(?:not|n't|never|no)$/u
const isAdverb = ({ pos, low }: Token): boolean => pos === 'ADV' && !NOT.test(low)

/** The row of nouns whose predicate stands at a token, where they are what it says something of: not `feeding the pigeons is banned`. */
function subjectBefore(tokens: readonly Token[], predicate: number): Span | undefined {
  const be = tokens.findLastIndex((token, i) => i < predicate && !isAdverb(token) && !NOT.test(token.low))
  if (be < 1 || !BE.test(tokens[be]!.low)) return undefined
  const auxiliary = /^(?:has|have|had|will|would|must|should)$/u.test(tokens[be - 1]!.low) ? be - 1 : be
  const row = nounRowStart(tokens, auxiliary)
  const last = tokens[auxiliary - 1]
  // `In the office cats are banned`.
  const isFronted = row > 0 && tokens[row - 1]!.pos === 'ADP' && row - 1 === 0 && auxiliary - row > 1 && last!.low !== singularOf(last!.low)
  const start = isFronted ? auxiliary - 1 : row
  const before = isFronted ? undefined : tokens[start - 1]
  const isOfOther = before !== undefined && (before.pos === 'VERB' || (before.pos === 'ADP' && before.low !== 'of'))
  return start < auxiliary && !isOfOther ? [start, auxiliary, 'negated'] : undefined
}

/** `Cats are banned`, `Cheese is forbidden`, `Dogs are not allowed`: what may not be there. */
const forbidden = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const isDenied = tokens.slice(Math.max(0, i - 3), i).some((token) => NOT.test(token.low))
    const subject = (isDenied ? DENIED_ADMISSION : FORBIDDEN).test(low) ? subjectBefore(tokens, i) : undefined
    return subject ? [subject] : []
  })

const PUT_AWAY = /^(?:drawer|closet|cupboard|cabinet|wardrobe|garage|attic|shed|toolbox|suitcase)$/u
const DEFINITE = /^(?:the|my|your|his|her|its|our|their|all|any)$/u

/** `leave the umbrella at home`, `leave your phone in another room`: index behind what tells where it is instead; undefined where it may be seen. */
function leftEnd(tokens: readonly Token[], verb: Token): number | undefined {
  const [next] = tokens.slice(verb.i + 1)
  const end = nounRowEnd(tokens, verb.i + 1)
  if (!next || end === verb.i + 1 || !(DEFINITE.test(next.low) || next.pos === 'NOUN')) return undefined
  const [first, second, third, fourth] = tokens.slice(end).map(({ low }) => low)
  if (first === 'behind' || first === 'elsewhere') return end + 1
  if (first === 'at' && /^(?:home|work)$/u.test(second ?? '')) return end + 2
  if (first !== 'in' || verb.low !== 'leave') return undefined
  if (second === 'another') return nounRowEnd(tokens, end + 1)
  return PUT_AWAY.test(third ?? '') || PUT_AWAY.test(fourth ?? '') ? nounRowEnd(tokens, end + 1) : undefined
}

const isAway = (token: Token | undefined): boolean => /^(?:down|away|aside)$/u.test(token?.low ?? '')

/** `put your phone down`, `put away the toys`: index behind it; undefined where it is put somewhere: `put the tray down on the table`. */
function putAwayEnd(tokens: readonly Token[], verb: Token): number | undefined {
  const isParticleFirst = isAway(tokens[verb.i + 1])
  const end = nounRowEnd(tokens, verb.i + (isParticleFirst ? 2 : 1))
  const isPut = isParticleFirst ? end > verb.i + 2 : end > verb.i + 1 && isAway(tokens[end])
  const after = tokens[isParticleFirst ? end : end + 1]
  return isPut && !/^(?:ADP|ADV)$/u.test(after?.pos ?? '') ? end : undefined
}

/** `Put your phone down`, `You should put it away`: told to somebody, not of somebody. */
const isAdvice = (tokens: readonly Token[], { i }: Token): boolean => {
  const [first] = tokens
  return i === 0 || (first!.pos === 'VERB' && first!.low === first!.lemma) || /^(?:to|you|should|must)$/u.test(tokens[i - 1]!.low)
}

/** Words behind which stands what there is none of: `out of milk`, `free of wires`. */
const WITHOUT = /^(?:out|free|devoid|bare|empty|void|short)$/u

const behind = (start: number, end: number | undefined): Span | undefined =>
  end !== undefined && end > start ? [start, end, 'negated'] : undefined

/** What a verb at a token says is not there, as the tokens behind it. */
function absentObject(tokens: readonly Token[], verb: Token): Span | undefined {
  const from = verb.i + 1
  const [next, after] = tokens.slice(from, from + 2)
  switch (verb.lemma) {
    case 'leave':
      return next?.low === 'out' ? behind(from + 1, nounRowEnd(tokens, from + 1)) : behind(from, leftEnd(tokens, verb))
    case 'put':
      return isAdvice(tokens, verb) ? behind(from, putAwayEnd(tokens, verb)) : undefined
    case 'save':
    case 'spare':
      return /^(?:you|us|me|him|her|them)$/u.test(next?.low ?? '') && after?.pos === 'DET'
        ? behind(from + 1, nounRowEnd(tokens, from + 1))
        : undefined
    case 'run':
      return next?.low === 'out' && after?.low === 'of' ? behind(from + 2, nounRowEnd(tokens, from + 2)) : undefined
    case 'forget':
      return verb.i === 0 && next?.low === 'about' ? behind(from + 1, nounRowEnd(tokens, from + 1)) : undefined
    case 'miss':
      return BE.test(tokens[verb.i - 1]?.low ?? '') && /^an?$/u.test(next?.low ?? '') ? behind(from, nounRowEnd(tokens, from)) : undefined
    case 'stop':
    case 'quit':
      return next?.pos === 'VERB' && next.low.endsWith('ing') ? behind(from, nounRowEnd(tokens, from + 1)) : undefined
    default:
      return undefined
  }
}

/** What somebody who is without it shows by the face. */
const SPENT = /^(?:breath|patience|luck|time|work|control|ideas)$/u

/** `We are out of milk`. */
const lacking = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const noun = tokens[i + 2]
    const isLacking =
      WITHOUT.test(low) &&
      /^(?:of|from|on)$/u.test(tokens[i + 1]?.low ?? '') &&
      BE.test(tokens[i - 1]?.low ?? '') &&
      noun?.pos === 'NOUN' &&
      !SPENT.test(noun.low)
    return isLacking ? [[i + 2, nounRowEnd(tokens, i + 2), 'negated']] : []
  })

/** `The oven went missing`. */
const lost = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, lemma, pos }): Span[] => {
    const isLost = lemma === 'go' && pos === 'VERB' && tokens[i + 1]?.low === 'missing'
    const verb = /^(?:has|have|had)$/u.test(tokens[i - 1]?.low ?? '') ? i - 1 : i
    const start = isLost ? nounRowStart(tokens, verb) : verb
    return start < verb ? [[start, verb, 'negated']] : []
  })

/** What a sentence says is not there or shall not be, though it denies no verb: forbidden, left elsewhere, put away, used up or missing. */
export function absencesOf(tokens: readonly Token[]): Span[] {
  const isDenied = ({ i }: Token): boolean => tokens.slice(Math.max(0, i - 3), i).some(({ low }) => NOT.test(low))
  const objects = tokens.flatMap((token): Span[] => {
    const span = token.pos === 'VERB' && !isDenied(token) ? absentObject(tokens, token) : undefined
    return span ? [span] : []
  })
  return [...forbidden(tokens), ...objects, ...lacking(tokens), ...lost(tokens)]
}
