import { ZOOM } from '../geometry/scale.ts'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { Slider } from '../../../../ui/form/slider.tsx'
import { useScale, useTimelineTools } from '../timeline-context.tsx'

export function ZoomControls() {
  const { viewport } = useTimelineTools()
  const { zoom: current, range } = useScale()
  // The slider measures itself: the clips of a zoom are painted before that.
  const zoom = useDeferredValue(current)
  return (
    <div className="flex shrink-0 items-center gap-1.5 border-s border-line ps-2">
      <ZoomStep direction={-1} isDisabled={zoom <= range.min} />
      <ZoomSlider zoom={zoom} min={range.min} max={range.max} onZoom={viewport.zoomTo} />
      <ZoomStep direction={1} isDisabled={zoom >= range.max} />
    </div>
  )
}

const ZoomStep = memo(function ZoomStep({ direction, isDisabled }: { direction: 1 | -1; isDisabled: boolean }) {
  const { viewport } = useTimelineTools()
  return (
    <IconButton
      size="sm"
      label={direction === 1 ? timelineTexts.zoomIn : timelineTexts.zoomOut}
      icon={direction === 1 ? <ZoomIn /> : <ZoomOut />}
      disabled={isDisabled}
      onClick={() => viewport.zoomTo(viewport.scale().zoom + direction * ZOOM.buttonStep)}
    />
  )
})

type ZoomSliderProps = { zoom: number; min: number; max: number; onZoom: (zoom: number) => void }

const ZoomSlider = memo(function ZoomSlider({ zoom, min, max, onZoom }: ZoomSliderProps) {
  return (
    <Slider
      label={timelineTexts.zoom}
      value={zoom}
      min={min}
      max={max}
      step={ZOOM.sliderStep}
      valueText={timelineTexts.percent}
      onValueChange={onZoom}
      className="w-25 max-lg:w-16"
    />
  )
})
