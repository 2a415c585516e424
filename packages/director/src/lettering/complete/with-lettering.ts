import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../../story/analysis.ts'
import { withSetPhrases } from '../forms/set-phrases.ts'
import { withNewName } from '../names/with-new-name.ts'
import { withChosenNumbers } from '../numbers/chosen-numbers.ts'
import { withToldNumbers } from '../numbers/with-told-numbers.ts'
import { withNumbersInClauses } from '../numbers/numbers-in-clauses.ts'
import { withOffers } from '../offers/offers.ts'
import { withinHalf } from '../point/within-half.ts'
import { withClausesOfPhrases } from './with-clauses-of-phrases.ts'
import { withCompleteLettering, withFilledCards } from './with-complete-lettering.ts'

type Planned = { readonly text?: string; readonly plan: ShotPlan; readonly analysis?: Analysis; readonly placeName?: string }
type LetteringPass = <P extends Planned>(planned: readonly P[]) => P[]

/** What becomes of the words on screen once all that is drawn is known, in this order. */
const PASSES: readonly LetteringPass[] = [
  withinHalf,
  withCompleteLettering,
  withChosenNumbers,
  withNumbersInClauses,
  withToldNumbers,
  withNewName,
  withFilledCards,
  withClausesOfPhrases,
  withOffers,
  withSetPhrases,
]

/** Plans with the words that stay on screen: whole, with their numbers, names and offers. */
export const withLettering = <P extends Planned>(planned: readonly P[]): P[] =>
  PASSES.reduce<P[]>((sentences, pass) => pass(sentences), [...planned])
