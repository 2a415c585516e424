import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanAction, PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import type { Period } from '../story/periods.ts'
import { clothesOfOccupation, isDressedAsToday } from './anachronisms.ts'
import { placeOr } from '../vocabulary/place-or.ts'
import type { Scene } from './scene-item.ts'

type Place = { readonly id: string; readonly name: string }

const OLD_TOWN: Place = { id: 'old-town', name: 'old town' }
const VILLAGE: Place = { id: 'village', name: 'village' }
const CASTLE: Place = { id: 'castle', name: 'castle' }
const RUINS: Place = { id: 'ruins', name: 'ancient columns' }
const SEA: Place = { id: 'sea', name: 'sea' }
const LIBRARY: Place = { id: 'library', name: 'library' }
/** A street of timber and stone, where the painter has one. */
const STREET = placeOr('street-old', undefined) === undefined ? undefined : { id: 'street-old', name: 'old street' }

/** Places of the age of steam and later, for which nothing stands before. */
const NOT_YET: Readonly<Record<string, null>> = Object.fromEntries(
  ['lab', 'station', 'airport', 'bus', 'subway', 'supermarket', 'factory', 'gym', 'restaurant', 'future-city', 'space'].map((id) => [
    id,
    null,
  ]),
)

/** Rooms that are furnished as today. */
const MODERN_ROOMS: Readonly<Record<string, null>> = {
  room: null,
  bedroom: null,
  bathroom: null,
  kitchen: null,
  attic: null,
  prison: null,
  workshop: null,
}

/** What stands for places of today in other periods; `null`: nothing does. */
const PLACES: Readonly<Record<Period, Readonly<Record<string, Place | null>>>> = {
  old: {
    harbor: SEA,
    city: STREET ?? OLD_TOWN,
    street: STREET ?? OLD_TOWN,
    ...(STREET && { 'old-town': STREET }),
    rooftop: null,
    cafe: null,
    hospital: null,
    office: LIBRARY,
    ...MODERN_ROOMS,
    ...NOT_YET,
  },
  'early-modern': {
    harbor: SEA,
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
    ...NOT_YET,
  },
  medieval: {
    harbor: SEA,
    'old-town': STREET ?? VILLAGE,
    city: STREET ?? VILLAGE,
    street: STREET ?? VILLAGE,
    rooftop: VILLAGE,
    cafe: VILLAGE,
    market: VILLAGE,
    hospital: CASTLE,
    office: CASTLE,
    school: CASTLE,
    ...MODERN_ROOMS,
    ...NOT_YET,
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
    hospital: RUINS,
    office: RUINS,
    school: RUINS,
    library: RUINS,
    stage: RUINS,
    room: RUINS,
    bedroom: RUINS,
    kitchen: null,
    bathroom: null,
    ...NOT_YET,
  },
}

const CLOTHES: Readonly<Record<Period, Readonly<Record<'man' | 'woman', FigureTraits>>>> = {
  old: { man: { clothing: 'suit', headwear: 'top-hat' }, woman: { clothing: 'dress' } },
  'early-modern': { man: { clothing: 'coat', headwear: 'none' }, woman: { clothing: 'dress' } },
  medieval: { man: { clothing: 'robe' }, woman: { clothing: 'dress' } },
  ancient: { man: { clothing: 'robe' }, woman: { clothing: 'robe' } },
}

/** Clothes of children but for girls, by period. */
const CHILDREN = { old: 'shirt', 'early-modern': 'shirt', medieval: 'robe', ancient: 'robe' } as const

/** Kinds of people whose clothes are those of any time, or tell who they are. */
const KEEPS_CLOTHES =
  /\b(?:king|queen|prince|princess|emperor|pharaoh|knight|soldier|warrior|monk|nun|priest|pope|wizard|witch|pirate|sailor|fisherman|farmer|peasant|shepherd|chef|cook|baker|judge|samurai|viking|gladiator|cowboy|nurse|doctor|surgeon|astronaut|baby|ghost|angel|fairy)\b/u

function dressed(figure: PlanFigure, period: Period): PlanFigure {
  const { what, traits = {} } = figure
  const ofOccupation = clothesOfOccupation(what, period)
  if (ofOccupation) return { ...figure, traits: { ...traits, ...ofOccupation } }
  if (artOf(what) !== 'person' || KEEPS_CLOTHES.test(what)) return figure
  if (traits.clothing || traits.headwear) return figure
  const gender =
    traits.gender ?? (/\b(?:woman|girl|lady|mother|grandmother|wife|widow|daughter|sister|aunt)\b/u.test(what) ? 'woman' : 'man')
  const isKnown = traits.gender !== undefined || /\b(?:(?:wo)?man|boy|girl)\b/u.test(what)
  const { costume: _, ...own } = traits
  // No child wears a top hat.
  const isChild = traits.age === 'child' || /\b(?:child|boy|girl)\b/u.test(what)
  if (isChild) return { ...figure, traits: { ...own, clothing: isKnown && gender === 'woman' ? 'dress' : CHILDREN[period] } }
  const clothes = isKnown
    ? CLOTHES[period][gender]
    : { clothing: /^(?:old|early-modern)$/u.test(period) ? ('coat' as const) : ('robe' as const) }
  return { ...figure, traits: { ...own, ...clothes } }
}

/** What stands for a place in a period: `null` where nothing does, undefined where it stays as it is. */
const placeInPeriod = (place: string | undefined, period: Period): Place | null | undefined => PLACES[period][place ?? '']

/** What is done at home, where the painter would show a home of today. */
const HOUSEHOLD: ReadonlySet<PlanAction> = new Set<PlanAction>(['sleep', 'eat', 'cook', 'wash', 'write', 'sweep'])

/** A scene of which nothing is seen that is only drawn as today: soldiers in uniform, and people at home. `period`: of its sentence. */
export function withoutModernHomes(scene: Scene, period: Period | undefined): Scene {
  if (period === undefined) return scene
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
  readonly card?: { readonly picture: { readonly cast: readonly PlanFigure[] } }
}

/** A plan in the places and clothes of its period. `chosen`: ids of chosen characters, who keep their own looks. */
export function inPeriod<P extends Planned>(planned: P, period: Period | undefined, chosen: ReadonlySet<string>): P {
  if (period === undefined) return planned
  const { plan, card } = planned
  const place = placeInPeriod(plan.place, period)
  const dress = (cast: readonly PlanFigure[]) => cast.map((figure) => (chosen.has(figure.id) ? figure : dressed(figure, period)))
  return {
    ...planned,
    ...(card && { card: { ...card, picture: { ...card.picture, cast: dress(card.picture.cast) } } }),
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
