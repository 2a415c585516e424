import { ZOOM } from '../geometry/scale.ts'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Slider } from '../../../../ui/form/slider.tsx'
import { useScale, useTimelineTools } from '../timeline-context.tsx'

export function ZoomControls() {
  const { viewport } = useTimelineTools()
  const { zoom, range } = useScale()
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-s border-line ps-2">
      <IconButton
        size="sm"
        label={timelineTexts.zoomOut}
        icon={<ZoomOut />}
        disabled={zoom <= range.min}
        onClick={() => viewport.zoomTo(zoom - ZOOM.buttonStep)}
      />
      <Slider
        label={timelineTexts.zoom}
        value={zoom}
        min={range.min}
        max={range.max}
        step={ZOOM.sliderStep}
        valueText={timelineTexts.percent}
        onValueChange={viewport.zoomTo}
        className="w-25 max-lg:w-16"
      />
      <IconButton
        size="sm"
        label={timelineTexts.zoomIn}
        icon={<ZoomIn />}
        disabled={zoom >= range.max}
        onClick={() => viewport.zoomTo(zoom + ZOOM.buttonStep)}
      />
    </div>
  )
}
