import { ZOOM } from '@fablecut/domain/timeline/edit/geometry/scale'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useScale, useTimelineTools } from '../timeline-context.tsx'

/** Source: E-039, E-346, E-347, ED-76. */
export function ZoomControls() {
  const { surface } = useTimelineTools()
  const { zoom, range } = useScale()
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-l border-line pl-2">
      <IconButton
        size="sm"
        label={timelineTexts.zoomOut}
        icon={<ZoomOut />}
        disabled={zoom <= range.least}
        onClick={() => surface.zoomTo(zoom - ZOOM.buttonStep)}
      />
      <input
        type="range"
        aria-label={timelineTexts.zoom}
        aria-valuetext={timelineTexts.percent(zoom)}
        min={range.least}
        max={range.most}
        step={ZOOM.sliderStep}
        value={zoom}
        onChange={(event) => surface.zoomTo(event.target.valueAsNumber)}
        className="w-25 cursor-pointer accent-text max-lg:w-16"
      />
      <IconButton
        size="sm"
        label={timelineTexts.zoomIn}
        icon={<ZoomIn />}
        disabled={zoom >= range.most}
        onClick={() => surface.zoomTo(zoom + ZOOM.buttonStep)}
      />
    </div>
  )
}
