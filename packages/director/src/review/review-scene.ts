import { isAnimalName } from '../vocabulary/vocabulary.ts'
import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { artOf } from '../vocabulary/art-of.ts'
import { LIGHTS } from '../plan/events/fitting-event.ts'
import { OUTDOORS } from '../plan/places/homes.ts'
import { startsWithCommand } from '../plan/picture-says-little.ts'
import type { Scene } from '../plan/scene-item.ts'
import { withLosses } from './losses.ts'
import { withWholeThings } from './lone-things.ts'
import { withoutFiguresOfSpeech } from './figures-of-speech.ts'
import { withoutIdlePeople } from './idle-people.ts'
import { withoutUnseenObjects } from './main-objects.ts'
import { withoutThingsOfSideClauses } from './side-clauses.ts'
import { withTrueRelations } from './relations.ts'
import { withLandsAsPlaces } from '../plan/positions/on-lands.ts'
import { withPositions } from '../plan/positions/with-positions.ts'
import { inStatedPlace } from './stated-places.ts'

/** `The candle went out`, `he blew out the lamp`: nothing burns any more but what is seen going out. */
function goesOut({ tokens, bars }: Analysis): boolean {
  return tokens.some(({ lemma, pos, i }) => {
    if (pos !== 'VERB' || bars[i] !== '') return false
    const behind = tokens.slice(i + 1, i + 6).map(({ low }) => low)
    if (/^(?:extinguish|douse)$/u.test(lemma)) return true
    if (/^(?:go|burn|flicker)$/u.test(lemma)) return behind[0] === 'out' && !/^(?:of|to|into|and|for|on|in|at|with)$/u.test(behind[1] ?? '')
    return /^(?:blow|put|snuff|turn|switch)$/u.test(lemma) && behind.some((word) => /^(?:out|off)$/u.test(word))
  })
}

const withoutLights = (scene: Scene, analysis: Analysis): Scene =>
  goesOut(analysis)
    ? { ...scene, things: scene.things.flatMap((thing) => (LIGHTS.test(thing.what) && thing.event !== 'go-out' ? [] : [thing])) }
    : scene

const MOUNTS =
  /\b(?:bicycle|motorcycle|scooter|skateboard|horse|donkey|camel|elephant|pony|llama|ostrich|surfboard|sled|wagon|cart|carriage|dragon|unicorn)$/u
/** Mounts of a script by its words, the first being meant. */
const MOUNT_WORDS: readonly (readonly [words: readonly string[], mount: string])[] = [
  [['bicycle', 'bike', 'cyclist', 'cycle'], 'bicycle'],
  [['motorcycle', 'motorbike'], 'motorcycle'],
]

const withoutRide = (figure: PlanFigure): PlanFigure => (figure.action === 'ride' ? { ...figure, action: 'stand' } : figure)

/** Somebody rides what the sentence names or, where it names nothing, what the script is about; otherwise nobody is seen riding on nothing. */
function withMount(scene: Scene, { context }: Analysis): Scene {
  const { cast, things, place } = scene
  const isMounted = [...cast, ...things].some(({ what }) => MOUNTS.test(what))
  if (isMounted || !cast.some(({ action }) => action === 'ride')) return scene
  const mount = MOUNT_WORDS.find(([words]) => words.some((word) => context.script.has(word)))?.[1]
  if (mount) return { ...scene, things: [...things, { what: mount, count: 1 }] }
  return place === undefined ? { ...scene, cast: cast.map(withoutRide) } : scene
}

/** `Somebody had written her name`: nobody of the story did. */
const withoutKnownDoers = (scene: Scene, { tokens, bars, phrases }: Analysis): Scene => {
  const isDoneBySomebody = tokens.some(
    ({ low, i }) => /^(?:somebody|someone)$/u.test(low) && bars[i] === '' && tokens[i + 1]?.pos !== 'PUNCT',
  )
  const isDoneByKnown =
    tokens.some(({ low }) => /^(?:he|she|they|i|we|you)$/u.test(low)) || phrases.some(({ role, bar }) => role === 'subject' && bar === '')
  return isDoneBySomebody && !isDoneByKnown ? { ...scene, cast: scene.cast.filter(({ what }) => what === 'person') } : scene
}

/** `Two men robbed a shop`: thieves. */
function asThieves(scene: Scene, { tokens, bars }: Analysis): Scene {
  const verb = tokens.find(
    ({ lemma, pos, i }) =>
      pos === 'VERB' &&
      /^(?:rob|burgle|loot|shoplift)$/u.test(lemma) &&
      bars[i] === '' &&
      !/^(?:was|were|been|got)$/u.test(tokens[i - 1]?.low ?? ''),
  )
  if (!verb) return scene
  const isDoer = ({ id, what }: PlanFigure) => scene.doers.has(id) && /^(?:man|woman|person)$/u.test(what)
  return { ...scene, cast: scene.cast.map((figure) => (isDoer(figure) ? { ...figure, what: 'thief' } : figure)) }
}

const isHand = (what: string): boolean => what === 'finger' || what === 'hand'

/** `Press it with your thumb`, `Before you close it, run a finger along the seam`: a finger that points up does none of it. */
function withoutIdleFingers(scene: Scene, analysis: Analysis): Scene {
  const { things } = scene
  const isTool =
    things.some(({ what }) => what === 'finger') &&
    (startsWithCommand(analysis) || /\b(?:run|slide|press|pull) (?:a|your|one)\b/iu.test(analysis.text))
  if (!isTool) return scene
  const others = things.filter(({ what }) => what !== 'finger')
  return { ...scene, things: others.every(({ what }) => isHand(what)) ? [] : others }
}

const STEEP =
  /\b(?:mountains?|cliffs?|rocks?|walls?|trees?|oaks?|pines?|palms?|firs?|beanstalks?|trunks?|gates?|fences?|ladders?|masts?|towers?|poles?|ropes?|peaks?|summit|Everest|face)\b/iu

/** Who climbs a heap or a chair hangs on no rock. */
const withoutRock = (scene: Scene, { text }: Analysis): Scene =>
  (scene.things.length > 0 || scene.isObjectUnseen) && !STEEP.test(text)
    ? {
        ...scene,
        cast: scene.cast.map((figure) =>
          figure.action === 'climb' && !isAnimalName(figure.what) ? { ...figure, action: 'walk' } : figure,
        ),
      }
    : scene

/** `the wheat of the western farmers`: whose it is, where who eats it is not seen. */
const withoutOwners = (scene: Scene): Scene =>
  scene.isSubjectSeen
    ? scene
    : { ...scene, cast: scene.cast.filter(({ id, what }) => !scene.mentioned.has(id) || artOf(what) !== 'person') }

/** Words of scripts whose wheels have tires. */
const TIRED = ['bicycle', 'bike', 'car', 'tire', 'tyre', 'truck', 'bus', 'motorcycle', 'scooter']

/** The wheel of a bicycle or a car has no wooden spokes. */
const withTires = (scene: Scene, { context }: Analysis): Scene =>
  TIRED.some((word) => context.script.has(word))
    ? { ...scene, things: scene.things.map((thing) => (thing.what === 'wheel' ? { ...thing, what: 'bicycle wheel' } : thing)) }
    : scene

const FURNITURE = /\b(?:stairs|door|bed|armchair|sofa|wardrobe|bookcase|fireplace|window|curtain|rug|carpet|television|cupboard)$/u
/** What is about a house, but not in it. */
const OUTSIDE =
  /\b(?:outside|knock\w*|outdoors|garden|yard|street|porch|roof|field|forest|woods|beach|park|lighthouse|tower|temple|ship|boat)\b/iu

const BUILT = /\b(?:house|castle|palace|church|mosque|temple|tower|pyramid|skyscraper|hotel|museum)$/u
const SIGHT = /\b(?:watch|see|saw|look|admire|overlook|view)\w* (?:\S+ ){0,4}(?:river|sea|ocean|lake|bay|mountains?)\b/iu

/** `Climb to the castle and watch the river`: the castle does not stand in what is seen from it. */
const withoutSight = (scene: Scene, { text }: Analysis): Scene =>
  /^(?:river|sea|mountain)$/u.test(scene.place?.id ?? '') && scene.things.some(({ what }) => BUILT.test(what)) && SIGHT.test(text)
    ? { ...scene, place: undefined }
    : scene

/** People beside furniture, of whom no place is told, are in a room. */
function inRoom(scene: Scene, { text }: Analysis): Scene {
  const { cast, things, place } = scene
  const present = things.filter(({ event }) => event !== 'cross-out')
  const isHome = present.some(({ what }) => FURNITURE.test(what)) && ![...present, ...cast].some(({ what }) => OUTDOORS.test(what))
  const isPeople = cast.some(({ what }) => artOf(what) === 'person')
  if (place || scene.isElsewhere || !isHome || !isPeople || OUTSIDE.test(text)) return scene
  return { ...scene, place: { id: 'room', name: 'room' } }
}

const reviewed = (scene: Scene, analysis: Analysis, reviews: readonly ((scene: Scene, analysis: Analysis) => Scene)[]): Scene =>
  reviews.reduce((one, review) => review(one, analysis), scene)

/** What is not really there, however it is drawn. */
const OF_WHAT_IS_THERE = [
  withLandsAsPlaces,
  withPositions,
  withoutFiguresOfSpeech,
  withoutOwners,
  withoutKnownDoers,
  asThieves,
  withoutLights,
  withoutIdleFingers,
  withTires,
  withLosses,
]

/** The things and people of a sentence that one of them alone may stand for: how they stand to each other is not seen then. */
export const reviewedForCard = (scene: Scene, analysis: Analysis): Scene => reviewed(scene, analysis, OF_WHAT_IS_THERE)

/**
 * Reads a finished scene once more beside its sentence, whatever rule wrote each part of it: a light that goes out is not seen burning, nobody rides on
 * nothing, and people beside furniture do not stand in a meadow.
 */
export const reviewedScene = (scene: Scene, analysis: Analysis): Scene =>
  reviewed(scene, analysis, [
    withLandsAsPlaces,
    withPositions,
    withoutThingsOfSideClauses,
    inStatedPlace,
    withoutFiguresOfSpeech,
    withTrueRelations,
    withoutUnseenObjects,
    withoutIdlePeople,
    withoutOwners,
    withoutKnownDoers,
    asThieves,
    withoutLights,
    withMount,
    withoutRock,
    withoutIdleFingers,
    withTires,
    withWholeThings,
    withoutSight,
    inRoom,
    withLosses,
  ])
