import type { Analysis } from '../../story/analysis.ts'
import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Phrase } from '../../text/phrases.ts'
import type { Token } from '../../text/token.ts'
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

/** `by`: the verb of going in it. */
type Ride = { readonly place: string; readonly by: Token }

function rideOf({ role, lemma, preposition = '', bar, start }: Phrase, { tokens, bars }: Analysis): Ride | undefined {
  const verb = tokens.slice(0, start).findLast(({ pos }) => pos === 'VERB')
  const [, verbs, place] = INSIDES.find(([nouns]) => nouns.test(lemma)) ?? []
  if (!verb || !verbs || !place || bar !== '' || bars[verb.i] !== '') return undefined
  // `took the car to the garage`: it is brought there.
  const isBrought = verb.lemma === 'take' && lemma === 'car'
  // `in his rusty car`, `by train`.
  const isRide =
    role === 'behind'
      ? /^(?:in|on|by)$/u.test(preposition) && GOING.test(verb.lemma)
      : role === 'object' && verbs.test(verb.lemma) && !isBrought
  return isRide ? { place, by: verb } : undefined
}

/** `took the bus`, `drove us to the lake in his car`: people who travel so sit inside it, unless the place where they are is told. */
export function withVehicles(scene: Scene, analysis: Analysis): Scene {
  const isOnWay = [...(scene.placePhrases ?? [])].every(({ preposition = '' }) => INTO.test(preposition))
  if (scene.place !== undefined && !isOnWay) return scene
  for (const phrase of analysis.phrases) {
    const ride = rideOf(phrase, analysis)
    const isPassenger = ({ what, id }: PlanFigure): boolean => {
      const origin = originOf(scene, id)
      return artOf(what) === 'person' && origin?.role === 'subject' && origin.verb?.i === ride?.by.i
    }
    if (!ride || !scene.cast.some(isPassenger)) continue
    return {
      ...scene,
      place: { id: ride.place, name: ride.place },
      placePhrases: new Set([phrase]),
      things: scene.things.filter(({ what }) => originOf(scene, what)?.phrase !== phrase),
      cast: scene.cast.map((figure) => (isPassenger(figure) ? { ...figure, action: 'sit' } : figure)),
    }
  }
  return scene
}
