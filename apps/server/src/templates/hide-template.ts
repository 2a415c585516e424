import type { Database } from '../platform/database/client.ts'
import { hiddenTemplate } from '../platform/database/community-schema.ts'
import type { Viewer } from '../access/story-access.ts'
import { requireTemplate } from './require-template.ts'

/** Hides an example for this account. */
export async function hideTemplate(db: Database, request: { viewer: NonNullable<Viewer>; templateId: string }): Promise<{ id: string }> {
  const { id } = await requireTemplate(db, request.templateId, request.viewer)
  await db.insert(hiddenTemplate).values({ userId: request.viewer.id, storyId: id }).onConflictDoNothing()
  return { id }
}
