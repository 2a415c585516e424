import type { ReactNode } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { buttonClass } from '../../../../ui/buttons/button-style.ts'

type EditorFrameProps = {
  top: ReactNode
  /** Content between the top bar and the timeline; in the All Shots view the whole area. */
  panes: ReactNode
  timeline?: ReactNode
  bottom: ReactNode
}

/** Layout of the editor: bars of 44 and 48 px; the area between fills the window and does not scroll. */
export const EditorFrame = ({ top, panes, timeline, bottom }: EditorFrameProps) => (
  <div className="grid h-dvh grid-rows-[44px_minmax(0,1fr)_auto_48px] overflow-hidden bg-bg text-13">
    <a href="#content" className={buttonClass({ variant: 'primary', className: 'absolute! top-1 start-2 z-30 not-focus:sr-only' })}>
      {pageTexts.skip}
    </a>
    <header aria-label={pageTexts.regions.top} className="flex min-w-0 items-center gap-2 border-b border-line bg-surface px-2.5">
      {top}
    </header>
    <main id="content" tabIndex={-1} className="contents">
      <div className="relative flex min-h-0 min-w-0">{panes}</div>
      {timeline || <div />}
    </main>
    <footer
      data-editor-bar
      aria-label={pageTexts.regions.bar}
      className="flex min-w-0 items-center gap-2 border-t border-line bg-surface px-3"
    >
      {bottom}
    </footer>
  </div>
)
