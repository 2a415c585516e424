import type { PlanSize, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isCelestial, restsOnTable } from '../../props/placing.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { titleShot } from '../titles/titles.ts'
import type { LinePicture } from './line-pictures.ts'

const MAX_TITLE = 60

/** A line of lyrics as the title of its shot, at most 60 characters. */
export function lineTitle({ line }: LinePicture): string {
  const title = titleShot(line, undefined).trim() || line.trim()
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title
}

/** Bodies of the sky would be there twice from afar. */
const isSeenFromNear = (icon: string): boolean => restsOnTable(icon) || isCelestial(icon)

/** Sizes of things without people, best first: what lies on tables is seen from near, a bridge where it is. */
export const sizesOfThings = (things: readonly PlanThing[]): readonly PlanSize[] =>
  things.some(({ what }) => isSeenFromNear(iconOf(what) ?? '')) ? ['insert', 'wide'] : ['wide', 'insert']

/** Sizes that show figures and things, best first. */
export function sizesFor(figures: number, things: readonly PlanThing[]): readonly PlanSize[] {
  if (figures === 0) return things.length > 0 ? sizesOfThings(things) : ['wide', 'full']
  if (figures > 1) return ['full', 'medium', 'wide']
  return things.length > 0 ? ['medium', 'full', 'insert', 'wide'] : ['full', 'close', 'wide', 'medium', 'extreme-close']
}
