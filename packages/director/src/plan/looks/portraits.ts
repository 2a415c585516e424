import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** A picture that shows somebody: `painted herself`, `a portrait of his wife`, `the woman in the picture`, `shows her own face`. */
const OF_SOMEBODY =
  /\b(?:(?:self-?)?portraits?|(?:paint|draw|sketch|portray|depict)(?:s|ed|ing|n)? (?:(?:him|her|it|my|your|our|them)sel(?:f|ves)|drew|(?:him|her|me|them)\b(?! (?:a|an|the|some|house|room))|(?:(?:his|her|my|their|the|a) )(?:\p{L}+ )?(?:wife|husband|mother|father|sister|brother|daughter|son|face|head|friend|lover|king|queen|duke|duchess|model|sitter|woman|man|girl|boy|child|children))|drew (?:him|her|my)self|(?:picture|painting|canvas)s? (?:of|shows?) (?:(?:a|an|the|his|her|my|their|himself|herself|him) ?)(?:\p{L}+ ){0,2}?(?:wife|husband|mother|father|face|woman|man|girl|boy|king|queen|lady|self|herself|himself|him|her)\b|(?:woman|man|girl|boy|face|lady) (?:in|on|of) the (?:\p{L}+ )?(?:picture|painting|canvas)|shows? (?:(?:his|her|their|my) )(?:own )?(?:\p{L}+ )?face)\b/iu

const isPicture = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && artOf(what) === 'framed-picture'
const isBrush = ({ what }: PlanThing): boolean => /^(?:paintbrush|artist-palette|easel)$/u.test(artOf(what) ?? '')

/** Pictures of which a sentence says that they show somebody are portraits, on the easel as well. */
export const withPortraits = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic || plan.handwork || !plan.things.some((thing) => isPicture(thing) || isBrush(thing))) return one
    if (!OF_SOMEBODY.test(analysis.text)) return one
    const painter = plan.cast.some(({ action, what }) => action === 'work' && artOf(what) === 'person')
    const hasPicture = plan.things.some(isPicture)
    const things = plan.things.flatMap((thing): PlanThing[] => {
      if (isPicture(thing)) return [{ ...thing, what: 'portrait' }]
      if (!isBrush(thing)) return [thing]
      return painter ? (hasPicture ? [] : [{ ...thing, what: 'portrait' }]) : [thing]
    })
    const distinct = things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i)
    return { ...one, plan: { ...plan, things: distinct } }
  })
