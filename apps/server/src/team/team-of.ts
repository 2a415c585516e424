import { type SQL, sql } from 'drizzle-orm'

/**
 * The team of a new story, as SQL for its insert. A concurrent leave either waits for the story and moves it, or has happened: no story
 * stays behind in a team. `teamId`: the team at the start of the request.
 */
export const teamOfNewStory = (userId: string, teamId: string | null): SQL<string | null> | null =>
  teamId === null ? null : sql`(SELECT organization_id FROM member WHERE user_id = ${userId} FOR KEY SHARE)`
