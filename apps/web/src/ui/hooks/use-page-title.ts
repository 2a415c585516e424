import { useEffect } from 'react'

const PRODUCT = 'Fablecut'

type PageTitle = { readonly title: string; readonly isOver: boolean }

let titles: readonly PageTitle[] = []

function change(next: readonly PageTitle[]): void {
  titles = next
  const top = titles.findLast(({ isOver }) => isOver) ?? titles.at(-1)
  document.title = top ? `${top.title} | ${PRODUCT}` : PRODUCT
}

/** Title of the tab while a page is shown: `Credits | Fablecut`. An overlay with its own URL (`isOver`) takes precedence. */
export function usePageTitle(title: string | null | undefined, { isOver = false }: { isOver?: boolean } = {}): void {
  useEffect(() => {
    if (!title) return
    const entry = { title, isOver }
    change([...titles, entry])
    return () => change(titles.filter((other) => other !== entry))
  }, [title, isOver])
}
