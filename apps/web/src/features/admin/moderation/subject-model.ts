import type { SubjectDetails } from '@fablecut/contracts/operations/moderation/staff'
import { type ActionKind, actionsOn } from '@fablecut/domain/moderation/actions'
import { formatTime } from '../../../texts/format.ts'
import { moderationTexts } from '../../../texts/moderation.ts'

const states = moderationTexts.states

type Named = Pick<SubjectDetails, 'kind' | 'story' | 'account'>

export function nameOfSubject({ kind, story, account }: Named): string {
  if (kind === 'comment' && account) return moderationTexts.commentBy(account.name)
  return story?.title ?? account?.name ?? moderationTexts.gone
}

/** What an action is done to: a suspension from a story or comment suspends its author. */
export const nameOfTarget = (details: Named, action: ActionKind): string =>
  (action === 'suspend' || action === 'ban') && details.account ? details.account.name : nameOfSubject(details)

/** Actions that would change something now. */
export function possibleActions({ kind, reports, story, comment, account, actions, is_own: isOwn }: SubjectDetails): readonly ActionKind[] {
  if (isOwn) return []
  const content = story ?? comment
  const isBanned = account !== null && account.is_suspended && account.suspended_until === null && actions.some(isOpenBan)
  const isPossible: Readonly<Record<ActionKind, boolean>> = {
    dismiss: reports.some(({ is_open: isOpen }) => isOpen),
    warn: account !== null && !content?.is_deleted,
    unpublish: story !== null && (story.is_published || story.is_public),
    hide: content !== null && !content.is_hidden && !content.is_deleted,
    delete: content !== null && !content.is_deleted,
    suspend: account !== null && !account.is_suspended && !content?.is_deleted,
    ban: account !== null && !isBanned && !content?.is_deleted,
  }
  return actionsOn(kind).filter((action) => isPossible[action])
}

/** Accounts banned before actions were logged have none: a ban of them can be undone later. */
const isOpenBan = ({ kind, is_undone: isUndone }: SubjectDetails['actions'][number]): boolean => kind === 'ban' && !isUndone

export function stateOfComment({ is_deleted: isDeleted, is_hidden: isHidden }: NonNullable<SubjectDetails['comment']>): string {
  const { deleted, hidden, visible } = moderationTexts.comment.states
  if (isDeleted) return deleted
  return isHidden ? hidden : visible
}

export function stateOfStory(story: NonNullable<SubjectDetails['story']>): string {
  if (story.is_deleted) return states.deleted
  if (story.is_hidden) return states.hidden
  if (story.is_published) return states.published
  return story.is_public ? states.shared : states.private
}

/** Null: neither staff nor suspended. */
export function stateOfAccount(account: NonNullable<SubjectDetails['account']>): string | null {
  if (account.is_suspended) return states.suspended(account.suspended_until && formatTime(account.suspended_until))
  return account.is_staff ? states.staff : null
}
