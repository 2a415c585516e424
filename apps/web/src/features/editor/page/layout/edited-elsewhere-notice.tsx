import { useState } from 'react'
import { pageTexts } from '../../../../texts/editor/page.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'

/** Another tab is editing the story; this one is read-only. */
export function EditedElsewhereNotice({ onEditHere }: { onEditHere: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    setBusy(true)
    try {
      await onEditHere()
    } catch (error) {
      console.error(error)
      toast.error(pageTexts.saving.takeOverFailed)
    }
    setBusy(false)
  }
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-text-2">
      <span className="truncate">{pageTexts.saving.otherTab}</span>
      <Button size="sm" busy={isBusy} onClick={() => void take()}>
        {pageTexts.saving.editHere}
      </Button>
    </p>
  )
}
