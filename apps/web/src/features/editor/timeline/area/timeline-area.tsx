import { LAYOUT } from '../geometry/rows.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../../../ui/class-names.ts'
import { useDrops } from '../gestures/use-drops.ts'
import { useItemDrag } from '../gestures/use-item-drag.ts'
import { usePlayheadDrag } from '../gestures/use-playhead-drag.ts'
import { usePinchZoom } from '../gestures/use-pinch-zoom.ts'
import { usePresses } from '../gestures/use-presses.ts'
import { useStillWhileDragging } from '../gestures/use-touch-drag.ts'
import { useWheelZoom } from '../gestures/use-wheel-zoom.ts'
import { useScale, useTimelineTools, useView } from '../timeline-context.tsx'
import { RulerMarks } from '../markers/ruler-marks.tsx'
import { CutButtons } from '../cuts/cut-buttons.tsx'
import { DropMarks } from './drop-marks.tsx'
import { EmptyZone } from './empty-zone.tsx'
import { Playhead } from './playhead.tsx'
import { Rows } from './rows.tsx'
import { Ruler } from './ruler.tsx'
import { Stretched } from './stretched.tsx'
import { TrackIcons } from './track-icons.tsx'
import { useRows } from './use-rows.ts'

/**
 *     |corner|  ruler, stays at the top   |
 *     | icons|  rows, scrolled both ways  |
 *
 * One scroll area; ruler and icons are sticky.
 */
export function TimelineArea() {
  const scroller = useRef<HTMLDivElement>(null)
  const { viewport } = useTimelineTools()
  const playheadDrag = usePlayheadDrag()
  const drops = useDrops()
  useWheelZoom(scroller)
  usePinchZoom(scroller)
  useStillWhileDragging(scroller)
  useLayoutEffect(() => (scroller.current ? viewport.attach(scroller.current) : undefined), [viewport])
  return (
    <div
      ref={scroller}
      data-timeline-scroller
      // Time runs from left to right in every language.
      dir="ltr"
      className="relative min-h-0 grow overflow-auto touch-pan-x touch-pan-y overscroll-contain bg-well select-none [scrollbar-width:thin]"
      {...drops}
    >
      <Content>
        <div className="sticky top-0 z-20 bg-well" style={{ height: LAYOUT.ruler }}>
          <div className="absolute inset-y-0 end-0 cursor-pointer touch-none" style={{ left: LAYOUT.leftPanel }} {...playheadDrag}>
            <Stretched>{(frameWidth) => <Ruler frameWidth={frameWidth} />}</Stretched>
            <RulerMarks />
          </div>
        </div>
        <Tracks />
        <Playhead drag={playheadDrag} />
        <div className="absolute inset-y-0 start-0 z-40 w-full pointer-events-none">
          <div className="pointer-events-auto sticky start-0 h-full border-e border-line bg-bg" style={{ width: LAYOUT.leftPanel }}>
            <TrackIcons />
            <div className="sticky top-0 bg-bg" style={{ height: LAYOUT.ruler }} />
          </div>
        </div>
      </Content>
    </div>
  )
}

/** Content of the size of the whole timeline with its end gap. Applies scrolling after a new scale is laid out. */
function Content({ children }: { children: ReactNode }) {
  const { viewport } = useTimelineTools()
  const { contentWidth } = useScale()
  const { height } = useRows()
  useLayoutEffect(() => viewport.settleZoom())
  return (
    <div
      className="relative min-h-full min-w-full"
      style={{ width: Math.floor(LAYOUT.leftPanel + contentWidth + 1e-6), height: LAYOUT.ruler + height }}
    >
      {children}
    </div>
  )
}

function Tracks() {
  const presses = usePresses()
  const itemDrag = useItemDrag()
  const isTrimming = useView((view) => view.trim !== null)
  const isSlipping = useView((view) => view.isSlipping)
  return (
    <div
      data-timeline-tracks
      className={cx(
        'group/tracks absolute end-0 bottom-0',
        isTrimming && 'cursor-ew-resize',
        isSlipping && '[&_[data-item]]:cursor-ew-resize [&_[data-item]]:touch-none',
      )}
      style={{ left: LAYOUT.leftPanel, top: LAYOUT.ruler }}
      {...presses}
      {...itemDrag}
    >
      <Stretched>
        {(frameWidth) => (
          <>
            <Rows frameWidth={frameWidth} />
            <CutButtons frameWidth={frameWidth} />
          </>
        )}
      </Stretched>
      <EmptyZone />
      <DropMarks />
    </div>
  )
}
