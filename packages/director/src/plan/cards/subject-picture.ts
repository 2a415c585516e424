import { type CardPicture, SURROUNDINGS } from '../../review/gate/card-picture.ts'
import { letteredClause } from '../../review/gate/lettered-clause.ts'
import { mentionsOf } from '../../review/gate/mentions.ts'
import { assertedClauses } from '../../clauses/asserted-clauses.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { natureOf } from '../../senses/lexicon.ts'
import type { Phrase } from '../../text/phrases.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { isWeatherTopic, type Picture, type StoryState } from '../../story/story-state.ts'
import type { Draft } from '../drafts/draft.ts'
import { isExpletive } from '../../story/expletives.ts'
import { isAboutPersons, isOfDeed } from '../drafts/stand-ins.ts'

/** What a script is about. `topic`: the thing or animal; `hero`: as drawn on a card, a person or that thing. */
export type ScriptSubject = { readonly topic?: Picture; readonly hero?: CardPicture }

/** `Order yours today`: what is advertised. */
const OF_THINGS = /^(?:it|its|they|them|their|yours)$/u
const OF_PERSONS = /^(?:he|she|him|her|his|hers)$/u

const isSpoken = (pattern: RegExp, { tokens, bars }: Analysis): boolean =>
  tokens.some(({ low, i }) => pattern.test(low) && bars[i] !== 'quoted')

/** `bottle` for `the bottles`, `water bottle` and what the script calls it by a name. */
function isNaming({ lemma, nouns, head }: Phrase, { name, drawn }: Picture, { names }: StoryState): boolean {
  const known = names.get(nouns.map(({ text }) => text).join(' ')) ?? names.get(head.text)
  return (
    lemma === name ||
    lemma === drawn.name ||
    name.endsWith(` ${lemma}`) ||
    known?.name === name ||
    nouns.some(({ lemma: one }) => one === name)
  )
}

/** What begins with something else, or tells that nothing is there. */
const OF_OTHERS = /^(?:imagine|picture|suppose|think|consider|gone|vanish|vanished|disappear|disappeared)$/u
const NOTHING_LEFT = /\b(?:there (?:is|was) nothing|nothing (?:is |was )?left|nothing remain\w*)\b/iu

/** Whether a sentence tells that nothing is left of what it speaks of. */
export const saysNothingRemains = ({ text }: Analysis): boolean => NOTHING_LEFT.test(text)

/** Verbs by which people are somewhere. */
const BEING_THERE = /^(?:come|go|attend|visit|arrive|show|enter|leave|gather|meet|wait)$/u

/** What stands behind a verb or a preposition and has a body of its own: neither a measure of time nor what anything is compared with. */
const isSolidPart = ({ bar, isOwner, lemma, isName, preposition = '' }: Phrase): boolean =>
  /^(?:|negated)$/u.test(bar) &&
  !isOwner &&
  !isName &&
  natureOf(lemma) === 'solid' &&
  !/^(?:like|than|as|about|without|after|before|for|of)$/u.test(preposition)

/** `One speck of dust`. */
const isOfSolid = (phrase: Phrase, phrases: readonly Phrase[]): boolean => {
  const whole = phrases.find(({ of }) => of === phrase)
  return (
    phrases.some(({ of, lemma }) => of === phrase && natureOf(lemma) === 'solid') ||
    (whole !== undefined && natureOf(whole.lemma) === 'solid')
  )
}

/** The smoke of a volcano is no other thing. */
const isOtherThing = (lemma: string): boolean => natureOf(lemma) === 'solid' && !SURROUNDINGS.test(lemma)

/** Whether a clause is about somebody, or does something with a thing, that the topic of its script is not: `You need a machine`, `Nobody came`, `You have discovered Hush One`. */
function isOfSomethingElse(analysis: Analysis): boolean {
  const { tokens, phrases } = analysis
  return assertedClauses(analysis).some((clause) => {
    const isSubject = (pattern: RegExp) => tokens.slice(...(clause.subject ?? [0, 0])).some(({ low }) => pattern.test(low))
    if (isSubject(/^(?:nobody|everybody|everyone|somebody|someone|people)$/u) && BEING_THERE.test(clause.verb.lemma)) return true
    // `You are tired`, `I am happy`.
    if (isSubject(/^(?:you|i|we)$/u) && FORMS_OF_BE.test(clause.verb.low)) return true
    const named = phrases.filter(({ start, role }) => role === 'object' && clause.verb.i < start && start < clause.to)
    // `Nobody had told the nurse`.
    return named.some((phrase) => (phrase.bar === '' && (phrase.isName || natureOf(phrase.lemma) === 'person')) || isSolidPart(phrase))
  })
}

/**
 * Whether a sentence that draws nothing of its own goes on about the thing or animal that its script is about: not if it names somebody, begins with something
 * else, or denies or compares that thing.
 */
export function isOfTopic(analysis: Analysis, topic: Picture, story: StoryState): boolean {
  if (isAboutPersons(analysis, topic)) return false
  const { phrases, tokens, isNarrative } = analysis
  const isMeant = isSpoken(OF_THINGS, analysis)
  if (isOfDeed(analysis) || isSpoken(OF_OTHERS, analysis) || saysNothingRemains(analysis)) return false
  if (isNarrative && !isAnimalName(topic.name) && !isMeant) return false
  const isBarred = phrases.some(
    (phrase) =>
      isNaming(phrase, topic, story) &&
      phrase.bar !== '' &&
      phrase.bar !== 'quoted' &&
      !/^(?:no|any|every|each)$/u.test(tokens[phrase.start]!.low),
  )
  if (isBarred) return false
  // Lightning is in all that is told of it.
  if (isWeatherTopic(topic)) return true
  if (!isMeant && !phrases.some((phrase) => isNaming(phrase, topic, story)) && isOfSomethingElse(analysis)) return false
  const subjects = phrases.filter(({ bar, role, isOwner }) => role === 'subject' && !isOwner && !/^(?:compared|idiom)$/u.test(bar))
  return subjects.every((phrase) => {
    if (isNaming(phrase, topic, story)) return true
    if (phrase.isName || natureOf(phrase.lemma) === 'person' || TOWNS.test(phrase.lemma)) return false
    return isMeant || (!phrase.nouns.some(({ lemma }) => isOtherThing(lemma)) && !isOfSolid(phrase, phrases))
  })
}

const TOWNS = /^(?:city|town|village|street|country|island)$/u

/** Whether a sentence that draws nothing of its own tells of the person that its script is about. */
export function isOfHero(analysis: Analysis, { hero }: ScriptSubject): boolean {
  const [figure] = hero?.cast ?? []
  if (!figure || !isSpoken(OF_PERSONS, analysis)) return false
  // `It was bigger than she was`, `Somebody had written her name`.
  if (
    assertedClauses(analysis).some(
      ({ subject }) => subject && /^(?:it|this|that|these|somebody|someone|something)$/u.test(analysis.tokens[subject[0]]!.low),
    )
  )
    return false
  const isOther = analysis.phrases.some(({ role, bar, lemma, possessor, isName }) => {
    if (role !== 'subject' || bar !== '' || isName) return false
    return natureOf(lemma) === 'person' && possessor === undefined
  })
  return !isOther
}

/**
 * What a script is about, where the pronoun that is the subject of the lettered words, or of the main clause where there are none, means nobody and nothing else that is drawn: `When a thief stole his lamp,
 * he bought another`, `It laid eggs a week later`.
 */
export function subjectOfWords(
  analysis: Analysis,
  subject: ScriptSubject,
  story: StoryState,
  { cardText, cardScene }: Pick<Draft, 'cardText' | 'cardScene'>,
): CardPicture | undefined {
  const clause = cardText.length > 0 ? letteredClause(analysis, cardText) : assertedClauses(analysis)[0]
  const at = clause?.subject?.[0]
  const pronoun = at === undefined ? undefined : analysis.tokens[at]!.low
  if (at === undefined || !/^(?:he|she|it|they)$/u.test(pronoun!) || isExpletive(analysis.tokens, at)) return undefined
  const isDrawn = mentionsOf(cardScene, analysis).some(
    ({ item: { phrase, span } }) => phrase === undefined && span !== undefined && analysis.tokens[span[0]]?.low === pronoun,
  )
  if (isDrawn) return undefined
  // `When it kneads the blanket, it purrs`.
  const first = analysis.tokens.findIndex(({ low }) => low === pronoun)
  const before = analysis.phrases.filter(({ role, bar, end }) => role !== 'behind' && bar === '' && end < first)
  if (/^(?:he|she)$/u.test(pronoun!))
    return isOfHero(analysis, subject) && !before.some(({ isName }) => isName) ? { cast: subject.hero!.cast, things: [] } : undefined
  const { topic } = subject
  const isOther = before.some(({ lemma, isName }) => isName || /^(?:solid|person)$/u.test(natureOf(lemma) ?? ''))
  return topic && !isOther && isOfTopic(analysis, topic, story) ? pictureOfTopic(topic) : undefined
}

const pictureOfTopic = ({ name }: Picture): CardPicture => ({ cast: [], things: [{ what: name, count: 1 }] })

/** Who or what stands beside the words of a sentence that names nothing that can be drawn; undefined where the sentence is about others. */
export function subjectPicture(analysis: Analysis, subject: ScriptSubject, story: StoryState): CardPicture | undefined {
  if (isOfHero(analysis, subject)) return { cast: subject.hero!.cast, things: [] }
  const { topic } = subject
  return topic && isOfTopic(analysis, topic, story) ? pictureOfTopic(topic) : undefined
}
