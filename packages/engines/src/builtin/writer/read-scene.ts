import nlp from 'compromise'
import { PERSON_NOUN, PLACES, SEEN_NOUNS, TIMES, UNSEEN_ENDING, UNSEEN_NOUNS, VISIBLE_ACTIONS, WEATHERS } from './scene-lexicon.ts'

export type Pronoun = 'it' | 'they' | 'person'

/** What an English text shows. */
export type Scene = {
  /** Things and people with their adjectives, in the order of the text, e.g. `young fox`, `frozen river`. */
  readonly seen: readonly string[]
  /** Someone doing something, e.g. `a young fox crossing the frozen river at dawn`. */
  readonly action?: string
  /** The same as the text tells it, e.g. `A young fox crosses the frozen river at dawn`. */
  readonly deed?: string
  readonly place?: string
  readonly time?: string
  readonly weather?: string
  /** The text starts with this pronoun, so another text tells who is meant. */
  readonly pronoun?: Pronoun
}

type NounMatch = { readonly text: string; readonly terms: readonly { readonly text: string; readonly tags: readonly string[] }[] }
type VerbMatch = { readonly text: string; readonly verb?: { readonly infinitive?: string } }

/** `meant`: who or what a pronoun at the start stands for. */
export function readScene(text: string, meant: string | undefined): Scene {
  const resolved = meant === undefined ? text : text.replace(PRONOUN_START, `${meant} `)
  const document = nlp(resolved)
  const nouns = (document.nouns().json() as NounMatch[]).flatMap(seenIn).filter((noun) => !isVerbIn(noun, resolved))
  const misread = nouns.flatMap((noun) => verbBehindPerson(noun) ?? [])
  const seen = nouns.map((noun) => (verbBehindPerson(noun) === undefined ? noun : noun.split(' ').slice(0, -1).join(' ')))
  const verbs = [...misread, ...(document.verbs().json() as VerbMatch[])]
  return {
    seen: [...new Set(seen.map((noun) => (meant !== undefined && noun.startsWith(`${meant} `) ? meant : noun)))],
    ...actionIn(resolved, verbs, seen),
    place: meaningIn(PLACES, text),
    time: meaningIn(TIMES, text),
    weather: meaningIn(WEATHERS, text),
    pronoun: pronounAtStart(text),
  }
}

/** The pronoun a text starts with. */
export function pronounAtStart(text: string): Pronoun | undefined {
  const word = PRONOUN_START.exec(text)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  if (word === 'it') return 'it'
  return word === 'he' || word === 'she' ? 'person' : 'they'
}

/** The phrase whose word stands first in the text. */
export function meaningIn(meanings: readonly (readonly [string, string])[], text: string): string | undefined {
  const found = meanings.map(([phrase, words]) => ({
    phrase,
    at: text.search(new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')),
  }))
  return found.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at)[0]?.phrase
}

const PRONOUN_START = /^(?:and |but |so |then |now )?(it|they|he|she|these|those)(?:['’](?:s|re|ll|d))? /i
const PREPOSITIONS =
  /\s+(?:of|in|on|at|under|over|with|from|to|into|across|behind|beside|between|near|for|by|like|through|around|and|or|before|after|as|than)\s+/i
const LEADING =
  /^(?:and|or|but|a|an|the|this|that|these|those|my|your|his|her|its|our|their|every|each|some|any|many|most|all|both|few|several|no|more|another|other|such|what|which|whose|half|just|even|only|very|really|\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|hundreds?|thousands?|millions?|billions?|of)\s+/i

function seenIn({ text, terms }: NounMatch): string[] {
  const names = new Set(terms.filter(({ tags }) => tags.includes('ProperNoun')).map(({ text }) => text))
  const lowered = text.split(' ').map((word) => (names.has(bareWord(word)) || /\p{Lu}.*\p{Lu}|^I$/u.test(word) ? word : word.toLowerCase()))
  return lowered.join(' ').split(PREPOSITIONS).map(bareNoun).filter(canBeSeen)
}

const bareWord = (word: string) => word.replaceAll(/[^\p{L}\p{N}'’-]/gu, '')

function bareNoun(phrase: string): string {
  let bare = phrase
    .replaceAll(/[^\p{L}\p{N}'’ -]/gu, '')
    .replace(/['’]s?$/, '')
    .trim()
  while (LEADING.test(bare)) bare = bare.replace(LEADING, '')
  return bare.split(' ').slice(-3).join(' ').trim()
}

function canBeSeen(noun: string): boolean {
  const head = noun.split(' ').at(-1)!.toLowerCase()
  if (head.length < 2 || /['’](?:s|re|ll|ve|d|m|t)$/.test(head) || UNSEEN_NOUNS.has(head) || !/\p{L}/u.test(head)) return false
  return SEEN_NOUNS.has(head) || !UNSEEN_ENDING.test(head) || /^\p{Lu}/u.test(noun)
}

/** A verb that looks like a noun: `to hum`, `won't bloom`. */
function isVerbIn(noun: string, text: string): boolean {
  return new RegExp(`(?:n['’]t|\\b(?:to|not|will|can|could|would|should|must|may|might)) ${escape(noun)}\\b`, 'i').test(text)
}

/** The parser takes `fisherman rows` for a noun. */
function verbBehindPerson(noun: string): VerbMatch | undefined {
  const [person, word] = noun.split(' ').slice(-2)
  if (word === undefined || !PERSON_NOUN.test(person!)) return undefined
  const infinitive = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].find(
    (verb) => verb !== word && VISIBLE_ACTIONS.has(verb),
  )
  return infinitive === undefined ? undefined : { text: word, verb: { infinitive } }
}

/** The first clause `X does Y` that can be drawn, told and as a picture: `X doing Y`. */
function actionIn(text: string, verbs: readonly VerbMatch[], seen: readonly string[]): Pick<Scene, 'action' | 'deed'> {
  const verb = verbs.find(({ verb }) => VISIBLE_ACTIONS.has(verb?.infinitive ?? ''))
  if (verb === undefined) return {}
  const word = verb.text.replaceAll(/[^\p{L}\p{N}'’ -]/gu, '')
  const at = text.indexOf(word)
  const before = text.slice(0, Math.max(0, at)).split(CLAUSE_END).at(-1)!.trim()
  const near = before.split(' ').slice(-6).join(' ').toLowerCase()
  const actor = seen.findLast((noun) => near.includes(noun.toLowerCase()))
  if (at < 0 || actor === undefined || OTHER_ACTOR.test(near)) return {}
  const who = withArticle(actor, before)
  const what = restOfClause(text.slice(at + word.length))
  const finish = (does: string) => `${who} ${does} ${what}`.trim().replace(DANGLING, '')
  return { action: finish(gerundOf(verb.verb!.infinitive!)), deed: finish(word) }
}

/** The one who acts is no noun of this text. */
const OTHER_ACTOR = /\b(?:i|you|we|they|he|she|it|who|which|that|to)$/i
const DANGLING = /(?:\s+(?:a|an|the|of|in|on|at|to|with|from|by|for|into|its|his|her|their|our|my|your|and|or|as|very))+$/i
const CLAUSE_END = /[.!?;:,—–"”]/u
const NEXT_CLAUSE =
  /[.!?;:,—–"”]|\s(?:and|but|so|because|while|when|which|that|who|if|until)\s|\s(?:before|after|as|than)\s(?=(?:anyone|someone|everyone|i|you|we|they|he|she|it)\b)/iu
const BEFORE_NOUN =
  /^(?:of|in|on|at|under|over|with|from|into|onto|to|across|behind|beside|between|near|for|by|through|around|along|up|down|before|after|against|like|off|all|both|about|past|toward|towards)$/i
const DETERMINER = /^(?:a|an|the|his|her|its|their|our|my|your)$/i
const MOST_REST_WORDS = 7

/** Up to seven words behind the verb; a second noun without a preposition belongs to what comes next. */
function restOfClause(text: string): string {
  const words = text.split(NEXT_CLAUSE)[0]!.trim().split(' ').slice(0, MOST_REST_WORDS)
  const next = words.findIndex((word, index) => index > 0 && DETERMINER.test(word) && !BEFORE_NOUN.test(words[index - 1]!))
  return (next < 0 ? words : words.slice(0, next)).join(' ')
}

/** The article that the text itself gives, none for names and plurals. */
function withArticle(noun: string, before: string): string {
  const article = new RegExp(`\\b(a|an|the)\\s+(?:\\p{L}+\\s+){0,2}?${escape(noun)}`, 'iu').exec(before)?.[1]
  return article === undefined ? noun : `${article.toLowerCase()} ${noun}`
}

function gerundOf(infinitive: string): string {
  const conjugated = nlp(`they ${infinitive}`).verbs().conjugate()[0] as { Gerund?: string } | undefined
  return (conjugated?.Gerund ?? `${infinitive}ing`).replace(/^(?:is|are|am) /, '')
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
