import { useLayoutEffect } from 'react'
import { create } from 'zustand'

const useOwners = create<{ count: number }>()(() => ({ count: 0 }))

/** A page or empty state calls this while it has the one primary action; what lies above it then turns quiet. */
export function useOwnPrimary(active = true): void {
  useLayoutEffect(() => {
    if (!active) return
    useOwners.setState(({ count }) => ({ count: count + 1 }))
    return () => useOwners.setState(({ count }) => ({ count: count - 1 }))
  }, [active])
}

/** Whether something on the page has the primary action. */
export const useHasOwnPrimary = (): boolean => useOwners(({ count }) => count > 0)
