import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { toast as sonner, Toaster as SonnerToaster } from 'sonner'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import type { Notice } from './notice.ts'
import { usePageVisible } from '../hooks/use-page-visible.ts'

type ToastProps = Notice & { onClose: () => void }

const ICONS: Record<ToastProps['tone'], ReactNode> = {
  success: <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />,
  error: <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />,
  info: <Info aria-hidden className="size-4.5 shrink-0 text-text-2" />,
}

/** Duration of a toast, in milliseconds. */
const STAYS: Record<ToastProps['tone'], number> = { success: 5_000, info: 5_000, error: 8_000 }

function Toast({ tone, text, action, onClose }: ToastProps) {
  const hold = useLeaving(STAYS[tone], onClose)
  return (
    <div
      {...hold}
      role={tone === 'error' ? 'alert' : 'status'}
      className="flex min-h-11 w-full items-center font-sans gap-3 rounded-card bg-raised py-2 pe-2 ps-3.5 shadow-pop sm:min-w-80"
    >
      {ICONS[tone]}
      <span className="grow text-14 text-text">{text}</span>
      {action && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onClose()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={uiTexts.dismiss} size="sm" icon={<X />} onClick={onClose} />
    </div>
  )
}

/**
 * Dismisses a toast after `stays` ms of a visible tab. Focus inside pauses the timer, and mouse movement over it restarts it; a mouse that
 * just rests there does not, unlike with the library's own timer.
 */
function useLeaving(stays: number, onLeave: () => void) {
  const isSeen = usePageVisible()
  const [isFocused, setFocused] = useState(false)
  const isHeld = !isSeen || isFocused
  const timer = useRef<number | undefined>(undefined)
  const last = useRef<string | null>(null)
  const start = () => {
    clearTimeout(timer.current)
    if (!isHeld) timer.current = window.setTimeout(onLeave, stays)
  }
  const startNow = useEffectEvent(start)
  useEffect(() => {
    if (isHeld) return
    startNow()
    return () => clearTimeout(timer.current)
  }, [isHeld])
  return {
    onPointerMove: ({ pointerType, screenX, screenY }: PointerEvent) => {
      const place = `${screenX},${screenY}`
      if (pointerType === 'mouse' && last.current !== null && last.current !== place) start()
      last.current = place
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}

let nextId = 0

/** Shows a toast; repeating a text restarts its timer. Returns a function that dismisses it. */
function show({ tone, text, action }: Notice): () => void {
  const id = `${tone}:${text}`
  const close = () => void sonner.dismiss(id)
  nextId += 1
  const key = nextId
  sonner.custom(() => <Toast key={key} tone={tone} text={text} action={action} onClose={close} />, {
    id,
    duration: Number.POSITIVE_INFINITY,
  })
  return close
}

/** Renders toasts; `onReady` receives the function that shows one. */
export default function ToastLayer({ onReady }: { onReady: (show: (notice: Notice) => () => void) => void }) {
  const tellReady = useEffectEvent(() => onReady(show))
  useEffect(() => tellReady(), [])
  return createPortal(
    <SonnerToaster
      position="top-center"
      visibleToasts={4}
      expand
      gap={6}
      offset={{ top: 'var(--toast-top)' }}
      mobileOffset={{ top: 'var(--toast-top)', left: 12, right: 12 }}
      toastOptions={{ unstyled: true, className: 'w-full font-sans sm:inset-x-[-42px] sm:mx-auto sm:w-fit sm:max-w-110' }}
    />,
    document.body,
  )
}
