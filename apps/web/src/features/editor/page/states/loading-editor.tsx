import { pageTexts } from '../../../../texts/editor/page.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { EditorFrame } from '../layout/editor-frame.tsx'
import { TimelineLoadingOverlay } from '../layout/timeline-loading-overlay.tsx'

/** Skeleton of the editor. */
export const LoadingEditor = () => (
  <EditorFrame
    top={<Skeleton className="h-5 w-64" />}
    panes={<div className="grow bg-well" />}
    timeline={
      <div className="relative h-52.5 border-t border-line bg-surface">
        <TimelineLoadingOverlay>
          <p role="status">{pageTexts.loading}</p>
        </TimelineLoadingOverlay>
      </div>
    }
    bottom={<Skeleton className="h-7 w-44" />}
  />
)
