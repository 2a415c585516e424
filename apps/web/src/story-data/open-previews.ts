let open = 0

/** Notes that a preview is open; call what it answers when it is closed. Films are not saved by themselves meanwhile. Source: H-168, HD-73. */
export function noteOpenPreview(): () => void {
  open += 1
  let isClosed = false
  return () => {
    if (!isClosed) open -= 1
    isClosed = true
  }
}

export const isPreviewOpen = (): boolean => open > 0
