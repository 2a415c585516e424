import { Menu as Base } from '@base-ui/react/menu'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { timelineTexts } from '../../../texts/editor/timeline.ts'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { useEditorSession } from '../session/editor-context.tsx'
import { deleteSelection } from './selection/delete-selection.ts'
import { focusTarget } from './keys/use-focus-item.ts'
import { useTimelineTools, useView } from './timeline-context.tsx'

/** Context menu of the selected items. */
export function ItemMenu() {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const menu = useView((state) => state.menu)
  const anchor = useMemo(() => menu && { getBoundingClientRect: () => new DOMRect(menu.x, menu.y, 0, 0) }, [menu])
  const remove = (): void => deleteSelection({ session, view }, menu?.itemId)
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
