import { RotateCw } from 'lucide-react'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../buttons/button.tsx'

/** Shown when the video cannot be played, with a retry button. */
export const PlaybackError = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="grid max-w-90 justify-items-center gap-3 p-4 text-center">
    <p role="alert" className="rounded-md bg-on-picture px-3 py-2 text-14 text-text">
      {text}
    </p>
    <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
      {uiTexts.retry}
    </Button>
  </div>
)
