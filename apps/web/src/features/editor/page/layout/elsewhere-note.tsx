import { useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/button.tsx'

/** Another tab edits the story; this one only looks. */
export function ElsewhereNote({ onEditHere }: { onEditHere: () => void }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-text-2">
      <span className="truncate">{pageTexts.saving.elsewhere}</span>
      <Button
        size="sm"
        busy={isBusy}
        onClick={() => {
          setBusy(true)
          onEditHere()
        }}
      >
        {pageTexts.saving.editHere}
      </Button>
    </p>
  )
}
