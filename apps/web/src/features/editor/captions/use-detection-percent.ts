import { DETECTION_PROGRESS, detectionPercent } from '@fablecut/domain/timeline/edit/media/caption-progress'
import { useEffect, useState } from 'react'
import type { DetectionState } from './detection.ts'

/** Percentage of the running detection; null without one. */
export function useDetectionPercent({ startedAtMs, audioSeconds, isComplete }: DetectionState): number | null {
  const [nowMs, setNowMs] = useState(0)
  const isTicking = startedAtMs !== null && !isComplete
  useEffect(() => {
    if (!isTicking) return
    const timer = setInterval(() => setNowMs(Date.now()), DETECTION_PROGRESS.tickMs)
    return () => clearInterval(timer)
  }, [isTicking])
  if (startedAtMs === null) return null
  return isComplete ? 100 : detectionPercent(nowMs - startedAtMs, audioSeconds)
}
