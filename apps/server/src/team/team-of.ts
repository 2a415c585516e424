import { type SQL, sql } from 'drizzle-orm'

/**
 * The team of a new story, for its insert. Somebody who leaves at the same moment waits until the story is there and takes it along, or
 * has left: no story stays behind in a team. `teamId`: the team at the request's beginning.
 */
export const teamOfNewStory = (userId: string, teamId: string | null): SQL<string | null> | null =>
  teamId === null ? null : sql`(SELECT organization_id FROM member WHERE user_id = ${userId} FOR KEY SHARE)`
