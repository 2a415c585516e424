import { ArrowLeft, ArrowRight, Check, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { useKeyHints } from '../../keys/use-key-hints.ts'
import { useTimelineCommands } from '../keys/use-timeline-commands.ts'
import { useTimelineTools } from '../timeline-context.tsx'

const texts = timelineTexts.slip

/** Steps for slipping the selected item and rolling its cut. Meanwhile dragging a clip slips it, and dragging its edge rolls the cut. */
export function SlipTools() {
  const { view } = useTimelineTools()
  const commands = useTimelineCommands()
  const keyOf = useKeyHints()
  return (
    <div role="group" aria-label={texts.label} className="flex shrink-0 items-center">
      <IconButton size="sm" label={texts.earlier} keys={keyOf('slip-earlier')} icon={<ArrowLeft />} onClick={commands['slip-earlier']} />
      <IconButton size="sm" label={texts.later} keys={keyOf('slip-later')} icon={<ArrowRight />} onClick={commands['slip-later']} />
      <IconButton size="sm" label={texts.rollLeft} keys={keyOf('roll-left')} icon={<ChevronsLeft />} onClick={commands['roll-left']} />
      <IconButton size="sm" label={texts.rollRight} keys={keyOf('roll-right')} icon={<ChevronsRight />} onClick={commands['roll-right']} />
      <Button size="sm" variant="ghost" icon={<Check />} onClick={() => view.setState({ isSlipping: false })}>
        {texts.done}
      </Button>
    </div>
  )
}
