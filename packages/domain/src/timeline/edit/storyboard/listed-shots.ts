import { compareShots } from '../../../story/shots/lexorank.ts'
import type { Shot } from '../../../story/shots/shot.ts'
import { isVisible } from '../../../story/shots/shot-rules.ts'
import type { ShotsMap } from './story-document.ts'

/** Shots of the film, in order. */
export const visibleShots = (shots: ShotsMap): readonly Shot[] => Object.values(shots).filter(isVisible).toSorted(compareShots)

/** All shots that are not hidden, in order, including those without media. */
export const listedShots = (shots: ShotsMap): readonly Shot[] =>
  Object.values(shots)
    .filter(({ isHidden }) => !isHidden)
    .toSorted(compareShots)
