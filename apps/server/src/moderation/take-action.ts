import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type ActionKind, type SubjectKind, actionsOn } from '@fablecut/domain/moderation/actions'
import { and, eq, isNull } from 'drizzle-orm'
import type { Mailer } from '../account/mails/queue-mail.ts'
import { UNPUBLISHED_COLUMNS } from '../publishing/publish.ts'
import { withholdStory } from '../publishing/withheld.ts'
import { user } from '../platform/database/auth-schema.ts'
import { withheldStory } from '../platform/database/moderation-schema.ts'
import { story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { softDeleteStory } from '../stories/delete-story.ts'
import type { StoryRow } from '../access/story-access.ts'
import { isOpenToStaff } from '../access/under-review.ts'
import { hideComment, removeComment } from './act-on-comment.ts'
import { excerptOf, findComment } from './find-comment.ts'
import { type NewAction, addNotice, closeReports, lockRunning, logAction, recheckStreams } from './record-action.ts'
import { suspendAccount } from './suspend-account.ts'

export type ActionRequest = {
  readonly staffId: string
  readonly subjectKind: SubjectKind
  readonly subjectId: string
  readonly action: ActionKind
  readonly reason: string
  /** Length of a suspension. */
  readonly days?: number | undefined
}

const REFUSED: Readonly<Record<SubjectKind, string>> = {
  story: 'This is not possible for a story',
  comment: 'This is not possible for a comment',
  account: 'This is not possible for an account',
}

/**
 * Acts on a story, a comment or an account, logs it, closes the open reports and tells the author. Returns the id of the action. 404 for what is not there and for
 * private stories that nobody reported, 409 for what is the staff's own or was done already, 422 for an action that the subject does not have.
 */
export async function takeAction(services: StoryServices & { readonly mailer: Mailer }, request: ActionRequest): Promise<string> {
  if (!actionsOn(request.subjectKind).includes(request.action)) throw invalidField('action', REFUSED[request.subjectKind])
  for (;;) {
    const result = await inTransaction(services.pool, (tx) => act(tx, services.mailer, request))
    if (!result) continue
    for (const runId of result.stoppedRuns) await services.durable.cancel(runId)
    return result.id
  }
}

/** Null when a run of a story to delete started meanwhile: nothing changed, and the caller retries. */
async function act(
  tx: OpenTransaction,
  mailer: Mailer,
  request: ActionRequest,
): Promise<{ id: string; stoppedRuns: readonly string[] } | null> {
  const { action, staffId, reason, subjectKind, subjectId } = request
  const subject = await findSubject(tx, request)
  if (subject.accountId === staffId)
    throw new AppError('CONFLICT', { message: 'You cannot act on your own account. Ask another member of staff' })
  const stoppedRuns = action === 'delete' && subjectKind === 'story' ? await softDeleteStory(tx, subjectId) : []
  if (!stoppedRuns) return null
  const done: NewAction = { kind: action, staffId, subjectKind, subjectId, reason, ...subject, ...(await apply(tx, request, subject)) }
  const id = await logAction(tx, done)
  await closeReports(tx, done, id)
  if (action === 'suspend' || action === 'ban')
    await closeReports(tx, { ...done, subjectKind: 'account', subjectId: subject.accountId }, id)
  if (action !== 'dismiss') await addNotice(tx, { ...subject, kind: 'moderation', actionId: id, reason, mailer })
  return { id, stoppedRuns }
}

type Subject = { readonly accountId: string; readonly subjectName: string }

/** Reports of what was deleted can still be dismissed. */
async function findSubject({ db }: OpenTransaction, { action, subjectKind, subjectId }: ActionRequest): Promise<Subject> {
  const mayBeGone = action === 'dismiss'
  if (subjectKind === 'account') {
    const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, subjectId))
    if (!row && !mayBeGone) throw new AppError('NOT_FOUND')
    return { accountId: subjectId, subjectName: row?.name ?? '' }
  }
  if (subjectKind === 'comment') {
    const row = await findComment(db, subjectId)
    if (row.deletedAt !== null && !mayBeGone) throw new AppError('NOT_FOUND')
    return { accountId: row.userId ?? '', subjectName: excerptOf(row.text) }
  }
  const [row] = await db.select().from(story).where(eq(story.id, subjectId))
  if (!row || (row.deletedAt !== null && !mayBeGone)) throw new AppError('NOT_FOUND')
  if (row.isTemplate) throw new AppError('CONFLICT', { message: 'This is an example of the product' })
  // An action on a private story would open it to staff.
  if (!(await isOpenToStaff(db, row))) throw new AppError('NOT_FOUND')
  return { accountId: row.userId, subjectName: row.title }
}

/** Does it; returns what it changed. */
async function apply(
  tx: OpenTransaction,
  { action, days, reason, subjectKind, subjectId }: ActionRequest,
  { accountId }: Subject,
): Promise<Pick<NewAction, 'before' | 'after' | 'until'>> {
  if (subjectKind === 'comment' && action === 'hide') return hideComment(tx, subjectId)
  if (subjectKind === 'comment' && action === 'delete') return removeComment(tx, subjectId)
  if (action === 'hide') return hide(tx, subjectId)
  if (action === 'unpublish') return unpublish(tx, subjectId)
  if (action === 'delete') return { after: { is_deleted: true } }
  if (action === 'ban') return suspendAccount(tx, accountId, { reason, days: null })
  if (action !== 'suspend') return {}
  if (days === undefined) throw invalidField('days', 'Please enter the number of days')
  return suspendAccount(tx, accountId, { reason, days })
}

async function lockStory({ db }: OpenTransaction, id: string): Promise<StoryRow> {
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, id), isNull(story.deletedAt)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const visibilityOf = ({ isPublished, isPublic }: StoryRow) => ({ is_published: isPublished, is_public: isPublic })
const NOT_VISIBLE = { is_published: false, is_public: false }

async function hide(tx: OpenTransaction, storyId: string) {
  const running = await lockRunning(tx, { storyId })
  const row = await lockStory(tx, storyId)
  const [known] = await tx.db.select().from(withheldStory).where(eq(withheldStory.storyId, row.id))
  if (known?.isHidden) throw new AppError('CONFLICT', { message: 'This story is hidden already' })
  await withholdStory(tx, row.id)
  await recheckStreams(tx, running)
  return { before: visibilityOf(row), after: { ...NOT_VISIBLE, is_hidden: true } }
}

/** What is needed to publish it again, unless it shows something else by then. */
async function unpublish(tx: OpenTransaction, storyId: string) {
  const running = await lockRunning(tx, { storyId })
  const row = await lockStory(tx, storyId)
  if (!row.isPublished && !row.isPublic) throw new AppError('CONFLICT', { message: 'This story is neither published nor shared' })
  const { title, exportMediaId, thumbnailMediaId, publishedAt, rank } = row
  await tx.db
    .update(story)
    .set({ ...UNPUBLISHED_COLUMNS, isPublic: false })
    .where(eq(story.id, row.id))
  await recheckStreams(tx, running)
  const shown = { title, export_media_id: exportMediaId, thumbnail_media_id: thumbnailMediaId }
  return { before: { ...visibilityOf(row), published_at: publishedAt?.toISOString() ?? null, rank, ...shown }, after: NOT_VISIBLE }
}
