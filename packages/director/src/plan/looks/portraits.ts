import type { PlanThing, ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { artOf } from '../../vocabulary/art-of.ts'

type Planned = { readonly plan: ShotPlan; readonly analysis?: Analysis }

/** A picture that shows somebody: `painted herself`, `a portrait of his wife`, `the woman in the picture`, `shows her own face`. */
const OF_SOMEBODY =
  /\b(?:(?:self-?)?portraits?|(?:paint|draw|sketch|portray|depict)(?:s|ed|ing|n)? (?:(?:him|her|it|my|your|our|them)sel(?:f|ves)|drew|(?:him|her|me|them)\b(?! (?:a|an|the|some|house|room))|(?:(?:his|her|my|their|the|a) )(?:\p{L}+ )?(?:wife|husband|mother|father|sister|brother|daughter|son|face|head|friend|lover|king|queen|duke|duchess|model|sitter|woman|man|girl|boy|child|children))|drew (?:him|her|my)self|(?:picture|painting|canvas)s? (?:of|shows?) (?:(?:a|an|the|his|her|my|their|himself|herself|him) ?)(?:\p{L}+ ){0,2}?(?:wife|husband|mother|father|face|woman|man|girl|boy|king|queen|lady|self|herself|himself|him|her)\b|(?:woman|man|girl|boy|face|lady) (?:in|on|of) the (?:\p{L}+ )?(?:picture|painting|canvas)|shows? (?:(?:his|her|their|my) )(?:own )?(?:\p{L}+ )?face)\b/iu

const isPicture = ({ what, event }: PlanThing): boolean => event !== 'cross-out' && artOf(what) === 'framed-picture'
/** `was painted by`, `never painted`, `paint the walls`. */
const NOT_PAINTED =
  /\b(?:painted (?:by|in|on)|(?:never|not|n't) (?:paint|draw)\w*|paint\w* (?:the|a|his|her) (?:\p{L}+ )?(?:walls?|house|room|ceiling|fence|door|face (?:white|red|black|blue|green)))\b/iu

/** What somebody does who makes such a picture. */
const MAKES = /\b(?:(?:paint|sketch|portray)(?:s|ed|ing)?|draws?|drew|drawing)\b/iu
const DRAWS_SOMEBODY =
  /\b(?:draws?|drew|drawing) (?:(?:him|her|my)self|(?:(?:his|her|my|their|the|a) )(?:\p{L}+ ){0,2}?(?:face|head|wife|husband|mother|father|sister|brother|daughter|son|friend|lover|woman|man|girl|boy|child))\b(?! (?:a|an|the|some|close|closer|near|nearer|aside|away|back|into|out|up|to|towards?)\b)/iu
const AT_WORK = /^(?:work|write|stand|look|hold|think)$/u
const TOOL = /^(?:paintbrush|artist-palette|easel|pen|pencil|handwritten-page|page-facing-up|hand)$/u

/** Somebody who makes a picture of somebody works at an easel. */
function atEasel(plan: ShotPlan, text: string): ShotPlan | undefined {
  const painter = plan.cast.find(({ what }) => artOf(what) === 'person')
  if (!painter || !MAKES.test(text) || !AT_WORK.test(painter.action)) return undefined
  const { handwork: _, ...rest } = plan
  const others = plan.things.filter((thing) => !isPicture(thing) && !TOOL.test(artOf(thing.what) ?? ''))
  if (others.length > 0) return undefined
  const cast = plan.cast.map((figure) => (figure === painter ? { ...figure, action: 'work' as const } : figure))
  return { ...rest, cast, things: [{ what: 'portrait', count: 1 }] }
}

/** Pictures of which a sentence says that they show somebody are portraits, on the easel as well. */
export const withPortraits = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, analysis } = one
    if (!analysis || plan.graphic || !(OF_SOMEBODY.test(analysis.text) || DRAWS_SOMEBODY.test(analysis.text))) return one
    const painting = NOT_PAINTED.test(analysis.text) ? undefined : atEasel(plan, analysis.text)
    if (painting) return { ...one, plan: painting }
    const things = plan.things.map((thing): PlanThing => (isPicture(thing) ? { ...thing, what: 'portrait' } : thing))
    const distinct = things.filter(({ what }, i) => things.findIndex((other) => other.what === what) === i)
    return { ...one, plan: { ...plan, things: distinct } }
  })
