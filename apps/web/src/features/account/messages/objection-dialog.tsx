import { useState } from 'react'
import { messageTexts } from '../../../texts/moderation.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ObjectionField } from './objection-field.tsx'
import { useObjection } from './use-objection.ts'

const texts = messageTexts.objection

type ObjectionDialogProps = { open: boolean; onClose: () => void; send: (words: string) => Promise<unknown>; onSent: () => void }

/** One text for the moderators; it stays when sending fails. */
export function ObjectionDialog({ open, onClose, send, onSent }: ObjectionDialogProps) {
  const [words, setWords] = useState('')
  const objection = useObjection(send, () => {
    toast.success(texts.sent)
    setWords('')
    onSent()
    onClose()
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title}
      description={texts.text}
      phone="sheet"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" busy={objection.isBusy} onClick={() => objection.submit(words)}>
            {texts.send}
          </Button>
        </>
      }
    >
      <ObjectionField words={words} onChange={setWords} error={objection.error} />
    </Dialog>
  )
}
