import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { story } from './schema.ts'

/** A user's folder of stories. */
export const storyFolder = pgTable(
  'story_folder',
  { id: text('id').primaryKey(), userId: text('user_id').notNull(), name: text('name').notNull(), createdAt: createdAt() },
  (t) => [index('story_folder_of_user').on(t.userId)],
)

/** Stories in folders: a story is in one folder of a user at most; each member of a team has folders of their own. */
export const folderStory = pgTable(
  'folder_story',
  {
    userId: text('user_id').notNull(),
    storyId: text('story_id')
      .notNull()
      .references(() => story.id, { onDelete: 'cascade' }),
    folderId: text('folder_id')
      .notNull()
      .references(() => storyFolder.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.storyId] }),
    index('folder_story_of_folder').on(t.folderId),
    index('folder_story_of_story').on(t.storyId),
  ],
)
