import { useEffect, useState } from 'react'
import { estimatedSeconds, floorOf, shownPercent } from '../../share/export-progress.ts'
import type { StoryCardData } from '../../story/story-lists.ts'

const TICK_MILLISECONDS = 500

/** How far an export that began at `startedAt` is thought to be, whole percent; 0 and no clock where none goes on. Source: H-157..H-160, HD-38. */
export function useExportPercent({ status, metadata }: Pick<StoryCardData, 'status' | 'metadata'>, startedAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const isOn = startedAt !== null
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isOn])
  if (startedAt === null) return 0
  const elapsedSeconds = Math.max(0, now - startedAt) / 1000
  return shownPercent(0, elapsedSeconds, estimatedSeconds(metadata.duration), floorOf(status))
}
