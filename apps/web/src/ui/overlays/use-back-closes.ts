import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { closeOnBack } from './back-layers.ts'

/** The way back of the browser or the phone closes what lies over the page, the topmost first, and leaves the page only from there. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // Pages of faults can stand without one.
  const router = useRouter({ warn: false })
  const closeNow = useEffectEvent(close)
  useEffect(() => (isOpen && router ? closeOnBack(router.history, () => closeNow()) : undefined), [isOpen, router])
}
