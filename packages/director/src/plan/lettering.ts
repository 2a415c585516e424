import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isDemonym } from '../languages/en/names.ts'
import { SMALL, TENS } from '../languages/en/number-words.ts'
import { GREATER, SMALLER, TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Token } from '../text/token.ts'

const MAX_TEXTS = 5
/** Words of a quote or question that is set whole. */
const MAX_QUOTE_WORDS = 12
const NO_NAME =
  /^(?:Sun|Earth|Moon|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|I|Dr|Nobody|God|Lord|Others|Someone|Somebody|Everyone|Everybody|Anyone|Fewer|More|Less|Most|Half|Millions|Thousands|Hundreds|Dozens)$/u

const NUMBER_WORDS: ReadonlySet<string> = new Set([...SMALL, ...TENS])

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“-]+|[\s,;:.!–—"”-]+$/gu, '')
const wordCount = (text: string): number => text.split(/\s+/u).filter(Boolean).length

/** The first clause of a text, at most so many words long. */
function shortened(text: string, max: number): string {
  if (wordCount(text) <= max) return text
  const clause = trimmed(text.split(/[,;:–—]/u)[0]!)
  return clause.split(/\s+/u).slice(0, max).join(' ')
}

/** `New York`: the adjective belongs to the name. */
const isOfName = (token: Token, run: readonly Token[]): boolean =>
  token.pos === 'PROPN' || (token.text === 'New' && run.some(({ i, pos }) => i === token.i + 1 && pos === 'PROPN'))

const nameOf = ({ run }: Phrase): string =>
  run
    .filter((token) => isOfName(token, run))
    .filter(({ text, low }) => !NO_NAME.test(text) && !isDemonym(text) && !NUMBER_WORDS.has(low))
    .map(({ text }) => text)
    .join(' ')

/** How a name goes on with the next one: `the World's Fair`, `Bill of Rights`; undefined where they are two. */
function joinOf(one: PlanText, next: PlanText | undefined, words: readonly string[]): string | undefined {
  if (!next) return undefined
  const last = one.at + wordCount(one.words) - 1
  const isOwner = /['’]s$/u.test(words[last] ?? '') && next.at === last + 1 && /^the$/iu.test(words[one.at - 1] ?? '')
  const isOf = words[last + 1] === 'of' && (next.at === last + 2 || (next.at === last + 3 && words[last + 2] === 'the'))
  return isOwner || isOf ? trimmed(words.slice(one.at, next.at + wordCount(next.words)).join(' ')) : undefined
}

/** Names that belong together are one. */
const joinedNames = (texts: readonly PlanText[], words: readonly string[]): PlanText[] =>
  texts.flatMap((one, n) => {
    const before = texts[n - 1]
    if (before && joinOf(before, one, words)) return []
    return [{ ...one, words: joinOf(one, texts[n + 1], words) ?? one.words }]
  })

function names({ phrases, tokens, text }: Analysis): PlanText[] {
  const all = phrases
    .filter(({ nouns, head, bar }) => nouns.some(({ pos }) => pos === 'PROPN') && !NO_NAME.test(head.text) && bar !== 'compared')
    .map((phrase) => ({ words: nameOf(phrase), role: 'label' as const, at: phrase.nouns[0]!.word }))
    .filter(({ words }) => words.length > 1 && !/^\W|\d/u.test(words) && tokens.length > 1)
  return joinedNames(all, text.split(/\s+/u))
}

/** A quote of the sentence, and where it begins. */
export function quoteIn({ text }: Analysis): { readonly words: string; readonly at: number } | undefined {
  const marked = /["“]([^"”“]{4,})["”]/u.exec(text)
  if (marked) return { words: trimmed(marked[1]!), at: wordCount(text.slice(0, marked.index)) }
  const told = /\b(?:said|wrote|says|once put it) that (.+)$/iu.exec(text)
  return told ? { words: trimmed(told[1]!), at: wordCount(text.slice(0, told.index)) + 2 } : undefined
}

/** The question itself: `What can you do?` of `So what can you do about it?`. */
function questionIn(text: string): string {
  // `It asks one question: do they need you?`.
  const own = /[:;–—]\s+([^:;–—]+\?["”]?)$/u.exec(text)?.[1] ?? text
  const words = own.replace(/^(?:So|And|But|Then|Now|Well),? /u, '').replace(/["”]$/u, '')
  const short = shortened(words, Math.max(own === text ? 4 : 6, Math.ceil(wordCount(text) / 2))).replace(
    /(?:\s+(?:about|of|to|in|on|the|a|an|for|with|at|by|from|it|and|or|when|if|that|who|your|their|its|do|does|did|you|we|they|is|are|was|were|will|can))+$/iu,
    '',
  )
  const capital = short.charAt(0).toUpperCase() + short.slice(1)
  return capital.endsWith('?') ? capital : `${trimmed(capital)}?`
}

/** `A day is longer than a year`: day > year; `a fever is not the illness`: fever ≠ illness. */
export function relationIn(analysis: Analysis): PlanText | undefined {
  const { tokens, phrases } = analysis
  const than = tokens.find(({ low }) => low === 'than')
  if (than && analysis.quantities.some(({ at }) => at > than.word && at - than.word < 4)) return undefined
  if (than) {
    const word = tokens[than.i - 1]?.low ?? ''
    const compared = GREATER.test(word) || SMALLER.test(word) ? word : (tokens[than.i - 2]?.low ?? '')
    const sign = GREATER.test(compared) ? '>' : SMALLER.test(compared) ? '<' : undefined
    const left = phrases.findLast(({ end, role, bar }) => end < than.i && role === 'subject' && bar === '')
    const right = phrases.find(({ start }) => start > than.i)
    const comparative = tokens.slice(0, than.i).findLast(({ low }) => low === compared)
    const follows = comparative && /^(?:VERB|AUX|ADV)$/u.test(tokens[comparative.i - 1]?.pos ?? '')
    const isStated = left && follows && tokens.slice(left.end, than.i).some(({ pos }) => /^(?:AUX|VERB)$/u.test(pos))
    return sign &&
      isStated &&
      right &&
      !right.isName &&
      right.start - than.i < 4 &&
      right.lemma !== left.lemma &&
      !TIME_NOUNS.test(right.lemma)
      ? { words: `${left.head.low} ${sign} ${right.head.low}`, role: 'key', at: left.head.word }
      : undefined
  }
  const not = tokens.find(({ low, i }) => /^(?:not|n't)$/u.test(low) && /^(?:is|are|was|were)$/u.test(tokens[i - 1]?.low ?? ''))
  if (!not) return undefined
  const left = phrases.find(({ end }) => end === not.i - 2)
  const right = phrases.find(({ start, run }) => start === not.i + 1 && run[0]!.pos === 'DET')
  return left && right && /[.,;:]/u.test(tokens[right.end + 1]?.text ?? '.')
    ? { words: `${left.head.low} ≠ ${right.head.low}`, role: 'key', at: left.head.word }
    : undefined
}

/** `free`, `today only`: offers that an advertisement letters. */
const OFFER = /\b(?:free|half price|sold out|new|now open)\b/iu

/** Words, names, dates and numbers of a sentence that belong on screen. */
export function letteringOf(analysis: Analysis): PlanText[] {
  const { text, quantities, tokens } = analysis
  const texts: PlanText[] = []
  const quote = quoteIn(analysis)
  const others = quote
    ? [...text.matchAll(/["“]([^"”“]{2,})["”]/gu)].filter(({ 1: words }) => trimmed(words!) !== quote.words && wordCount(words!) <= 3)
    : []
  texts.push(
    ...others.map(({ 1: words, index }): PlanText => ({ words: trimmed(words!), role: 'key', at: wordCount(text.slice(0, index)) })),
  )
  if (quote) texts.push({ words: shortened(quote.words, MAX_QUOTE_WORDS), role: 'quote', at: quote.at })
  const quoted = quote ? quote.at + wordCount(quote.words) : 0
  const isOutside = ({ at }: PlanText) => !quote || at < quote.at || at >= quoted
  texts.push(...names(analysis).filter(isOutside))
  texts.push(...quantities.map(({ display, at }): PlanText => ({ words: display, role: 'number', at })).filter(isOutside))
  const about = /\b(?:about|almost|nearly|roughly|around) (?:a|an|one) (second|minute|hour|day|week|month|year|century)\b/iu.exec(text)
  if (about) texts.push({ words: `about 1 ${about[1]}`, role: 'number', at: wordCount(text.slice(0, about.index)) })
  if (text.endsWith('?') && !quote) texts.push({ words: questionIn(text), role: 'title', at: 0 })
  // `Economists call this paying yourself first`.
  const called = /\bcall(?:s|ed)? (?:this|it|that|them) (?!a friend\b)([^,.;:!?]+)/iu.exec(text)
  if (called) texts.push({ words: shortened(called[1]!, 5), role: 'key', at: wordCount(text.slice(0, called.index)) + 2 })
  const relation = relationIn(analysis)
  if (relation) texts.push(relation)
  const offer = OFFER.exec(text)
  const isCall = tokens[0]?.pos === 'VERB'
  if (offer && isCall && /free|half price/iu.test(offer[0]))
    texts.push({ words: offer[0].toLowerCase(), role: 'key', at: wordCount(text.slice(0, offer.index)) })
  const seen = new Set<string>()
  return texts.filter(({ words }) => !seen.has(words.toLowerCase()) && seen.add(words.toLowerCase())).slice(0, MAX_TEXTS)
}
