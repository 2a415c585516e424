import type { ShotGraphic } from './graphic.ts'
import type { PlanForm, ShotPlan } from './shot-plan.ts'

/** Forms whose words fill the frame, with one thing beside them at most. */
const OF_WORDS: ReadonlySet<PlanForm> = new Set<PlanForm>(['words', 'quote', 'question', 'list', 'number'])
/** Most drawings beside the words of a plan of the form `words`: things and figures together. */
export const MAX_ILLUSTRATIONS = 3

/** Whether the things and figures of a plan are drawings beside its words, rather than a scene with lettering. */
export function isIllustratedCard({ form, cast, things }: Pick<ShotPlan, 'form' | 'cast' | 'things'>): boolean {
  const drawn = cast.length + things.length
  if (form === 'words') return drawn > 0 && drawn <= MAX_ILLUSTRATIONS
  return cast.length === 0 && drawn === 1 && OF_WORDS.has(form)
}

/** Whether a plan shows nothing but lettering, or lettering with drawings beside it, which then fill the frame. */
export function isWordsCard({ form, cast, things, place, graphic, text }: ShotPlan): boolean {
  if (graphic) return false
  if (cast.length + things.length === 0) return place === undefined || (form !== 'scene' && text.length > 0)
  return text.length > 0 && isIllustratedCard({ form, cast, things })
}

/** Numbers in large type, around which a place is seen as around words. */
const OF_LARGE_TYPE: ReadonlySet<ShotGraphic['template']> = new Set<ShotGraphic['template']>(['words', 'counter', 'ring'])

/** Whether words fill the frame alone and at no place, so that a thing can be seen behind them. */
export function hasWordsAlone({ form, cast, things, place, graphic, text }: ShotPlan): boolean {
  if (place !== undefined || cast.length + things.length > 0) return false
  return graphic ? graphic.template === 'words' : text.length > 1 ? form !== 'list' : text.length > 0
}

/** Whether a place can be seen behind a plan: behind words and large numbers, alone or beside things, that stand at no place. */
export function canHaveBackdrop(plan: ShotPlan): boolean {
  const { cast, things, place, graphic, handwork = [] } = plan
  if (place !== undefined || cast.length > 0 || handwork.length > 0) return false
  if (graphic) return OF_LARGE_TYPE.has(graphic.template)
  return things.length === 0 ? hasWordsAlone(plan) : isIllustratedCard(plan)
}

const PLACE_PREFIX = 'place/'
/** A place as a value of a plan's `backdrop`. */
export const backdropOfPlace = (place: string): string => `${PLACE_PREFIX}${place}`
/** The place that a value of a plan's `backdrop` is; undefined for things. */
export const placeOfBackdrop = (backdrop: string): string | undefined =>
  backdrop.startsWith(PLACE_PREFIX) ? backdrop.slice(PLACE_PREFIX.length) : undefined
