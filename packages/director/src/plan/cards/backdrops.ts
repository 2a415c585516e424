import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { backdropOfPlace, canHaveBackdrop, hasWordsAlone, placeOfBackdrop } from '@fablecut/domain/story/shot-plan/words-card'
import { SURROUNDINGS } from '../../review/gate/card-picture.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { backdropPlaces, type FilmWorld, worldOfFilm } from './backdrop-places.ts'
import type { Card } from './cards.ts'

type Carded = { readonly plan: ShotPlan; readonly card?: Card }

/** Whether a thing can be recognised out of focus: it is neither a person nor a place, and nothing happens to it. */
const isBackdrop = ({ what, event }: PlanThing): boolean => {
  const art = artOf(what)
  return art !== undefined && art !== 'person' && !art.startsWith('place/') && event !== 'cross-out' && !SURROUNDINGS.test(what)
}

/** The things that most pictures of a film show first, then the others; the earlier of those shown as often. */
function shownMostFirst(plans: readonly ShotPlan[]): readonly string[] {
  const names = plans.flatMap((plan) => [...new Set(plan.things.filter(isBackdrop).map(({ what }) => what))])
  const times = (name: string): number => names.filter((other) => other === name).length
  return [...new Set(names)].toSorted((one, other) => times(other) - times(one))
}

/** So many shots in a row that are seen at places; the next card of words stands in the light of a room. */
const MOST_PLACES = 2

type Film = { readonly world: FilmWorld | undefined; readonly shown: readonly string[]; readonly plans: readonly ShotPlan[] }

/** What is behind a card, unlike what is behind its neighbours. `before`: the shots before it, with their backdrops. */
function backdropOf({ plan, card }: Carded, before: readonly ShotPlan[], { world, shown, plans }: Film): string | undefined {
  const [last, next] = [before.at(-1), plans[before.length + 1]]
  const isAmongPlaces =
    plan.graphic === undefined &&
    before.length >= MOST_PLACES &&
    before.slice(-MOST_PLACES).every((other) => placeSeen(other) !== undefined)
  const times = (place: string): number => before.filter((other) => placeSeen(other) === place).length
  const [place] = (isAmongPlaces ? [] : backdropPlaces(plan, world))
    .filter((name) => name !== (last && placeSeen(last)) && name !== next?.place)
    .toSorted((one, other) => times(one) - times(other))
  const atPlace = place && backdropOfPlace(place)
  if (!hasWordsAlone(plan)) return atPlace
  const things = [...(card?.hero?.things.filter(isBackdrop).map(({ what }) => what) ?? []), ...shown]
  const isNear = (name: string): boolean => [last, next].some((other) => other?.things.some(({ what }) => what === name))
  // The same thing out of focus again looks as if there were no other.
  const thing = things.find((name) => !isNear(name) && before.every(({ backdrop }) => backdrop !== name))
  return atPlace ?? thing
}

/** A place at which a shot is, or which is seen behind it. */
const placeSeen = ({ place, backdrop = '' }: ShotPlan): string | undefined => place ?? placeOfBackdrop(backdrop)

/** Cards that stand at no place have one behind them where their things or their film is at home, or what their script is about; neighbouring ones have different ones. */
export function withBackdrops<P extends Carded>(sentences: readonly P[]): P[] {
  const plans = sentences.map(({ plan }) => plan)
  const film: Film = { world: worldOfFilm(plans), shown: shownMostFirst(plans), plans }
  const before: ShotPlan[] = []
  return sentences.map((one) => {
    const backdrop = canHaveBackdrop(one.plan) ? backdropOf(one, before, film) : undefined
    const behind = backdrop === undefined ? one : { ...one, plan: { ...one.plan, backdrop } }
    before.push(behind.plan)
    return behind
  })
}
