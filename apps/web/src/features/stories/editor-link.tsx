import { useState, type MouseEvent, type ReactNode } from 'react'
import { track } from '../../analytics/track.ts'
import { EditOnWebDialog } from '../../scratch/edit-on-web-dialog.tsx'
import { editorHref } from '../../scratch/editor-tab.ts'
import { useMobile } from '../../ui/use-mobile.ts'
import type { EditorTarget } from './card-model.ts'

type EditorLinkProps = { storyId: string; target: EditorTarget; className?: string; children: ReactNode }

/** Opens a story in the editor, in a tab of its own; phones are told to use a computer. Source: C-316, H-024, HD-16. */
export function EditorLink({ storyId, target: { view, openedFrom }, className, children }: EditorLinkProps) {
  const isMobile = useMobile()
  const [asksForComputer, setAsksForComputer] = useState(false)
  const open = (event: MouseEvent) => {
    if (!isMobile) return track('editor_opened', { opened_from: openedFrom, story_id: storyId, view })
    event.preventDefault()
    setAsksForComputer(true)
  }
  return (
    <>
      <a href={editorHref(storyId, view)} target="_blank" rel="noreferrer" className={className} onClick={open}>
        {children}
      </a>
      {isMobile && <EditOnWebDialog open={asksForComputer} storyId={storyId} onClose={() => setAsksForComputer(false)} />}
    </>
  )
}
