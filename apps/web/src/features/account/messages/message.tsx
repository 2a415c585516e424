import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import { formatTime } from '../../../texts/format.ts'
import { messageTexts as texts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { titleOfNotice } from './message-model.ts'

/** A message: what was done, the reason, and the objection or a button for one. */
export function Message({ notice, onObject }: { notice: Notice; onObject: () => void }) {
  const { action, kind } = notice
  const isDecision = kind === 'objection'
  const effects = action.subject_kind === 'comment' ? texts.commentEffects : texts.effects
  const effect = !isDecision && action.kind !== 'undo' && !action.is_undone ? effects[action.kind] : undefined
  return (
    <li>
      <Card className="grid grid-cols-1 gap-2 p-4 sm:p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-14 font-strong wrap-anywhere">{titleOfNotice(notice)}</h2>
          {!notice.is_read && <Badge tone="accent">{texts.isNew}</Badge>}
          <time dateTime={notice.created_at} className="text-12 text-text-3 tabular-nums">
            {formatTime(notice.created_at)}
          </time>
        </div>
        <p className="text-14 wrap-anywhere whitespace-pre-line text-text-2">
          <span className="font-medium text-text">{texts.reason}:</span> {isDecision ? action.objection?.answer : action.reason}
        </p>
        {!isDecision && action.until && <p className="text-13 text-text-2">{texts.until(formatTime(action.until))}</p>}
        {effect && <p className="text-13 text-text-3">{effect}</p>}
        {!isDecision && action.objection?.decision === null && <p className="text-13 text-text-3">{texts.objected}</p>}
        {notice.can_object && (
          <Button size="sm" variant="line" className="justify-self-start" onClick={onObject}>
            {texts.object}
          </Button>
        )}
      </Card>
    </li>
  )
}
