import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPlaceName } from '../../languages/en/names.ts'
import type { Period } from '../../story/periods.ts'
import { isIndoors, isOfTown } from '../../vocabulary/place-kinds.ts'
import { placeOr } from '../../vocabulary/place-or.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'
import { OF_TODAY } from './place-in-setting.ts'

type Placed = { readonly text: string; readonly plan: ShotPlan; readonly placeName?: string; readonly isPlaceStated?: boolean }

const JAPAN =
  /\b(?:Japan|Japanese|Tokyo|Kyoto|Osaka|Kanazawa|Nara|Hokkaido|Hiroshima|Nagasaki|Okinawa|Gion|Fushimi|Edo|samurai|shogun|geisha|ninja|tatami|onsen|ryokan|Mount Fuji)\b/u
/** Parts of the world whose villages have no red roofs and whose castles no European towers. */
const FAR_FROM_EUROPE =
  /\b(?:China|Chinese|Beijing|Genghis Khan|Kublai|steppes?|Korea|Seoul|Mongol\w*|India|Indian|Delhi|Mumbai|Egypt\w*|Cairo|Africa\w*|Kenya|Nigeria|Ghana|Mali|Timbuktu|Ethiopia|Zulu|Morocc\w+|Marrakech|Arab\w*|Persia\w*|Iran|Iraq|Baghdad|Babylon\w*|Mesopotamia\w*|Peru|Inca\w*|Mexic\w+|Aztec\w*|Maya\w*|Vietnam|Thailand|Bali|Polynesia\w*|Hawaii|Maasai|Nepal|Tibet\w*|Antarctic\w*)\b/u
/** Ancient, but without columns. */
const WITHOUT_COLUMNS = /\b(?:Babylon\w*|Mesopotamia\w*|Egypt\w*|pharaohs?|China|Chinese|Maya\w*|Inca\w*|Aztec\w*|Persia\w*|Viking\w*)\b/iu

const IN_JAPAN: Readonly<Record<string, string | undefined>> = {
  village: placeOr('japan-street', undefined),
  'old-town': placeOr('japan-street', undefined),
  'street-old': placeOr('japan-street', undefined),
  street: placeOr('japan-street', undefined),
  market: placeOr('japan-street', undefined),
  room: placeOr('japan-room', undefined),
  bedroom: placeOr('japan-room', undefined),
  restaurant: placeOr('japan-room', undefined),
  cafe: placeOr('japan-room', undefined),
  // Its mountains are wooded.
  mountain: 'forest',
  castle: undefined,
  'great-hall': undefined,
  cottage: placeOr('japan-room', undefined),
  ruins: undefined,
  library: undefined,
}
const EUROPEAN: Readonly<Record<string, undefined>> = {
  village: undefined,
  'old-town': undefined,
  'street-old': undefined,
  castle: undefined,
  'great-hall': undefined,
  cottage: undefined,
  'harbor-old': undefined,
}
/** Towns whose streets have no high-rises. */
const OLD_TOWNS =
  /\b(?:Lisbon|Alfama|Porto|Rome|Trastevere|Florence|Venice|Siena|Naples|Prague|Seville|Toledo|Granada|Krakow|Dubrovnik|Edinburgh|Bruges|Salzburg|Tallinn|Heidelberg)\b/u
const OLD_STREETS: Readonly<Record<string, string>> = { street: 'old-town' }
/** Houses without the rooms of a flat, as long as nothing of today is told. */
const OLD_HOUSES = /\b(?:lighthouses?|monastery|monks|nuns|convent|abbey|hermit)\b/iu
const OLD_ROOMS: Readonly<Record<string, string>> = { room: 'cottage', kitchen: 'cottage', bedroom: 'cottage' }
/** Below the ice no coral grows. */
const POLAR = /\b(?:Antarctic\w*|Arctic|Greenland|(?:beneath|under|below) the ice)\b/u
const UNDER_ICE: Readonly<Record<string, string>> = { underwater: placeOr('under-ice', 'underwater') }
/** Parks and gardens with benches and fountains of today. */
const BEFORE_PARKS: Readonly<Record<string, string | undefined>> = { garden: 'meadow' }

const PLACE_NAMES = /\b(?:[Ii]n|[Tt]o|[Tt]hrough|[Aa]cross|[Aa]t|[Ff]rom|[Nn]ear|[Aa]round) (?:the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/gu

/** Whether a text names a place, also one of several words: `New York City`. */
const namesPlace = (text: string): boolean =>
  [...text.matchAll(PLACE_NAMES)].some(([, name]) => {
    const words = name!.split(' ')
    return words.some((_, i) => isPlaceName(words.slice(0, i + 1).join(' ')))
  })

/** Whether a sentence is of Japan: itself, or the last before it that names a country or city. */
function isInJapan(texts: readonly string[], i: number): boolean {
  const last = texts.slice(0, i + 1).findLast((text) => JAPAN.test(text) || namesPlace(text))
  return JAPAN.test(last ?? texts.join(' '))
}

function tableFor(script: string, text: string, period: Period | undefined): Readonly<Record<string, string | undefined>> {
  // A script of Lisbon may speak of India.
  const far = FAR_FROM_EUROPE.test(script) && !OLD_TOWNS.test(script) ? EUROPEAN : {}
  const columns =
    WITHOUT_COLUMNS.test(text) || (!/\b(?:Rom\w+|Gree\w+|Athen\w*)\b/u.test(script) && WITHOUT_COLUMNS.test(script))
      ? { ruins: undefined }
      : {}
  return {
    ...far,
    ...columns,
    ...(OLD_TOWNS.test(script) && OLD_STREETS),
    ...(OLD_HOUSES.test(script) && !OF_TODAY.test(script) && OLD_ROOMS),
    ...(POLAR.test(script) && UNDER_ICE),
    ...(period && BEFORE_PARKS),
  }
}

/** Plans of which none is in a place that looks like another part of the world or another time. */
export function inRegion<P extends Placed>(planned: readonly P[], periods: readonly (Period | undefined)[]): P[] {
  const texts = planned.map(({ text }) => text)
  const script = texts.join(' ')
  return planned.map((one, i) => {
    const { place } = one.plan
    const table = isInJapan(texts, i) ? IN_JAPAN : tableFor(script, one.text, periods[i])
    if (place === undefined || !Object.hasOwn(table, place)) return one
    const other = table[place]
    return { ...one, placeName: other, plan: { ...one.plan, place: other, ...(other === undefined && { placeState: undefined }) } }
  })
}

const OF_TOWNS = /\b(?:houses?|homes|city|cities|town|streets?|roofs?|lane|bakery|cathedral|London|Rome|Chicago|Lisbon)\b/u
const OF_WOODS = /\b(?:forests?|woods|trees|bush(?:fires?)?|wildfires?)\b/iu
const FLAMES = /^(?:fire|flame)$/u

/** Fire is where it burns: in the town or the wood of its script, never on bare ground. */
export function whereItBurns<P extends Placed>(planned: readonly P[], periods: readonly (Period | undefined)[]): P[] {
  const script = planned.map(({ text }) => text).join(' ')
  return planned.map((one, i) => {
    const { plan } = one
    const isFire = plan.things.length > 0 && plan.cast.length === 0 && !plan.graphic && plan.things.every(({ what }) => FLAMES.test(what))
    if (!isFire || (plan.place !== undefined && plan.place !== 'plain' && !isOfTown(plan.place))) return one
    const town = periods[i] ? placeOr('street-old', FAR_FROM_EUROPE.test(script) || JAPAN.test(script) ? undefined : 'village') : 'city'
    const place = isOfTown(plan.place)
      ? plan.place
      : OF_TOWNS.test(one.text) || (OF_TOWNS.test(script) && !OF_WOODS.test(one.text))
        ? town
        : OF_WOODS.test(script)
          ? 'forest'
          : undefined
    if (place === undefined) return one
    const isWide = plan.things.some(({ what, event }) => what === 'fire' || event === 'burn')
    return {
      ...one,
      placeName: place,
      plan: { ...plan, place, hour: plan.hour === 'day' ? 'dusk' : plan.hour, ...(isWide && { placeState: 'burning', things: [] }) },
    }
  })
}

/** Where no house stands. */
const isInWild = (place: string): boolean => !isIndoors(place) && !/^(?:harbor|market)$/u.test(place)
const PETS = /\b(?:cat|dog|kitten|puppy|hamster|parrot|mouse|rat|goldfish|spider|fly)$/u

/** Beside eternal ice no sails are seen on it. */
const OPEN_WATER = /^(?:sea|beach)$/u

/** A script about wild animals alone stays where they live: its pillow is in no bedroom. */
export function inTheWild<P extends Placed>(planned: readonly P[]): P[] {
  const cast = planned.flatMap(({ plan }) => plan.cast.map(({ what }) => what))
  const isWild = cast.length > 0 && cast.every((what) => isAnimalName(what) && !PETS.test(what))
  const places = planned.flatMap(({ plan }) =>
    plan.place !== undefined && isInWild(plan.place) && plan.place !== 'plain' ? [plan.place] : [],
  )
  const [home] = [...new Set(places)].toSorted(
    (a, b) => places.filter((one) => one === b).length - places.filter((one) => one === a).length,
  )
  if (!isWild || home === undefined) return [...planned]
  const isElsewhere = (place: string): boolean => !isInWild(place) || (home === 'arctic' && OPEN_WATER.test(place))
  return planned.map((one) =>
    one.plan.place !== undefined && isElsewhere(one.plan.place) ? { ...one, placeName: home, plan: { ...one.plan, place: home } } : one,
  )
}

/** A recipe is told in the kitchen, whatever its ingredients come from. */
export const inKitchen = <P extends Placed>(planned: readonly P[]): P[] =>
  planned.map((one) =>
    one.plan.place === 'kitchen' || (one.plan.graphic && one.plan.place === undefined)
      ? one
      : { ...one, placeName: 'kitchen', plan: { ...one.plan, place: 'kitchen' } },
  )
