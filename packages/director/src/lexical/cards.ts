import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Card } from '../plan/cards/cards.ts'
import type { Scene } from '../plan/scene-item.ts'
import { SURROUNDINGS } from '../review/gate/card-picture.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import type { LexicalMention, LexicalSentence } from './read-sentence.ts'

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
      present.some(isSomebody) || (/^(?:ja|zh)$/u.test(language.code) && /^s?he$/u.test(subject?.kind ?? '')),
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

/** Clause of the words of a card. */
const clauseOf = ({ words }: LexicalSentence, texts: readonly PlanText[]): number | undefined => {
  const key = texts.find(({ role }) => /^(?:key|title|label)$/u.test(role))
  return key && words.find(({ word }) => word >= key.at)?.clause
}

/** Names of what a sentence names, those in the clause of its words first. */
function orderedNames(sentence: LexicalSentence, texts: readonly PlanText[]): readonly string[] {
  const clause = clauseOf(sentence, texts)
  const { present, words } = sentence
  return present
    .toSorted((a, b) => Number(words[b.from]!.clause === clause) - Number(words[a.from]!.clause === clause) || a.from - b.from)
    .map(({ name }) => name)
}

/** Parts of a body of which a card shows the whole where it is known. */
const isPart = ({ what }: { readonly what: string }): boolean => drawableNamed(what)?.file === 'body'

/** Whether somebody is seen doing what the sentence says. */
const isActing = ({ cast }: Scene): boolean => cast.some(({ action }) => action !== 'stand')

/**
 * What is seen instead of a scene in which nobody acts: its words beside at most three drawings, the things of their clause first, or beside what the script
 * is about where the sentence names nothing. `texts`: the words of the sentence; `topic`: as `lexicalTopicOf` gives it. Undefined for scenes that stay.
 */
export function lexicalCardOf(
  sentence: LexicalSentence,
  scene: Scene,
  texts: readonly PlanText[],
  topic: string | undefined,
): Card | undefined {
  if (texts.length === 0 || isActing(scene)) return undefined
  const names = orderedNames(sentence, texts)
  const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  const cast = scene.cast.toSorted((a, b) => rank(a.what) - rank(b.what)).slice(0, MAX_ILLUSTRATIONS)
  const isAnimal = topic !== undefined && drawableNamed(topic)?.file === 'animal'
  const isWhole = cast.length > 0 || isAnimal
  const isMeant = isAnimal && /^(?:he|she|either|omitted)$/u.test(sentence.subject?.kind ?? '') && cast.every(({ what }) => what !== topic)
  const things = scene.things
    .filter((thing) => !isWhole || !isPart(thing))
    .filter(({ what }) => !SURROUNDINGS.test(what) || scene.things.length + cast.length === 1)
    .toSorted((a, b) => rank(a.what) - rank(b.what))
    .slice(0, MAX_ILLUSTRATIONS - cast.length)
  const isBare = cast.length + things.length === 0
  const own = isBare ? (scene.denied ?? []) : things
  const isOfTopic = isBare && own.length === 0 && topic !== undefined && !scene.place && sentence.subject?.kind !== 'narrator'
  const self = { id: topic ?? '', what: topic ?? '', action: 'stand', feeling: 'neutral', speaks: false } as const
  const standing = isOfTopic && isAnimal ? [self] : isMeant && !isBare ? [self, ...cast].slice(0, MAX_ILLUSTRATIONS) : cast
  return {
    nearMisses: new Set(),
    isNeeded: true,
    tellingThings: [],
    text: texts,
    picture: {
      cast: standing,
      things: isOfTopic && !isAnimal ? [{ what: topic, count: 1 }] : own.slice(0, MAX_ILLUSTRATIONS - standing.length),
    },
    ...(scene.place && cast.length > 0 && { scene: { cast: scene.cast, things: scene.things } }),
    ...(scene.place && isBare && { isOfPlace: true }),
  }
}
