import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { startOfExport, startOfRun } from './card-exports.ts'
import { estimatedSeconds, leastPercentOf, shownPercent } from './export-progress.ts'
import { shownExports } from './shown-exports.ts'
import type { StoryCardData } from '../story-lists.ts'
import { cardExports } from './use-download.ts'

const TICK_MILLISECONDS = 500

/** Since when this tab knows of a run that it did not begin by Download, ms since 1970. */
const seenSince = new Map<string, number>()

type Exported = Pick<StoryCardData, 'id' | 'status' | 'workflow_run_id' | 'metadata'>

/**
 * How far the export of a film is thought to be, whole percent; null while none goes on. Where the share popup follows it, what is said there. `of`: what
 * counts as one, with `run` every run of the story.
 */
export function useExportPercent(card: Exported, of: 'export' | 'run' = 'export'): number | null {
  const startedAt = (of === 'run' ? startOfRun : startOfExport)(cardExports, seenSince, card, Date.now)
  const shown = useStore(shownExports, (percents) => percents[card.id])
  const [now, setNow] = useState(() => Date.now())
  const isOn = startedAt !== null
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => setNow(Date.now()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isOn])
  if (startedAt === null) return null
  const elapsedSeconds = Math.max(0, now - startedAt) / 1000
  return shown ?? shownPercent(0, elapsedSeconds, estimatedSeconds(card.metadata.duration), leastPercentOf(card.status))
}
