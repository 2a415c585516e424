import { ZOOM } from '../geometry/scale.ts'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Slider } from '../../../../ui/form/slider.tsx'
import { useScale, useTimelineTools } from '../timeline-context.tsx'

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
      <Slider
        label={timelineTexts.zoom}
        value={zoom}
        least={range.least}
        most={range.most}
        step={ZOOM.sliderStep}
        valueText={timelineTexts.percent}
        onValueChange={surface.zoomTo}
        className="w-25 max-lg:w-16"
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
