import { useLayoutEffect } from 'react'
import { create } from 'zustand'

const useClaims = create<{ count: number }>()(() => ({ count: 0 }))

/** Claims the page's one primary action for the caller while mounted; the header's button then drops its primary style. */
export function useClaimPrimaryAction(active = true): void {
  useLayoutEffect(() => {
    if (!active) return
    useClaims.setState(({ count }) => ({ count: count + 1 }))
    return () => useClaims.setState(({ count }) => ({ count: count - 1 }))
  }, [active])
}

/** Whether something on the page has claimed the primary action. */
export const useIsPrimaryActionClaimed = (): boolean => useClaims(({ count }) => count > 0)
