import { useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'

/** The story was saved by a later release than this page; it is read-only until it is reloaded. */
export function OutdatedNotice({ onReload }: { onReload: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const reload = (): void => {
    setBusy(true)
    void onReload()
  }
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-text-2">
      <span className="truncate">{pageTexts.saving.outdated}</span>
      <Button size="sm" variant="primary" busy={isBusy} onClick={reload}>
        {pageTexts.saving.reload}
      </Button>
    </p>
  )
}
