import { HAND_VERBS, type HandVerbRules } from '../../languages/hand-verbs.ts'
import { isAnd } from '../actions.ts'
import { withoutConjunctionPrefix } from '../grammar/conjunction-prefix.ts'
import type { GrammarRules } from '../grammar/grammar-rules.ts'
import { entriesOf, rowsOf } from '../language-rules.ts'
import type { Language } from '../language.ts'
import { markFinder } from '../marks.ts'
import { foldWord } from '../fold-word.ts'
import type { LexicalWord } from '../words.ts'

/**
 * A command of a sentence to do something by hand. `verb`: its verb in the table of English manipulations; `from`, `to`: indices of the words of the verb;
 * `start`, `end`: of what belongs to it, the end exclusive; `isOfIt`: it is done to what was named before; `infinitive`: as a heading gives the verb.
 */
export type HandCommand = {
  readonly verb: string
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
  readonly isOfIt: boolean
  readonly infinitive?: string
}

type Form = {
  readonly verb: string
  readonly words: readonly string[]
  readonly particle?: string
  readonly isInfinitive: boolean
  readonly infinitive?: string
}

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')

/** Letters of a verb behind a conjunction that is written as its prefix. */
const MIN_JOINED_VERB = 2
const MIN_COMMON = 3
const commonLength = (one: string, other: string): number => {
  const end = [...one].findIndex((letter, i) => letter !== other[i])
  return end < 0 ? one.length : end
}

/** Of several infinitives that with the longest common beginning. */
const nearest = (stem: string, infinitives: readonly string[]): string | undefined =>
  infinitives.filter((one) => commonLength(stem, one) >= MIN_COMMON).toSorted((a, b) => commonLength(stem, b) - commonLength(stem, a))[0]

function formsOf({ verbs, dictionaryForm }: HandVerbRules, code: string): readonly Form[] {
  return rowsOf(verbs).flatMap(([verb, forms]) => {
    const infinitives = forms.filter((form) => form.endsWith('!')).map((form) => form.slice(0, -1))
    const headings = forms.filter((form) => dictionaryForm?.test(form))
    return forms.map((form): Form => {
      const heading = headings.find((one) => one[0] === form[0])
      const [stem, particle] = form.replace(/!$/u, '').split('+')
      const infinitive = form.endsWith('!')
        ? stem
        : particle
          ? infinitives.find((one) => one.startsWith(particle))
          : (nearest(stem!, infinitives) ?? heading)
      const words = stem!.split(' ').map((word) => foldWord(word, code))
      return { verb, words, ...(particle && { particle }), isInfinitive: form.endsWith('!'), ...(infinitive && { infinitive }) }
    })
  })
}

const cache = new Map<string, readonly Form[]>()
function cachedForms(code: string, rules: HandVerbRules): readonly Form[] {
  const forms = cache.get(code) ?? formsOf(rules, code)
  cache.set(code, forms)
  return forms
}

/** Index behind the last word of the clause of a word. */
const clauseEnd = (words: readonly LexicalWord[], at: number): number => {
  const end = words.findIndex(({ clause }, i) => i > at && clause !== words[at]!.clause)
  return end < 0 ? words.length : end
}

/** `Die Zwiebel in Würfel schneiden.`: an infinitive that stands last where nothing else is the verb. */
function isLastInfinitive(words: readonly LexicalWord[], at: number, { infinitive }: HandVerbRules): boolean {
  const own = words.filter(({ clause }) => clause === words[at]!.clause)
  return words[at + 1]?.clause !== words[at]!.clause && own.length > 1 && infinitive?.isCommand(own) === true
}

/** Words of a command with the pronoun or conjunction that is written together with it: `sécala`, `وامسح`. */
function variantsOf(
  { low }: LexicalWord,
  next: string | undefined,
  { itEndings, secondPerson }: HandVerbRules,
  grammar: GrammarRules,
): readonly (readonly [low: string, isOfIt: boolean])[] {
  // `Dann pflanzt du ihn`.
  if (secondPerson && next === secondPerson.pronoun) return [[plain(low.replace(secondPerson.ending, '')), false]]
  const joined = withoutConjunctionPrefix(low, grammar, MIN_JOINED_VERB)
  const bare = joined === undefined ? [low] : [low, joined]
  const ending = itEndings === undefined ? undefined : new RegExp(`(?:${itEndings})$`, 'u')
  return bare.flatMap((word) => [
    [plain(word), false] as const,
    ...(ending?.test(word) ? [[plain(word.replace(ending, '')), true] as const] : []),
  ])
}

/** Commands of a language whose words are separated: they stand first in their clause, or behind the `and` of another. */
function spacedCommands(words: readonly LexicalWord[], language: Language, rules: HandVerbRules): HandCommand[] {
  const { code } = language
  const { infinitive } = rules
  const openers = new Set(entriesOf(rules.openers ?? '').flatMap((entry) => foldWord(entry, code).split(' ')))
  const it = new Set(entriesOf(rules.it ?? ''))
  const commands: HandCommand[] = []
  let start = 0
  for (const [i, word] of words.entries()) {
    if (word.clause !== words[i - 1]?.clause) start = i
    const last = commands.at(-1)
    if (isAnd(word, language.rules) && last && words[last.from]!.clause === word.clause) start = i + 1
    if (!words.slice(start, i).every(({ low }) => openers.has(low)) && !infinitive) continue
    const isFirst = words.slice(start, i).every(({ low }) => openers.has(low))
    const variants = variantsOf(word, words[i + 1]?.low, rules, language.rules)
    const isPolite = infinitive !== undefined && words[i + 1]?.low === infinitive.politePronoun
    const end = clauseEnd(words, i)
    const joint = words.findIndex((one, n) => n > i && n < end && isAnd(one, language.rules))
    const ends = new Set([words[end - 1]!.low, ...(joint > 0 ? [words[joint - 1]!.low] : [])])
    const found = cachedForms(code, rules)
      .filter(({ words: own, particle, isInfinitive }) => {
        const isSame = own.slice(1).every((part, n) => words[i + n + 1]?.low === part) && variants.some(([low]) => low === plain(own[0]!))
        if (!isSame) return false
        if (isInfinitive) return isLastInfinitive(words, i, rules) || (isFirst && isPolite)
        return isFirst && (particle === undefined || ends.has(particle))
      })
      .toSorted((a, b) => b.words.length - a.words.length || Number(b.particle !== undefined) - Number(a.particle !== undefined))[0]
    if (!found) continue
    const to = i + found.words.length - 1
    const isOfIt = variants.some(([low, isIt]) => isIt && low === plain(found.words[0]!)) || it.has(words[to + 1]?.text ?? '')
    const isLast = found.isInfinitive && !isPolite
    commands.push({
      verb: found.verb,
      from: i,
      to,
      start: isLast ? start : to + 1,
      end: isLast ? i : end,
      isOfIt,
      ...(found.infinitive && { infinitive: found.infinitive }),
    })
  }
  return commands.map((command, i) => {
    const next = commands[i + 1]
    return next && next.from < command.end && next.from > command.from ? { ...command, end: next.from } : command
  })
}

/** Commands of unspaced text, and of Hindi, whose verbs stand behind their objects. */
function markedCommands(words: readonly LexicalWord[], text: string, language: Language, rules: HandVerbRules): HandCommand[] {
  const { code } = language
  const isUnspaced = language.rules.isUnspaced === true
  const found = cachedForms(code, rules)
    .flatMap((form) => markFinder(form.words.join('_'), code, isUnspaced)(words, text).map(({ from, to }) => ({ ...form, from, to })))
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const distinct = found.filter((one, i) => found.findIndex((other) => other.from === one.from) === i)
  return distinct.map(({ verb, from, to, infinitive }, i) => {
    const before = distinct[i - 1]
    const first = words.findIndex(({ clause }) => clause === words[from]!.clause)
    const next = distinct[i + 1]
    return {
      verb,
      from,
      to,
      start: Math.max(first, before ? before.to + 1 : 0),
      end: language.rules.isVerbLast ? from : Math.min(clauseEnd(words, from), next?.from ?? words.length),
      isOfIt: false,
      ...(infinitive && { infinitive }),
    }
  })
}

/** The commands of a sentence in their order; empty for languages without a table. */
export function handCommands(words: readonly LexicalWord[], text: string, language: Language): readonly HandCommand[] {
  const rules = HAND_VERBS[language.code]
  if (!rules) return []
  return language.rules.isVerbLast || language.rules.isUnspaced
    ? markedCommands(words, text, language, rules)
    : spacedCommands(words, language, rules)
}
