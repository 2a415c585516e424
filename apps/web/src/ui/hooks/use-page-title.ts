import { useEffect } from 'react'

const PRODUCT = 'Fablecut'

type Shown = { readonly title: string; readonly isOver: boolean }

let shown: readonly Shown[] = []

function change(next: readonly Shown[]): void {
  shown = next
  const top = shown.findLast(({ isOver }) => isOver) ?? shown.at(-1)
  document.title = top ? `${top.title} | ${PRODUCT}` : PRODUCT
}

/** Title of the tab while a page is shown: `Credits | Fablecut`. What is opened over a page with an address of its own (`isOver`) goes first. */
export function usePageTitle(title: string | null | undefined, { isOver = false }: { isOver?: boolean } = {}): void {
  useEffect(() => {
    if (!title) return
    const entry = { title, isOver }
    change([...shown, entry])
    return () => change(shown.filter((other) => other !== entry))
  }, [title, isOver])
}
