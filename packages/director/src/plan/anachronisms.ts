import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Period } from '../story/periods.ts'
import { artOf } from '../vocabulary/art-of.ts'
import type { Scene } from './scene-item.ts'

/** Things that no period before 1920 had, or that are drawn as those of today. */
const OF_TODAY =
  /\b(?:car|taxi|bus|truck|van|sports car|pickup truck|airplane|helicopter|rocket|satellite|spacecraft|drone|laptop|computer|smartphone|television|microwave|refrigerator|washing machine|toaster|vacuum cleaner|credit card|skyscraper|office building|apartment building|gas station|traffic light|supermarket|robot|chip|battery|router|data center|server|joystick|video game|e-mail|solar panel|wind turbine|shopping cart|police car|ambulance|fire engine|motorcycle|scooter|plastic bag|stadium|cinema|flashlight|headphones|pill bottle|running shoe|t-shirt|jeans|hospital|inner tube|stop sign|bullet train|subway train|metro|calculator|keyboard|printer|toilet|shower|escalator|elevator|safe|loudspeaker|goggles|cooler|armchair|couch)\b/u
/** Things of the age of steam and later. */
const SINCE_STEAM =
  /\b(?:train|locomotive|tram|bicycle|factory|light bulb|telephone|radio|camera|film|photo|photograph|railway|train station|street lamp|syringe|pill|stethoscope|thermometer|microscope|engine|sewing machine|tractor|oil drum|banknote|newspaper|megaphone|microphone|electric plug|cable|antenna|can|test tube|dna|bank|post office|hotel|school|shop|ballot box|piano|guitar|saxophone|submarine|hot-air balloon|tire|oven|stove|sink|bathtub|sofa|lamp|alarm clock|watch|glasses|sunglasses|jacket|shirt|suitcase|backpack|wallet|calendar|clipboard|envelope|pencil|fork|canned food|office|badge|medal|glass|french fries|pizza|popcorn|hamburger|hot dog|sandwich)\b/u
/** What is drawn with the traffic of today. */
const ROADS = /^(?:road|highway|motorway|crossroads)$/u
/** What alone the painter shows as a room of today. */
const IN_ROOM_OF_TODAY = /^(?:bed|sofa|stove|sink|toilet|bathtub)$/u
const STEAMERS = /^(?:ship|ferry|motorboat|speedboat|fishing boat)$/u
const UNIFORMED = /\b(?:police officer|firefighter)\b/u
const OF_TODAY_ONLY = /\b(?:programmer|astronaut|pilot|driver|mailman|mechanic|footballer|athlete|businessman|businesswoman|cyclist)\b/u

/** Whether people of a kind wear what only today has and no costume of their period is drawn. */
export const isDressedAsToday = (what: string, period: Period): boolean =>
  OF_TODAY_ONLY.test(what) || (UNIFORMED.test(what) && /^(?:old|early-modern)$/u.test(period))

/** What stands for a thing in a period: nothing for what it did not have or what is only drawn as today. */
export function thingIn(thing: PlanThing, period: Period): PlanThing[] {
  const isUnknown = OF_TODAY.test(thing.what) || ROADS.test(thing.what) || (period !== 'old' && SINCE_STEAM.test(thing.what))
  if (isUnknown && thing.event !== 'cross-out') return []
  if (period === 'old' && thing.what === 'train') return [{ ...thing, what: 'locomotive' }]
  return period !== 'old' && STEAMERS.test(thing.what) ? [{ ...thing, what: 'sailboat' }] : [thing]
}

/** People of a crowd whose clothes can be told. */
const CROWD_FIGURES = 3

const isCrowd = ({ what, event }: PlanThing): boolean => artOf(what) === 'person' && event !== 'cross-out'

const crowdFigures = ({ what }: PlanThing): PlanFigure[] =>
  Array.from({ length: CROWD_FIGURES }, (_, i) => ({
    id: `${what.replaceAll(' ', '-')}-${i}`,
    what,
    action: 'stand',
    feeling: 'neutral',
    speaks: false,
  }))

/** A scene without what its period did not have: ships sail, and nobody wears the clothes of today. Of a crowd a few are seen. */
export function withoutAnachronisms(scene: Scene, period: Period | undefined): Scene {
  if (period === undefined) return scene
  const crowds = scene.cast.length === 0 ? scene.things.filter(isCrowd).slice(0, 1) : []
  const isRoom = scene.things.every(({ what, event }) => IN_ROOM_OF_TODAY.test(what) && event !== 'cross-out')
  return {
    ...scene,
    cast: [...scene.cast, ...crowds.flatMap(crowdFigures)],
    things: isRoom ? [] : scene.things.filter((thing) => !crowds.includes(thing)).flatMap((thing) => thingIn(thing, period)),
  }
}
