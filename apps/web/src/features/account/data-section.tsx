import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/error.ts'
import { accountTexts } from '../../texts/account/account.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { downloadMyData } from './account-requests.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { Section } from './section.tsx'

const texts = accountTexts.data

/** Data download and account deletion. */
export function DataSection() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const download = useMutation({
    mutationFn: downloadMyData,
    onSuccess: () => toast.success(texts.started),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <Section title={texts.title}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p className="text-13 text-pretty text-text-2">{texts.downloadNote}</p>
        <Button className="justify-self-start" busy={download.isPending} busyLabel={texts.preparing} onClick={() => download.mutate()}>
          {texts.download}
        </Button>
        <div aria-hidden className="h-px bg-line sm:col-span-2" />
        <p className="text-13 text-pretty text-text-2">{texts.deleteNote}</p>
        <Button
          variant="danger-ghost"
          className="justify-self-start max-sm:-ms-3.5 sm:justify-self-end"
          onClick={() => setDialogOpen(true)}
        >
          {texts.delete}
        </Button>
      </div>
      <DeleteAccountDialog open={isDialogOpen} onOpenChange={setDialogOpen} />
    </Section>
  )
}
