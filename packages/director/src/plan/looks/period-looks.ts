import type { TraitPeriod } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanAction, PlanFigure, PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { DrawingCandidate } from '../../drawings/candidate.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import type { Period } from '../../story/periods.ts'
import { PLACES_WITH_MODERN_FURNITURE, ONLY_TODAY } from '../../vocabulary/place-kinds.ts'
import { placeOr } from '../../vocabulary/place-or.ts'
import { isDressedAsToday, thingIn } from '../anachronisms.ts'
import type { Scene } from '../scene-item.ts'

type Place = { readonly id: string; readonly name: string }

const OLD_TOWN: Place = { id: 'old-town', name: 'old town' }
const VILLAGE: Place = { id: 'village', name: 'village' }
const RUINS: Place = { id: 'ruins', name: 'ancient columns' }
const SEA: Place = { id: 'sea', name: 'sea' }
const OLD_HARBOR: Place = { id: 'harbor-old', name: 'harbor' }
const COTTAGE: Place = { id: 'cottage', name: 'old room' }
const LIBRARY: Place = { id: 'library', name: 'library' }
/** A street of timber and stone, where the painter has one. */
const STREET = placeOr('street-old', undefined) === undefined ? undefined : { id: 'street-old', name: 'old street' }

const nothingFor = (places: readonly string[]): Readonly<Record<string, null>> => Object.fromEntries(places.map((id) => [id, null]))
/** Places of today, for which nothing stands before. */
const NOT_YET = nothingFor(ONLY_TODAY)
/** And those of the age of steam. */
const NOT_BEFORE_STEAM = { ...NOT_YET, train: null }
/** Rooms that are furnished as today. */
const MODERN_ROOMS = nothingFor(PLACES_WITH_MODERN_FURNITURE)
/** The one room that a house had, with its hearth. */
const HOME = { room: COTTAGE, kitchen: COTTAGE, bedroom: COTTAGE }

/** What stands for places of today in other periods; `null`: nothing does. */
const PLACES: Readonly<Record<Period, Readonly<Record<string, Place | null>>>> = {
  old: {
    harbor: OLD_HARBOR,
    city: STREET ?? OLD_TOWN,
    street: STREET ?? OLD_TOWN,
    ...(STREET && { 'old-town': STREET }),
    rooftop: null,
    cafe: null,
    hospital: null,
    office: LIBRARY,
    ...MODERN_ROOMS,
    ...HOME,
    ...NOT_YET,
  },
  'early-modern': {
    harbor: OLD_HARBOR,
    city: STREET ?? null,
    street: STREET ?? null,
    'old-town': STREET ?? null,
    rooftop: null,
    cafe: null,
    market: null,
    hospital: null,
    office: LIBRARY,
    school: LIBRARY,
    ...MODERN_ROOMS,
    ...HOME,
    ...NOT_BEFORE_STEAM,
  },
  medieval: {
    harbor: SEA,
    'old-town': STREET ?? VILLAGE,
    city: STREET ?? VILLAGE,
    street: STREET ?? VILLAGE,
    rooftop: VILLAGE,
    cafe: VILLAGE,
    market: VILLAGE,
    hospital: null,
    office: null,
    school: null,
    ...MODERN_ROOMS,
    ...HOME,
    ...NOT_BEFORE_STEAM,
  },
  ancient: {
    harbor: SEA,
    'old-town': RUINS,
    city: RUINS,
    street: RUINS,
    rooftop: RUINS,
    market: RUINS,
    village: RUINS,
    castle: RUINS,
    'great-hall': RUINS,
    hospital: null,
    office: null,
    school: null,
    library: null,
    stage: null,
    cafe: null,
    restaurant: null,
    garden: null,
    ...MODERN_ROOMS,
    room: COTTAGE,
    ...NOT_BEFORE_STEAM,
  },
}

/** Persons and words of the 18th century, in scripts without a year. */
const GEORGIAN =
  /\b(?:Napoleon|Mozart|Beethoven|Bach|Kant|Jane Austen|Washington|Cook|Voltaire|Rousseau|Franklin|Jefferson|Revere|Robespierre|Goethe|Frederick the Great|Catherine the Great|Marie Antoinette|Peter the Great|Newton|Bol[ií]var|Louverture|(?:French|American) revolution)\b/iu
const YEARS = /\b1[5-8]\d\d\b/gu

/** From when on nobody wears a cocked hat. */
const FIRST_YEAR_OF_TOP_HATS = 1800

/** The clothes of a period; `script` tells the century. */
function clothesOf(period: Period, script: string): TraitPeriod {
  if (period === 'old') return 'victorian'
  if (period !== 'early-modern') return period
  const [year] = script.match(YEARS) ?? []
  if (Number(year) >= FIRST_YEAR_OF_TOP_HATS) return 'victorian'
  return (year === undefined ? GEORGIAN.test(script) || /\b(?:18|eighteen)th[- ]century\b/iu.test(script) : Number(year) >= 1690)
    ? 'georgian'
    : 'renaissance'
}

const dressed = (figure: PlanFigure, period: TraitPeriod): PlanFigure =>
  artOf(figure.what) === 'person' ? { ...figure, traits: { ...figure.traits, period } } : figure

/** What stands for a place in a period: `null` where nothing does, undefined where it stays as it is. */
const placeInPeriod = (place: string | undefined, period: Period): Place | null | undefined => PLACES[period][place ?? '']

/** What is done at home, where the painter would show a home of today. */
const HOUSEHOLD: ReadonlySet<PlanAction> = new Set<PlanAction>(['sleep', 'eat', 'cook', 'wash', 'write', 'sweep'])

/** Who does at home what is done there, in the home of a period that has one. */
function atHomeInPeriod(scene: Scene, period: Period): Scene {
  const home = PLACES[period].room
  const isHome = scene.place === undefined && scene.cast.some(({ action, what }) => HOUSEHOLD.has(action) && artOf(what) === 'person')
  return home && isHome ? { ...scene, place: home } : scene
}

/** A scene of which nothing is seen that is only drawn as today: soldiers in uniform, and people at home where the period has no home. `period`: of its sentence. */
export function withoutModernHomes(given: Scene, period: Period | undefined): Scene {
  if (period === undefined) return given
  const scene = atHomeInPeriod(given, period)
  const isPlaced = scene.place !== undefined && placeInPeriod(scene.place.id, period) === undefined
  const cast = scene.cast.filter(
    ({ what, action }) => artOf(what) !== 'person' || !(isDressedAsToday(what, period) || (HOUSEHOLD.has(action) && !isPlaced)),
  )
  const isDoerGone = scene.cast.some((figure) => scene.doers.has(figure.id) && !cast.includes(figure))
  // `Soldiers of the king fired at the crowd`: without them not the king or the crowd.
  const rest = isDoerGone ? cast.filter(({ id }) => scene.doers.has(id)) : cast
  const things = isDoerGone ? scene.things.filter(({ what }) => artOf(what) !== 'person') : scene.things
  const isEmpty = rest.length < scene.cast.length && rest.length + things.length === 0
  return { ...scene, cast: rest, things, ...(isEmpty && { place: undefined }) }
}

/** Things alone, behind which a room or street of today would be seen. */
const isOfThings = ({ form, cast, things, graphic }: ShotPlan): boolean =>
  form === 'scene' && !graphic && cast.length === 0 && things.some(({ event }) => event !== 'cross-out')

type Planned = {
  readonly plan: ShotPlan
  readonly placeName?: string
  readonly card?: { readonly picture: { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] } }
  readonly candidates?: readonly DrawingCandidate[]
}

/** What may be drawn beside words as it was in a period: nothing for what it did not have. */
function candidateIn(candidate: DrawingCandidate, period: Period, clothes: TraitPeriod): DrawingCandidate[] {
  const { figure, thing, place } = candidate
  if (place) {
    const other = placeInPeriod(place.id, period)
    return other === null ? [] : [other ? { ...candidate, place: other } : candidate]
  }
  if (figure) return isDressedAsToday(figure.what, period) ? [] : [{ ...candidate, figure: dressed(figure, clothes) }]
  return thing ? thingIn(thing, period).map((other) => ({ ...candidate, thing: other })) : []
}

/** A plan in the places and clothes of its period. `chosen`: ids of chosen characters, who keep their own looks. `script`: all of the texts. Default: unknown. */
export function inPeriod<P extends Planned>(planned: P, period: Period | undefined, chosen: ReadonlySet<string>, script = ''): P {
  if (period === undefined) return planned
  const { plan, card, candidates } = planned
  const place = placeInPeriod(plan.place, period)
  const clothes = clothesOf(period, script)
  const dress = (cast: readonly PlanFigure[]) => cast.map((figure) => (chosen.has(figure.id) ? figure : dressed(figure, clothes)))
  const picturedIn = <C extends { readonly cast: readonly PlanFigure[]; readonly things: readonly PlanThing[] }>(picture: C): C => ({
    ...picture,
    cast: dress(picture.cast),
    things: picture.things.flatMap((thing) => thingIn(thing, period)),
  })
  return {
    ...planned,
    ...(card && { card: { ...card, picture: picturedIn(card.picture) } }),
    ...(candidates && { candidates: candidates.flatMap((one) => candidateIn(one, period, clothes)) }),
    ...(place !== undefined && { placeName: place?.name }),
    plan: {
      ...plan,
      ...(place !== undefined && { place: place?.id ?? (plan.cast.length > 0 ? 'plain' : undefined) }),
      ...(place === null && { placeState: undefined }),
      ...(isOfThings(plan) && plan.place === undefined && { place: 'plain' }),
      cast: dress(plan.cast),
    },
  }
}
