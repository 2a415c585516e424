import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import { and, asc, eq, exists, inArray, isNull, like, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { hiddenTemplate } from '../platform/database/community-schema.ts'
import { run, story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'

/** Finished examples that this account has not hidden, oldest first; a visitor (null) sees all. */
export async function listTemplates(db: Database, userId: string | null): Promise<WireStoryCard[]> {
  const isHidden = db
    .select({ id: hiddenTemplate.storyId })
    .from(hiddenTemplate)
    .where(and(eq(hiddenTemplate.storyId, story.id), eq(hiddenTemplate.userId, userId ?? '')))
  const rows = await db
    .select()
    .from(story)
    .where(and(eq(story.isTemplate, true), eq(story.status, 'completed'), isNull(story.deletedAt), notExists(isHidden)))
    .orderBy(asc(story.createdAt), asc(story.id))
  return readStoryCards(db, rows, { viewer: userId === null ? null : { id: userId, teamId: null } })
}

/**
 * Whether further examples will be generated. `keys`: the examples of this installation. One that was cancelled for a user's story is
 * generated later; a failed one is retried at the next start only, a removed one never.
 */
export async function willGenerateMore(db: Database, keys: readonly string[]): Promise<boolean> {
  const isMade = or(eq(story.status, 'pending'), like(story.status, 'processing:%'))
  const gaveWay = exists(
    db
      .select({ id: run.id })
      .from(run)
      .where(and(eq(run.storyId, story.id), eq(run.status, 'RUN_CANCELED'))),
  )
  const isComing = and(
    isNull(story.deletedAt),
    or(isMade, and(like(story.status, 'failed%'), inArray(story.templateKey, [...keys]), gaveWay)),
  )
  const known = await db
    .select({ key: story.templateKey, isComing: sql<boolean>`${isComing}` })
    .from(story)
    .where(eq(story.isTemplate, true))
  const begun = new Set(known.map(({ key }) => key))
  return known.some((row) => row.isComing) || keys.some((key) => !begun.has(key))
}
