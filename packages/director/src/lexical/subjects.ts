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
  'push',
  'pull',
  'throw',
  'dig',
  'sweep',
  'wash',
  'work',
  'talk',
])

/** Actions that are seen less than others of the same clause. */
export const COMMON_ACTIONS: ReadonlySet<PlanAction> = new Set<PlanAction>(['look', 'think', 'talk', 'walk', 'hold'])

/** `sie`, `ze`: she or they, which the verb beside it tells. */
const isPlural = (at: number, words: readonly LexicalWord[], { rules }: Language): boolean =>
  [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && word.clause === words[at]!.clause && rules.pluralVerb?.test(word.low) === true,
  )

/** Whether words of a clause can have no subject of their own: function words, and what a verb at the end has as objects. */
function isWithoutSubject(
  verb: ActionVerb,
  words: readonly LexicalWord[],
  figures: readonly number[],
  { rules, isEmpty, isConnective }: Language,
): boolean {
  const inClause = words.filter(({ clause }) => clause === verb.clause)
  if (figures.some((at) => words[at]!.clause === verb.clause)) return false
  // `祖母は写真を抱いて、泣きました`: the topic goes on.
  const { topicParticle, marksSubject } = rules
  const hasTopic = topicParticle !== undefined && figures.some((at) => at < verb.from && words[at + 1]?.low === topicParticle)
  if (hasTopic) return false
  if (marksSubject) return !inClause.some(marksSubject)
  // `नींद विलासिता नहीं`: a noun without a postposition at the begin is the subject.
  const [first, second] = inClause
  if (rules.isVerbLast && rules.postposition && first && second && !isEmpty(first.low) && !rules.postposition.test(second.low)) return false
  if (rules.isVerbLast) return !inClause.some(({ low }) => low === 'ने')
  const before = inClause.filter((word) => words.indexOf(word) < verb.from)
  if (!before.every(({ low }) => isEmpty(low))) return false
  const next = words[verb.to + 1]
  // `disse qualcuno`
  if (verb.action === 'talk' && verb.from > 0 && words[verb.from]!.isFirst && next?.clause === verb.clause && !isConnective(next.low))
    return false
  return TRANSITIVE.has(verb.action) || !next || next.clause !== verb.clause || isConnective(next.low)
}

/** Whether a noun is the first of its sentence, but for small words. */
const isOpening = (at: number, words: readonly LexicalWord[], { isEmpty, isConnective }: Language): boolean =>
  words.slice(0, at).every(({ low }) => isEmpty(low) && (at === 1 || !isConnective(low)))

/** `她在`: the platform joins a pronoun with the word behind. */
const GLUED = /^([他她我])[在也就又还都是把将正]$/u

/**
 * Who does something in a sentence without being named. `denied`: clauses with a negation; `figures`: indices of the nouns for people and
 * animals; `nouns`: of all.
 */
export function unnamedSubject(
  words: readonly LexicalWord[],
  verbs: readonly ActionVerb[],
  figures: readonly number[],
  nouns: readonly number[],
  denied: ReadonlySet<number>,
  language: Language,
): UnnamedSubject | undefined {
  for (const [start, { low, clause, isFirst, text }] of words.entries()) {
    const kind = language.pronouns.get(low) ?? language.pronouns.get(GLUED.exec(low)?.[1] ?? '')
    const { impersonal, hasPoliteCapitals, hasGrammaticalGender } = language.rules
    if (low === impersonal?.pronoun && impersonal.verb.test(words[start + 1]?.low ?? '')) continue
    if (!kind || denied.has(clause) || (hasPoliteCapitals && !isFirst && /^\p{Lu}/u.test(text))) continue
    if (figures.some((at) => at < start) || (kind === 'she' && isPlural(start, words, language))) continue
    if (kind !== 'narrator' && hasGrammaticalGender && nouns.some((at) => at < start)) continue
    // `the old one did not cry, she smiled`: somebody of the sentence itself is meant.
    if (verbs.some((verb) => verb.clause < clause) && !words.slice(0, start).some((word) => language.pronouns.has(word.low))) continue
    const isOwn = (verb: ActionVerb) =>
      verb.clause === clause ||
      (language.rules.isVerbLast &&
        verb.clause > clause &&
        !denied.has(verb.clause) &&
        !figures.some((at) => words[at]!.clause === verb.clause))
    const own = verbs.filter(isOwn)
    const action = (own.find((verb) => !COMMON_ACTIONS.has(verb.action)) ?? own[0])?.action
    if (kind === 'narrator' && !action) continue
    return { kind, start, ...(action && { action }) }
  }
  if (!language.rules.dropsSubjects || words.some(({ low }) => language.pronouns.has(low))) return undefined
  // `si dice`: nobody in particular.
  const isImpersonal = ({ from, action }: ActionVerb) => action === 'talk' && /^(?:si|se)$/u.test(words[from - 1]?.low ?? '')
  // `A raposa, que morria de inveja, gritou`: somebody of the sentence is the subject.
  const hasOwn = ({ from, clause }: ActionVerb) =>
    [...figures, ...nouns].some((at) => at < from && words[at]!.clause < clause && isOpening(at, words, language))
  const verb = verbs.find(
    (one) => !denied.has(one.clause) && !isImpersonal(one) && !hasOwn(one) && isWithoutSubject(one, words, figures, language),
  )
  return verb && { kind: 'omitted', action: verb.action, start: verb.from }
}

/** `named`, between a person and the name, by any language. */
const NAMED =
  /^(?:по|o|nommée?|appelée?|llamad[oa]|namens|chiamat[oa]|chamad[oa]|nome|имени|имя|на|ім'я|imieniem|imieniu|imię|genaamd|heter|hette|kallad|ved|navn|navnet|ονόματι|adlı|adında|nimeltä|bernama|tên|nagngangalang|de|di|d|med|namnet)$/u
const NAMED_REACH = 2

/** Name of a person behind what the person is: `the baker Jonas`, `a baker named Jonas`. */
export function nameBehind({ to }: { readonly to: number }, words: readonly LexicalWord[], language: Language): string | undefined {
  const person = words[to]!
  let at = to + 1
  while (at - to <= NAMED_REACH && words[at]?.clause === person.clause && NAMED.test(words[at]!.low)) at++
  const next = words[at]
  const isNamed = at > to + 1 && !/^(?:de|di|d|на|по|o|med)$/u.test(words[at - 1]!.low)
  if ((at > to + 1 && !isNamed) || !next || next.clause !== person.clause || !/^\p{Lu}\p{Ll}/u.test(next.text)) return undefined
  if (next.start - words[at - 1]!.end > 1) return undefined
  const { rules, pronouns, isEmpty } = language
  if (!isNamed && rules.hasCapitalNouns && !/^(?:der|die|ein|eine)$/u.test(words[to - 1]?.low ?? '')) return undefined
  if (pronouns.has(next.low) || isEmpty(next.low)) return undefined
  const after = words[at + 1]
  const isFull =
    !rules.hasCapitalNouns && after?.clause === next.clause && /^\p{Lu}\p{Ll}/u.test(after.text) && after.start - next.end === 1
  return isFull ? `${next.text} ${after.text}` : next.text
}

const STEM_END = /[aeiouаяьийіїуюаеоыάαηοςσ]$/u
const ENDINGS = /^(?:[’'].*|\p{L}{0,4})$/u

/** Whether a word is a name, with the endings that a language puts behind names. */
export function isName(word: LexicalWord, name: string, { rules }: Language): boolean {
  if (word.text === name || word.text.replace(/[’'].*$/u, '') === name) return true
  // `الخوارزمية` is not `الخوارزمي`.
  if (rules.endings === undefined || rules.hasCapitalNouns || name.length < 4 || /^\p{Script=Arabic}/u.test(name)) return false
  const stem = name.replace(STEM_END, '')
  return word.text.startsWith(stem) && ENDINGS.test(word.text.slice(stem.length)) && word.text.length - name.length <= 3
}
