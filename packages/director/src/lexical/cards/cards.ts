import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Card } from '../../plan/cards/cards.ts'
import type { Scene } from '../../plan/scene-item.ts'
import { SURROUNDINGS } from '../../review/gate/card-picture.ts'
import { drawableNamed } from '../../vocabulary/vocabulary.ts'
import type { LexicalSentence } from '../read-sentence.ts'
import { isBroadSign } from '../nouns/signs.ts'
import { isGoingOn } from './topics.ts'

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

/** More signs than these are a riddle. */
const MAX_SIGNS = 2

const distinctThings = (things: readonly PlanThing[]): PlanThing[] =>
  things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i)

/** Whether somebody is seen doing what the sentence says. */
const isActing = ({ cast }: Scene): boolean => cast.some(({ action }) => action !== 'stand')

/**
 * What is seen instead of a scene in which nobody acts: its words beside at most three drawings, the things of their clause first; where the sentence names
 * nothing, signs of what it says, or what it is about. `texts`: the words of the sentence; `topic`: as `topicsOf` gives it. Undefined for scenes that stay.
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
  const own = scene.things.filter((thing) => !isWhole || !isPart(thing))
  const isBeside = own.length + cast.length > 1
  const near = own.filter(({ what }) => !isBeside || !SURROUNDINGS.test(what))
  // `Ash covered the roofs`: surroundings alone are what is told.
  const things = (near.length + cast.length > 0 ? near : own)
    .toSorted((a, b) => rank(a.what) - rank(b.what))
    .slice(0, MAX_ILLUSTRATIONS - cast.length)
  const isBare = cast.length + things.length === 0
  const signs = sentence.signs.map((what) => ({ what, count: 1 }))
  const shown = isBare ? (scene.denied ?? []) : things
  const isWordsAlone = isBare && shown.length === 0 && !scene.place
  const isOfTopic =
    isWordsAlone &&
    topic !== undefined &&
    sentence.subject?.kind !== 'narrator' &&
    (isAnimal || signs.length === 0 || (sentence.signs.every(isBroadSign) && isGoingOn(sentence)))
  const self = { id: topic ?? '', what: topic ?? '', action: 'stand', feeling: 'neutral', speaks: false } as const
  // `His lashes keep the sand out`: the animal whose they are.
  const isOfPart = isAnimal && cast.length === 0 && scene.things.some(isPart) && sentence.subject?.kind !== 'narrator'
  const standing = (isOfTopic && isAnimal) || isOfPart ? [self] : isMeant && !isBare ? [self, ...cast].slice(0, MAX_ILLUSTRATIONS) : cast
  const topics = isOfTopic && !isAnimal ? [{ what: topic, count: 1 }] : []
  const isOfPeople = standing.length > 0 && standing.every(({ what }) => drawableNamed(what)?.art === 'person')
  const isOpen = standing.length + topics.length === 0 ? isWordsAlone : things.length === 0 && isOfPeople && !scene.place
  const besides = distinctThings([...topics, ...shown, ...(isOpen ? signs.slice(0, MAX_SIGNS) : [])])
  return {
    nearMisses: new Set(),
    isNeeded: true,
    tellingThings: [],
    text: texts,
    picture: {
      cast: standing,
      things: besides.slice(0, MAX_ILLUSTRATIONS - standing.length),
    },
    ...(scene.place && cast.length > 0 && { scene: { cast: scene.cast, things: scene.things } }),
    ...(scene.place && isBare && { isOfPlace: true }),
  }
}
