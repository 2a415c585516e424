import { compareShots } from '../../../story/shots/lexorank.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import { isVisible } from '../../../story/shots/shot-rules.ts'
import type { ShotsMap } from './story-document.ts'

/** The shots that are part of the film, in their order. */
export const visibleShots = (shots: ShotsMap): readonly Shot[] => Object.values(shots).filter(isVisible).toSorted(compareShots)

/** All shots that are not hidden, in their order, those included that have nothing to show yet. */
export const listedShots = (shots: ShotsMap): readonly Shot[] =>
  Object.values(shots)
    .filter(({ isHidden }) => !isHidden)
    .toSorted(compareShots)
