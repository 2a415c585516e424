import type { PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import { isPlace, originOf, type Scene } from '../../plan/scene-item.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVisiblePart } from '../../story/body-parts.ts'
import { isSameThing } from '../../story/script-topic.ts'
import type { Phrase } from '../../text/phrases.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isTooLargeBesideSmallThings } from '../../vocabulary/thing-lengths.ts'
import { asCounted, type CardPicture, CONTAINERS, isMetaphor, SURROUNDINGS } from './card-picture.ts'
import { isExact } from './exact.ts'
import { letteredClause, wordsOf } from './lettered-clause.ts'
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

/** `made of wood`, `painted with flowers`: what something consists of or shows is no other thing. */
const isPartOfLook = ({ preposition = '', start }: Phrase, { tokens }: Analysis): boolean =>
  /^(?:of|with|from|in)$/u.test(preposition) &&
  tokens
    .slice(Math.max(0, start - 3), start)
    .some(({ low }) => /^(?:made|built|carved|formed|consists?|composed|woven|painted|printed|engraved|decorated)$/u.test(low))

/** Whether something is there to be drawn beside words as the very thing that its sentence names. */
function isDrawable({ item, figure, thing, clause, role }: Mention, analysis: Analysis): boolean {
  const { phrase, picture } = item
  // Who is only spoken of is not there.
  if (figure && /^(?:said|setting)$/u.test(role)) return false
  if (
    isPlace(picture) ||
    clause?.isDenied ||
    !isExact(item, thing, true) ||
    (phrase && (isMetaphor(phrase, analysis) || isPartOfLook(phrase, analysis)))
  )
    return false
  // Anybody is a face that says nothing.
  if (figure) return !/^(?:person|people)$/u.test(figure.what) || figure.feeling !== 'neutral'
  // `even when your eyes are closed`: no eye.
  if (phrase && isVisiblePart(phrase.lemma) && /^(?:said|setting|location)$/u.test(role)) return false
  if (thing!.event === 'cross-out' || SURROUNDINGS.test(thing!.what)) return false
  if (picture.drawn.file === 'substance' && !/^(?:object|content|instrument)$/u.test(role)) return false
  return artOf(thing!.what) !== 'person' && !picture.isPerson
}

/** What is drawn in a part of its own, the most telling first. */
const rankedMentions = (scene: Scene, analysis: Analysis): Mention[] =>
  mentionsOf(scene, analysis)
    .filter((mention) => RANKS[mention.role] !== undefined && isDrawable(mention, analysis))
    .toSorted((a, b) => RANKS[a.role]! - RANKS[b.role]!)

/** Among more than two things what holds one of them is left out. */
const withoutContainers = (mentions: readonly Mention[], count: number): readonly Mention[] =>
  count > 2 ? mentions.filter(({ thing }) => !(thing && CONTAINERS.test(thing.what))) : mentions

/**
 * The drawings of a card: its main one and the other things that the asserted clauses of the sentence name in a part of their own, at most three.
 * Without a main one there are none: what is merely beside it does not take its place.
 */
export function withCompanions(main: CardPicture, scene: Scene, analysis: Analysis): CardPicture {
  const free = MAX_ILLUSTRATIONS - main.cast.length - main.things.length
  if (main.cast.length + main.things.length === 0 || free <= 0) return main
  const names = [...main.cast, ...main.things].map(({ what }) => what)
  const ids = new Set(main.cast.map(({ id }) => id))
  const mains = new Set([...ids].map((id) => originOf(scene, id)))
  const others = rankedMentions(scene, analysis).filter(({ figure, thing }) =>
    figure ? !ids.has(figure.id) : !names.some((name) => isSameThing(name, thing!.what)),
  )
  // One of each before a second of any.
  const distinct = others.filter(({ item }, i) => others.findIndex((other) => other.item === item) === i && !mains.has(item))
  const candidates = distinct.length > 0 ? distinct : others
  const chosen = withoutContainers(candidates, names.length + distinct.length).slice(0, free)
  return {
    cast: [...main.cast, ...chosen.flatMap(({ figure }) => figure ?? [])],
    things: [...main.things, ...chosen.flatMap(({ thing, item }) => (thing ? asCounted(thing, item) : []))],
  }
}

/** Things that lie side by side at most. */
const MAX_SIDE_BY_SIDE = 4
/** `with a hammer` is no thing of its own beside other words. */
const OF_MANNER = /^(?:without|like|as|by|for|about|from|despite|against)$/u

/** The things of the lettered clause that may lie side by side before its words: all that it names, if those are two at least. */
export function thingsSideBySide(scene: Scene, analysis: Analysis, texts: readonly PlanText[]): readonly PlanThing[] {
  const words = wordsOf(texts)
  const clause = letteredClause(analysis, texts)
  if (!clause || clause.isDenied) return []
  const own = rankedMentions(scene, analysis)
    .filter(
      ({ thing, item: { phrase }, clause: other }) =>
        thing !== undefined &&
        other?.verb === clause.verb &&
        !isTooLargeBesideSmallThings(thing.what) &&
        !OF_MANNER.test(phrase?.preposition ?? ''),
    )
    .toSorted((a, b) => a.item.at - b.item.at)
  const things = withoutContainers(own, scene.things.length)
  const isNamed = things.some(({ item: { phrase } }) => phrase?.nouns.some(({ low }) => words.has(low)))
  return isNamed && things.length >= 2 ? things.slice(0, MAX_SIDE_BY_SIDE).map(({ thing, item }) => asCounted(thing!, item)) : []
}
