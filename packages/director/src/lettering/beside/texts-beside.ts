import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShownItem } from '../../describe-plan.ts'
import type { Analysis } from '../../story/analysis.ts'
import { labelsBeside } from './labels-beside.ts'
import { withMainNoun } from './main-noun.ts'
import { ofSameClause } from './same-clause.ts'
import { numbersOfPicture } from '../telling-numbers.ts'

/** The lettering of a sentence that stands beside its picture: what fits the picture and belongs together, at most two texts. */
export const textsBeside = (texts: readonly PlanText[], shown: readonly ShownItem[], analysis: Analysis): readonly PlanText[] =>
  withMainNoun(labelsBeside(ofSameClause(numbersOfPicture(texts, shown, analysis), analysis), shown), shown, analysis)
