import nlp from 'compromise'
import { drawableNamed } from '@fablecut/director/vocabulary/vocabulary'
import { properNounsIn } from '../noun-phrases.ts'
import { VISIBLE_ACTIONS } from '../scenes/scene-lexicon.ts'

/** Who tells a vlog, and the companion that the topic names. */
export type Speakers = { readonly main: string; readonly companion?: string }

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  goes: 'go',
  lies: 'lie',
  ties: 'tie',
  dies: 'die',
  "doesn't": "don't",
}

/** `bakes` -> `bake`. Other words stay. */
export function baseForm(verb: string): string {
  const known = IRREGULAR[verb]
  if (known) return known
  if (/[^aeiou]ies$/u.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz|o)es$/u.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/u.test(verb) && verb.length > 3 ? verb.slice(0, -1) : verb
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

type Subject = { readonly pronoun: 'I' | 'we'; readonly length: number }

/** The subject at the start of a sentence if it is certain to be the main character, alone or with the companion. */
function subjectOf(sentence: string, { main, companion }: Speakers, isAlone: boolean): Subject | undefined {
  const [me, other] = [escaped(main), companion === undefined ? undefined : escaped(companion)]
  const both = other && new RegExp(String.raw`^(?:(?:${me} (?:and|&) ${other}|${other} (?:and|&) ${me})|they)(?= )`, 'iu').exec(sentence)
  if (both) return { pronoun: 'we', length: both[0].length }
  const own =
    new RegExp(String.raw`^${me}(?= )(?! (?:and|&) \p{Lu})`, 'u').exec(sentence) ?? (isAlone ? /^s?he(?=[ '’])/iu.exec(sentence) : null)
  return own ? { pronoun: 'I', length: own[0].length } : undefined
}

/** Words between a subject and its verb. */
const ADVERB = /^(?:\p{L}+ly|also|then|now|just|first|finally|always|never|often|still|even|soon)\s+/iu
const VERB = /^(\p{L}+(?:n['’]t)?|['’]s)(?=[\s,.;!?…]|$)/u
const IS: Readonly<Record<'I' | 'we', Readonly<Record<string, string>>>> = {
  I: { is: "'m", "'s": "'m", "isn't": "'m not" },
  we: { is: "'re", are: "'re", "aren't": "'re not" },
}

function withVerb(pronoun: 'I' | 'we', predicate: string): string {
  const rest = predicate.trimStart()
  const adverb = ADVERB.exec(rest)?.[0] ?? ''
  const afterAdverb = rest.slice(adverb.length)
  const verb = VERB.exec(afterAdverb)?.[1]
  if (verb === undefined) return `${pronoun} ${rest}`
  const tail = afterAdverb.slice(verb.length)
  const low = verb.toLowerCase().replace('’', "'")
  const contracted = IS[pronoun][low]
  if (contracted) return `${pronoun}${contracted} ${adverb}${tail.trimStart()}`
  const conjugated =
    pronoun === 'we' && low === 'was' ? 'were' : /^(?:was|were|is)$/u.test(low) ? low : pronoun === 'I' ? baseForm(low) : low
  return `${pronoun} ${adverb}${conjugated}${tail}`
}

/** Verbs after the first one that have the same subject: `cleans her hands and rides away`. */
const LATER_VERB =
  /(?<=(?:,|\band|\bthen|\bbut)\s)(\p{Ll}+s)(?=\s(?!and\b|or\b)|[.!?…]|$)(?=(\s(?:an?|the|my|her|his|their|some|it|him)\b)?)/gu
/** `she` in a later clause, also after what a clause can begin with. */
const LATER_SUBJECT =
  /(?<=(?:,|\b(?:and|but|so|while|when|until|because|then))\s(?:(?:then|later|finally|soon|now|suddenly|again|in the end|at last|at first|after that) )?)s?he (\p{Ll}+(?:n['’]t)?)/giu

const withLaterVerbs = (text: string): string =>
  text.replaceAll(LATER_VERB, (verb: string, _: string, object: string | undefined) =>
    object !== undefined || VISIBLE_ACTIONS.has(baseForm(verb)) || IRREGULAR[verb] ? baseForm(verb) : verb,
  )

const withLaterSubjects = (text: string): string =>
  text.replaceAll(LATER_SUBJECT, (_, verb: string) => {
    if (verb === 'is') return 'I am'
    return `I ${verb === 'was' ? verb : baseForm(verb.replace('’', "'"))}`
  })

/** A clause that was cut off its subject: `pack a bag` -> `I pack a bag`. */
export const withSubject = (clause: string): string =>
  /^\p{Ll}+\s(?:an?|the|my|some|it|me)\b/u.test(clause) &&
  !/^(?:in|on|at|with|and|for|to|from|of|by|after|before|over|under|near|is|are|was|it|there|not|all|both)\s/u.test(clause)
    ? `I ${clause}`
    : VISIBLE_ACTIONS.has(/^\p{Ll}+/u.exec(clause)?.[0] ?? '')
      ? `I ${clause}`
      : clause

/** `her hands` -> `my hands`; `her` as an object only where nobody else can be meant. */
function withPossessives(text: string, pronoun: 'I' | 'we', isAlone: boolean): string {
  if (pronoun === 'we') return text.replaceAll(/\btheir\b/gu, 'our').replaceAll(/\bthemselves\b/gu, 'ourselves')
  const possessives = text
    .replaceAll(/\b(?:her|him)self\b/gu, 'myself')
    .replaceAll(/\bhis\b/gu, 'my')
    .replaceAll(
      /\bher(?= \p{L})(?! (?:to|with|in|on|at|and|from|for|by|a|an|the|how|what|why|that|again|back|home|up|down|about|into)\b)/gu,
      'my',
    )
  return isAlone ? possessives.replaceAll(/\b(?:her|him)\b/gu, 'me') : possessives
}

/** `Her brother lends her a map` -> `My brother lends me a map`: a relative does not do it for oneself. */
const withRelative = (text: string): string =>
  /^(?:her|his) \p{Ll}/iu.test(text)
    ? text.replace(/^\p{L}+/u, 'My').replaceAll(/\b(?:her|him)(?= (?:an?|the|some|how|to)\b|[.,!?]|$)/gu, 'me')
    : text

/** Animals that nobody calls `he` or `she`. */
const IT_ANIMALS =
  /^(?:fish|goldfish|salmon|trout|tuna|shrimp|crab|lobster|squid|octopus|oyster|clam|mussel|jellyfish|starfish|snail|worm|bee|wasp|ant|fly|spider|butterfly|moth|mosquito|ladybug|beetle|dragonfly|caterpillar)$/u
const isFigure = (word: string): boolean => !IT_ANIMALS.test(word) && /^(?:person|animal)$/u.test(drawableNamed(word)?.file ?? '')

const MEN = /^(?:man|men|boy|father|dad|daddy|grandfather|grandpa|brother|son|uncle|husband|boyfriend|king|prince|grandson|nephew)s?$/u
const WOMEN =
  /^(?:woman|women|girl|mother|mom|mum|grandmother|grandma|granny|sister|daughter|aunt|wife|girlfriend|queen|princess|granddaughter|niece)s?$/u

/** Whether a text names nobody who `she`, `he` or `her` could mean but the main character. `others`: who cannot be meant. */
function isAloneIn(text: string, { main, companion }: Speakers, others?: RegExp): boolean {
  // `cooks` is what somebody does here, and nobody who cooks.
  const rest = nlp(text.replaceAll(main, 'she')).remove('#Place').remove('#Verb').text()
  const words = rest
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !others?.test(word))
  return (
    companion === undefined && properNounsIn(rest).size === 0 && !words.some((word) => isFigure(word) || isFigure(word.replace(/s$/u, '')))
  )
}

const PRONOUN = /\bs?he\b/giu

/** `a cake for her sister`: who does nothing is not who acts next. */
const BENEFICIARY = /\b(?:for|to|from|of|about) (?:her|his) \p{Ll}+/giu

/**
 * Whether `she` or `he` in a sentence means the main character: `before` (the sentences before it) and the sentence up to its last pronoun name nobody else
 * who could be meant.
 */
function isPronounOwn(before: string, sentence: string, speakers: Speakers): boolean {
  const last = [...sentence.matchAll(PRONOUN)].at(-1)
  if (!last) return isAloneIn(`${before} ${sentence}`, speakers)
  const isShe = /^she$/iu.test(last[0])
  const named = nlp(`${before} ${sentence.slice(0, last.index)}`.replaceAll(BENEFICIARY, ''))
    .remove(isShe ? '#Noun? #MaleName' : '#Noun? #FemaleName')
    .text()
  return isAloneIn(named, speakers, isShe ? MEN : WOMEN)
}

/** What the pronouns of a sentence mean. */
export type Reference = {
  /** The whole topic names nobody else. */
  readonly isAlone: boolean
  /** `she` is the main character. */
  readonly isOwn: boolean
  /** `her` at the beginning is the main character's: nobody else was named before. */
  readonly isRelated: boolean
}

/** `before`: the sentences of the topic before it. */
export const referenceOf = (topic: string, before: string, sentence: string, speakers: Speakers): Reference => ({
  isAlone: isAloneIn(topic, speakers),
  isOwn: isPronounOwn(before, sentence, speakers),
  isRelated: isAloneIn(before, speakers),
})

/** What a sentence can begin with before its subject. */
export const LEAD = /^(?:and then|then|and|but|so|after that|next|finally|later|afterwards|in the end|at last|suddenly),?\s+/iu

/** When something happens, before its subject: `in the morning`. */
const TIME_OF_DAY =
  /^(?:(?:early |late |later )?in the (?:early |late )?(?:morning|afternoon|evening)|at (?:noon|midday|night|midnight|dawn|dusk|sunrise|sunset|lunchtime)|(?:every|this|that) (?:morning|afternoon|evening|night|day)|(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night))?|(?:before|after) (?:breakfast|lunch|dinner|work|school|sunrise|sunset|dark)|today|tonight),?\s+/iu

/** What stands before the subject of a sentence. */
function leadOf(sentence: string): string {
  const lead = LEAD.exec(sentence)?.[0] ?? ''
  return lead + (TIME_OF_DAY.exec(sentence.slice(lead.length))?.[0] ?? '')
}

/**
 * A sentence about the main character in its own words: `Poppy bakes her bread` -> `I bake my bread`. Sentences about others and what is not certain stay
 * as they are.
 */
export function inFirstPerson(sentence: string, speakers: Speakers, { isAlone, isOwn, isRelated }: Reference): string {
  const lead = leadOf(sentence.trim())
  const text = sentence.trim().slice(lead.length)
  const subject = subjectOf(text, speakers, isOwn)
  const objects = (rest: string): string =>
    rest.replaceAll(new RegExp(String.raw`(?<=\p{L} )${escaped(speakers.main)}(?:['’]s)?(?=[\s,.;!?…]|$)`, 'gu'), (name) =>
      /['’]s$/u.test(name) ? 'my' : 'me',
    )
  if (!subject) {
    const told = isOwn ? withLaterSubjects(text) : text
    const own = isRelated ? withRelative(told) : told
    return objects(lead + (told === text ? own : withPossessives(own, 'I', isAlone)))
  }
  const predicate = text.slice(subject.length)
  const later = isOwn ? withLaterSubjects(predicate) : predicate
  const told = withVerb(subject.pronoun, subject.pronoun === 'I' ? withLaterVerbs(later) : predicate)
  return capitalised(lead + objects(withPossessives(told, subject.pronoun, isAlone)))
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
