import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

type TooltipProps = {
  text: string
  /** Equivalent shortcut, for example `Ctrl Z`. */
  keys?: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement<Record<string, unknown>>
}

/** Tooltip on hover and focus. The control keeps its own accessible name. */
export function Tooltip({ text, keys, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="max-w-64 rounded-sm bg-inverse px-2 py-1 text-12 font-medium text-on-inverse transition-opacity duration-(--m-base) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
            {keys && <kbd className="ms-2 font-sans opacity-70">{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export const TooltipProvider = Base.Provider
