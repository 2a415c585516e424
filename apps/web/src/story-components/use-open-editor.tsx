import { useState, type ReactNode } from 'react'
import { track } from '../analytics/track.ts'
import { EditOnWebDialog } from './edit-on-web-dialog.tsx'
import { editorHref } from '../story-data/tabs/editor-tab.ts'
import { useMobile } from '../ui/hooks/use-mobile.ts'
import type { EditorTarget } from '../story-data/card-target.ts'

/** Opens a story in a new editor tab; phones show a notice instead. `dialog` must be rendered. */
export function useOpenEditor(storyId: string): {
  /** Whether the editor may be opened here; if not, the dialog has been opened instead. */
  readonly mayEnter: (target: EditorTarget) => boolean
  readonly open: (target: EditorTarget) => void
  readonly dialog: ReactNode
} {
  const isMobile = useMobile()
  const [asksForComputer, setAsksForComputer] = useState(false)
  const mayEnter = ({ view, openedFrom }: EditorTarget) => {
    if (isMobile) setAsksForComputer(true)
    else track('editor_opened', { opened_from: openedFrom, story_id: storyId, view })
    return !isMobile
  }
  return {
    mayEnter,
    open: (target) => mayEnter(target) && window.open(editorHref(storyId, target.view), '_blank', 'noreferrer'),
    dialog: <EditOnWebDialog open={asksForComputer && isMobile} storyId={storyId} onClose={() => setAsksForComputer(false)} />,
  }
}
