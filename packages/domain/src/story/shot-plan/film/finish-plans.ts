import type { ShotPlan } from '../shot-plan.ts'
import { withEndCard, withOpening, withTopic } from './film-texts.ts'
import { withoutRepeatedStatements } from './repeated-words.ts'
import { withoutRepeatedNumbers } from './repeated-numbers.ts'
import { transitionsOf } from './turning-points.ts'

export type FilmTexts = { readonly title: string; readonly endTitle?: string | undefined; readonly captions?: readonly string[] }

/** Shots among which the place of a film is looked for. */
const NEXT_SHOTS = 3

/** A first shot of key words alone has nothing to see and no title: it shows the place where the film goes on, under the title. */
function establishingShot(plan: ShotPlan, next: readonly ShotPlan[]): ShotPlan {
  const isBare = plan.cast.length + plan.things.length === 0 && !plan.place && !plan.graphic && plan.form === 'words'
  const home = next.slice(0, NEXT_SHOTS).find(({ place }) => place !== undefined)
  if (!isBare || home === undefined || !plan.text.every(({ role }) => role === 'key')) return plan
  const { place, hour, weather, mood } = home
  return { ...plan, form: 'scene', place: place!, hour, weather, mood, text: [], camera: { ...plan.camera, size: 'wide' } }
}

/**
 * What a film has beyond its sentences: an opening title, transitions at its turning points, an end card. `title`: of the story; `endTitle`: what its end card
 * says, default: the film ends with its last picture; `captions`: what the captions of each shot say, which no statement repeats after the first shot, default:
 * there are none. Shots without a plan stay without; finished plans stay as they are.
 */
export function finishPlans(
  plans: readonly (ShotPlan | undefined)[],
  { title, endTitle, captions = [] }: FilmTexts,
): (ShotPlan | undefined)[] {
  const planned = plans.filter((plan) => plan !== undefined)
  const transitions = new Map(transitionsOf(planned).map((transition, i) => [planned[i], transition] as const))
  return plans.map((plan, i) => {
    if (!plan) return plan
    const narration = captions[i] ?? ''
    const once = withoutRepeatedNumbers(plan, narration)
    const opened =
      i === 0 ? withOpening(withTopic(establishingShot(once, planned.slice(1)), title), title) : withoutRepeatedStatements(once, narration)
    const closed = i > 0 && i === plans.length - 1 && endTitle !== undefined ? withEndCard(opened, endTitle) : opened
    return { ...closed, transition: transitions.get(plan) ?? 'cut' }
  })
}
