import type { PlanForm, ShotPlan } from './shot-plan.ts'

/** Forms whose words fill the frame; those whose only figure is drawn beside them; the others have things alone beside their words. */
const OF_WORDS: ReadonlySet<PlanForm> = new Set<PlanForm>(['words', 'quote', 'question', 'list', 'number'])
const WITH_FIGURE: ReadonlySet<PlanForm> = new Set<PlanForm>(['words'])

/** Whether the only thing or figure of a plan is a drawing beside its words, rather than a scene with lettering. */
export function isIllustratedCard({ form, cast, things }: Pick<ShotPlan, 'form' | 'cast' | 'things'>): boolean {
  if (cast.length + things.length !== 1) return false
  return cast.length === 1 ? WITH_FIGURE.has(form) : OF_WORDS.has(form)
}

/** Whether a plan shows nothing but lettering, or lettering with one drawing, which then fills the frame. */
export function isWordsCard({ form, cast, things, place, graphic, text }: ShotPlan): boolean {
  if (graphic) return false
  if (cast.length + things.length === 0) return place === undefined || (form !== 'scene' && text.length > 0)
  return text.length > 0 && isIllustratedCard({ form, cast, things })
}
