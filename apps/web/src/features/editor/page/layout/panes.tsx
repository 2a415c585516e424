import { PanelLeft, PanelRight } from 'lucide-react'
import { useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { MediaPane } from '../../media/media-pane.tsx'
import { PropertyPane } from '../../properties/property-pane.tsx'
import { useEditor } from '../../session/editor-context.tsx'
import { Stage } from '../../stage/stage.tsx'
import { SidePane } from './side-pane.tsx'
import { useOverlayPanes } from './use-overlay-panes.ts'

type Side = 'left' | 'right'

/** Media, preview, properties. From 768 to 1280 px the outer two are overlays, one at a time. */
export function Panes() {
  const overlay = useOverlayPanes()
  const [open, setOpen] = useOpenPane()
  const toggle = (side: Side) => setOpen(open === side ? null : side)
  return (
    <>
      <SidePane side="left" label={pageTexts.regions.media} overlay={overlay} open={open === 'left'} onClose={() => setOpen(null)}>
        <MediaPane />
      </SidePane>
      <section aria-label={pageTexts.regions.stage} className="relative flex min-w-0 grow flex-col bg-well">
        <Stage />
        {overlay && (
          <>
            <PaneButton side="left" isOpen={open === 'left'} onToggle={toggle} />
            <PaneButton side="right" isOpen={open === 'right'} onToggle={toggle} />
          </>
        )}
      </section>
      <SidePane side="right" label={pageTexts.regions.properties} overlay={overlay} open={open === 'right'} onClose={() => setOpen(null)}>
        <PropertyPane />
      </SidePane>
    </>
  )
}

function PaneButton({ side, isOpen, onToggle }: { side: Side; isOpen: boolean; onToggle: (side: Side) => void }) {
  return (
    <IconButton
      label={side === 'left' ? pageTexts.panes.media : pageTexts.panes.properties}
      aria-expanded={isOpen}
      variant="raised"
      tooltipSide="bottom"
      icon={side === 'left' ? <PanelLeft aria-hidden /> : <PanelRight aria-hidden />}
      className={side === 'left' ? 'absolute! top-2 start-2 z-10' : 'absolute! top-2 end-2 z-10'}
      onClick={() => onToggle(side)}
    />
  )
}

/** Which pane is open over the preview; a newly selected item opens its properties. */
function useOpenPane(): [Side | null, (side: Side | null) => void] {
  const selection = useEditor(({ selectedItemIds }) => selectedItemIds)
  const [state, setState] = useState<{ open: Side | null; selection: readonly string[] }>({ open: null, selection })
  if (state.selection !== selection)
    setState({ selection, open: selection.length === 1 ? 'right' : state.open === 'right' ? null : state.open })
  return [state.open, (open) => setState({ ...state, open })]
}
