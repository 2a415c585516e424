import type { Analysis } from '../../story/analysis.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { originOf, type Scene } from '../scene-item.ts'

/** Vehicles that have an inside to be seen in, by what they are called, and the verbs by which one is in them. */
const INSIDES: readonly (readonly [nouns: RegExp, verbs: RegExp, place: string])[] = [
  [/^(?:bus|coach|minibus)$/u, /^(?:ride|take|catch|board)$/u, 'bus'],
  [/^train$/u, /^(?:ride|take|catch|board)$/u, 'train'],
  [/^(?:subway|metro|underground)$/u, /^(?:ride|take|catch|board)$/u, 'subway'],
  [/^(?:plane|airplane|flight)$/u, /^(?:take|catch|board)$/u, 'plane'],
  [/^(?:car|taxi|cab)$/u, /^(?:take|drive|ride|catch)$/u, 'car'],
]

/** Verbs of a way that one goes in a vehicle. */
const GOING = /^(?:drive|go|ride|travel|come|arrive|leave|take|return|commute|sleep|wait|sit)$/u
const INTO = /^(?:to|into|toward|towards|across|through|from)$/u

function insideOf({ role, lemma, preposition = '', bar, start }: Phrase, { tokens, bars }: Analysis): string | undefined {
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  if (!verb || bar !== '' || bars[verb.i] !== '') return undefined
  const [, verbs, place] = INSIDES.find(([nouns]) => nouns.test(lemma)) ?? []
  // `in his rusty car`, `by train`.
  if (role === 'behind') return /^(?:in|on|by)$/u.test(preposition) && GOING.test(verb.lemma) ? place : undefined
  // `took the car to the garage`: it is brought there.
  const isBrought = verb.lemma === 'take' && lemma === 'car'
  return role === 'object' && verbs?.test(verb.lemma) && !isBrought ? place : undefined
}

/** `took the bus`, `drove us to the lake in his car`: people who travel so sit inside it, unless the place where they are is told. */
export function withVehicles(scene: Scene, analysis: Analysis): Scene {
  const people = scene.cast.filter(({ what, id }) => artOf(what) === 'person' && originOf(scene, id)?.role === 'subject')
  const isOnWay = [...(scene.placePhrases ?? [])].every(({ preposition = '' }) => INTO.test(preposition))
  if (people.length === 0 || (scene.place !== undefined && !isOnWay)) return scene
  const vehicle = analysis.phrases.find((phrase) => insideOf(phrase, analysis) !== undefined)
  if (!vehicle) return scene
  const place = insideOf(vehicle, analysis)!
  return {
    ...scene,
    place: { id: place, name: place },
    placePhrases: new Set([vehicle]),
    things: scene.things.filter(({ what }) => originOf(scene, what)?.phrase !== vehicle),
    cast: scene.cast.map((figure) => (people.includes(figure) ? { ...figure, action: 'sit' } : figure)),
  }
}
