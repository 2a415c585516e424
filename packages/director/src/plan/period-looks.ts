import type { FigureTraits } from '@fablecut/domain/story/shot-plan/figure-traits'
import type { PlanFigure, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { artOf } from '../vocabulary/art-of.ts'
import type { Period } from '../story/periods.ts'
import { clothesOfOccupation } from './anachronisms.ts'

type Place = { readonly id: string; readonly name: string }

const OLD_TOWN: Place = { id: 'old-town', name: 'old town' }
const VILLAGE: Place = { id: 'village', name: 'village' }
const CASTLE: Place = { id: 'castle', name: 'castle' }
const RUINS: Place = { id: 'ruins', name: 'ancient columns' }
const LIBRARY: Place = { id: 'library', name: 'library' }

/** Places of the age of steam and later, for which nothing stands before. */
const NOT_YET: Readonly<Record<string, null>> = Object.fromEntries(
  ['lab', 'station', 'airport', 'bus', 'subway', 'supermarket', 'factory', 'gym', 'restaurant', 'future-city', 'space'].map((id) => [
    id,
    null,
  ]),
)

/** What stands for places of today in other periods; `null`: nothing does. */
const PLACES: Readonly<Record<Period, Readonly<Record<string, Place | null>>>> = {
  old: { city: OLD_TOWN, street: OLD_TOWN, rooftop: OLD_TOWN, cafe: OLD_TOWN, hospital: null, office: LIBRARY, lab: null },
  'early-modern': {
    city: OLD_TOWN,
    street: OLD_TOWN,
    rooftop: OLD_TOWN,
    cafe: OLD_TOWN,
    market: OLD_TOWN,
    hospital: null,
    office: LIBRARY,
    school: LIBRARY,
    ...NOT_YET,
  },
  medieval: {
    city: VILLAGE,
    street: VILLAGE,
    rooftop: VILLAGE,
    cafe: VILLAGE,
    market: VILLAGE,
    hospital: CASTLE,
    office: CASTLE,
    school: CASTLE,
    room: null,
    bedroom: null,
    kitchen: null,
    ...NOT_YET,
  },
  ancient: {
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
    ...NOT_YET,
  },
}

const CLOTHES: Readonly<Record<Period, Readonly<Record<'man' | 'woman', FigureTraits>>>> = {
  old: { man: { clothing: 'suit', headwear: 'top-hat' }, woman: { clothing: 'dress' } },
  'early-modern': { man: { clothing: 'coat', headwear: 'hat' }, woman: { clothing: 'dress' } },
  medieval: { man: { clothing: 'robe' }, woman: { clothing: 'dress' } },
  ancient: { man: { clothing: 'robe' }, woman: { clothing: 'robe' } },
}

/** Kinds of people whose clothes are those of any time, or tell who they are. */
const KEEPS_CLOTHES =
  /\b(?:king|queen|prince|princess|emperor|pharaoh|knight|soldier|warrior|monk|nun|priest|pope|wizard|witch|pirate|sailor|fisherman|farmer|peasant|shepherd|chef|cook|baker|judge|samurai|viking|gladiator|cowboy|nurse|doctor|surgeon|astronaut|child|boy|girl|baby|ghost|angel|fairy)\b/u

function dressed(figure: PlanFigure, period: Period): PlanFigure {
  const { what, traits = {} } = figure
  const ofOccupation = clothesOfOccupation(what, period)
  if (ofOccupation) return { ...figure, traits: { ...traits, ...ofOccupation } }
  if (artOf(what) !== 'person' || KEEPS_CLOTHES.test(what)) return figure
  if (traits.clothing || traits.headwear || traits.age === 'child') return figure
  const gender = traits.gender ?? (/\b(?:woman|lady|mother|grandmother|wife|widow|daughter|sister|aunt)\b/u.test(what) ? 'woman' : 'man')
  const isKnown = traits.gender !== undefined || /\b(?:wo)?man\b/u.test(what)
  const { costume: _, ...own } = traits
  const clothes = isKnown
    ? CLOTHES[period][gender]
    : { clothing: /^(?:old|early-modern)$/u.test(period) ? ('coat' as const) : ('robe' as const) }
  return { ...figure, traits: { ...own, ...clothes } }
}

/** A plan in the places and clothes of its period. `chosen`: ids of chosen characters, who keep their own looks. */
export function inPeriod<P extends { readonly plan: ShotPlan; readonly placeName?: string }>(
  planned: P,
  period: Period | undefined,
  chosen: ReadonlySet<string>,
): P {
  if (period === undefined) return planned
  const { plan } = planned
  const place = PLACES[period][plan.place ?? '']
  return {
    ...planned,
    ...(place !== undefined && { placeName: place?.name }),
    plan: {
      ...plan,
      ...(place !== undefined && { place: place?.id }),
      cast: plan.cast.map((figure) => (chosen.has(figure.id) ? figure : dressed(figure, period))),
    },
  }
}
