import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { bareWord, lengthBeforeCut } from './clause-label.ts'
import { type NamedGraphic } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** What a sentence denies and what it says instead, and of what. */
type Contrast = { readonly denied: string; readonly said: string; readonly subject?: string }

const MAX_SIDE_WORDS = 5
const MAX_SUBJECT_WORDS = 3
/** Words that a side may lose at its end. */
const MAX_LEFT_OUT = 2
const NO_SUBJECT = /^(?:it|this|that|they|these|those|there|he|she|we|you|i|what|who)$/iu
const LEADING = /^(?:(?:and|but|that|the|an?|just|simply|really|actually|only|about|always|to be)\s+)+/iu
const OPEN_END = /(?:\s+(?:the|an?|of|to|in|on|at|for|with|and|or|but|than|that|your|my|their|his|her|its|our|is|are|who|which))+$/iu

/** One side in at most five words, cut before a preposition or a clause; empty where no such words say it. */
function sideOf(text: string): string {
  const words = text.trim().replace(LEADING, '').split(/\s+/u).filter(Boolean)
  const length = words.length > MAX_SIDE_WORDS ? lengthBeforeCut(words, MAX_SIDE_WORDS) : words.length
  if (words.length - length > MAX_LEFT_OUT) return ''
  return bareWord(words.slice(0, length).join(' ').replace(OPEN_END, ''))
}

const DENIES = "(?:(?:is|are|was|were)(?: not|n't)|(?<=\\b(?:it|that|they|this|he|she|there))'(?:s|re) not)"
const END = '[.!]?$'

/** `Rest isn't a reward, it's a part of the work`, `It was not luck but practice`. */
const CORRECTED = new RegExp(
  `^(?:and |but |so )?([^,;:—–]*?) ?${DENIES} (?!only\\b|just\\b|even\\b|yet\\b|because\\b)([^,;:—–]+?)(?:[,;:—–]| —| –) (?:but |(?:it|that|they|this)(?:'s|'re| is| are| was| were) )([^,;—–]+?)${END}`,
  'iu',
)
const CORRECTED_BY_BUT = new RegExp(
  `^([^,;:—–]*?) (?:is|are|was|were|comes?|lies|means?) not (?!only\\b|just\\b|even\\b|yet\\b)(?:from |in )?([^,;:—–]+?),? but (?:from |in )?([^,;—–]+?)${END}`,
  'iu',
)
/** `You don't need more time, you need fewer goals`: one verb, once denied. */
const SAME_VERB = new RegExp(
  `\\b(?:do|does|did)(?: not|n't) (\\p{L}+) (?!only\\b|just\\b|even\\b)([^,;:—–]+?)(?:[,;:—–]| —| –) (?:but |so )?(?:you |we |they |it |he |she |i |people )?(?:just |only |really )?\\1(?:e?s|d|ed)? ([^,;—–]+?)${END}`,
  'iu',
)
/** `Don't chase the market, just buy all of it`. */
const COMMANDED = new RegExp(
  `^(?:and |but |so )?(?:don't|do not|never|stop) ([^,;:—–]+?)(?:[,;:—–]| —| –) (?:just |instead,? |simply |but )?([^,;—–]+?)${END}`,
  'iu',
)
/** `Less noise, more sleep`. */
const LESS_MORE = new RegExp(`^(?:less|fewer) ([^,;:—–]+?),? (?:and )?more ([^,;—–]+?)${END}`, 'iu')

/** `They aren't dull because they are cheap, they're dull because they live in a drawer`: the cause that is denied, and the one that is true. */
const CAUSES = new RegExp(
  `(?:\\bnot|n't)(?: [^,;:—–]+?)? because (?:(?:it|they|you|he|she|we|of)(?:'s|'re| is| are| was| were)? )?([^,;:—–]+?)(?:[,;:—–]| —| –) (?:but |[^,;:—–]*?)\\bbecause (?:(?:it|they|you|he|she|we|of)(?:'s|'re| is| are| was| were)? )?([^,;—–]+?)${END}`,
  'iu',
)

function matched({ text, tokens }: Analysis): Contrast | undefined {
  const plain = text.replaceAll('’', "'")
  const causes = CAUSES.exec(plain)
  if (causes) return { denied: causes[1]!, said: causes[2]! }
  const corrected = CORRECTED.exec(plain) ?? CORRECTED_BY_BUT.exec(plain)
  if (corrected) return { subject: corrected[1]!, denied: corrected[2]!, said: corrected[3]! }
  const repeated = SAME_VERB.exec(plain)
  if (repeated) return { denied: repeated[2]!, said: repeated[3]! }
  const less = LESS_MORE.exec(plain)
  if (less) return { denied: `less ${less[1]!}`, said: `more ${less[2]!}` }
  const commanded = COMMANDED.exec(plain)
  if (!commanded) return undefined
  const first = commanded[2]!.split(' ')[0]!.toLowerCase()
  const isCommand = tokens.some(({ low, lemma, pos, i }) => i > 1 && low === first && pos === 'VERB' && low === lemma)
  return isCommand ? { denied: commanded[1]!, said: commanded[2]! } : undefined
}

const TAIL =
  /^(?:and |but |so )?(.+), (?:and )?not (?!only\b|just\b|even\b|yet\b|that\b|because\b|if\b|when\b|to mention\b|unlike\b)([^,;:—–]+?)[.!]?$/iu
const PREPOSITION = /^(?:by|from|with|in|on|for|to|at|through|into|of|about|after|before|over|under)$/iu

/** `You have power over your mind, not outside events`: the words of the clause that the denied ones stand against. */
function tailOf({ text, phrases, tokens }: Analysis): Contrast | undefined {
  const match = TAIL.exec(text)
  if (!match || /[,;:—–]/u.test(match[1]!)) return undefined
  const [clause, denied] = [match[1]!.split(/\s+/u), match[2]!]
  const comma = tokens.findLast(({ text: sign, i }) => sign === ',' && /^(?:not|and)$/u.test(tokens[i + 1]?.low ?? ''))
  const first = denied.split(' ')[0]!
  const joint = PREPOSITION.test(first) ? clause.findLastIndex((word) => word.toLowerCase() === first.toLowerCase()) : -1
  if (joint > 0) return { denied, said: clause.slice(joint).join(' ') }
  const verb = /^(?:is|are|was|were)$/u
  const copula = clause.findIndex((word) => verb.test(word))
  if (copula > 0) return { subject: clause.slice(0, copula).join(' '), denied, said: clause.slice(copula + 1).join(' ') }
  const last = comma && phrases.findLast(({ end, role }) => end < comma.i && role !== 'subject')
  if (!last || !comma || last.end !== comma.i - 1) return undefined
  return { denied, said: last.run.map((token) => token.text).join(' ') }
}

const DENIED_IDENTITY = new RegExp(DENIES, 'iu')
const MAX_CAUSE_WORDS = 7
const MAX_EFFECT_WORDS = 2

/** `Badly placed, not slow`, `They live in a drawer → dull`: what is true instead of what a sentence denies, for a card with a drawing. Undefined for commands. */
export function contrastWords(analysis: Analysis): PlanText | undefined {
  const plain = analysis.text.replaceAll('’', "'")
  if (CAUSES.test(plain)) {
    const effect = /(?:\bnot|n't) ([^,;:—–]+?) because\b/iu.exec(plain)?.[1] ?? ''
    const from = plain.lastIndexOf('because ') + 'because '.length
    const cause = plain.slice(from).replace(/[.!]+$/u, '')
    const isShort = effect !== '' && effect.split(' ').length <= MAX_EFFECT_WORDS && cause.split(' ').length <= MAX_CAUSE_WORDS
    return isShort
      ? { words: `${capitalized(cause)} → ${effect}`, role: 'key', at: plain.slice(0, from).split(/\s+/u).length - 1 }
      : undefined
  }
  const contrast = DENIED_IDENTITY.test(plain) ? contrastOf(analysis) : undefined
  const graphic = contrast?.graphic
  return graphic?.template === 'words' && graphic.key && graphic.struck
    ? { words: `${graphic.key}, not ${graphic.struck}`, role: 'key', at: 0 }
    : undefined
}

/** What is denied, struck out, above what is said instead; undefined where either cannot be said in a few words. */
export function contrastOf(analysis: Analysis): NamedGraphic | undefined {
  const contrast = matched(analysis) ?? tailOf(analysis)
  if (!contrast) return undefined
  const denied = sideOf(contrast.denied)
  const said = sideOf(contrast.said)
  const isPlaced = PREPOSITION.test(said.split(' ')[0]!)
  // `Your worth is in your work, not your title`.
  const [struck, key] = [denied, isPlaced && !PREPOSITION.test(denied.split(' ')[0]!) ? said.slice(said.indexOf(' ') + 1) : said]
  if (!struck || !key || struck.toLowerCase() === key.toLowerCase()) return undefined
  const subject = (contrast.subject ?? '').replace(LEADING, '')
  const hasSubject =
    !isPlaced &&
    subject !== '' &&
    subject.split(/\s+/u).length <= MAX_SUBJECT_WORDS &&
    !subject.split(' ').some((word) => NO_SUBJECT.test(word))
  return {
    graphic: { template: 'words', words: hasSubject ? `${capitalized(subject)} = ${key}` : key, key, struck },
    form: 'compare',
  }
}
