import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { isPlace, type Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVisiblePart } from '../../story/body-parts.ts'
import { isSameThing } from '../../story/script-topic.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { asCounted, type CardPicture, CONTAINERS, isMetaphor, SURROUNDINGS } from './card-picture.ts'
import { isExact } from './exact.ts'
import { type Mention, mentionsOf, type MentionRole } from './mentions.ts'

/** Which of several are drawn beside the main thing of a sentence, the first before the others; roles that are absent never are. */
const RANKS: Partial<Readonly<Record<MentionRole, number>>> = {
  subject: 0,
  object: 1,
  agent: 1,
  instrument: 2,
  content: 3,
  location: 3,
  said: 4,
  setting: 4,
}

const nameOf = ({ figure, thing }: Mention): string => (figure ?? thing)!.what

/** Whether something is there to be drawn beside words as the very thing that its sentence names. */
function isDrawable({ item, figure, thing, clause, role }: Mention, analysis: Analysis): boolean {
  const { phrase, picture } = item
  // Who is only spoken of is not there.
  if (figure && /^(?:said|setting)$/u.test(role)) return false
  if (isPlace(picture) || clause?.isDenied || !isExact(item, thing, true) || (phrase && isMetaphor(phrase, analysis))) return false
  // Anybody is a face that says nothing.
  if (figure) return !/^(?:person|people)$/u.test(figure.what) || figure.feeling !== 'neutral'
  // `even when your eyes are closed`: no eye.
  if (phrase && isVisiblePart(phrase.lemma) && /^(?:said|setting|location)$/u.test(role)) return false
  if (thing!.event === 'cross-out' || SURROUNDINGS.test(thing!.what)) return false
  if (picture.drawn.file === 'substance' && !/^(?:object|content|instrument)$/u.test(role)) return false
  return artOf(thing!.what) !== 'person' && !picture.isPerson
}

/**
 * The drawings of a card: its main one and the other things that the told clauses of the sentence name in a part of their own, at most three.
 * Without a main one there are none: what is merely beside it does not take its place.
 */
export function withCompanions(main: CardPicture, scene: Scene, analysis: Analysis): CardPicture {
  const free = MAX_ILLUSTRATIONS - main.cast.length - main.things.length
  if (main.cast.length + main.things.length === 0 || free <= 0) return main
  const names = [...main.cast, ...main.things].map(({ what }) => what)
  const ids = new Set(main.cast.map(({ id }) => id))
  const mentions = mentionsOf(scene, analysis)
  const mains = new Set(mentions.flatMap(({ item, figure }) => (figure && ids.has(figure.id) ? [item] : [])))
  const ranked = mentions
    .filter((mention) => RANKS[mention.role] !== undefined && isDrawable(mention, analysis))
    .filter((mention) => (mention.figure ? !ids.has(mention.figure.id) : !names.some((name) => isSameThing(name, nameOf(mention)))))
    .toSorted((a, b) => RANKS[a.role]! - RANKS[b.role]!)
  // One of each before a second of any.
  const distinct = ranked.filter(({ item }, i) => ranked.findIndex((other) => other.item === item) === i && !mains.has(item))
  const isFull = names.length + distinct.length > 2
  const chosen = (distinct.length > 0 ? distinct : ranked)
    .filter(({ thing }) => !(thing && CONTAINERS.test(thing.what) && isFull))
    .slice(0, free)
  return {
    cast: [...main.cast, ...chosen.flatMap(({ figure }) => figure ?? [])],
    things: [...main.things, ...chosen.flatMap(({ thing, item }) => (thing ? asCounted(thing, item) : []))],
  }
}
