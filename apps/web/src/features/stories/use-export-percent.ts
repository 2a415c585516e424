import { useEffect, useEffectEvent, useState } from 'react'
import { estimatedSeconds, floorOf, shownPercent } from '../../share/export-progress.ts'
import type { StoryCardData } from '../../story/story-lists.ts'

const TICK_MILLISECONDS = 500

/** How far an export that began at `startedAt` is thought to be, whole percent. Source: H-157..H-160, HD-38. */
export function useExportPercent({ status, metadata }: Pick<StoryCardData, 'status' | 'metadata'>, startedAt: number): number {
  const next = (before: number) =>
    shownPercent(before, (Date.now() - startedAt) / 1000, estimatedSeconds(metadata.duration), floorOf(status))
  const [percent, setPercent] = useState(() => next(0))
  const tick = useEffectEvent(() => setPercent(next))
  useEffect(() => {
    const timer = setInterval(() => tick(), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return percent
}
