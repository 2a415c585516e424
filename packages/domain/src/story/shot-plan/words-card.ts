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

/** Whether words fill the frame alone and at no place, so that a thing can be seen behind them. */
export function canHaveBackdrop({ form, cast, things, place, graphic, text }: ShotPlan): boolean {
  if (place !== undefined || cast.length + things.length > 0) return false
  return graphic ? graphic.template === 'words' : text.length > 1 ? form !== 'list' : text.length > 0
}
