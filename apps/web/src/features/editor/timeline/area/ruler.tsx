import { rulerTicks, tickSeconds } from '../geometry/ruler.ts'
import { memo } from 'react'
import { useEditor } from '../../session/editor-context.tsx'
import { useView } from '../timeline-context.tsx'

const MINOR = 5
/** Minimum width of a frame for frame ticks, in px. */
const MIN_FRAME_WIDTH = 8
/** Width of a label with margin, in px; closer ticks skip labels. */
const LABEL_WIDTH = 52

/** Ruler with the visible ticks. `frameWidth` in px. */
export const Ruler = memo(function Ruler({ frameWidth: pxPerFrame }: { frameWidth: number }) {
  const across = useView((view) => view.across)
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const width = tickSeconds(pxPerFrame * fps) * fps * pxPerFrame
  const labelled = Math.ceil(LABEL_WIDTH / width)
  return (
    <div aria-hidden data-ruler className="size-full overflow-hidden">
      {rulerTicks(across, pxPerFrame, fps).map(({ frame, x }) => (
        <div key={frame} className="absolute bottom-0 h-4 border-s border-line-2" style={{ transform: `translateX(${x}px)`, width }}>
          <span className="absolute bottom-1 start-1.5 text-11 font-medium whitespace-nowrap text-text-3 tabular-nums">
            {Math.round(x / width) % labelled === 0 && label(frame / fps)}
          </span>
          <span
            className="absolute inset-x-0 bottom-0 h-1.5"
            style={{
              backgroundImage: 'linear-gradient(to right, var(--line-2) 1px, transparent 1px)',
              backgroundSize: `${pxPerFrame >= MIN_FRAME_WIDTH ? pxPerFrame : width / MINOR}px 100%`,
            }}
          />
        </div>
      ))}
    </div>
  )
})

const padTwo = (value: number): string => String(Math.floor(value)).padStart(2, '0')
const label = (seconds: number): string => `${padTwo(seconds / 60)}:${padTwo(seconds % 60)}`
