import type { Analysis } from '../../story/analysis.ts'
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

/** `took the bus`, `drove a car`: people who are told to travel so sit inside it, where no other place is told. */
export function withVehicles(scene: Scene, { phrases, bars, tokens }: Analysis): Scene {
  const people = scene.cast.filter(({ what, id }) => artOf(what) === 'person' && originOf(scene, id)?.role === 'subject')
  if (people.length === 0 || scene.place !== undefined) return scene
  for (const phrase of phrases) {
    const verb = phrase.role === 'object' ? tokens.slice(0, phrase.start).findLast(({ pos }) => pos === 'VERB') : undefined
    const inside = INSIDES.find(([nouns, verbs]) => verb && nouns.test(phrase.lemma) && verbs.test(verb.lemma))
    if (!inside || !verb || phrase.bar !== '' || bars[verb.i] !== '') continue
    // `took the car to the garage`: it is brought, and `took a taxi driver` is somebody.
    if (verb.lemma === 'take' && inside[2] === 'car' && phrase.lemma === 'car') continue
    const things = scene.things.filter(({ what }) => originOf(scene, what)?.phrase !== phrase)
    return {
      ...scene,
      place: { id: inside[2], name: inside[2] },
      placePhrases: new Set([...(scene.placePhrases ?? []), phrase]),
      things,
      cast: scene.cast.map((figure) => (people.includes(figure) ? { ...figure, action: 'sit' } : figure)),
    }
  }
  return scene
}
