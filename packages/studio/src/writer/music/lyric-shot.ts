import type { PlanSize, PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { restsOnTable } from '../../props/placing.ts'
import { iconOf } from '../../scene/plan/art.ts'
import { titleShot } from '../titles/titles.ts'
import type { LinePicture } from './line-pictures.ts'

const MAX_TITLE = 60

/** A line of lyrics as the title of its shot, at most 60 characters. */
export function lineTitle({ line }: LinePicture): string {
  const title = titleShot(line, undefined).trim() || line.trim()
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title
}

/** Sizes of things without people, best first: what lies on tables is seen from near, a bridge or the moon where it is. */
export const sizesOfThings = (things: readonly PlanThing[]): readonly PlanSize[] =>
  things.some(({ what }) => restsOnTable(iconOf(what) ?? '')) ? ['insert', 'wide'] : ['wide', 'insert']

/** Sizes that show figures and things, best first. */
export function sizesFor(figures: number, things: readonly PlanThing[]): readonly PlanSize[] {
  if (figures === 0) return things.length > 0 ? sizesOfThings(things) : ['wide', 'full']
  if (figures > 1) return ['full', 'medium', 'wide']
  return things.length > 0 ? ['medium', 'full', 'insert', 'wide'] : ['full', 'close', 'wide', 'medium', 'extreme-close']
}
