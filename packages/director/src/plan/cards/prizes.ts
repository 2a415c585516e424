import { MAX_ILLUSTRATIONS } from '@fablecut/domain/story/shot-plan/words-card'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPerson } from '../../vocabulary/art-of.ts'

type Planned = { readonly text: string; readonly plan: ShotPlan }

const MEDAL = 'Nobel medal'
/** `to win the Nobel Prize`; one that somebody should have got is not there. */
const WON =
  /\b(?:win|wins|won|receiv\w+|award\w*|got|earn\w*|accept\w*|shared) (?:the |a |her |his |their )?(?:\p{L}+ )?Nobel (?:Peace )?Prize\b/u
const NOT_WON = /\b(?:never|not|n't|almost|nearly|should|could|would)\b/u

/** Who wins the Nobel Prize is seen with its medal. */
export const withPrizes = <P extends Planned>(planned: readonly P[]): P[] =>
  planned.map((one) => {
    const { plan, text } = one
    const isWon = WON.test(text) && !NOT_WON.test(text) && !plan.graphic && plan.cast.some(({ what }) => isPerson(what))
    const isFull = plan.things.length + plan.cast.length >= MAX_ILLUSTRATIONS || plan.things.some(({ what }) => what === MEDAL)
    return isWon && !isFull ? { ...one, plan: { ...plan, things: [{ what: MEDAL, count: 1 }, ...plan.things] } } : one
  })
