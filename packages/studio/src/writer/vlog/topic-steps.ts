import nlp from 'compromise'
import { estimateSpeechSeconds } from '../speech-time.ts'
import { splitSentences } from '../sentences.ts'
import { inFirstPerson, referenceOf, type Reference, type Speakers, withSubject } from './first-person.ts'

/** A step of a vlog. `spoken`: in the first person; `source`: in the words of the topic; `parts`: the steps it can be split into. */
export type Step = { readonly spoken: string; readonly source: string; readonly parts?: readonly Step[] }

/** What goes wrong by the topic's own words. */
const TROUBLE_WORDS = `
  but however until suddenly unfortunately oops trouble problem mistake mistakes accident accidentally stuck late wrong missing misses
  break breaks broke broken lose loses lost forget forgets forgot burn burns burnt burned spill spills spilled drop drops dropped fall falls fell
  fail fails failed`
const TROUBLE = new RegExp(
  String.raw`\b(?:${TROUBLE_WORDS.trim().split(/\s+/u).join('|')}|too (?:hot|cold|big|small|heavy|late|much|hard|wet|dark|far)|(?:does|do|did|will|can) ?not|refuses to|(?:rain|storm|thunder|hail)s? (?:comes?|starts?|begins?|falls?|sets? in)|it (?:rains|starts to rain))\b|\b(?:does|do|did|wo|ca)n['’]t\b`,
  'iu',
)
export const isTrouble = ({ source }: Step): boolean => TROUBLE.test(source)

const hasVerb = (text: string): boolean => nlp(text).verbs().found
const withoutEnd = (text: string): string => text.trim().replace(/[\s.,;:!?…]+$/u, '')
const sentence = (text: string): string => {
  const ended = /[!?…]$/u.test(text.trim()) ? text.trim() : `${withoutEnd(text)}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

const CLAUSE_BREAK =
  /(?:[,;:–—]\s+(?:and then|and|but|then|so|until)?\s*|\s+(?:and then|while|until|before|after which)\s+|\s+and\s+(?=\p{Ll}+s\s+(?:in|on|at|to|along|through|with|from|for)\s))/giu

/** Parts of a sentence that can each be said alone: clauses with a verb of their own, or the items of a list. */
function clausesOf(text: string): string[] {
  const parts = text
    .split(CLAUSE_BREAK)
    .map((part) => part.replace(/^and\s+/iu, '').trim())
    .filter((part) => /\p{L}/u.test(part))
  if (parts.length < 2) return [text]
  const isList = !hasVerb(text)
  // `the oven breaks` is also read as two nouns.
  const isClause = (part: string): boolean => hasVerb(part) || startsWithVerb(part) || TROUBLE.test(part)
  return isList || parts.every((part) => isClause(part) && part.split(/\s+/u).length >= 3) ? parts : [text]
}

/** Words before the activity that are the request, not the vlog: `a day of Poppy`. */
const FRAME = /^(?:an?\s+)?(?:vlog|video|day|morning|evening)\s+(?:in the life of \p{L}+\s*[:,–—-]|of|about|with|in which|where)\s+/iu

/** The topic of a phrase without a verb, as somebody says it. */
function sayPhrase(phrase: string, main: string): string {
  const bare = withoutEnd(
    phrase
      .replace(main, '')
      .replace(/^[\s,:–—-]+/u, '')
      .replace(/\s+(?:with|by|of|for)\s*$/iu, ''),
  )
  if (bare === '') return ''
  if (/^(?:in|at|on|by|near|inside|under|to|from)\s/iu.test(bare)) return sentence(`I'm ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`)
  return sentence(bare)
}

function spokenOf(source: string, speakers: Speakers, reference: Reference): string {
  const named = source.replace(new RegExp(String.raw`^${speakers.main}\s*[:,–—-]\s*`, 'u'), '')
  const own = named.replace(new RegExp(String.raw`^${speakers.main}\s+(?=I(?:['’]m|\s))`, 'u'), '')
  if (/^I(?:['’]|\s)/u.test(own)) return sentence(own)
  return hasVerb(named) ? sentence(inFirstPerson(named, speakers, reference)) : sayPhrase(named, speakers.main)
}

/** The steps of a topic in its order, each a sentence; a sentence that takes longer to say than `maxSeconds` is split into its clauses. */
export function stepsOf(topic: string, speakers: Speakers, maxSeconds: number): Step[] {
  const sentences = topic.split(/\n+/u).flatMap((line) => splitSentences(line.trim().replace(FRAME, '')))
  return sentences
    .filter((text) => /\p{L}/u.test(text))
    .flatMap((source, i, all) => {
      const reference = referenceOf(topic, all.slice(0, i).join(' '), source, speakers)
      const spoken = spokenOf(source, speakers, reference)
      if (spoken === '') return []
      const parts = partsOf(source, spoken, (clause) => spokenOf(clause, speakers, reference), speakers)
      if (parts.length < 2) return [{ spoken, source }]
      return estimateSpeechSeconds(spoken) <= maxSeconds ? [{ spoken, source, parts }] : parts
    })
}

/** The clauses of a sentence as steps. A clause without a subject has that of the sentence. */
function partsOf(source: string, spoken: string, tell: (clause: string) => string, { main, companion }: Speakers): Step[] {
  const subject = /^(?:\p{L}+ )*?We\b/u.test(spoken) ? `${main} and ${companion}` : main
  const isOwn = /^(?:[\p{L} ]+,? )?(?:I|We)\b/u.test(spoken)
  return clausesOf(source).flatMap((clause) => {
    const step = { source: isOwn && startsWithVerb(clause) ? `${subject} ${clause}` : clause }
    const told = tell(step.source)
    return told === '' ? [] : [{ ...step, spoken: withSubject(told) }]
  })
}

/** `runs along the river`. */
function startsWithVerb(clause: string): boolean {
  const word = /^\p{Ll}+(?=\s|$)/u.exec(clause)?.[0]
  return word !== undefined && word.endsWith('s') && nlp(`she ${clause}`).verbs().first().text().startsWith(word)
}

/** Splits steps, the first ones first, into their clauses until there are `count` of them or nothing is left to split. */
export function spreadSteps(steps: readonly Step[], count: number): Step[] {
  const spread = [...steps]
  for (let at = 0; at < spread.length && spread.length < count;) {
    const { parts } = spread[at]!
    if (parts) spread.splice(at, 1, ...parts)
    else at += 1
  }
  return spread
}

/** `I cook dinner.` -> `I'm cooking dinner.`: what somebody says who is doing it. Other sentences stay. */
export function asProgressive(spoken: string): string {
  const match = /^(I|We) (?!am\b|was\b|were\b|have\b|had\b|can\b|will\b|must\b|want\b|need\b|love\b|like\b)(\p{Ll}+)(?=\s|[.!?])/u.exec(
    spoken,
  )
  if (!match) return spoken
  const [all, pronoun, verb] = match
  const gerund = nlp(`she ${verb}s`).verbs().conjugate()[0] as { readonly Gerund?: string; readonly Infinitive?: string } | undefined
  const isSame = gerund?.Gerund && gerund.Infinitive === verb
  const isPast = nlp(`I ${verb}`).has('#PastTense')
  return isSame && !isPast ? `${pronoun}${pronoun === 'I' ? "'m" : "'re"} ${gerund.Gerund}${spoken.slice(all.length)}` : spoken
}
