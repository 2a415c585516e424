import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { isAboutAnatomy } from '../../story/body-parts.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const LIMB = /\b(?:leg|arm|foot|knee|elbow|hoof|paw|eye|ear|tail|wing|antlers?|horn)$/u

/** Whether a sentence says whose it is. */
const isOwned = (what: string, text: string): boolean =>
  new RegExp(`\\b(?:his|her|its|their|\\p{L}+'s) (?:\\p{L}+ ){0,2}${what.split(' ').at(-1)!}s?\\b`, 'iu').test(text)

/** Plans without limbs beside whom they belong to, which look cut off; scripts about bodies keep them. */
export const withoutLooseLimbs = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (plan.graphic || plan.cast.length === 0 || !analysis || isAboutAnatomy(analysis.context)) return one
    const things = plan.things.filter(({ what, event }) => event === 'cross-out' || !LIMB.test(what) || !isOwned(what, analysis.text))
    return things.length === plan.things.length ? one : { ...one, plan: { ...plan, things } }
  })
