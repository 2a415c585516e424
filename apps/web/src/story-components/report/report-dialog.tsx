import { MAX_MODERATION_TEXT, type SubjectKind } from '@fablecut/domain/moderation/actions'
import { REPORT_REASONS, type ReportReason } from '@fablecut/domain/moderation/report-reasons'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { reportTexts as texts } from '../../texts/moderation.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type ReportDialogProps = { kind: SubjectKind; subject: string; open: boolean; onClose: () => void }

const OPTIONS = REPORT_REASONS.map((value) => ({ value, label: texts.reasons[value] }))

/** A reason and optional words for the moderators. What was entered stays when sending fails. */
export function ReportDialog({ kind, subject, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0])
  const [words, setWords] = useState('')
  const send = useMutation({
    mutationFn: () => api.reports.create({ subject_kind: kind, subject, reason, words }),
    onSuccess: ({ is_replaced: isReplaced }) => {
      toast.success(isReplaced ? texts.replaced : texts.sent)
      setWords('')
      onClose()
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={texts.title[kind]}
      description={texts.text}
      phone="sheet"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="primary" busy={send.isPending} onClick={() => send.mutate()}>
            {texts.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2">
          <p aria-hidden className="text-13 font-strong text-text">
            {texts.reason}
          </p>
          <Select label={texts.reason} value={reason} options={OPTIONS} onValueChange={setReason} />
        </div>
        <Field label={texts.words} hint={texts.wordsHint(MAX_MODERATION_TEXT - words.length)}>
          <TextArea rows={5} maxLength={MAX_MODERATION_TEXT} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        {send.error && <Banner tone="danger">{messageOf(send.error)}</Banner>}
      </div>
    </Dialog>
  )
}
