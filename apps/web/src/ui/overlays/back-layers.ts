import type { RouterHistory } from '@tanstack/react-router'

/** Close functions of open overlays, topmost last. */
const layers: (() => void)[] = []

/** Makes the browser's Back close the topmost overlay until the returned function is called. */
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
