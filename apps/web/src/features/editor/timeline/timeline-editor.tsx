import { useState } from 'react'
import { useEditorSession, usePlaybackControls } from '../session/editor-context.tsx'
import { DragGhost } from './area/drag-ghost.tsx'
import { TimelineArea } from './area/timeline-area.tsx'
import { SongBeatsLoader } from './beats/song-beats-loader.tsx'
import { TimelineBar } from './bar/timeline-bar.tsx'
import { DeveloperPanel } from './developer/developer-panel.tsx'
import { ItemMenu } from './item-menu.tsx'
import { CutPopover } from './cuts/cut-popover.tsx'
import { createTimelineViewport } from './viewport.ts'
import { useClipboard } from './clipboard/use-clipboard.ts'
import { useTimelineKeys } from './keys/use-timeline-keys.ts'
import { TimelineProvider, useView } from './timeline-context.tsx'
import { createTimelineView } from './timeline-view.ts'
import { MarkersDialog } from './markers/markers-dialog.tsx'
import { UploadErrorOverlay } from './upload-error-overlay.tsx'

type TimelineEditorProps = {
  /** Ctrl+D. */
  isDeveloperPanelOpen?: boolean
  onDeveloperPanelClose?: () => void
}

/** The timeline of the open story; fills its parent. */
export function TimelineEditor({ isDeveloperPanelOpen = false, onDeveloperPanelClose }: TimelineEditorProps) {
  const session = useEditorSession()
  const { store } = usePlaybackControls()
  const [tools] = useState(() => {
    const view = createTimelineView()
    return { view, viewport: createTimelineViewport({ session, view, playheadFrame: () => store.getState().frame }) }
  })
  return (
    <TimelineProvider tools={tools}>
      <div className="relative flex h-full min-h-0 flex-col bg-well">
        <TimelineKeys />
        <SongBeatsLoader />
        <TimelineBar />
        <TimelineArea />
        <UploadErrorOverlay />
        <ItemMenu />
        <MarkersDialog />
        <CutPopover />
        <DragGhost />
        <Said />
        {isDeveloperPanelOpen && <DeveloperPanel onClose={onDeveloperPanelClose} />}
      </div>
    </TimelineProvider>
  )
}

function TimelineKeys() {
  useTimelineKeys()
  useClipboard()
  return null
}

/** Live region; a repeated text is a new element, so that it is announced again. */
function Said() {
  const { text, count } = useView((view) => view.announcement)
  return (
    <p role="status" className="sr-only">
      <span key={count}>{text}</span>
    </p>
  )
}
