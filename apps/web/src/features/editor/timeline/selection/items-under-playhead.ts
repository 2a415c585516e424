import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import { itemsAt } from '@fablecut/domain/timeline/queries'
import type { SelectionPorts } from './selection-ports.ts'

/** Ids of the selected items; without a selection of the clip under the playhead. */
export function itemsUnderPlayhead({ session, playback }: Omit<SelectionPorts, 'view'>): readonly string[] {
  const { document, selectedItemIds } = session.store.getState()
  if (selectedItemIds.length > 0) return selectedItemIds
  const film = primaryTrack(document.timeline)
  return film ? itemsAt([film], playback.store.getState().frame).map(({ id }) => id) : []
}
