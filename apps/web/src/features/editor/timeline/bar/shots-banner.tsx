import { X } from 'lucide-react'
import { useState } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { useEditorSession } from '../../session/editor-context.tsx'
import { hideBanner, isBannerHidden } from './banner-storage.ts'
import { browserStorage } from '../../../../storage/browser-storage.ts'

/** Banner with a link to the storyboard; closing it hides it permanently. */
export function ShotsBanner() {
  const session = useEditorSession()
  const [isHidden, setHidden] = useState(() => isBannerHidden(browserStorage))
  if (isHidden) return null
  const hide = (): void => {
    hideBanner(browserStorage)
    setHidden(true)
  }
  return (
    <span className="inline-flex h-6 min-w-0 items-center rounded-sm border border-line-2 bg-surface text-12 font-medium text-text-2 max-lg:hidden">
      <button type="button" onClick={() => session.showView('list')} className="quick h-full truncate rounded-sm px-2 hover:text-text">
        {timelineTexts.banner}
      </button>
      <button type="button" aria-label={timelineTexts.closeBanner} onClick={hide} className="quick me-0.5 rounded-sm p-1 hover:text-text">
        <X aria-hidden className="size-3" />
      </button>
    </span>
  )
}
