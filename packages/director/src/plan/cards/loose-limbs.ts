import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { isAboutAnatomy } from '../../story/body-parts.ts'
import { isAnimalName } from '../../vocabulary/vocabulary.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

const LIMB =
  /\b(?:leg|arm|hand|foot|feet|knee|elbow|shoulder|finger|toe|hoof|hooves|paw|claw|eye|ear|nose|mouth|tongue|lip|tooth|teeth|head|neck|heart|stomach|bone|back|tail|wing|beak|snout|mane|antlers?|horns?)$/u
/** Somebody, be it drawn as a thing beside words. */
const isSomebodyThere = ({ cast, things }: ShotPlan): boolean => cast.length > 0 || things.some(({ what }) => isAnimalName(what))

const IRREGULAR: Readonly<Record<string, string>> = { hoof: 'hooves', foot: 'feet', tooth: 'teeth' }
/** A noun and its plurals, as alternatives of a pattern. */
const pluralsOf = (noun: string): string => [noun, `${noun}s`, ...(Object.hasOwn(IRREGULAR, noun) ? [IRREGULAR[noun]] : [])].join('|')

/** Whether a sentence says whose it is. */
const isOwned = (what: string, text: string): boolean =>
  new RegExp(`\\b(?:his|her|its|their|both|bare|\\p{L}+'s) (?:\\p{L}+ ){0,2}(?:${pluralsOf(what.split(' ').at(-1)!)})\\b`, 'iu').test(text)

/** Plans without limbs beside whom they belong to, which look cut off; scripts about bodies keep them. */
export const withoutLooseLimbs = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (plan.graphic || !isSomebodyThere(plan) || !analysis || isAboutAnatomy(analysis.context)) return one
    const things = plan.things.filter(({ what, event }) => event === 'cross-out' || !LIMB.test(what) || !isOwned(what, analysis.text))
    return things.length === plan.things.length ? one : { ...one, plan: { ...plan, things } }
  })
