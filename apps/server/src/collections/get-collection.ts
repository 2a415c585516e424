import { AppError } from '@fablecut/contracts/errors/app-error'
import type { WireCollection } from '@fablecut/contracts/operations/collections/collections'
import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { isNotBlockedBy } from '../access/blocks.ts'
import type { Viewer } from '../access/story-access.ts'
import { isSuspended } from '../access/suspended.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { collection, collectionStory } from '../platform/database/community/collections-schema.ts'
import { story } from '../platform/database/schema.ts'
import { readStoryCards } from '../stories/read-stories.ts'
import { readCollection } from './read-collections.ts'

type Owner = { readonly display_name: string; readonly username: string; readonly avatar_url: string | null; readonly is_team: boolean }
export type CollectionPage = WireCollection & { readonly owner: Owner; readonly is_own: boolean; readonly stories: WireStoryCard[] }

/** A public or own collection with its published stories in order; 404 for others, and while its account is suspended. */
export async function getCollection(db: Database, id: string, viewer: Viewer): Promise<CollectionPage> {
  const [found] = await db
    .select({ userId: collection.userId, isPublic: collection.isPublic, name: user.name, username: user.username, image: user.image })
    .from(collection)
    .innerJoin(user, eq(user.id, collection.userId))
    .where(and(eq(collection.id, id), sql`NOT ${isSuspended}`))
  const isOwn = found !== undefined && found.userId === viewer?.id
  if (!found || !(found.isPublic || isOwn)) throw new AppError('NOT_FOUND')
  const rows = await db
    .select({ story })
    .from(collectionStory)
    .innerJoin(story, eq(story.id, collectionStory.storyId))
    .where(and(eq(collectionStory.collectionId, id), story.isPublished, isNull(story.deletedAt), isNotBlockedBy(viewer)))
    .orderBy(asc(collectionStory.place), asc(collectionStory.storyId))
  const [shown, stories] = await Promise.all([
    readCollection(db, id),
    readStoryCards(
      db,
      rows.map((row) => row.story),
      { viewer },
    ),
  ])
  const owner = { display_name: found.name, username: found.username ?? '', avatar_url: found.image, is_team: false }
  return { ...shown, owner, is_own: isOwn, stories }
}
