import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import type { ActionKind } from '@fablecut/domain/moderation/actions'
import { useState } from 'react'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Panel } from '../panel.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { possibleActions } from './subject-model.ts'

const texts = moderationTexts.actions
const SEVERE: ReadonlySet<ActionKind> = new Set(['delete', 'ban'])

/** The actions that are possible now, each after a dialog. */
export function SubjectActions({ details }: { details: SubjectDetails }) {
  const [asked, setAsked] = useState<ActionKind | null>(null)
  const [shown, setShown] = useState<ActionKind | null>(null)
  const ask = (action: ActionKind) => {
    setShown(action)
    setAsked(action)
  }
  return (
    <Panel title={texts.title}>
      {details.is_own && <p className="text-13 text-text-2">{texts.own}</p>}
      <div className="flex flex-wrap gap-2">
        {possibleActions(details).map((action) => (
          <Button key={action} size="sm" variant={SEVERE.has(action) ? 'danger-ghost' : 'raised'} onClick={() => ask(action)}>
            {texts.names[action]}
          </Button>
        ))}
      </div>
      {shown && <ActionDialog key={shown} details={details} action={shown} open={asked !== null} onClose={() => setAsked(null)} />}
    </Panel>
  )
}
