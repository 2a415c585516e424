import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import { and, asc, eq, isNull, like, notExists, or } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { hiddenTemplate } from '../platform/database/community-schema.ts'
import { story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'

/** Finished examples that this account has not taken away, in the order in which they were made. Source: HD-05. */
export async function listTemplates(db: Database, userId: string): Promise<WireStoryCard[]> {
  const isHidden = db
    .select({ id: hiddenTemplate.storyId })
    .from(hiddenTemplate)
    .where(and(eq(hiddenTemplate.storyId, story.id), eq(hiddenTemplate.userId, userId)))
  const rows = await db
    .select()
    .from(story)
    .where(and(eq(story.isTemplate, true), eq(story.status, 'completed'), isNull(story.deletedAt), notExists(isHidden)))
    .orderBy(asc(story.createdAt), asc(story.id))
  return readStoryCards(db, rows)
}

/** Whether a run makes an example now. */
export async function isOneBeingMade(db: Database): Promise<boolean> {
  const isMade = or(eq(story.status, 'pending'), like(story.status, 'processing:%'))
  const [one] = await db
    .select({ id: story.id })
    .from(story)
    .where(and(eq(story.isTemplate, true), isNull(story.deletedAt), isMade))
    .limit(1)
  return one !== undefined
}
