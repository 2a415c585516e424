import type { PlanText, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Scene } from '../plan/scene-item.ts'
import type { Analysis } from '../story/analysis.ts'
import { isLandmark } from '../plan/positions/with-positions.ts'
import { artOf } from '../vocabulary/art-of.ts'

/** Furniture that its room is drawn with. */
const ROOMS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:(?!hospital |river |sea |lake |flower )\S+ )?bed$/u, 'bedroom', 'bedroom'],
  [/^(?:\S+ )?sofa$/u, 'room', 'living room'],
  [/^(?:\S+ )?(?:refrigerator|oven|stove|sink)$/u, 'kitchen', 'kitchen'],
]
const roomOf = ({ what }: PlanThing) => ROOMS.find(([furniture]) => furniture.test(what))
const FURNITURE =
  /\b(?:bed|sofa|table|desk|chair|shelf|refrigerator|oven|stove|wardrobe|mirror|door|window|bathtub|piano|bookcase|sink|fireplace|pillow)$/u
const NEEDS_BATHROOM = /\b(?:bathtub|toilet|shower)$/u
const BODY = /^(?:foot|feet|back|head|nose|shoulder|lap|palm|tail|chest|knee|finger|arm|neck|belly)$/u

/** A position that a picture of things side by side does not show. */
const POSITION =
  /\bupside down\b|\binside out\b|\bon (?:its|their) (?:side|head|back)s?\b|\bback to front\b|\b(?:hang(?:s|ing)?|hung) (?:above|over|from) (?:an?|the|my|your|his|her|its|our|their) \p{L}+\b|\bon (?:his|her|its|their|my|your) (?:feet|nose|shoulders?|head|lap|palm|tail)\b/iu

/** Somebody who is inside of something, or something that is under or behind something else. */
const LIVING_IN =
  /\b(?:lived|lives|living|hid|hides|hiding|slept|sleeps|sleeping|sat|sits|sitting|waited|waits|waiting) (?:inside|in|behind|under|beneath) (?:an?|the|his|her|their|my|its) (?:\p{L}+ ){0,2}(?:jar|box|barrel|basket|suitcase|cage|chest|coffin|cupboard|wardrobe|crate|bag|sack|trunk|bottle|pot|drawer|bucket|stairs|bed|table|door|floor)\b|\b(?:something|someone|somebody) (?:under|behind|inside|beneath) (?:the|my|our) \p{L}+\b/iu

/** A position that things side by side do not show, as words beside them; undefined where a sentence tells none. */
export function positionText({ text }: Pick<Analysis, 'text'>): PlanText | undefined {
  const match = POSITION.exec(text) ?? LIVING_IN.exec(text)
  if (!match) return undefined
  return { words: match[0], role: 'label', at: text.slice(0, match.index).split(/\s+/u).filter(Boolean).length }
}

const isNamedAsLandmark = (what: string, { phrases }: Analysis): boolean =>
  phrases.some(
    ({ role, preposition = '', lemma }) =>
      role === 'behind' &&
      /^(?:above|over|under|beneath|underneath|inside|within|behind|atop|between)$/u.test(preposition) &&
      (what === lemma || what.endsWith(` ${lemma}`)),
  )

/** `an umbrella hanging above our bed`: the umbrella alone. */
function withoutLandmarks(scene: Scene, analysis: Analysis): Scene {
  const landmark = scene.things.find(({ what }) => FURNITURE.test(what) && isNamedAsLandmark(what, analysis) && !isLandmark(scene, what))
  if (!landmark || scene.cast.length + scene.things.length < 2) return scene
  const room = roomOf(landmark)
  const isInRoom = room && scene.cast.length > 0 && !scene.place && !scene.isElsewhere
  return {
    ...scene,
    things: scene.things.filter((thing) => thing !== landmark),
    ...(isInRoom && { place: { id: room[1], name: room[2] } }),
  }
}

/** `balances an egg on his feet`: not beside them. */
function withoutBorne(scene: Scene, { phrases }: Analysis): Scene {
  const place = phrases.find(({ preposition, lemma, possessor }) => preposition === 'on' && possessor !== undefined && BODY.test(lemma))
  const borne = place && phrases.findLast(({ end, role }) => end < place.start && role === 'object')
  if (!borne || scene.cast.length === 0) return scene
  return {
    ...scene,
    things: scene.things.filter(
      ({ what, position }) => position !== undefined || (what !== borne.lemma && !what.endsWith(` ${borne.lemma}`)),
    ),
  }
}

/** What somebody may be inside of, who then does not stand beside it. */
const CONTAINERS =
  /\b(?:jar|box|barrel|basket|suitcase|cage|chest|coffin|cupboard|wardrobe|closet|crate|bag|sack|trunk|bottle|pot|cradle|drawer|bucket)$/u
const WITHIN =
  /\b(?:inside|in|into|behind|under|beneath|through|out of) (?:an?|the|his|her|their|my|its) (?:\p{L}+ ){0,2}(?:jar|box|barrel|basket|suitcase|cage|chest|coffin|cupboard|wardrobe|closet|crate|bag|sack|trunk|bottle|pot|cradle|drawer|bucket)\b/iu
const VERBS_OF_POSITION = /^(?:live|sit|hide|sleep|stand|wait|crawl|climb|lie|creep|disappear|vanish|be|trap|lock|curl|jump)$/u

/** `lived in a big clay jar`: somebody is not seen beside it. */
function withoutContainers(scene: Scene, { text, tokens, phrases }: Analysis): Scene {
  if (scene.cast.length === 0 || !WITHIN.test(text)) return scene
  const isInside = ({ what }: PlanThing) =>
    CONTAINERS.test(what) &&
    !isLandmark(scene, what) &&
    phrases.some(({ role, lemma, start, preposition = '' }) => {
      const verb = tokens.slice(0, start).findLast(({ pos }) => /^(?:VERB|AUX)$/u.test(pos))
      return (
        role === 'behind' &&
        /^(?:inside|in|into|behind|under|beneath|through|of)$/u.test(preposition) &&
        (what === lemma || what.endsWith(` ${lemma}`)) &&
        verb !== undefined &&
        (VERBS_OF_POSITION.test(verb.lemma) || /^(?:was|were|is|are)$/u.test(verb.low))
      )
    })
  return scene.things.some(isInside) ? { ...scene, things: scene.things.filter((thing) => !isInside(thing)) } : scene
}

/** People beside a bed or a stove are in its room, which is drawn with it; nobody stands beside a bathtub anywhere. */
function withRooms(scene: Scene, { phrases }: Analysis): Scene {
  const { cast, things, place } = scene
  const isBehind = ({ what }: PlanThing) =>
    phrases.some(({ role, lemma }) => role === 'behind' && (what === lemma || what.endsWith(` ${lemma}`)))
  if (!cast.some(({ what }) => artOf(what) === 'person')) return scene
  if (things.some(({ what }) => NEEDS_BATHROOM.test(what))) return { ...scene, cast: [] }
  const [room] = things.filter(isBehind).map(roomOf)
  if (!room) return scene
  // A glove under a sofa, a child behind it: not without the sofa.
  const isNeeded = ({ what }: PlanThing) =>
    things.some(({ position }) => position?.of === what) ||
    cast.some(({ position }) => position?.of === what && /^(?:under|behind)$/u.test(position.relation))
  const rest = things.filter((thing) => !(roomOf(thing) && isBehind(thing)) || thing.event !== undefined || isNeeded(thing))
  return { ...scene, things: rest, ...(!place && !scene.isElsewhere && { place: { id: room[1], name: room[2] } }) }
}

/** Things whose position cannot be shown are seen alone, and furniture as its room. */
export const withTrueRelations = (scene: Scene, analysis: Analysis): Scene =>
  withRooms(withoutContainers(withoutBorne(withoutLandmarks(scene, analysis), analysis), analysis), analysis)
