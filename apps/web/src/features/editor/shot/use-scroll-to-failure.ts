import { type RefObject, useEffect, useRef } from 'react'
import { isGenerating, type ShotTake } from './shot-take.ts'

/** Brings what is said of a failure into view once a take that was being made has failed: the button that asked for it may be far below. */
export function useScrollToFailure(newest: ShotTake | undefined): RefObject<HTMLElement | null> {
  const failure = useRef<HTMLElement>(null)
  const wasGenerating = useRef(false)
  useEffect(() => {
    if (newest === undefined) return
    if (isGenerating(newest)) wasGenerating.current = true
    if (newest.status !== 'failed' || !wasGenerating.current) return
    wasGenerating.current = false
    failure.current?.scrollIntoView({ block: 'nearest' })
  }, [newest])
  return failure
}
