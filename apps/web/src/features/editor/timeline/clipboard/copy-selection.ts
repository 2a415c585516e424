import { copyItems } from '@fablecut/domain/timeline/edit/clipboard/copy-items'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import type { SelectionPorts } from '../selection/selection-ports.ts'
import { announce } from '../timeline-view.ts'

type CopyPorts = Omit<SelectionPorts, 'playback'> & { readonly write: (text: string) => void }

/** Copies the selected items, clips with everything that belongs to them. Returns whether there was something to copy. */
export function copySelection(ports: CopyPorts): boolean {
  const isCopied = writeSelection(ports)
  if (isCopied) announce(ports.view, timelineTexts.copied)
  return isCopied
}

/** Copies the selected items and deletes them, as one undo step. */
export function cutSelection(ports: CopyPorts): void {
  const { session, view } = ports
  const { selectedItemIds: itemIds, readOnlyReason } = session.store.getState()
  if (readOnlyReason !== null) return void reportRefusal({ code: 'read_only', reason: readOnlyReason })
  if (!writeSelection(ports)) return
  if (!reportRefusal(session.apply({ type: 'deleteItems', itemIds, nowSeconds: nowSeconds() }))) announce(view, timelineTexts.cutDone)
}

function writeSelection({ session, write }: CopyPorts): boolean {
  const { document, selectedItemIds } = session.store.getState()
  const copied = copyItems(document, selectedItemIds)
  if (copied.ok) write(JSON.stringify(copied.value))
  else reportRefusal(copied.refusal)
  return copied.ok
}
