import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useEditor } from '../session/editor-context.tsx'
import { scaleOf, type Scale } from './scale.ts'
import type { TimelineViewport } from './viewport.ts'
import type { TimelineView, TimelineViewState } from './timeline-view.ts'

type Tools = { readonly view: TimelineView; readonly viewport: TimelineViewport }

const Context = createContext<Tools | null>(null)

export function TimelineProvider({ tools, children }: { tools: Tools; children: ReactNode }) {
  return <Context value={tools}>{children}</Context>
}

export function useTimelineTools(): Tools {
  const tools = use(Context)
  if (!tools) throw new Error('This is drawn outside of the timeline')
  return tools
}

export const useView = <T,>(selector: (state: TimelineViewState) => T): T => useStore(useTimelineTools().view, selector)

/** Width of a frame that clips are drawn for, in px. */
export function useDrawnFrameWidth(): number {
  const { pxPerFrame } = useScale()
  return useView((view) => view.drawnFrameWidth) ?? pxPerFrame
}

/** Current scale of the timeline. */
export function useScale(): Scale {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const fps = useEditor(({ document }) => document.timeline.globalConfig.fps)
  const zoom = useView((view) => view.zoom)
  const isFrameZoom = useView((view) => view.isFrameZoom)
  const viewWidth = useView((view) => view.viewWidth)
  return scaleOf(tracks, fps, { zoom, isFrameZoom, viewWidth })
}
