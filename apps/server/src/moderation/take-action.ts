import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { type ActionKind, type SubjectKind, actionsOn } from '@fablecut/domain/moderation/actions'
import { and, eq, isNull } from 'drizzle-orm'
import { UNPUBLISHED_COLUMNS } from '../publishing/publish.ts'
import { withholdStory } from '../publishing/withheld.ts'
import { user } from '../platform/database/auth-schema.ts'
import { withheldStory } from '../platform/database/moderation-schema.ts'
import { story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import type { StoryServices } from '../platform/story-services.ts'
import { softDeleteStory } from '../stories/delete-story.ts'
import type { StoryRow } from '../access/story-access.ts'
import { type NewAction, addNotice, closeReports, logAction, recheckStreams } from './record-action.ts'
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

/**
 * Acts on a story or an account, logs it, closes the open reports and tells the author. Returns the id of the action. 404 for what is not there, 409 for
 * what is the staff's own or was done already, 422 for an action that the subject does not have.
 */
export async function takeAction(services: StoryServices, request: ActionRequest): Promise<string> {
  if (!actionsOn(request.subjectKind).includes(request.action)) throw invalidField('action', 'This is not possible for an account')
  for (;;) {
    const result = await inTransaction(services.pool, (tx) => act(tx, request))
    if (!result) continue
    for (const runId of result.stoppedRuns) await services.durable.cancel(runId)
    return result.id
  }
}

/** Null when a run of a story to delete started meanwhile: nothing changed, and the caller retries. */
async function act(tx: OpenTransaction, request: ActionRequest): Promise<{ id: string; stoppedRuns: readonly string[] } | null> {
  const { action, staffId, reason, subjectKind, subjectId } = request
  // Runs are locked before stories, as workers do.
  const stoppedRuns = action === 'delete' ? await deleteOther(tx, request) : []
  if (!stoppedRuns) return null
  const { row, ...subject } = action === 'delete' ? await findSubject(tx, request, true) : await findOther(tx, request)
  const done: NewAction = { kind: action, staffId, subjectKind, subjectId, reason, ...subject, ...(await apply(tx, request, row, subject)) }
  const id = await logAction(tx, done)
  await closeReports(tx, done, id)
  if (action === 'suspend' || action === 'ban')
    await closeReports(tx, { ...done, subjectKind: 'account', subjectId: subject.accountId }, id)
  if (action !== 'dismiss') await addNotice(tx, subject.accountId, 'moderation', id)
  return { id, stoppedRuns }
}

type Subject = { readonly accountId: string; readonly subjectName: string }

/** The subject, which is not the staff's own. */
async function findOther(tx: OpenTransaction, request: ActionRequest) {
  const found = await findSubject(tx, request, false)
  if (found.accountId === request.staffId)
    throw new AppError('CONFLICT', { message: 'You cannot act on your own account. Ask another member of staff' })
  return found
}

/** Locks the story. Only a deletion finds a deleted one, its own. */
async function findSubject(
  { db }: OpenTransaction,
  { subjectKind, subjectId }: ActionRequest,
  isDeleted: boolean,
): Promise<Subject & { row: StoryRow | null }> {
  if (subjectKind === 'account') {
    const [row] = await db.select().from(user).where(eq(user.id, subjectId)).for('update')
    if (!row) throw new AppError('NOT_FOUND')
    return { accountId: row.id, subjectName: row.name, row: null }
  }
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, subjectId), isDeleted ? undefined : isNull(story.deletedAt)))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  if (row.isTemplate) throw new AppError('CONFLICT', { message: 'This is an example of the product' })
  return { accountId: row.userId, subjectName: row.title, row }
}

async function deleteOther(tx: OpenTransaction, request: ActionRequest): Promise<readonly string[] | null> {
  const [row] = await tx.db
    .select({ userId: story.userId, isTemplate: story.isTemplate })
    .from(story)
    .where(and(eq(story.id, request.subjectId), isNull(story.deletedAt)))
  if (!row) throw new AppError('NOT_FOUND')
  if (row.isTemplate) throw new AppError('CONFLICT', { message: 'This is an example of the product' })
  if (row.userId === request.staffId)
    throw new AppError('CONFLICT', { message: 'You cannot act on your own account. Ask another member of staff' })
  return softDeleteStory(tx, request.subjectId)
}

/** Does it; returns what it changed. */
async function apply(
  tx: OpenTransaction,
  { action, days, reason }: ActionRequest,
  row: StoryRow | null,
  { accountId }: Subject,
): Promise<Pick<NewAction, 'before' | 'after' | 'until'>> {
  if (action === 'hide') return hide(tx, row!)
  if (action === 'unpublish') return unpublish(tx, row!)
  if (action === 'delete') return { after: { is_deleted: true } }
  if (action === 'ban') return suspendAccount(tx, accountId, { reason, days: null })
  if (action !== 'suspend') return {}
  if (days === undefined) throw invalidField('days', 'Please enter the number of days')
  return suspendAccount(tx, accountId, { reason, days })
}

const visibilityOf = ({ isPublished, isPublic }: StoryRow) => ({ is_published: isPublished, is_public: isPublic })
const NOT_VISIBLE = { is_published: false, is_public: false }

async function hide(tx: OpenTransaction, row: StoryRow) {
  const [known] = await tx.db.select().from(withheldStory).where(eq(withheldStory.storyId, row.id))
  if (known?.isHidden) throw new AppError('CONFLICT', { message: 'This story is hidden already' })
  await withholdStory(tx, row.id)
  await recheckStreams(tx, { storyId: row.id })
  return { before: visibilityOf(row), after: { ...NOT_VISIBLE, is_hidden: true } }
}

/** What is needed to publish it again, unless it shows something else by then. */
async function unpublish(tx: OpenTransaction, row: StoryRow) {
  if (!row.isPublished && !row.isPublic) throw new AppError('CONFLICT', { message: 'This story is neither published nor shared' })
  const { title, exportMediaId, thumbnailMediaId, publishedAt, rank } = row
  await tx.db
    .update(story)
    .set({ ...UNPUBLISHED_COLUMNS, isPublic: false })
    .where(eq(story.id, row.id))
  await recheckStreams(tx, { storyId: row.id })
  const shown = { title, export_media_id: exportMediaId, thumbnail_media_id: thumbnailMediaId }
  return { before: { ...visibilityOf(row), published_at: publishedAt?.toISOString() ?? null, rank, ...shown }, after: NOT_VISIBLE }
}
