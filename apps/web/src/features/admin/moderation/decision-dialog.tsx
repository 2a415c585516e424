import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import { api } from '../../../api/client.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const texts = moderationTexts.entry

export function DecisionDialog({ action, onClose }: { action: WireModerationAction | null; onClose: () => void }) {
  const decide = (decision: 'upheld' | 'reversed') => (reason: string) => api.moderation.decide({ id: action!.id, decision, reason })
  return (
    <ReasonDialog
      open={action !== null}
      onClose={onClose}
      title={texts.decideTitle}
      text={texts.decideText}
      hint={moderationTexts.actions.reasonHint}
      choices={[
        { label: texts.uphold, send: decide('upheld') },
        { label: texts.reverse, send: decide('reversed') },
      ]}
    />
  )
}
