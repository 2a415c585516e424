import { Magnet } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useTimelineTools, useView } from '../timeline-context.tsx'
import { toggleMagnet } from '../timeline-view.ts'

/** Switch for snapping while dragging. */
export function MagnetToggle() {
  const { view } = useTimelineTools()
  const keyOf = useKeyHints()
  const isOn = useView(({ isMagnetOn }) => isMagnetOn)
  return (
    <IconButton
      size="sm"
      variant={isOn ? 'raised' : 'ghost'}
      label={timelineTexts.magnet}
      keys={keyOf('magnet')}
      aria-pressed={isOn}
      icon={<Magnet />}
      onClick={() => toggleMagnet(view)}
    />
  )
}
