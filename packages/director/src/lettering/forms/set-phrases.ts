import type { PlanText, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { tokensOfWords } from '../complete/tokens-of-words.ts'
import { bareWord } from '../../graphics/clause-label.ts'

const BODY = 'feet|foot|head|face|nose|tail|hands|arms|legs|belly|back|bottom|eyes'
const NUMBER =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|half|several|many)'
const TIME =
  '(?:noon|midnight|dawn|dusk|sunset|sunrise|dark|bedtime|breakfast|lunch|dinner|supper|christmas|easter|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|today|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|\\d[\\d:.]*(?: ?[ap]\\.?m)?)'

/** Words that mean something else, or nothing, without each other. */
const PHRASES: readonly RegExp[] = [
  new RegExp(`\\b(?:${BODY}) (?:first|down|up)(?= |$)`, 'giu'),
  /\b(?:upside down|inside out|back to front|back and forth|side by side|hand in hand|one by one|step by step|bit by bit|little by little|more or less|sooner or later|once and for all|all at once|first thing|last thing|in a row|in advance|in person|in cash|for good|for free|for nothing|for sale|for rent|by heart|by hand|on purpose|on time|out of (?:order|stock|reach|breath|sight)|once in a lifetime)\b/giu,
  new RegExp(
    `\\bin(?:to)? (?:at least |about |more than )?${NUMBER} (?:places|pieces|parts|halves|slices|strips|rows|steps|stages)\\b`,
    'giu',
  ),
  new RegExp(`\\b(?:no later than|until|till|by|before|after|since) (?:next |this |last )?${TIME}\\b`, 'giu'),
  new RegExp(`\\b(?:until|till|by|before|after) (?:\\p{Lu}\\p{Ll}+['’]s Day)`, 'gu'),
  new RegExp(`\\b(?:as|twice|half) (?:as )?(?:\\p{L}+) as ${NUMBER}(?: \\p{L}+)?\\b`, 'giu'),
  new RegExp(`\\b${NUMBER} for (?:the price of )?(?:one|two|three|four|five|\\d+)\\b`, 'giu'),
]

/** Words of a sentence, from the first up to another, exclusive. */
type WordSpan = { readonly from: number; readonly to: number }

/** Spans of words of an English sentence that are only said together: `feet first`, `upside down`, `in three places`, `until Sunday`. */
export function setPhrasesIn(text: string): WordSpan[] {
  const plain = text.split(/\s+/u).map(bareWord).join(' ')
  return PHRASES.flatMap((phrase) => [...plain.matchAll(phrase)]).map(({ index, 0: words }) => {
    const from = plain.slice(0, index).split(' ').length - 1
    return { from, to: from + words.split(' ').length }
  })
}

/** Do kept words have a part of a set phrase without the rest of it? */
export function splitsSetPhrase({ text, tokens }: Pick<Analysis, 'text' | 'tokens'>, kept: readonly number[]): boolean {
  const words = new Set(kept.map((i) => tokens[i]!.word))
  return setPhrasesIn(text).some(({ from, to }) => {
    const held = Array.from({ length: to - from }, (_, n) => words.has(from + n))
    return held.some(Boolean) && !held.every(Boolean)
  })
}

/** A text that ends within a set phrase goes on to its end. */
function withWholePhrase(text: PlanText, analysis: Analysis): PlanText {
  const kept = tokensOfWords(analysis, text.words)
  const words = analysis.text.split(/\s+/u)
  const last = kept?.length ? analysis.tokens[kept.at(-1)!]!.word : undefined
  const cut = setPhrasesIn(analysis.text).find(({ from, to }) => last !== undefined && from <= last && last < to - 1)
  if (!cut || last === undefined) return text
  const rest = words
    .slice(last + 1, cut.to)
    .map(bareWord)
    .join(' ')
  return { ...text, words: `${text.words} ${rest}` }
}

const plain = (words: string): string => words.toLowerCase().split(' ').map(bareWord).join(' ')

/** Does a text say what another does: the same words, of which those of a question keep its mark, or the beginning of them? */
function saysAgain({ words, role }: PlanText, other: PlanText, isLater: boolean): boolean {
  const [own, others] = [plain(words), plain(other.words)]
  if (own === others) return words.endsWith('?') === other.words.endsWith('?') ? isLater : other.words.endsWith('?')
  // `Less than 1 pound` beside `for less than a pound`.
  if (role === 'number' && other.role === 'key') return others.replaceAll(/\b(?:an?|one)\b/gu, '1').includes(own)
  return role === 'key' && other.role !== 'label' && others.startsWith(`${own} `)
}

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Plans whose words on screen break off within no set phrase: `Fall in feet first`, not `Fall in feet`. */
export const withSetPhrases = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis) return one
    const texts = plan.text.map((text) => withWholePhrase(text, analysis))
    const text = texts.filter((said, n) => !texts.some((other, i) => i !== n && saysAgain(said, other, i < n)))
    return { ...one, plan: { ...plan, text } }
  })
