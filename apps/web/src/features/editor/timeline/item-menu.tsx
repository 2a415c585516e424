import { drawnTracks } from './geometry/rows.ts'
import { Menu as Base } from '@base-ui/react/menu'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { timelineTexts } from '../../../texts/editor/timeline.ts'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import type { EditorSession } from '../session/editor-session.ts'
import { reportRefusal } from '../session/report-refusal.ts'
import { nextFocusedItem } from './keys/next-focused-item.ts'
import { focusTarget } from './keys/use-focus-item.ts'
import { useTimelineTools, useView } from './timeline-context.tsx'
import { announce } from './timeline-view.ts'
import { nowSeconds } from '../session/now-seconds.ts'

const drawnOf = (session: EditorSession) => {
  const { tracks, globalConfig } = session.store.getState().document.timeline
  return drawnTracks(tracks, globalConfig.captions.enabled)
}

/** Context menu of the selected items. */
export function ItemMenu() {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const menu = useView((state) => state.menu)
  const anchor = useMemo(() => menu && { getBoundingClientRect: () => new DOMRect(menu.x, menu.y, 0, 0) }, [menu])
  const remove = (): void => {
    const { selectedItemIds } = session.store.getState()
    if (!menu) return
    const itemIds = selectedItemIds.includes(menu.itemId) ? selectedItemIds : [menu.itemId]
    const before = drawnOf(session)
    if (reportRefusal(session.apply({ type: 'deleteItems', itemIds, nowSeconds: nowSeconds() }))) return
    view.setState({ focusedId: nextFocusedItem(before, drawnOf(session), menu.itemId) })
    announce(view, timelineTexts.removed)
  }
  return (
    <Base.Root open={menu !== null} onOpenChange={(open) => !open && view.setState({ menu: null })}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="start" side="bottom" sideOffset={2} className="z-50 outline-none">
          <Base.Popup
            finalFocus={() => focusTarget(view.getState().focusedId)}
            className="min-w-36 rounded-card bg-raised p-1.5 shadow-pop outline-none"
            onContextMenu={(event) => event.preventDefault()}
          >
            <MenuItem icon={<Trash2 />} danger onSelect={remove}>
              {timelineTexts.remove}
            </MenuItem>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
