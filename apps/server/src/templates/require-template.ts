import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import type { Database } from '../platform/database/client.ts'
import { type StoryRow, type Viewer, requireReadable } from '../access/story-access.ts'

/** A finished example. Throws 404 for a missing, unreadable or unfinished story, 422 for one that is not an example. */
export async function requireTemplate(db: Pick<Database, 'select'>, storyId: string, viewer: Viewer): Promise<StoryRow> {
  const row = await requireReadable(db, storyId, viewer)
  if (!row.isTemplate) throw invalidField('template_story_id', 'This story is no example')
  if (row.status !== 'completed') throw new AppError('STORY_NOT_FOUND')
  return row
}
