import type { PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Language } from './language.ts'
import type { LexicalWord } from './words.ts'

/** Somebody whom a sentence does not name as its subject: by a pronoun, or by a verb alone. `start`: index of the pronoun or verb. */
export type UnnamedSubject = {
  readonly kind: 'he' | 'she' | 'either' | 'narrator' | 'omitted'
  readonly action?: PlanAction
  readonly start: number
}

/** A verb with an action. */
export type ActionVerb = { readonly action: PlanAction; readonly clause: number; readonly from: number; readonly to: number }

/** Verbs that often have things as objects: `leyó el libro`; of others, a noun behind them is their subject. */
export const TRANSITIVE: ReadonlySet<PlanAction> = new Set<PlanAction>([
  'read',
  'write',
  'eat',
  'drink',
  'cook',
  'hold',
  'carry',
  'look',
  'hug',
  'water',
  'play',
])

/** `sie`, `ze`: she or they, which the verb beside it tells. */
const isPlural = (at: number, words: readonly LexicalWord[], { code }: Language): boolean =>
  /^(?:de|nl)$/u.test(code) &&
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && word.clause === words[at]!.clause && /(?:en|^sind)$/u.test(word.low))

/** Whether words of a clause can have no subject of their own: function words, and what a verb at the end has as objects. */
function isWithoutSubject(
  verb: ActionVerb,
  words: readonly LexicalWord[],
  figures: readonly number[],
  { rules, isEmpty, isConnective, code }: Language,
): boolean {
  const inClause = words.filter(({ clause }) => clause === verb.clause)
  if (figures.some((at) => words[at]!.clause === verb.clause)) return false
  if (code === 'ja') return !inClause.some(({ low, text }) => low === 'が' || low === 'は' || /[^で]は$/u.test(text))
  if (code === 'ko')
    return !inClause.some(({ low }) => low.length > 1 && /[은는이가께]$|께서$/u.test(low) && !/(?:에서는|에는)$/u.test(low))
  if (rules.isVerbLast) return !inClause.some(({ low }) => low === 'ने')
  const before = inClause.filter((word) => words.indexOf(word) < verb.from)
  if (!before.every(({ low }) => isEmpty(low))) return false
  const next = words[verb.to + 1]
  return TRANSITIVE.has(verb.action) || !next || next.clause !== verb.clause || isConnective(next.low)
}

/** Who does something in a sentence without being named. `denied`: clauses with a negation; `figures`: indices of the nouns for people and animals. */
export function unnamedSubject(
  words: readonly LexicalWord[],
  verbs: readonly ActionVerb[],
  figures: readonly number[],
  denied: ReadonlySet<number>,
  language: Language,
): UnnamedSubject | undefined {
  for (const [start, { low, clause, isFirst, text }] of words.entries()) {
    const kind = language.pronouns.get(low)
    // `Sie` in the middle of a sentence is the polite form.
    if (!kind || denied.has(clause) || (language.code === 'de' && !isFirst && /^\p{Lu}/u.test(text))) continue
    if (figures.some((at) => at < start) || (kind === 'she' && isPlural(start, words, language))) continue
    // `the old one did not cry, she smiled`: somebody of the sentence itself is meant.
    if (verbs.some((verb) => verb.clause < clause) && !words.slice(0, start).some((word) => language.pronouns.has(word.low))) continue
    const action = verbs.find((verb) => verb.clause === clause)?.action
    if (kind === 'narrator' && !action) continue
    return { kind, start, ...(action && { action }) }
  }
  if (!language.rules.dropsSubjects || words.some(({ low }) => language.pronouns.has(low))) return undefined
  const verb = verbs.find((one) => !denied.has(one.clause) && isWithoutSubject(one, words, figures, language))
  return verb && { kind: 'omitted', action: verb.action, start: verb.from }
}

/** Name of a person behind what the person is: `the baker Jonas`. */
export function nameBehind(
  { to }: { readonly to: number },
  words: readonly LexicalWord[],
  { rules, pronouns, isEmpty }: Language,
): string | undefined {
  const [person, next] = [words[to]!, words[to + 1]]
  if (!next || next.clause !== person.clause || !/^\p{Lu}\p{Ll}/u.test(next.text) || next.start - person.end > 1) return undefined
  if (rules.hasCapitalNouns && !/^(?:der|die|ein|eine)$/u.test(words[to - 1]?.low ?? '')) return undefined
  return pronouns.has(next.low) || isEmpty(next.low) ? undefined : next.text
}

const STEM_END = /[aeiouаяьийіїуюаеоыάαηοςσ]$/u
const ENDINGS = /^(?:[’'].*|\p{L}{0,4})$/u

/** Whether a word is a name, with the endings that a language puts behind names. */
export function isName(word: LexicalWord, name: string, { rules }: Language): boolean {
  if (word.text === name || word.text.replace(/[’'].*$/u, '') === name) return true
  if (rules.endings === undefined || rules.hasCapitalNouns || name.length < 4) return false
  const stem = name.replace(STEM_END, '')
  return word.text.startsWith(stem) && ENDINGS.test(word.text.slice(stem.length)) && word.text.length - name.length <= 3
}
