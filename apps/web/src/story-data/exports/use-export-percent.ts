import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { startOfExport, startOfRun } from './card-exports.ts'
import { estimatedSeconds, leastPercentOf, nextPercent } from './export-progress.ts'
import { popupExports } from './popup-exports.ts'
import type { StoryCardData } from '../story-lists.ts'
import { cardExports } from './use-download.ts'

const TICK_MILLISECONDS = 500

/** When this tab first saw runs that it did not start. */
const seenSince = new Map<string, number>()

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'metadata'>

/**
 * Estimated percentage of a running export; null without one. Uses the share popup's progress if available. `of`: which runs
 * count; `run`: any run of the story.
 */
export function useExportPercent(card: Exported, of: 'export' | 'run' = 'export'): number | null {
  const startedAt = (of === 'run' ? startOfRun : startOfExport)(cardExports, seenSince, card, Date.now)
  const popupPercent = useStore(popupExports, (percents) => percents[card.id])
  const [now, setNow] = useState(() => Date.now())
  const isOn = startedAt !== null
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isOn])
  if (startedAt === null) return null
  const elapsedSeconds = Math.max(0, now - startedAt) / 1000
  return popupPercent ?? nextPercent(0, elapsedSeconds, estimatedSeconds(card.metadata.duration), leastPercentOf(card.status))
}
