import type { Analysis } from '../../story/analysis.ts'
import type { Roles } from './roles.ts'
import { capitalized } from '../../lettering/capitalized.ts'

/** Behind an object. */
const DIRECTION = /^(?:clockwise|anticlockwise|counterclockwise|off|up|out|down|back|together|apart|away|aside|lengthwise|over|on|in)$/u
const MAX_LABEL_WORDS = 6
const WORDS = /\s+/u

/** `Turn the valve clockwise`: the verb and what it is done to, with where it goes if that is short. */
export function captionOf(
  { verb, clause, object, content, into, withThing, isPronoun }: Omit<Roles, 'manipulation'>,
  { tokens, phrases, text }: Analysis,
): string | undefined {
  const words = text.split(WORDS)
  const shortEnough = (part: readonly string[], most = MAX_LABEL_WORDS): string | undefined => {
    const label = part.join(' ').replace(/[,;:.!?—–-]+$/u, '')
    return part.length <= most && part.length > 0 ? capitalized(label) : undefined
  }
  // `Start by slicing`: what is told is `slice`.
  const between = (from: number, end: number): string[] => {
    const [first, ...rest] = words.slice(tokens[from]!.word, tokens[end]!.word + 1)
    return first === undefined ? [] : [clause.isCommand && from === verb.i && verb.low.endsWith('ing') ? verb.lemma : first, ...rest]
  }
  const behindVerb = tokens.slice(verb.i + 1, clause.to).findIndex(({ pos }) => /^(?:ADP|SCONJ|CCONJ|PUNCT)$/u.test(pos))
  const whole = object && phrases.find(({ of, start, preposition }) => of === object && preposition === 'of' && start === object.end + 2)
  const end = content?.end ?? whole?.end ?? object?.end ?? (isPronoun ? verb.i + 1 : behindVerb > 0 ? verb.i + behindVerb : undefined)
  const other = into ?? withThing
  if (end === undefined) return other ? shortEnough(between(verb.i, other.phrase.end)) : undefined
  const behind = tokens[end + 1]
  const isDirected =
    behind !== undefined &&
    behind.i < clause.to &&
    DIRECTION.test(behind.low) &&
    !(behind.low === 'up' && tokens[behind.i + 1]?.low === 'to') &&
    !/^(?:DET|NOUN|PRON|NUM|ADJ|PROPN)$/u.test(tokens[behind.i + 1]?.pos ?? '')
  const goal = [into, withThing].find((one) => one && one.phrase.start > end)?.phrase
  // `the switch next to location`: it goes nowhere.
  const isDirect = goal !== undefined && tokens.slice(end + 1, goal.start - 1).every(({ pos }) => /^(?:ADV|NUM|NOUN|PART)$/u.test(pos))
  const toGoal = isDirect && shortEnough([...between(verb.i, end), ...between(goal.start - 1, goal.end)], MAX_LABEL_WORDS + 1)
  return (toGoal || undefined) ?? (isDirected ? shortEnough(between(verb.i, behind.i)) : undefined) ?? shortEnough(between(verb.i, end))
}

/** `Don't squeeze the bag`. */
export const denied = (label: string, { text }: Analysis): string =>
  `${/\bnever\b/iu.test(text) ? 'Never' : "Don't"} ${label.charAt(0).toLowerCase()}${label.slice(1)}`
