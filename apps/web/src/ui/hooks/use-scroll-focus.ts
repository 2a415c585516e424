import { useCallback, useState } from 'react'

/**
 * Ref and tab index of a scroll container: while its content overflows it can be focused, so that it can be scrolled by keyboard also when
 * nothing inside can be focused. The container needs an accessible name.
 */
export function useScrollFocus() {
  const [isScrollable, setScrollable] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight)
    const resized = new ResizeObserver(measure)
    const changed = new MutationObserver(measure)
    resized.observe(element)
    changed.observe(element, { childList: true, subtree: true, characterData: true })
    measure()
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [])
  return { ref, tabIndex: isScrollable ? 0 : undefined }
}
