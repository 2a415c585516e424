import { Maximize, Minimize } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { stageTexts } from '../../../texts/editor/stage.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { useKeyHints } from '../keys/use-key-hints.ts'
import { canBeFullScreen, toggleFullScreen } from './full-screen.ts'

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** Nothing where the browser has no full screen. */
export function FullScreenButton() {
  const keyOf = useKeyHints()
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null)
  if (!canBeFullScreen()) return null
  return (
    <span className="absolute end-1 bottom-1">
      <IconButton
        size="sm"
        label={isFull ? stageTexts.leaveFullScreen : stageTexts.fullScreen}
        keys={keyOf('full-screen')}
        tooltipSide="left"
        icon={isFull ? <Minimize /> : <Maximize />}
        onClick={toggleFullScreen}
      />
    </span>
  )
}
