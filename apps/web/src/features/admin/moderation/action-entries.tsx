import type { WireModerationAction } from '@fablecut/contracts/wire/moderation'
import { isUndoable } from '@fablecut/domain/moderation/actions'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatTime } from '../../../texts/format.ts'
import { moderationTexts } from '../../../texts/moderation.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { UndoDialog } from './undo-dialog.tsx'

const texts = moderationTexts.entry
const names = moderationTexts.actions.names

type Asked = { readonly what: 'undo' | 'decide'; readonly action: WireModerationAction }

/** Entries of the log, each with what staff can do about it. */
export function ActionEntries({ actions, empty }: { actions: readonly WireModerationAction[]; empty: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  if (actions.length === 0) return <p className="text-13 text-text-2">{empty}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {actions.map((action) => (
          <Entry key={action.id} action={action} onAsk={(what) => setAsked({ what, action })} />
        ))}
      </ul>
      <UndoDialog action={asked?.what === 'undo' ? asked.action : null} onClose={close} />
      <DecisionDialog action={asked?.what === 'decide' ? asked.action : null} onClose={close} />
    </>
  )
}

function Entry({ action, onAsk }: { action: WireModerationAction; onAsk: (what: Asked['what']) => void }) {
  const { kind, undone_kind: undone, objection } = action
  return (
    <li className="grid grid-cols-1 gap-1.5 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
        <span className="font-strong">{undone ? texts.undoOf(names[undone]) : names[kind]}</span>
        <Link
          to="/admin/reports/$kind/$id"
          params={{ kind: action.subject_kind, id: action.subject_id }}
          className="min-w-0 truncate underline underline-offset-2"
        >
          {action.subject_name || moderationTexts.gone}
        </Link>
        {action.is_undone && <Badge>{texts.undone}</Badge>}
      </p>
      <p className="text-13 wrap-anywhere whitespace-pre-line text-text-2">{action.reason}</p>
      <p className="text-12 text-text-3 tabular-nums">
        {moderationTexts.by(action.account_username)} ·{' '}
        {texts.line(moderationTexts.by(action.staff_username), formatTime(action.created_at))}
        {action.until && ` · ${texts.until(formatTime(action.until))}`}
      </p>
      {objection && (
        <div className="grid grid-cols-1 gap-1 rounded-md border border-line px-3 py-2 text-13">
          <p className="font-medium">
            {texts.objection}
            {objection.decision && `: ${texts.decisions[objection.decision]}`}
          </p>
          <p className="wrap-anywhere whitespace-pre-line text-text-2">{objection.words}</p>
          {objection.answer && <p className="wrap-anywhere whitespace-pre-line text-text-3">{objection.answer}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {objection?.decision === null && (
          <Button size="sm" onClick={() => onAsk('decide')}>
            {texts.decide}
          </Button>
        )}
        {isUndoable(kind) && !action.is_undone && (
          <Button size="sm" variant="line" onClick={() => onAsk('undo')}>
            {texts.undo}
          </Button>
        )}
      </div>
    </li>
  )
}
