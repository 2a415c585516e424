import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { assertedClauses } from '../../clauses/asserted-clauses.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isVisiblePart } from '../../story/body-parts.ts'
import { artOf } from '../../vocabulary/art-of.ts'
import { isBareCard } from './cards.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan; readonly analysis?: Analysis }

/** Whether a clause commands somebody, or tells what `you` do or what a part of you does: `your legs remember`. */
const isAboutAddressee = ({ analysis }: Planned): boolean =>
  analysis !== undefined &&
  assertedClauses(analysis).some(({ subject, isCommand, isDenied }) => {
    const words = subject ? analysis.tokens.slice(...subject) : []
    if (isDenied) return false
    return isCommand || words[0]?.low === 'you' || (words[0]?.low === 'your' && isVisiblePart(words.at(-1)!.lemma))
  })

/** Of these something is done. */
const LIMBS = /\byour (?:own )?(?:legs?|arms?|feet|hands?|muscles|body)\b/iu

/** `Imagine an archer`: not the one spoken to. */
const IMAGINED = /^(?:imagine|picture|suppose|consider|meet|remember|take) (?:an?|the)\b/iu

/** The plan of a sentence that tells somebody what to do, in which that person alone is seen. */
const planOfAddressee = (planned: readonly Planned[]): ShotPlan | undefined =>
  planned.find((one) => {
    const [figure, ...others] = one.plan.cast
    if (!figure || others.length > 0 || artOf(figure.what) !== 'person') return false
    return isAboutAddressee(one) && !IMAGINED.test(one.text)
  })?.plan

/** The same, or whether something is told of `you`: `Nobody saw you get up`. */
const isToAddressee = (one: Planned): boolean =>
  isAboutAddressee(one) || one.analysis?.tokens.some(({ low, i }) => low === 'you' && one.analysis!.bars[i] !== 'quoted') === true

/** Words that stand alone and are said to somebody have the person beside them who is seen elsewhere in the script as the one spoken to; of limbs that person does something. */
export function withAddressee<P extends Planned>(planned: readonly P[]): P[] {
  const seen = planOfAddressee(planned)
  if (!seen) return [...planned]
  const { target: _, ...figure } = seen.cast[0]!
  return planned.map((one) => {
    if (!isBareCard(one.plan) || one.plan.place !== undefined || !isToAddressee(one)) return one
    if (seen.place !== undefined && LIMBS.test(one.text)) {
      const { place, hour, weather, camera } = seen
      return { ...one, plan: { ...one.plan, form: 'scene', place, hour, weather, camera, cast: [figure] } }
    }
    return { ...one, plan: { ...one.plan, cast: [{ ...figure, action: 'stand' }] } }
  })
}
