import { useEffect, useEffectEvent, useRef } from 'react'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { neighboursOf } from './preview-cards.ts'

/** Steps to the cards beside the current one; null if there is none. */
export type PreviewSteps = { readonly previous: (() => void) | null; readonly next: (() => void) | null }

type StepOptions = {
  readonly cards: readonly StoryCardData[]
  readonly storyId: string | null
  readonly onStep: (storyId: string) => void
  readonly onEnd?: () => void
}

/** Previous and next. At the last loaded card the next page is fetched, and a pending "next" is applied when it arrives. */
export function usePreviewSteps({ cards, storyId, onStep, onEnd }: StepOptions): PreviewSteps {
  const { previous, next } = neighboursOf(cards, storyId)
  const waitsAt = useRef<string | null>(null)
  const isAtEnd = storyId !== null && next === null && onEnd !== undefined
  const count = cards.length
  const askForMore = useEffectEvent((_loaded: number) => onEnd?.())
  const makeUp = useEffectEvent(() => {
    if (waitsAt.current === storyId && next !== null) onStep(next)
    waitsAt.current = null
  })
  useEffect(() => {
    if (isAtEnd) askForMore(count)
    else makeUp()
  }, [isAtEnd, count])
  const wait = () => {
    waitsAt.current = storyId
  }
  return {
    previous: previous === null ? null : () => onStep(previous),
    next: next === null ? (isAtEnd ? wait : null) : () => onStep(next),
  }
}
