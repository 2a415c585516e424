import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import { handCommands } from '../handwork/commands.ts'
import type { LexicalMention, LexicalSentence } from '../read-sentence.ts'

/** What is no topic of a script: where things are, who people are in general, and parts of the sky. */
const NO_TOPIC =
  /^(?:hand|finger|person|people|man|woman|crowd|hill|tree|water|wind|sky|wood|house|door|window|table|sun|cloud|road|rain|snow|night sky|star|sand|paper)$/u
const MIN_NAMINGS = 2
/** Part of the sentences of a script that name its topic, at least. */
const MIN_SHARE = 0.3

/** Animals of whom queens, workers and soldiers are no people. */
export const COLONY_TOPICS = /^(?:ant|bee|wasp|termite|beehive|honey)$/u
export const COLONY_MEMBERS = /^(?:queen|king|worker|soldier)$/u

/** Of scripts in which more people are seen it is a thing among others. */
const MIN_SENTENCES_A_PERSON = 4

/** The thing or animal that most sentences of a script name, the earlier of two; undefined where none leads, and of stories of people. */
export function lexicalTopicOf(sentences: readonly LexicalSentence[]): string | undefined {
  const isColony = sentences.some(({ present }) => present.some(({ name }) => COLONY_TOPICS.test(name)))
  const isSomebody = ({ isPerson, name }: LexicalMention) => isPerson && !(isColony && COLONY_MEMBERS.test(name))
  const peopled = sentences.filter(
    ({ present, subject, language }) =>
      present.some(isSomebody) || (language.rules.personalPronouns === 'people' && /^s?he$/u.test(subject?.kind ?? '')),
  )
  if (peopled.length * MIN_SENTENCES_A_PERSON > sentences.length) return undefined
  const namings = new Map<string, number>()
  for (const { present, denied } of sentences)
    for (const name of new Set(
      [...present, ...denied].filter(({ isPerson, drawn }) => !isPerson && !drawn.art!.startsWith('place/')).map((one) => one.name),
    ))
      namings.set(name, (namings.get(name) ?? 0) + 1)
  const [first, second] = [...namings].filter(([name]) => !NO_TOPIC.test(name)).toSorted((a, b) => b[1] - a[1])
  const begun = sentences[0]?.present[0]?.name
  // `Une pieuvre possède trois cœurs`, then `elle`.
  const isLeading = begun !== undefined && (namings.get(begun) === first?.[1] || COLONY_TOPICS.test(begun))
  if (isLeading && drawableNamed(begun)?.file === 'animal') return begun
  if (!first || first[1] < Math.max(MIN_NAMINGS, sentences.length * MIN_SHARE)) return undefined
  const isOfStart = sentences[0]?.present.some(({ name }) => name === first[0]) ?? false
  return first[1] > (second?.[1] ?? 0) || isOfStart ? first[0] : undefined
}

/** Articles of languages that leave subjects out: a noun behind one at the beginning is what the sentence is about. */
const DETERMINERS =
  /^(?:il|lo|gli|le|uno|molti|molte|pochi|poche|alcuni|alcune|tutti|tutte|nessuno|chi|io|noi|loro|el|la|los|las|un|una|unos|unas|o|a|os|as|um|uma|uns|umas|nuestr[oa]s?|noss[oa]s?|muchos|muchas|muitos|muitas|pocos|poucos|algunos|alguns|todos|todas|nadie|ninguém|quien|quem|tú|tu|você|yo|eu|nosotros|nós|ellos|eles)$/u
/** Words before the verb among which a subject would stand. */
const SUBJECT_REACH = 4

/** Whether a sentence can have no subject of its own, in languages that leave it out. */
function isWithoutOwnSubject({ words, language }: LexicalSentence): boolean {
  const { marksSubject, alsoParticle, family, dropsSubjects } = language.rules
  if (marksSubject && alsoParticle !== undefined) return !words.some((word) => marksSubject(word) || word.low === alsoParticle)
  if (family !== 'romance' || !dropsSubjects) return false
  const first = words.slice(0, SUBJECT_REACH)
  // `Metade desse bioma`: a noun without an article.
  if (/^(?:de|del|dell[oae]|d[eoai]i?s?|dess[ea]s?|dest[ea]s?)$/u.test(words[1]?.low ?? '')) return false
  return first.every(({ low, text }, i) => !DETERMINERS.test(low) && (i === 0 || !/^\p{Lu}/u.test(text)))
}

/** Words before a pronoun that goes on: `dann`, `aber`. */
const OPENERS = 2

/** Whether a sentence goes on about what was named before: by a pronoun, without a subject, or by a command. */
export function isGoingOn(sentence: LexicalSentence): boolean {
  const { subject, words, text, language } = sentence
  if (subject?.kind === 'narrator') return false
  const isOfPerson = language.rules.personalPronouns === 'people' && /^s?he$/u.test(subject?.kind ?? '')
  if (subject && !isOfPerson) return true
  if (isOfPerson) return false
  const first = words.filter(({ clause }) => clause === words[0]?.clause)
  const at = first.findIndex(({ low }) => language.goesOn.has(low))
  const isByPronoun = at >= 0 && at <= OPENERS && first.slice(0, at).every(({ low }) => language.isEmpty(low))
  return isByPronoun || isWithoutOwnSubject(sentence) || handCommands(words, text, language).length > 0
}

/** Sentences over which one goes on about a thing that none of them names. */
const TOPIC_REACH = 3

const isPlaceName = ({ drawn }: LexicalMention): boolean => drawn.art!.startsWith('place/')

/** What the next sentence can mean by `it`: the only thing of a sentence, or the one that it begins with. */
function antecedentOf({ present, firstNoun }: LexicalSentence): string | undefined {
  if (present.some(({ isPerson }) => isPerson)) return undefined
  const things = present.filter((one) => !isPlaceName(one) && !NO_TOPIC.test(one.name))
  const names = new Set(things.map(({ name }) => name))
  return names.size === 1 || things[0]?.from === firstNoun ? things[0]?.name : undefined
}

/**
 * For each sentence what its words stand beside where it names nothing: what the whole script is about, or the thing that a sentence before named and this one
 * goes on about.
 */
export function topicsOf(sentences: readonly LexicalSentence[]): readonly (string | undefined)[] {
  const whole = lexicalTopicOf(sentences)
  let last: { readonly name: string; readonly at: number } | undefined
  return sentences.map((sentence, i) => {
    const { present } = sentence
    const named = antecedentOf(sentence)
    if (named !== undefined) last = { name: named, at: i }
    else if (present.some(({ isPerson }) => isPerson) || /^(?:narrator)$/u.test(sentence.subject?.kind ?? '')) last = undefined
    if (present.length > 0) return whole
    const isOfLast = last !== undefined && i - last.at <= TOPIC_REACH && isGoingOn(sentence)
    if (!isOfLast) last = isGoingOn(sentence) ? last : undefined
    if (isOfLast && !(whole !== undefined && isAnimalName(whole))) return last!.name
    // A sentence with a subject of its own is not about the thing.
    return whole !== undefined && !isAnimalName(whole) && sentence.language.rules.tellsOwnSubject === true && !isGoingOn(sentence)
      ? undefined
      : whole
  })
}

const isAnimalName = (name: string): boolean => drawableNamed(name)?.file === 'animal'
