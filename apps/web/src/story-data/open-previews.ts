let open = 0

/** Registers an open preview; call the returned function when it is closed. Automatic downloads are off meanwhile. */
export function registerOpenPreview(): () => void {
  open += 1
  let isClosed = false
  return () => {
    if (!isClosed) open -= 1
    isClosed = true
  }
}

export const isPreviewOpen = (): boolean => open > 0
