import { useEffect } from 'react'

const PRODUCT = 'Fablecut'

/** Title of the tab while a page is shown: `Credits | Fablecut`. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return
    document.title = `${title} | ${PRODUCT}`
    return () => {
      document.title = PRODUCT
    }
  }, [title])
}
