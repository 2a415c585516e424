import { cloneElement, lazy, Suspense, useRef, useState, type Ref } from 'react'
import type { SharePopupProps } from '../../slots/share-popup.ts'

const ShareLayer = lazy(async () => ({ default: (await import('./share-layer.tsx')).ShareLayer }))

/** Share popup: download, links, platforms, publishing. Loaded lazily on first opening. */
export function SharePopup({ story, trigger, beforeOpen, side = 'left', first = 'main', ...events }: SharePopupProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const toggle = async (): Promise<void> => {
    if (isOpen) return setOpen(false)
    if (beforeOpen && !(await beforeOpen())) return
    setOpenings((count) => count + 1)
    setOpen(true)
  }
  const props = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => void toggle() }
  const setButton = (element: HTMLButtonElement | null): void => {
    button.current = element
    assignRef(trigger.props.ref, element)
  }
  return (
    <>
      {cloneElement(trigger, { ...props, ref: setButton })}
      {openings > 0 && (
        <Suspense fallback={null}>
          <ShareLayer
            key={openings}
            {...events}
            story={story}
            anchor={button}
            side={side}
            first={first}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function assignRef(ref: Ref<HTMLButtonElement> | undefined, element: HTMLButtonElement | null): void {
  if (typeof ref === 'function') ref(element)
  else if (ref) ref.current = element
}
