import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playerTexts as texts } from '../../texts/player.ts'
import { Spinner } from '../feedback/spinner.tsx'
import type { PlaybackState } from './use-playback-state.ts'

const PLATE = 'grid size-14 place-items-center rounded-full'

/** Centred over the video: a spinner once loading takes a while, or a play icon before the first playback. */
export function BufferingIndicator({ isWaiting, hasStarted }: Pick<PlaybackState, 'isWaiting' | 'hasStarted'>) {
  const isSlow = useIsSlow(isWaiting)
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <div role="status">
        {isSlow && (
          <span className={`${PLATE} bg-on-picture text-text`}>
            <Spinner className="size-6" />
            <span className="sr-only">{texts.loading}</span>
          </span>
        )}
      </div>
      {!isWaiting && !hasStarted && (
        <span aria-hidden className={`${PLATE} absolute bg-inverse text-on-inverse`}>
          <Play className="size-6 translate-x-0.5 fill-current" />
        </span>
      )}
    </div>
  )
}

const QUICK_MILLISECONDS = 400

/** Whether buffering has lasted long enough to be shown. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), QUICK_MILLISECONDS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
