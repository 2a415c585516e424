import type { KeyboardEvent, MouseEvent } from 'react'

type AssetKeys = { readonly onPreview: () => void; readonly onAdd: () => void; readonly onRemove: () => void }

/** Key handlers of an asset tile: Space previews, Enter adds, Delete asks for confirmation. Handled keys don't reach the timeline. */
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
