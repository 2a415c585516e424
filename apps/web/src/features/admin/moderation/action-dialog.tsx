import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { type ActionKind, MAX_SUSPENSION_DAYS } from '@fablecut/domain/moderation/actions'
import { useState } from 'react'
import { api } from '../../../api/client.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { nameOfTarget } from './subject-model.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const texts = moderationTexts.actions
const DESTRUCTIVE: ReadonlySet<ActionKind> = new Set(['delete', 'suspend', 'ban'])
const DEFAULT_DAYS = '7'

type ActionDialogProps = { details: SubjectDetails; action: ActionKind; open: boolean; onClose: () => void }

/** Says what an action does, and asks for its reason and the length of a suspension. */
export function ActionDialog({ details, action, open, onClose }: ActionDialogProps) {
  const [days, setDays] = useState(DEFAULT_DAYS)
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : 0
  const isValid = action !== 'suspend' || (count >= 1 && count <= MAX_SUSPENSION_DAYS)
  const { kind, id } = details
  const send = (reason: string) => api.moderation.act({ kind, id, action, reason, ...(action === 'suspend' && { days: count }) })
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={texts.ask(action, nameOfTarget(details, action))}
      text={(kind === 'comment' ? texts.commentEffects[action] : undefined) ?? texts.effects[action]}
      hint={action === 'dismiss' ? texts.reasonHintDismiss : texts.reasonHint}
      isValid={isValid}
      choices={[{ label: texts.names[action], danger: DESTRUCTIVE.has(action), send }]}
    >
      {action === 'suspend' && (
        <Field label={texts.days} error={isValid ? null : texts.daysWrong}>
          <TextInput inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
        </Field>
      )}
    </ReasonDialog>
  )
}
