import { HAND_VERBS } from '../../languages/hand-verbs.ts'
import { isAnd } from '../actions.ts'
import { foldWord } from '../fold-word.ts'
import { entriesOf } from '../language-rules.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'
import type { HandCommand } from './commands.ts'

/** What a command names, by its part: what is done, with what, where it goes, and where it comes from. */
export type HandRoles = {
  readonly object?: LexicalMention
  readonly tool?: LexicalMention
  readonly target?: LexicalMention
  readonly from?: LexicalMention
}

type Part = keyof HandRoles | 'of'

const PARTS = [
  ['with', 'tool'],
  ['into', 'target'],
  ['from', 'from'],
  ['of', 'of'],
] as const
/** Words between a preposition and its noun. */
const REACH = 3

const listsOf = (code: string): readonly (readonly [Part, readonly string[]])[] =>
  PARTS.map(([key, part]) => [part, entriesOf(HAND_VERBS[code]?.[key] ?? '').map((entry) => foldWord(entry, code))] as const)

/** The part of a noun by the preposition before it; the nearest word that tells decides. */
function partByPreposition(mention: LexicalMention, sentence: LexicalSentence, first: number): Part {
  const { words, language, present } = sentence
  const lists = listsOf(language.code)
  const own = words[mention.from]!
  const { withPrefix, elidedOf } = language.rules
  if (withPrefix !== undefined && own.low.startsWith(withPrefix) && !language.nouns.forms.has(own.low)) return 'tool'
  if (elidedOf?.test(own.text)) return 'of'
  for (let i = mention.from - 1; i >= first && mention.from - i <= REACH; i--) {
    if (present.some((other) => other !== mention && other.to === i)) break
    const part = lists.find(([, entries]) => entries.includes(words[i]!.low))?.[0]
    if (part) return part
  }
  return 'object'
}

/** The part of a noun by what stands behind it: particles of Japanese, postpositions of Hindi, `里` of Chinese. */
function partByMarker({ from, to }: LexicalMention, { words, text, language }: LexicalSentence, command: HandCommand): Part {
  const { isUnspaced, objectBefore, objectParticle } = language.rules
  const lists = listsOf(language.code)
  if (!isUnspaced) return lists.find(([, entries]) => entries.includes(words[to + 1]?.low ?? ''))?.[0] ?? 'object'
  const behind = text.slice(words[to]!.end)
  const before = text.slice(0, words[from]!.start)
  if (objectBefore) {
    if (lists.some(([part, entries]) => part === 'tool' && entries.some((entry) => before.endsWith(entry)))) return 'tool'
    if (lists.some(([part, entries]) => part === 'target' && entries.some((entry) => behind.startsWith(entry)))) return 'target'
    return from < command.from && !objectBefore.test(before) ? 'of' : 'object'
  }
  if (objectParticle !== undefined && behind.startsWith(objectParticle)) return 'object'
  return lists.find(([, entries]) => entries.some((entry) => behind.startsWith(entry)))?.[0] ?? 'of'
}

const MEASURE = /(?:spoon|cup|glass|bottle|jar|bowl|bag|box|bucket|can|slice)$/u
const isBeforeOf = ({ name, to }: LexicalMention, { words, language: { code } }: LexicalSentence): boolean =>
  MEASURE.test(name) && entriesOf(HAND_VERBS[code]?.of ?? '').includes(words[to + 1]?.low ?? '')

/** Where a command ends by an `and` behind which no noun stands: another verb does. */
function endOfList({ start, end }: HandCommand, { words, present, language }: LexicalSentence): number {
  const joint = words.findIndex((word, i) => i >= start && i < end && isAnd(word, language.rules))
  if (joint < 0) return end
  const next = words.findIndex(({ low }, i) => i > joint && !language.isEmpty(low))
  return present.some(({ from, to }) => next >= from && next <= to) ? end : joint
}

/** What a command names. Nouns of an amount (`una cucharada de aceite`) are what is done where no other noun is. */
export function handRolesOf(command: HandCommand, sentence: LexicalSentence): HandRoles {
  const { present, language } = sentence
  const isMarked = language.rules.isVerbLast === true || language.rules.isUnspaced === true
  const end = isMarked ? command.end : endOfList(command, sentence)
  const own = present.filter(({ from, drawn }) => from >= command.start && from < end && !drawn.art!.startsWith('place/'))
  const parts = own.map((mention) => ({
    mention,
    part: isMarked ? partByMarker(mention, sentence, command) : partByPreposition(mention, sentence, command.start),
  }))
  const first = (part: Part) => parts.find((one) => one.part === part)?.mention
  const object = first('object') ?? (isMarked ? undefined : first('of'))
  const content = object && parts.find(({ mention, part }) => part === 'of' && mention.from > object.to && mention.from - object.to <= 3)
  // `trois cuillères de marc`: what there is an amount of is not drawn.
  const isAmount = object && !content && !isMarked && isBeforeOf(object, sentence)
  const [tool, target, from] = [first('tool'), first('target'), first('from')]
  return {
    ...(object && !isAmount && { object: content?.mention ?? object }),
    ...(tool && { tool }),
    ...(target && { target }),
    ...(from && { from }),
  }
}
