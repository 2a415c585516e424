import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { newId } from '../../../platform/new-id.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { type TestApi, type TestClient, startTestApi } from '../../testing.ts'
import type { RequestSubject } from './requests.ts'

/** The owner comes last: refused requests change nothing for the others. */
export const PEOPLE = ['visitor', 'stranger', 'team-mate', 'staff', 'owner'] as const
export type Person = (typeof PEOPLE)[number]

/** Who may read a story besides its creator and their team: nobody, everybody as it is published, or everybody by its link. */
export const STORY_VISIBILITIES = ['private', 'published', 'shared'] as const
export type StoryVisibility = (typeof STORY_VISIBILITIES)[number]

/** An installation with one client of each kind. The team-mate is in the owner's team; stranger and staff are in none. */
export type AccessFixture = {
  readonly api: TestApi
  readonly clients: Readonly<Record<Person, TestClient>>
  /** New instances of everything that a request can name. */
  subject(openness: StoryVisibility): Promise<(asker: Person) => RequestSubject>
}

export async function createAccessFixture(): Promise<AccessFixture> {
  const api = await startTestApi()
  // Without a worker the API is not ready.
  await api.database.pool.query(`INSERT INTO lease VALUES ('worker', now() + interval '1 hour')`)
  // The first account of an installation is staff.
  const staff = await api.signUp('Stella')
  const team = { owner: await api.signUp('Olive'), 'team-mate': await api.signUp('Mira') }
  const clients = { visitor: api.visitor(), stranger: await api.signUp('Stran'), ...team, staff }
  const ids = Object.fromEntries(await Promise.all(PEOPLE.map(async (person) => [person, await idOf(clients[person])]))) as Record<
    Person,
    string
  >
  await json(clients.owner, '/api/team', { name: 'Films' })
  const { token: inviteToken } = await json(clients.owner, '/api/team/invite', undefined, 'POST')
  await json(clients['team-mate'], '/api/team/join', { token: inviteToken })
  const teamId = (await json(clients.owner, '/api/team')).team.id
  const hash = await storeBytes(api)
  const { link } = await json(staff, '/api/admin/invitations', {})
  const signUpToken = new URL(link.url).pathname.split('/')[2]!
  const ownerName = (await json(clients.owner, '/api/me')).username
  return {
    api,
    clients,
    async subject(openness) {
      const story = await addStory(api, { userId: ids.owner, teamId, hash, openness })
      const things = await addAccountResources(api, ids.owner, story)
      const { token: inviteToken } = await json(clients.owner, '/api/team/invite', undefined, 'POST')
      const named = { ...story, ...things, ownerName, inviteToken, signUpToken }
      return (asker) => ({ ...named, actorId: ids[asker], otherMemberId: asker === 'owner' ? ids['team-mate'] : ids.owner })
    },
  }
}

async function json(client: TestClient, path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<any> {
  const response = await client.send(path, { method, ...(body !== undefined && { json: body }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

const idOf = async (client: TestClient): Promise<string> => {
  const response = await client.send('/api/me')
  return response.ok ? ((await response.json()) as { id: string }).id : ''
}

/** Stores the bytes that all files share. */
async function storeBytes({ dataFolder }: TestApi): Promise<string> {
  const path = join(dataFolder, 'film')
  await writeFile(path, 'film')
  return (await (await createDiskStorage(join(dataFolder, 'storage'))).putFile(path)).hash
}

const EMPTY_DOCUMENT = { shots: {}, timeline: { tracks: [], mediaAssets: [] } }

type StoryOptions = { readonly userId: string; readonly teamId: string; readonly hash: string; readonly openness: StoryVisibility }

/** Inserts a finished story with a shot, a film and a run. */
async function addStory({ database: { db } }: TestApi, { userId, teamId, hash, openness }: StoryOptions) {
  const [storyId, shotId, runId, filmId, versionId] = [newId(), newId(), newId(), newId(), newId()]
  await db.execute(sql`
    INSERT INTO story (id, user_id, team_id, title, category_id, status, is_published, is_public, published_at, export_media_id, workflow_run_id, width, height, fps)
    VALUES (${storyId}, ${userId}, ${teamId}, 'A fox', 'create_from_scratch', 'completed', ${openness === 'published'}, ${openness === 'shared'}, now(), ${filmId}, ${runId}, 64, 36, 30)`)
  await db.execute(sql`INSERT INTO shot (story_id, shot_id, lexorank, shot_type) VALUES (${storyId}, ${shotId}, 'a0', 'auto')`)
  await db.execute(sql`
    INSERT INTO media (id, user_id, story_id, resource_type, role, source, status, hash, mime_type, size_bytes)
    VALUES (${filmId}, ${userId}, ${storyId}, 'video', 'export', 'generated', 'completed', ${hash}, 'video/mp4', 4)`)
  await db.execute(sql`
    INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, finished_at)
    VALUES (${runId}, ${storyId}, ${userId}, 'generate', 'make-story', 'RUN_SUCCESS', 'completed', now())`)
  await db.execute(sql`
    INSERT INTO story_version (id, story_id, cause, document, schema_version, hash, shot_count, duration_seconds)
    VALUES (${versionId}, ${storyId}, 'export', ${JSON.stringify(EMPTY_DOCUMENT)}::jsonb, 5, 'none', 0, 0)`)
  await db.execute(sql`INSERT INTO run_event (run_id, story_id, status) VALUES (${runId}, ${storyId}, 'completed')`)
  return { storyId, shotId, runId, filmId, versionId }
}

/** Inserts what belongs to an account rather than to a story. */
async function addAccountResources(
  { database: { db } }: TestApi,
  userId: string,
  { storyId, filmId }: { storyId: string; filmId: string },
) {
  const [albumId, characterId, renderId, soundId, actionId, commentId] = [newId(), newId(), newId(), newId(), newId(), newId()]
  const folderId = newId()
  await db.execute(sql`INSERT INTO story_folder (id, user_id, name) VALUES (${folderId}, ${userId}, 'Foxes')`)
  await db.execute(sql`INSERT INTO album (id, user_id, name) VALUES (${albumId}, ${userId}, 'Foxes')`)
  await db.execute(sql`
    INSERT INTO media (id, user_id, resource_type, subtype, role, source, status, hash, mime_type, size_bytes)
    VALUES (${soundId}, ${userId}, 'audio', 'music', 'upload', 'user_upload', 'completed', ${'1'.repeat(64)}, 'audio/mpeg', 1)`)
  await db.execute(sql`
    INSERT INTO character (id, user_id, name, reference_mode, type, status, image_media_id, look)
    VALUES (${characterId}, ${userId}, 'Fox', 'train', 'custom-train', 'completed', ${filmId}, '{}')`)
  await db.execute(sql`
    INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, finished_at)
    VALUES (${renderId}, ${storyId}, ${userId}, 'render', 'render-story', 'RUN_SUCCESS', 'completed', now())`)
  await db.execute(sql`
    INSERT INTO moderation_action (id, kind, staff_id, subject_kind, subject_id, account_id, subject_name, reason)
    VALUES (${actionId}, 'warn', 'staff', 'account', ${userId}, ${userId}, 'Olive', 'Spam')`)
  await db.execute(sql`INSERT INTO comment (id, story_id, user_id, text) VALUES (${commentId}, ${storyId}, ${userId}, 'A fox')`)
  const [collectionId, openCollectionId] = [newId(), newId()]
  await db.execute(sql`
    INSERT INTO collection (id, user_id, name, is_public) VALUES (${collectionId}, ${userId}, 'Foxes', false), (${openCollectionId}, ${userId}, 'Owls', true)`)
  return { folderId, albumId, characterId, renderId, soundId, actionId, commentId, collectionId, openCollectionId }
}
