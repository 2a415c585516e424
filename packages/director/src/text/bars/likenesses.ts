import { TIME_NOUNS } from '../../languages/en/words.ts'
import { isNoun, isVerb, singularOf } from '../../senses/lexicon.ts'
import type { Span } from '../barred-spans.ts'
import type { Token } from '../token.ts'
import { nounRowEnd } from './noun-rows.ts'

/** Adjectives that say what something is like before `as` alone: `poor as a church mouse`, but `useful as a tool`. */
const LIKENED =
  /^(?:poor|rich|quiet|silent|hard|cold|hot|warm|cool|white|black|red|green|brown|pale|light|heavy|bright|clear|free|dry|wet|sly|proud|strong|weak|blind|deaf|mad|crazy|dead|fit|flat|fresh|gentle|innocent|large|big|small|tiny|old|plain|pleased|pretty|pure|quick|fast|swift|slow|sharp|sick|smooth|soft|solid|stiff|straight|stubborn|sure|sweet|sour|bitter|tall|thick|thin|tight|tough|ugly|wise|busy|calm|clean|brave|bold|bald|easy|happy|hungry|drunk|dark|deep|wide|high|round|hollow|regular|timid|meek|cunning|slippery|snug|merry|delicate|fragile|steady|still|patient|playful|graceful|fierce|bare|naked|fat|lean|skinny|stupid|dumb|smart|clever|safe|common|rare)$/u
/** Verbs that only measure something by what they name. */
const MEASURED_BY =
  /^(?:outrun|outswim|outfly|outlive|outlast|outweigh|outshine|outsmart|outpace|outclimb|outgrow|outperform|dwarf|rival|resemble|mimic|imitate|exceed|surpass|equal|match|beat)$/u
const MISTAKING = /^(?:take|mistake|confuse|pass)$/u
/** Words between `mistake` and `for`, or `remind` and `of`. */
const REACH = 6

const clauseEndBehind = (tokens: readonly Token[], from: number): number => {
  const end = tokens.findIndex(({ text, i }) => i >= from && /^[,;:.!?()—–]$/u.test(text))
  return end < 0 ? tokens.length : end
}

const isPlural = ({ pos, low }: Token): boolean => pos === 'NOUN' && singularOf(low) !== low
const isIndefinite = (token: Token | undefined): boolean => token !== undefined && (/^(?:an?|any)$/u.test(token.low) || isPlural(token))

/** `a child hates`, `others shake`: what anybody does, in the present. */
function isOfAnybody(tokens: readonly Token[], from: number): boolean {
  const [first, second] = tokens.slice(from, from + 2)
  const isMany = first !== undefined && /^(?:others|people|children)$/u.test(first.low)
  const end = isMany
    ? from + 1
    : /^an?$/u.test(first?.low ?? '') || /^(?:other|some|most)$/u.test(first?.low ?? '')
      ? nounRowEnd(tokens, from)
      : from
  const verb = tokens[end]
  return second !== undefined && end > from && verb?.pos === 'VERB' && (verb.low === verb.lemma || verb.low.endsWith('s'))
}

const CALLING = /^(?:call|calls|called|dub|dubs|dubbed|nicknamed|labell?ed|branded)$/u
/** `called him a chicken`, `call gold a dead horse`: what somebody or something is only called. */
function nameBehind(tokens: readonly Token[], verb: number): Span | undefined {
  const article = tokens.findIndex(({ low, i }) => i > verb + 1 && i <= verb + REACH && /^an?$/u.test(low))
  const object = tokens.slice(verb + 1, article)
  const isCalled = article > 0 && object.every(({ pos }) => /^(?:PRON|DET|ADJ|NOUN|PROPN)$/u.test(pos))
  const end = isCalled ? nounRowEnd(tokens, article) : article
  return end > article ? [article, end, 'compared'] : undefined
}

function likenessAt(tokens: readonly Token[], { i, low, lemma, pos }: Token): Span | undefined {
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  const verbBefore = (pattern: RegExp): boolean =>
    tokens.slice(Math.max(0, i - REACH), i).some((token) => token.pos === 'VERB' && pattern.test(token.lemma))
  const isSimile = low === 'as' && before !== undefined && LIKENED.test(before.low) && /^(?:DET|NOUN|ADJ)$/u.test(next?.pos ?? '')
  if (isSimile) return [i, nounRowEnd(tokens, i + 1), 'compared']
  if (low === 'of' && verbBefore(/^remind$/u)) return [i, clauseEndBehind(tokens, i), 'compared']
  // `outrun a lion`, `resembles a tin can`.
  if (pos === 'VERB' && MEASURED_BY.test(lemma) && /^an$|^a$|^any$/u.test(next?.low ?? ''))
    return [i + 1, nounRowEnd(tokens, i + 1), 'compared']
  // `compared her to a firework`.
  if (low === 'to' && verbBefore(/^(?:compare|liken)$/u)) return [i, clauseEndBehind(tokens, i), 'compared']
  // `as a child hates medicine`, `as others shake off snow`.
  if (low === 'as' && isOfAnybody(tokens, i + 1)) return [i, clauseEndBehind(tokens, i), 'compared']
  // `They called him a chicken`.
  const called = CALLING.test(low) ? nameBehind(tokens, i) : undefined
  if (called) return called
  // `took a bald head for a football`.
  const taken = low === 'for' && isIndefinite(next) && verbBefore(MISTAKING) ? nounRowEnd(tokens, i + 1) : i
  const head = tokens[taken - 1]?.lemma ?? ''
  const isThing = taken > i && isNoun(head) && !isVerb(head) && !TIME_NOUNS.test(head)
  if (isThing) return [i, taken, 'compared']
  // `before you can say jack rabbit`.
  const isProverbial = low === 'before' && next?.low === 'you' && tokens[i + 2]?.low === 'can' && tokens[i + 3]?.low === 'say'
  return isProverbial ? [i, clauseEndBehind(tokens, i), 'compared'] : undefined
}

/** What something is only likened to, besides `like` and `as ... as`. */
export const likenessesOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap((token) => [likenessAt(tokens, token)].filter((span) => span !== undefined))

const OFFERED = /^(?:come|came|comes|coming|available|offered|sold|ships?|made|choose|pick)$/u
const LOOKS = /^(?:colou?rs?|shades?|hues?|tones?|tints?|finish(?:es)?|colourways|colorways)$/u
const IN_ROW = /^(?:ADJ|NOUN|PROPN|VERB|ADV)$/u

/** `It comes in sand, moss and midnight`, `in three shades: sage, butter and clay`: colours of a product by names of things. */
export const variantsOf = (tokens: readonly Token[]): Span[] =>
  tokens.flatMap(({ i, low }): Span[] => {
    const [before, beforeThat] = [tokens[i - 1]?.low ?? '', tokens[i - 2]?.low ?? '']
    const isOffer = /^(?:in|from)$/u.test(low) && (OFFERED.test(before) || (OFFERED.test(beforeThat) && before === 'now'))
    const isOfLooks = /^(?::|are|include|—|–)$/u.test(low) && LOOKS.test(before)
    // `Choose mint, sand or brick`.
    const isChoice = i === 0 && /^(?:choose|pick)$/u.test(low)
    if (!isOffer && !isOfLooks && !isChoice) return []
    const last = tokens.findIndex((token, n) => n > i && !IN_ROW.test(token.pos) && !/^(?:,|and|or|-)$/u.test(token.low))
    const end = last < 0 ? tokens.length : last
    const row = tokens.slice(i + 1, end)
    const isRow = row.some((token) => /^(?:and|or)$/u.test(token.low)) && (last < 0 || /^[.!?;—–]$/u.test(tokens[last]!.text))
    return isRow && !row.some(isPlural) ? [[i + 1, end, 'idiom']] : []
  })
