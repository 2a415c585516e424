import { listComments } from '../apps/server/src/comments/list-comments.ts'
import { listNotifications } from '../apps/server/src/notifications/list-notifications.ts'
import { listFollowedStories } from '../apps/server/src/people/list-followed-stories.ts'
import { listFollowers } from '../apps/server/src/people/list-people.ts'
import { readRelations } from '../apps/server/src/people/read-relations.ts'
import type { TestDatabase } from '../apps/server/src/platform/database/test-database.ts'
import { READER } from './community-data.ts'
import { DISCUSSED, FOLLOWED } from './people-data.ts'

type Read = { readonly name: string; readonly read: (cursor?: string) => Promise<{ nextCursor: string | null }>; readonly page?: number }

const viewer = { id: READER, teamId: null }

/** Reads of what many people did (`people-data.ts`). */
export const peopleReads = ({ db }: TestDatabase): readonly Read[] => {
  const feed = (cursor?: string) => listFollowedStories(db, viewer, cursor)
  const notifications = (cursor?: string) => listNotifications(db, READER, cursor)
  const comments = (order: 'newest' | 'oldest') => (cursor?: string) =>
    listComments(db, { storyId: DISCUSSED, parentId: undefined, order, cursor, viewer })
  const profile = async () => ({ ...(await readRelations(db, FOLLOWED, viewer)), nextCursor: null })
  const followers = (cursor?: string) => listFollowers(db, { accountId: FOLLOWED, viewer, cursor })
  return [
    { name: 'stories of 2,000 followed people', read: feed },
    { name: 'stories of 2,000 followed people, page 50', read: feed, page: 50 },
    { name: 'a hundred thousand notifications', read: notifications },
    { name: 'a hundred thousand notifications, page 50', read: notifications, page: 50 },
    { name: 'fifty thousand comments, newest first', read: comments('newest') },
    { name: 'fifty thousand comments, oldest first', read: comments('oldest') },
    { name: 'fifty thousand comments, oldest first, page 50', read: comments('oldest'), page: 50 },
    { name: 'numbers of a profile with a hundred thousand followers', read: profile },
    { name: 'a hundred thousand followers', read: followers },
  ]
}

/** A page of a list, which is reached from the first one. */
export async function readOfPage({ read, page = 1 }: Read): Promise<() => Promise<unknown>> {
  let cursor: string | undefined
  for (let left = page - 1; left > 0; left -= 1) cursor = (await read(cursor)).nextCursor!
  return () => read(cursor)
}
