import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { checkSync } from '@fablecut/domain/timeline/edit/sync/check-sync'
import { findLengthError } from '@fablecut/domain/timeline/film-limits'
import type { StoryRow, Viewer } from '../access/story-access.ts'
import { readDocument } from '../editor/own-document.ts'
import { writeTimeline } from '../editor/store-document.ts'
import type { Limits } from '../platform/limit-settings.ts'
import { media, story } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { teamOfNewStory } from '../team/team-of.ts'

/** Rows per statement; Postgres accepts 65,535 parameters. */
const MEDIA_PER_STATEMENT = 500

export type NewStory = Pick<typeof story.$inferInsert, 'id' | 'title' | 'categoryId' | 'categoryInputs' | 'width' | 'height' | 'fps'>

/** A story without a film: the films of the file it came from are made again. */
export async function insertStory(
  { db }: OpenTransaction,
  { id: userId, teamId }: NonNullable<Viewer>,
  facts: NewStory,
): Promise<StoryRow> {
  const values = { ...facts, title: facts.title.slice(0, MAX_TITLE), userId, teamId: teamOfNewStory(userId, teamId), status: 'draft' }
  const [row] = await db.insert(story).values(values).returning()
  return row!
}
const MAX_TITLE = 200

export async function insertMedia({ db }: OpenTransaction, rows: readonly (typeof media.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += MEDIA_PER_STATEMENT)
    await db.insert(media).values(rows.slice(from, from + MEDIA_PER_STATEMENT))
}

/** Checks the stored document of a new story as a sync of an editor, and stores it in the current version; throws 422 where an editor would be refused. */
export async function storeChecked(tx: OpenTransaction, row: StoryRow, { filmSeconds }: Pick<Limits, 'filmSeconds'>): Promise<void> {
  const { document, assets, storedAssetIds } = await readDocument(tx, row)
  const checked = checkSync(document, { shots: {}, assets, storedAssetIds })
  if (!checked.ok) throw invalidField('file', `This story cannot be edited here: ${checked.refusal.message}`)
  const { timeline } = checked.value
  const error = findLengthError(timeline, filmSeconds)
  if (error) throw invalidField('file', error.message)
  await writeTimeline(tx, row.id, timeline)
}
