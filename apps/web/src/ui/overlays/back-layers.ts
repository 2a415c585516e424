import type { RouterHistory } from '@tanstack/react-router'

/** What lies over the page, the topmost last: each closes itself. */
const layers: (() => void)[] = []

/** Until the answer is called, the way back closes the topmost layer instead of leaving the page. */
export function closeOnBack(history: Pick<RouterHistory, 'block'>, close: () => void): () => void {
  const layer = () => close()
  layers.push(layer)
  const release = history.block({
    blockerFn: ({ action }) => {
      if (action !== 'BACK') return false
      layers.at(-1)?.()
      return true
    },
    enableBeforeUnload: false,
  })
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    release()
  }
}
