import type { PlanSize } from '@fablecut/domain/story/shot-plan/shot-plan'
import { titleShot } from '../titles/titles.ts'
import type { LinePicture } from './line-pictures.ts'

const MAX_TITLE = 60

/** A line of lyrics as the title of its shot, at most 60 characters. */
export function lineTitle({ line }: LinePicture): string {
  const title = titleShot(line, undefined).trim() || line.trim()
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE - 1)}…` : title
}

/** Sizes that show figures and things, best first. */
export function sizesFor(figures: number, things: number): readonly PlanSize[] {
  if (figures === 0) return things > 0 ? ['insert', 'wide'] : ['wide', 'full']
  if (figures > 1) return ['full', 'medium', 'wide']
  return things > 0 ? ['medium', 'full', 'insert', 'wide'] : ['full', 'close', 'wide', 'medium', 'extreme-close']
}
