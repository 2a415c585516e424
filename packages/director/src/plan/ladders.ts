import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import { isAnimalName } from '../vocabulary/vocabulary.ts'

/** Several who climb are drawn on ladders: where no ladder is told they walk. */
export const withoutLadders = (cast: readonly PlanFigure[], { text }: Analysis): PlanFigure[] =>
  cast.map((figure) => {
    const isOnLadder =
      figure.action === 'climb' &&
      !isAnimalName(figure.what) &&
      cast.length > 1 &&
      !/\b(?:ladders?|trees?|walls?|fences?|masts?|towers?|poles?)\b/iu.test(text)
    return isOnLadder ? { ...figure, action: 'walk' } : figure
  })
