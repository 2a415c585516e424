import type { PlanFigure } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { Analysis } from '../story/analysis.ts'
import type { StoryState } from '../story/story-state.ts'
import type { Scene } from './scene-item.ts'

/** A sentence in quotes from its begin to its end, without a word of who says it. */
const isOnlyQuote = ({ text }: Analysis): boolean => /^["“][^"“”]*["”]$/u.test(text)

const listening = (figure: PlanFigure): PlanFigure => ({ ...figure, action: 'stand', target: undefined, speaks: false })

/**
 * `"It tried to eat me."`: what is quoted is not seen, but those who were there a sentence before are. Undefined for all other sentences, and where nobody
 * was there.
 */
export function spokenScene(analysis: Analysis, { lastCast }: StoryState): Scene | undefined {
  if (!isOnlyQuote(analysis) || lastCast === undefined || lastCast.length === 0) return undefined
  return {
    cast: lastCast.map(listening),
    things: [],
    denied: [],
    isContinued: true,
    isSubjectSeen: true,
    doers: new Set(),
    mentioned: new Set(),
  }
}
