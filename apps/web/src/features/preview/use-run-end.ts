import { isInProgress } from '@fablecut/domain/story/status-rules'
import type { StoryStatus } from '@fablecut/domain/story/status'
import { useEffect, useState } from 'react'

const SHOWN_MILLISECONDS = 1_000

/** The final status of a run for one second after its end; else null. */
export function useRunEnd(status: StoryStatus): StoryStatus | null {
  const isRunning = isInProgress(status)
  const [wasRunning, setWasRunning] = useState(isRunning)
  const [end, setEnd] = useState<StoryStatus | null>(null)
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning)
    setEnd(isRunning ? null : status)
  }
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(() => setEnd(null), SHOWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [end])
  return end
}
