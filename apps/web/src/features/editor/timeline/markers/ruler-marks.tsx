import { timecode } from '@fablecut/domain/timeline/output'
import { useState } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { useDrawnFrameWidth, useScale, useView } from '../timeline-context.tsx'
import { RulerHandle } from './ruler-handle.tsx'

/** Width of a flag and of a handle of the range, in px. */
const FLAG = 10
const HANDLE = 6
const texts = timelineTexts.markers

/** Markers and the range between the in and out points, on the ruler. The markers are one tab stop; the list of markers has them too. */
export function RulerMarks() {
  const markers = useEditor(({ document }) => document.timeline.markers)
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const across = useView((view) => view.across)
  const [focusedId, setFocusedId] = useState<string>()
  const { pxPerFrame } = useScale()
  const drawnFrameWidth = useDrawnFrameWidth()
  const seen = (markers ?? []).filter(
    ({ id, frame }) => id === focusedId || (frame * drawnFrameWidth >= across.from - FLAG && frame * drawnFrameWidth <= across.to + FLAG),
  )
  const stop = seen.some(({ id }) => id === focusedId) ? focusedId : seen[0]?.id
  return (
    <div role="group" aria-label={texts.title} className="pointer-events-none absolute inset-0">
      <RangeBar />
      {seen.map(({ id, frame, name = '', color }) => (
        <RulerHandle
          key={id}
          mark={{ kind: 'marker', markerId: id, text: texts.moved }}
          frame={frame}
          label={texts.flag(name)}
          title={texts.label(name, timecode(frame, fps))}
          isTabStop={id === stop}
          onFocus={() => setFocusedId(id)}
          className="top-1 h-3.5 rounded-[2px_2px_5px_5px] bg-accent"
          style={{ left: frame * pxPerFrame - FLAG / 2, width: FLAG, ...(color && { backgroundColor: color }) }}
        />
      ))}
    </div>
  )
}

function RangeBar() {
  const range = useEditor(({ document }) => document.timeline.range)
  const { pxPerFrame } = useScale()
  if (!range) return null
  const [from, to] = [range.startFrame * pxPerFrame, range.endFrame * pxPerFrame]
  return (
    <>
      <span data-range className="absolute bottom-0 h-1 rounded-full bg-accent" style={{ left: from, width: to - from }} />
      <RulerHandle
        mark={{ kind: 'in', text: texts.inPoint }}
        frame={range.startFrame}
        label={texts.inHandle}
        className="bottom-0 h-3 rounded-[3px_0_0_3px] bg-accent"
        style={{ left: from, width: HANDLE }}
      />
      <RulerHandle
        mark={{ kind: 'out', text: texts.outPoint }}
        frame={range.endFrame}
        label={texts.outHandle}
        className="bottom-0 h-3 rounded-[0_3px_3px_0] bg-accent"
        style={{ left: to - HANDLE, width: HANDLE }}
      />
    </>
  )
}
