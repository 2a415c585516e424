import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { namesOtherPlace } from '../../story/setting/place-words.ts'
import { isVehicle } from '../../vocabulary/place-kinds.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly isInformative?: boolean }

/** What begins another time or place. */
const ELSEWHERE =
  /^(?:meanwhile|later|years?|months?|weeks?|days?|the next|one day|once|in \d|by the time|when|after|far|back|at home|now|every|since|(?:\p{L}+ ){1,3}(?:ago|later))\b/iu

/** Things have their own sizes on a card. */
const isCardOfFigures = ({ form, place, graphic, cast, things }: ShotPlan): boolean =>
  form === 'words' && place === undefined && graphic === undefined && cast.length > 0 && things.length === 0

/** A place where everybody of a card is seen in the sentence beside it. */
function placeBeside({ cast }: ShotPlan, other: Planned | undefined): ShotPlan | undefined {
  if (!other || other.plan.form !== 'scene' || other.plan.place === undefined || other.plan.place === 'plain') return undefined
  // Nobody lives in the car of one sentence.
  if (isVehicle(other.plan.place)) return undefined
  const isThere = cast.every(({ id }) => other.plan.cast.some((one) => one.id === id))
  return isThere ? other.plan : undefined
}

/** In stories, people and animals of a card without a place are where they are in the sentence before it or, at the start, after it, unless its words begin another time. */
export function withPlacesOfFigures<P extends Planned>(planned: readonly P[]): P[] {
  return planned.map((one, i) => {
    if (one.isInformative || !isCardOfFigures(one.plan) || ELSEWHERE.test(one.text)) return one
    const next = planned[i + 1]
    const beside =
      placeBeside(one.plan, planned[i - 1]) ?? (i === 0 && next && !ELSEWHERE.test(next.text) ? placeBeside(one.plan, next) : undefined)
    // `He always stayed in the library`: no longer in the bathroom of the sentence before.
    if (!beside || namesOtherPlace(one.text, beside.place!)) return one
    const { place, hour, weather } = beside
    // Rain and night that the sentence itself tells stay.
    const own = {
      ...(one.plan.weather !== 'clear' && { weather: one.plan.weather }),
      ...(one.plan.hour !== 'day' && { hour: one.plan.hour }),
    }
    return { ...one, placeName: place, plan: { ...one.plan, place, hour, weather, ...own } }
  })
}
