import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { CategoryId } from '@fablecut/domain/story/category'
import { contestsAfter } from '@fablecut/domain/story/contests'
import { eq, sql } from 'drizzle-orm'
import { type ModeratedSubmission, type ModerationServices, assertPassesModeration } from '../publishing/moderate-submission.ts'
import { queueAnnouncement } from '../publishing/announce-publications.ts'
import { UNPUBLISHED_COLUMNS, publishedColumns, requireUsableExport } from '../publishing/publish.ts'
import { type Submission, hashOf, keyOf, readSubmission } from '../publishing/submission.ts'
import { forgetWithheldSharing, requireNotWithheld } from '../publishing/withheld.ts'
import { type ThumbnailChoice, chooseThumbnail, thumbnailColumns } from '../publishing/thumbnail.ts'
import { media, story } from '../platform/database/schema.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { readStories } from './read-stories.ts'
import { type StoryRow, type Viewer, requireOwn } from '../access/story-access.ts'
import type { StoryServices } from '../platform/story-services.ts'

export type StoryChange = {
  readonly title: string | undefined
  readonly isPublished: boolean | undefined
  readonly isPublic: boolean | undefined
  /** URL of an own image; null: the last export's thumbnail. */
  readonly thumbnailUrl: string | null | undefined
  readonly isThumbnailModified: boolean | undefined
  readonly contests: readonly string[] | undefined
}

export type UpdateRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  readonly change: StoryChange
  /** Whether this installation has an open contest. */
  readonly contestIsOpen: boolean
}

/** Maximum number of repeated moderations of a story that changes meanwhile. */
const MAX_ATTEMPTS = 4

/**
 * Changes white-listed fields of an own story, all or nothing: 409 for publishing without a usable export, 403 for publishing or sharing what
 * moderators withhold, 422 for examples, images of others, unknown contests, and COMMUNITY_CONTENT_MODERATION for refused content, which others may see
 * neither in the community nor by a link.
 */
export async function updateStory(services: ModerationServices & Pick<StoryServices, 'pool'>, request: UpdateRequest): Promise<WireStory> {
  const { id } = await requireOwn(services.db, request.storyId, request.viewer)
  let checked: ModeratedSubmission | null = null
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const unseen = await inTransaction(services.pool, (tx) => change(tx, request, checked))
    if (!unseen) return (await readStories(services.db, [id], { viewer: request.viewer }))[0]!
    checked = await assertPassesModeration(services, unseen)
  }
  throw new AppError('CONFLICT', { message: 'This story is being changed elsewhere. Please try again in a moment' })
}

/** Null when done; otherwise what has to be moderated first, with nothing changed. */
async function change(tx: OpenTransaction, request: UpdateRequest, checked: ModeratedSubmission | null): Promise<Submission | null> {
  const row = await lockOwn(tx, request)
  const { title = row.title, isPublished = row.isPublished, isPublic = row.isPublic } = request.change
  if (row.isTemplate) requireUnexposed(request.change)
  const isPublishing = isPublished && !row.isPublished
  const isSharing = isPublic && !row.isPublic
  if (isPublishing || isSharing) await requireNotWithheld(tx.db, row)
  if (isPublishing) requireUsableExport(row)
  const thumbnail = await thumbnailOf(tx, row, request.change)
  const contests = contestsOf(row, request, isPublishing)
  if (isPublishing || isSharing || ((isPublished || isPublic) && (title !== row.title || thumbnail))) {
    const thumbnailHash = thumbnail ? (thumbnail.file?.hash ?? null) : await hashOf(tx.db, row.thumbnailMediaId)
    const seen = await readSubmission(tx.db, row, { title, thumbnailHash, filmHash: await hashOf(tx.db, row.exportMediaId) })
    if (keyOf(seen) !== checked?.key) return seen
  }
  await tx.db
    .update(story)
    .set({
      title,
      isPublic,
      contests,
      ...(isPublishing && publishedColumns()),
      ...(!isPublished && UNPUBLISHED_COLUMNS),
      ...(thumbnail && (await thumbnailColumns(tx, row, thumbnail))),
      updatedAt: sql`now()`,
    })
    .where(eq(story.id, row.id))
  if (isPublishing) await queueAnnouncement(tx.db, row.id)
  await forgetWithheldSharing(tx, row.id, { published: request.change.isPublished === false, public: request.change.isPublic === false })
  return null
}

/** Read again under the lock: it may have been deleted or changed while waiting. */
async function lockOwn({ db }: OpenTransaction, { storyId, viewer }: UpdateRequest): Promise<StoryRow> {
  await db.select({ id: story.id }).from(story).where(eq(story.id, storyId)).for('update')
  return requireOwn(db, storyId, viewer)
}

/** Null: unchanged. Clearing the modified flag restores the export's thumbnail. */
async function thumbnailOf(tx: OpenTransaction, row: StoryRow, request: StoryChange): Promise<ThumbnailChoice | null> {
  if (request.thumbnailUrl !== undefined) return chooseThumbnail(tx, row, request.thumbnailUrl)
  if (request.isThumbnailModified === undefined || request.isThumbnailModified === row.isThumbnailModified) return null
  if (!request.isThumbnailModified) return chooseThumbnail(tx, row, null)
  const [file] = row.thumbnailMediaId === null ? [] : await tx.db.select().from(media).where(eq(media.id, row.thumbnailMediaId))
  return { file: file ?? null, isModified: true }
}

function contestsOf(row: StoryRow, { change: { contests }, contestIsOpen }: UpdateRequest, isPublishing: boolean): string[] {
  const state = { category: row.categoryId as CategoryId, stored: row.contests, requested: contests ?? null }
  const after = contestsAfter({ ...state, isPublishing, isOpen: contestIsOpen })
  if (!after.ok) throw invalidField('contests', `There is no contest ${after.refusal.id}`)
  return after.value
}

function requireUnexposed({ isPublished, isPublic }: StoryChange): void {
  if (isPublished || isPublic) throw new AppError('INVALID_INPUT', { message: 'An example cannot be published or shared' })
}
