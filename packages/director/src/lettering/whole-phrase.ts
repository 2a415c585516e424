import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd, isNegation } from '../text/clause-ends.ts'
import type { Token } from '../text/token.ts'
import { splitsIdiom } from './forms/verb-idioms.ts'
import { isOpenEnd } from './open-end.ts'
import { joinsSubjects } from '../clauses/joins-subjects.ts'

/** Words of a sentence, both inclusive. */
export type WordRange = readonly [from: number, to: number]

const OPENS_CLAUSE =
  /^(?:and|but|or|so|because|when|while|if|until|before|after|that|which|who|where|although|though|unless|since|as|yet)$/u
const FINITE = /^(?:VERB|AUX)$/u
const NOMINAL = /^(?:NOUN|PROPN)$/u

const isWord = (token: Token): boolean => !isClauseEnd(token) && /[\p{L}\p{N}]/u.test(token.text)
const tokensIn = ({ tokens }: Pick<Analysis, 'tokens'>, [from, to]: WordRange): Token[] =>
  tokens.filter((token) => token.word >= from && token.word <= to && isWord(token))

/** Does a range begin inside a noun phrase, after more than its article? A number before it stands elsewhere on screen. */
function isCutBefore(first: Token, { tokens, phrases, quantities }: Analysis): boolean {
  const phrase = phrases.find(({ start, end }) => start < first.i && first.i <= end)
  if (!phrase) return false
  const isNumbered = quantities.some(({ at, end }) => at <= first.word - 1 && first.word - 1 <= end)
  return !isNumbered && tokens.slice(phrase.start, first.i).some(({ pos, low }) => !/^(?:DET|PRON)$/u.test(pos) || low === 'no')
}

/** `bottom are gold` of `the coins at the bottom are gold`: what is no subject stands before a verb. */
function isFalseSubject(first: Token, inside: readonly Token[], { phrases, tokens }: Analysis): boolean {
  const phrase = phrases.find(({ start, end }) => start <= first.i && first.i <= end)
  if (!phrase || phrase.role === 'subject') return false
  const next = inside.find(({ i }) => i > phrase.end)
  const isJoint = next?.pos === 'CCONJ' || (next !== undefined && next.i > phrase.end + 1)
  const isParticiple = next !== undefined && /(?:ing|ed|en)$/u.test(next.low) && next.pos === 'VERB'
  const opener = tokens[phrase.start - 1]
  const isClause = opener !== undefined && OPENS_CLAUSE.test(opener.low) && opener.pos !== 'ADP'
  return next !== undefined && !isJoint && !isParticiple && !isClause && FINITE.test(next.pos)
}

/** `Pierre stirred ore` of `she and Pierre stirred ore`: half of those who do it. */
const isPartOfSubject = ({ i }: Token, inside: readonly Token[], { tokens }: Analysis): boolean =>
  inside.length > 1 && joinsSubjects(tokens, i - 1)

/** `name right into my ear` of `whispered my name right into my ear`: what is said of a verb that is left out. */
function isPhraseOfVerb(first: Token, inside: readonly Token[], { phrases, tokens }: Analysis): boolean {
  const phrase = phrases.find(({ start, end }) => start <= first.i && first.i <= end)
  const isObject = phrase?.role === 'object' && tokens[phrase.start - 1]?.pos === 'VERB'
  return (
    phrase !== undefined &&
    phrase.role !== 'subject' &&
    inside.some(({ i, pos, low }) => i === phrase.end + 1 && ((isObject && pos === 'ADV') || (low === 'as' && pos !== 'ADV')))
  )
}

/** `lie cushions` of `between them lie cushions`, `left disappears` of `what is left disappears`: a verb without its subject before it, or two. */
function isInverted(first: Token, inside: readonly Token[], { tokens, phrases }: Analysis): boolean {
  if (first.pos !== 'VERB') return false
  const next = inside[1]
  const verbBefore = tokens[first.i - 1]
  // `stop | scrolling`.
  if (verbBefore?.pos === 'VERB' && !isClauseEnd(verbBefore) && verbBefore.word < first.word) return true
  const before = tokens[first.i - 1]
  const opens = !before || isClauseEnd(before) || OPENS_CLAUSE.test(before.low)
  if (!opens && next?.pos === 'VERB' && next.i === first.i + 1 && !next.low.endsWith('ing')) return true
  const phrase = phrases.find(({ end }) => end === first.i - 1)
  const isSettingOnly =
    before?.pos === 'ADV' || (phrase?.role === 'behind' && tokens[phrase.start - 2] === undefined) || tokens[first.i - 2]?.pos === 'ADP'
  const clause = tokens.slice(tokens.findLastIndex((token) => token.i < first.i && isClauseEnd(token)) + 1, first.i)
  const hasSubject =
    clause.some(
      ({ pos, low, i }) =>
        NOMINAL.test(pos) && !phrases.some(({ start, end, role }) => start <= i && i <= end && role === 'behind') && low.length > 1,
    ) || clause.some(({ pos, i }) => pos === 'PRON' && tokens[i - 1]?.pos !== 'ADP')
  const isFollowed = /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/u.test(next?.pos ?? '')
  return (
    !opens && isFollowed && isSettingOnly && !hasSubject && clause.length > 0 && !clause.some(({ pos }) => pos === 'AUX' || pos === 'PART')
  )
}

/** Does a clause end or begin at a token? */
const isBorder = (token: Token): boolean =>
  isClauseEnd(token) || /^(?:but|because|when|while|if|until|although|though|so|which|who|where)$/u.test(token.low)

/** The tokens of the clause around a range, from one end of a clause to the next. */
function clauseAround([from, to]: WordRange, { tokens }: Analysis): Token[] {
  const start = tokens.findLastIndex((token) => token.word < from && isBorder(token))
  const end = tokens.findIndex((token) => token.i > start && token.word >= to && isBorder(token))
  return tokens.slice(start + 1, end < 0 ? undefined : end)
}

const AVOIDING = /^(?:gone|missing|extinct|absent|avoid|skip|ditch|quit|prevent|lack|ban|forget|without|stop|refuse|fail|instead|than)$/u

/** Are the words of a range said of what is not so, without the word that says it? */
function losesDenial(range: WordRange, inside: readonly Token[], analysis: Analysis): boolean {
  const { tokens, bars } = analysis
  const isSaid = inside.some((token) => isNegation(token, tokens) || AVOIDING.test(token.lemma) || AVOIDING.test(token.low))
  if (isSaid) return false
  if (inside.some(({ i }) => bars[i] === 'negated')) return true
  return inside.some(({ pos }) => FINITE.test(pos)) && clauseAround(range, analysis).some((token) => isNegation(token, tokens))
}

/** `just begin`: a verb that is a clause of its own. */
const isCommand = ({ i, low, lemma }: Token, { tokens }: Analysis): boolean => {
  const [before, after] = [tokens[i - 1], tokens[i + 1]]
  return low === lemma && (!before || isClauseEnd(before) || before.pos === 'ADV') && (!after || isClauseEnd(after))
}

/**
 * Are the words of a range a whole phrase: a noun phrase with what it is of, a verb with its particle and its object, a short clause, rather than a piece that
 * ends or begins in the middle of one or that leaves out its denial?
 * `isDenied`: the words stand where they are seen to be denied.
 */
export function isWholePhrase(analysis: Analysis, range: WordRange, isDenied = false): boolean {
  const inside = tokensIn(analysis, range)
  const [first, last] = [inside[0], inside.at(-1)]
  if (!first || !last) return false
  if (!inside.some(({ pos }) => /^(?:NOUN|PROPN|VERB|ADJ|NUM|X)$/u.test(pos))) return false
  if (inside.length === 1 && first.pos === 'VERB' && !isCommand(first, analysis)) return false
  if (/^(?:of|than|'s|’s|n't)$/u.test(first.low)) return false
  if (/^(?:off|out|away)$/u.test(first.low) && !/^(?:DET|PRON|NOUN|PROPN)$/u.test(inside[1]?.pos ?? '')) return false
  if (
    splitsIdiom(
      analysis,
      inside.map(({ i }) => i),
    )
  )
    return false
  // `two hundred | a month`.
  if (analysis.quantities.some(({ at, end }) => at <= last.word && last.word < end)) return false
  // `none of them | wishes`: what they do not do is not said.
  const isDenier = /^(?:none|neither|nobody|nothing)$/u.test(first.low)
  if (isDenier && !inside.some(({ pos }) => FINITE.test(pos)) && clauseAround(range, analysis).some(({ pos }) => FINITE.test(pos)))
    return false
  // `asked this more | than two thousand years`.
  if (analysis.quantities.some(({ at, bound }) => bound && last.word < at && last.word >= at - bound.words.split(' ').length)) return false
  return (
    !isCutBefore(first, analysis) &&
    !isPartOfSubject(first, inside, analysis) &&
    !isFalseSubject(first, inside, analysis) &&
    !isOpenEnd(last, inside, analysis) &&
    !isPhraseOfVerb(first, inside, analysis) &&
    !isInverted(first, inside, analysis) &&
    (isDenied || !losesDenial(range, inside, analysis))
  )
}

/** Words by which a range may be longer to become whole. */
const MAX_ADDED = 4

const endsAt = (words: readonly string[], at: number): boolean => /[,;:.!?—–]$/u.test(words[at] ?? '.')

/** The range itself if it is whole, else the shortest longer one up to the end of its clause, else the longest shorter one; undefined without either. `max`: words of a longer one. */
export function wholeRange(analysis: Analysis, [from, to]: WordRange, max: number, isDenied = false): WordRange | undefined {
  const words = analysis.text.split(/\s+/u)
  for (let end = to; end < words.length && end <= to + MAX_ADDED && (end === to || end - from < max); end++) {
    if (isWholePhrase(analysis, [from, end], isDenied)) return [from, end]
    if (endsAt(words, end)) break
  }
  for (let end = to - 1; end >= from; end--) {
    const isNounAlone = end > from || tokensIn(analysis, [end, end]).some(({ pos }) => NOMINAL.test(pos))
    if (isNounAlone && isWholePhrase(analysis, [from, end], isDenied)) return [from, end]
  }
  return undefined
}

/** The longest whole range from the first word of a range on, of at most so many words; one of two more words if none is shorter. */
export function longestWhole(analysis: Analysis, [from, to]: WordRange, max: number): WordRange | undefined {
  const fits = (words: number) => Math.min(to, from + words - 1)
  for (let end = fits(max); end > from; end--) if (isWholePhrase(analysis, [from, end])) return [from, end]
  const longer = wholeRange(analysis, [from, fits(max)], max + 2)
  return longer && longer[1] <= to ? longer : undefined
}
