import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Notice } from './notice.ts'

type ToastAction = Notice['action']

const ToastLayer = lazy(() => import('./toast-layer.tsx'))

let isWanted = false
const listeners = new Set<() => void>()
const place = Promise.withResolvers<(notice: Notice) => () => void>()

function loadLayer(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

/** Shows a toast. Returns a function that dismisses it, also before it appears. */
function show(notice: Notice): () => void {
  const dismissed = new AbortController()
  loadLayer()
  void draw(notice, dismissed.signal)
  return () => dismissed.abort()
}

async function draw(notice: Notice, dismissed: AbortSignal): Promise<void> {
  const put = await place.promise
  if (!dismissed.aborted) dismissed.addEventListener('abort', put(notice), { once: true })
}

/** Toasts with at most one action; dismissed after 5 s, errors after 8 s. */
export const toast = {
  success: (text: string, action?: ToastAction) => show({ tone: 'success', text, action }),
  info: (text: string, action?: ToastAction) => show({ tone: 'info', text, action }),
  error: (text: string, action?: ToastAction) => show({ tone: 'error', text, action }),
}

/** Shows an error toast that is dismissed on unmount, and as soon as `isSettled`. */
export function useToastOnceSettled(isSettled: boolean): (text: string) => void {
  const close = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isSettled) close.current?.()
  }, [isSettled])
  useEffect(() => () => close.current?.(), [])
  return (text) => {
    close.current = show({ tone: 'error', text })
  }
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Toast viewport: top centre, full width on phones, above dialogs; offset by `--toast-top`. Rendered once. The renderer is
 * loaded on first interaction, so that it is available offline.
 */
export function Toaster() {
  const isNeeded = useSyncExternalStore(follow, () => isWanted)
  useEffect(() => {
    const abort = new AbortController()
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, loadLayer, { once: true, passive: true, signal: abort.signal })
    return () => abort.abort()
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastLayer onReady={place.resolve} />
    </Suspense>
  )
}
