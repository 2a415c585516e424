import { MAX_MODERATION_TEXT } from '@fablecut/domain/moderation/actions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { query } from '../../../api/client.ts'
import { messageOf } from '../../../api/error.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { uiTexts } from '../../../texts/ui.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const texts = moderationTexts.actions

type Choice = { readonly label: string; readonly danger?: boolean; readonly send: (reason: string) => Promise<unknown> }

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: string
  hint: string
  /** The buttons; each sends the reason. */
  choices: readonly Choice[]
  /** Further fields before the reason. */
  children?: ReactNode
  /** False prevents sending, for a wrong value of a further field. */
  isValid?: boolean
}

/** Asks for a reason and sends it; what was entered stays when that fails. */
export function ReasonDialog({ open, onClose, title, text, hint, choices, children, isValid = true }: ReasonDialogProps) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: (choice: Choice) => choice.send(reason),
    onSuccess: async () => {
      toast.success(texts.done)
      setReason('')
      onClose()
      await client.invalidateQueries({ queryKey: query.moderation.key() })
    },
  })
  const submit = (choice: Choice) => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '' && isValid) send.mutate(choice)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      phone="sheet"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          {choices.map((choice) => (
            <Button
              key={choice.label}
              variant={choice.danger ? 'danger' : 'primary'}
              busy={send.isPending && send.variables.label === choice.label}
              onClick={() => submit(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <Field label={texts.reason} hint={hint} error={isMissing ? texts.reasonRequired : null}>
          <TextArea rows={4} maxLength={MAX_MODERATION_TEXT} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {send.error && <Banner tone="danger">{messageOf(send.error)}</Banner>}
      </div>
    </Dialog>
  )
}
