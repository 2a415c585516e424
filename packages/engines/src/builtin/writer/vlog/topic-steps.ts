import nlp from 'compromise'
import { estimateSpeechSeconds } from '../speech-time.ts'
import { splitSentences } from '../sentences.ts'
import { inFirstPerson, isAloneIn, type Speakers, withSubject } from './first-person.ts'

/** A step of a vlog. `spoken`: in the first person; `source`: in the words of the topic. */
export type Step = { readonly spoken: string; readonly source: string }

/** What goes wrong by the topic's own words. */
const TROUBLE_WORDS = `
  but however until suddenly unfortunately oops trouble problem mistake mistakes accident accidentally stuck late wrong missing misses
  break breaks broke broken lose loses lost forget forgets forgot burn burns burnt burned spill spills spilled drop drops dropped fall falls fell
  fail fails failed`
const TROUBLE = new RegExp(
  String.raw`\b(?:${TROUBLE_WORDS.trim().split(/\s+/u).join('|')}|too (?:hot|cold|big|small|heavy|late|much|hard|wet|dark|far))\b`,
  'iu',
)
export const isTrouble = ({ source }: Step): boolean => TROUBLE.test(source)

const hasVerb = (text: string): boolean => nlp(text).verbs().found
const withoutEnd = (text: string): string => text.trim().replace(/[\s.,;:!?…]+$/u, '')
const sentence = (text: string): string => {
  const ended = /[!?…]$/u.test(text.trim()) ? text.trim() : `${withoutEnd(text)}.`
  return ended.charAt(0).toUpperCase() + ended.slice(1)
}

const CLAUSE_BREAK = /(?:[,;:–—]\s+(?:and then|and|but|then|so|until)?\s*|\s+(?:and then|while|until|before|after which)\s+)/giu

/** Parts of a sentence that can each be said alone: clauses with a verb of their own, or the items of a list. */
function clausesOf(text: string): string[] {
  const parts = text
    .split(CLAUSE_BREAK)
    .map((part) => part.replace(/^and\s+/iu, '').trim())
    .filter((part) => /\p{L}/u.test(part))
  if (parts.length < 2) return [text]
  const isList = !hasVerb(text)
  return isList || parts.every((part) => hasVerb(part) && part.split(/\s+/u).length >= 3) ? parts : [text]
}

/** Words before the activity that are the request, not the vlog: `a day of Poppy`. */
const FRAME = /^(?:an?\s+)?(?:vlog|video|day|morning|evening)\s+(?:of|about|with|in which|where)\s+/iu

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

function spokenOf(source: string, speakers: Speakers, isAlone: boolean): string {
  const named = source.replace(new RegExp(String.raw`^${speakers.main}\s*[:,–—-]\s*`, 'u'), '')
  const own = named.replace(new RegExp(String.raw`^${speakers.main}\s+(?=I(?:['’]m|\s))`, 'u'), '')
  if (/^I(?:['’]|\s)/u.test(own)) return sentence(own)
  return hasVerb(named) ? sentence(inFirstPerson(named, speakers, isAlone)) : sayPhrase(named, speakers.main)
}

/** The steps of a topic in its order, each a sentence; a sentence that takes longer to say than `maxSeconds` is split into its clauses. */
export function stepsOf(topic: string, speakers: Speakers, maxSeconds: number): Step[] {
  const isAlone = isAloneIn(topic, speakers)
  const sentences = topic.split(/\n+/u).flatMap((line) => splitSentences(line.trim().replace(FRAME, '')))
  return sentences
    .filter((text) => /\p{L}/u.test(text))
    .flatMap((source) => {
      const spoken = spokenOf(source, speakers, isAlone)
      if (spoken === '') return []
      if (estimateSpeechSeconds(spoken) <= maxSeconds) return [{ spoken, source }]
      return partsOf({ spoken, source }) ?? [{ spoken, source }]
    })
}

/** The clauses of a step as steps; undefined where they cannot be said alone. */
function partsOf({ spoken, source }: Step): Step[] | undefined {
  const [sources, parts] = [clausesOf(source), clausesOf(spoken)]
  if (parts.length < 2) return undefined
  return parts.map((part, i) => ({ spoken: sentence(withSubject(part)), source: sources.length === parts.length ? sources[i]! : part }))
}

/** Splits steps, the first ones first, into their clauses until there are `count` of them or nothing is left to split. */
export function spreadSteps(steps: readonly Step[], count: number): Step[] {
  const spread = [...steps]
  for (let at = 0; at < spread.length && spread.length < count;) {
    const step = spread[at]!
    const parts = partsOf(step)
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
