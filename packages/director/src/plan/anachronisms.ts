import type { PlanFigure, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Period } from '../story/periods.ts'
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
/** What soldiers of a period are drawn as. */
const SOLDIERS: Readonly<Partial<Record<Period, string>>> = { ancient: 'gladiator', medieval: 'knight' }

function figureIn(figure: PlanFigure, period: Period): PlanFigure {
  const { what } = figure
  if (period === 'old' || !PEOPLE_OF_TODAY.test(what)) return figure
  const soldier = /\b(?:soldier|guard)\b/u.test(what) ? SOLDIERS[period] : undefined
  return { ...figure, what: soldier ?? (figure.traits?.gender || 'person') }
}

function thingIn(thing: PlanThing, period: Period): PlanThing[] {
  const isUnknown = OF_TODAY.test(thing.what) || (period !== 'old' && SINCE_STEAM.test(thing.what))
  if (isUnknown && thing.event !== 'cross-out') return []
  if (period === 'old') return [thing]
  if (STEAMERS.test(thing.what)) return [{ ...thing, what: 'sailboat' }]
  return PEOPLE_OF_TODAY.test(thing.what) ? [{ ...thing, what: SOLDIERS[period] ?? 'people' }] : [thing]
}

/** A scene without what its period did not have: ships sail, and nobody wears the clothes of today. */
export function withoutAnachronisms(scene: Scene, period: Period | undefined): Scene {
  if (period === undefined) return scene
  return {
    ...scene,
    cast: scene.cast.map((figure) => figureIn(figure, period)),
    things: scene.things.flatMap((thing) => thingIn(thing, period)),
  }
}
