import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { closeOnBack } from './back-layers.ts'

/** Makes the browser's Back close open overlays, topmost first, before leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // Error pages may be rendered without a router.
  const router = useRouter({ warn: false })
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen && router ? closeOnBack(router.history, () => closeNow()) : undefined), [isOpen, router])
}
