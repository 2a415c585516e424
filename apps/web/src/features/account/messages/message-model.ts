import type { Notice } from '@fablecut/contracts/operations/moderation/notices'
import { messageTexts as texts } from '../../../texts/moderation.ts'

/** What happened, in one sentence. */
export function titleOfNotice({ kind, action }: Pick<Notice, 'kind' | 'action'>): string {
  const { subject_name: name, undone_kind: undone, objection } = action
  if (action.kind === 'undo') return (undone && texts.undone[undone]?.(name)) ?? ''
  const title = texts.titles[action.kind](name)
  return kind === 'objection' && objection?.decision ? texts.decided[objection.decision](title) : title
}
