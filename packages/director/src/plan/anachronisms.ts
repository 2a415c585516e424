import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Period } from '../story/periods.ts'
import { artOf } from '../vocabulary/art-of.ts'
import type { Scene } from './scene-item.ts'

/** Things that no period before 1920 had, or that are drawn as those of today. */
const OF_TODAY =
  /\b(?:car|taxi|bus|truck|van|sports car|pickup truck|airplane|helicopter|rocket|satellite|spacecraft|drone|laptop|computer|smartphone|television|microwave|refrigerator|washing machine|toaster|vacuum cleaner|credit card|skyscraper|office building|apartment building|gas station|traffic light|supermarket|robot|chip|battery|router|data center|server|joystick|video game|e-mail|solar panel|wind turbine|shopping cart|police car|ambulance|fire engine|motorcycle|scooter|plastic bag|stadium|cinema|flashlight|headphones|pill bottle|running shoe|t-shirt|jeans|hospital|inner tube|stop sign)\b/u
/** Things of the age of steam and later. */
const SINCE_STEAM =
  /\b(?:train|locomotive|tram|bicycle|factory|light bulb|telephone|radio|camera|film|photo|photograph|railway|train station|street lamp|syringe|pill|stethoscope|thermometer|microscope|engine|sewing machine|tractor|oil drum|banknote|newspaper|megaphone|microphone|electric plug|cable|antenna|can|test tube|dna|bank|post office|hotel|school|shop|ballot box|piano|guitar|saxophone|submarine|hot-air balloon|tire)\b/u
const STEAMERS = /^(?:ship|ferry|motorboat|speedboat|fishing boat)$/u
/** People whose clothes are those of today. */
const PEOPLE_OF_TODAY =
  /\b(?:doctor|nurse|surgeon|dentist|police officer|firefighter|programmer|businessman|businesswoman|pilot|driver|astronaut|scientist|chemist|biologist|physicist|engineer|mechanic|worker|workman|builder|miner|sailor|captain|soldier|guard|detective|journalist|reporter|photographer|astronomer|teacher|cyclist|athlete|footballer|waiter|clerk|manager|boss|banker|accountant)\b/u
/** Clothes of every occupation in a period: those of a costume that hides the ones of today. */
const CLOTHES: Readonly<Record<Exclude<Period, 'old'>, FigureTraits>> = {
  ancient: { costume: 'judge', clothing: 'robe' },
  medieval: { costume: 'judge', clothing: 'robe', headwear: 'hood' },
  'early-modern': { costume: 'judge', clothing: 'coat', headwear: 'hat' },
}

/** Clothes of an occupation in a period in which it had others than today; undefined for all other people. */
export function clothesOfOccupation(what: string, period: Period): FigureTraits | undefined {
  if (period === 'old' || !PEOPLE_OF_TODAY.test(what)) return undefined
  return period === 'medieval' && /\b(?:soldier|guard)\b/u.test(what) ? { costume: 'knight' } : CLOTHES[period]
}

const figureIn = (figure: PlanFigure, period: Period): PlanFigure =>
  period === 'ancient' && /\b(?:soldier|guard)\b/u.test(figure.what) ? { ...figure, what: 'gladiator' } : figure

function thingIn(thing: PlanThing, period: Period): PlanThing[] {
  const isUnknown = OF_TODAY.test(thing.what) || (period !== 'old' && SINCE_STEAM.test(thing.what))
  if (isUnknown && thing.event !== 'cross-out') return []
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
  return {
    ...scene,
    cast: [...scene.cast, ...crowds.flatMap(crowdFigures)].map((figure) => figureIn(figure, period)),
    things: scene.things.filter((thing) => !crowds.includes(thing)).flatMap((thing) => thingIn(thing, period)),
  }
}
