import type { KeyboardEvent, MouseEvent } from 'react'

type AssetKeys = { readonly onPreview: () => void; readonly onAdd: () => void; readonly onRemove: () => void }

/** A click or Space shows an asset, a double click or Enter adds it, Delete asks whether it goes; none of it reaches the timeline. */
export const assetKeys = ({ onPreview, onAdd, onRemove }: AssetKeys) => {
  const actions: Readonly<Record<string, () => void>> = { Enter: onAdd, ' ': onPreview, Delete: onRemove, Backspace: onRemove }
  return {
    onClick: ({ detail }: MouseEvent) => detail <= 1 && onPreview(),
    onDoubleClick: onAdd,
    onKeyDown(event: KeyboardEvent) {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) act()
    },
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
  }
}
