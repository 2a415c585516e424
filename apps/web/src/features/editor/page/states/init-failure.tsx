import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TimelineLoadingOverlay } from '../layout/timeline-loading-overlay.tsx'

const texts = pageTexts.init

/** Shows why the timeline can't be opened. */
export const InitFailure = ({ problem, onReload }: { problem: string; onReload: () => void }) => (
  <TimelineLoadingOverlay>
    <div role="alert" className="grid max-w-120 justify-items-center gap-2 rounded-card bg-raised px-6 py-4 shadow-pop">
      <h2 className="text-16 font-strong text-text">{texts.failed}</h2>
      <p className="wrap-anywhere">{problem}</p>
      <p className="text-12 text-text-3">{texts.storySaved}</p>
      <Button size="sm" onClick={onReload}>
        {texts.reload}
      </Button>
    </div>
  </TimelineLoadingOverlay>
)
