import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { readLedger } from '../credits/read-ledger.ts'
import { readWallet } from '../credits/read-wallet.ts'
import { listOwnCharacters } from '../characters/list-characters.ts'
import { mediaUrl } from '../media/media-url.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { collection } from '../platform/database/community/collections-schema.ts'
import { comment } from '../platform/database/community/comments-schema.ts'
import { timeline } from '../platform/database/schema.ts'
import { storyVersion } from '../platform/database/versions-schema.ts'
import { readSecurity } from './read-security.ts'
import { readPeopleData } from '../people/people-data.ts'
import { readStories } from '../stories/read-stories.ts'
import { listFolders } from '../stories/folders/folders.ts'
import { readTeam } from '../team/read-team.ts'
import { createFileNamer } from '../platform/zip/file-names.ts'
import { jsonText } from '../platform/zip/json-text.ts'
import type { ZipFile } from '../platform/zip/write-zip.ts'

/** All data of an account. Stories are read one after the other, so that only one is in memory. */
export async function* accountFiles(db: Database, userId: string): AsyncGenerator<ZipFile> {
  const at = new Date()
  yield { name: 'account.json', at, text: jsonText(await readAccount(db, userId)) }
  yield { name: 'ledger.json', at, text: ledgerJsonText(db, userId) }
  yield { name: 'characters.json', at, text: jsonText(await listOwnCharacters(db, userId)) }
  yield { name: 'comments.json', at, text: jsonText(await readComments(db, userId)) }
  yield { name: 'collections.json', at, text: jsonText(await readCollections(db, userId)) }
  yield { name: 'folders.json', at, text: jsonText(await listFolders(db, userId)) }
  yield { name: 'people.json', at, text: jsonText(await readPeopleData(db, userId)) }
  yield* filesOutsideStories(db, userId)
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM story WHERE user_id = ${userId} AND deleted_at IS NULL ORDER BY created_at, id`,
  )
  for (const { id } of rows) yield* storyFiles(db, userId, id)
}

async function readAccount(db: Database, userId: string) {
  const [row] = await db.select().from(user).where(eq(user.id, userId))
  const team = await readTeam(db, userId)
  const { emailConfirmed, hasPassword, hasOidc, hasSecondFactor, passkeys } = await readSecurity(db, userId)
  const { available, held, freeStoriesLeft } = await readWallet(db, userId)
  return {
    id: userId,
    name: row?.name,
    email: row?.email,
    email_confirmed: emailConfirmed,
    sign_in: {
      password: hasPassword,
      provider: hasOidc,
      second_factor: hasSecondFactor,
      passkeys: passkeys.map(({ name, createdAt }) => ({ name, created_at: createdAt })),
    },
    username: row?.username,
    picture: row?.image ?? null,
    language: row?.locale ?? null,
    created_at: row?.createdAt,
    team: team && { name: team.name, role: team.role },
    credits: { available, held, free_stories_left: freeStoriesLeft },
  }
}

async function readComments(db: Database, userId: string) {
  const { id, storyId, parentId, text, createdAt, editedAt } = comment
  const columns = { id, story_id: storyId, parent_id: parentId, text, created_at: createdAt, edited_at: editedAt }
  const isOwn = and(eq(comment.userId, userId), isNull(comment.deletedAt))
  return db.select(columns).from(comment).where(isOwn).orderBy(createdAt, id)
}

async function readCollections(db: Database, userId: string) {
  const { id, name, isPublic, createdAt } = collection
  const stories = sql<string[]>`ARRAY(SELECT story_id FROM collection_story WHERE collection_id = ${id} ORDER BY place, story_id)`
  const columns = { id, name, is_public: isPublic, created_at: createdAt, stories }
  return db.select(columns).from(collection).where(eq(collection.userId, userId)).orderBy(createdAt, id)
}

async function* storyFiles(db: Database, userId: string, id: string): AsyncGenerator<ZipFile> {
  const [story] = await readStories(db, [id])
  if (!story) return
  const at = new Date()
  const folder = `stories/${id}/`
  yield { name: `${folder}story.json`, at, text: jsonText(story) }
  const [storedTimeline] = await db.select().from(timeline).where(eq(timeline.storyId, id))
  if (storedTimeline) yield { name: `${folder}timeline.json`, at, text: jsonText(storedTimeline.document) }
  const hasVersions = (await db.$count(storyVersion, eq(storyVersion.storyId, id))) > 0
  if (hasVersions) yield { name: `${folder}versions.json`, at, text: versionsJsonText(db, id) }
  const { rows } = await db.execute<FileRow>(sql`
    SELECT m.*, ${PATH_OF_FILE} AS path FROM media m JOIN story s ON s.id = m.story_id
      LEFT JOIN LATERAL (SELECT row_number() OVER (ORDER BY lexorank, shot_id) AS number, shot_id, active_image_id, active_video_id,
        active_voice_over_audio_id FROM shot WHERE story_id = s.id) sh ON sh.shot_id = m.shot_id
    WHERE s.id = ${id} AND m.user_id = ${userId} AND NOT m.is_deleted AND m.hash IS NOT NULL AND ${PATH_OF_FILE} IS NOT NULL
    ORDER BY m.created_at, m.id`)
  yield* toZipFiles(folder, rows)
}

/** Path of a file within the folder of its story: uploads and active takes; null for unused takes. */
const PATH_OF_FILE = sql`CASE
  WHEN m.id = s.export_media_id THEN 'film'
  WHEN m.id = s.thumbnail_media_id THEN 'thumbnail'
  WHEN m.role = 'upload' THEN 'uploads/'
  WHEN m.role = 'music' THEN 'music/'
  WHEN m.id = sh.active_image_id THEN 'shots/' || lpad(sh.number::text, 3, '0') || '-picture'
  WHEN m.id = sh.active_video_id THEN 'shots/' || lpad(sh.number::text, 3, '0') || '-clip'
  WHEN m.id = sh.active_voice_over_audio_id THEN 'shots/' || lpad(sh.number::text, 3, '0') || '-voice' END`

async function* filesOutsideStories(db: Database, userId: string): AsyncGenerator<ZipFile> {
  const { rows } = await db.execute<FileRow>(sql`
    SELECT m.*, 'uploads/' AS path FROM media m
    WHERE user_id = ${userId} AND story_id IS NULL AND NOT is_deleted AND hash IS NOT NULL ORDER BY created_at, id`)
  yield* toZipFiles('', rows)
}

type FileRow = {
  id: string
  resource_type: string
  mime_type: string | null
  title: string
  hash: string
  size_bytes: string
  created_at: string
  path: string
}

/** A path that ends with `/` is a folder whose files keep their titles. */
function* toZipFiles(folder: string, rows: readonly FileRow[]): Generator<ZipFile> {
  const nameOf = createFileNamer()
  for (const { path, title, hash, ...row } of rows) {
    const url = mediaUrl({ id: row.id, resourceType: row.resource_type, mimeType: row.mime_type })
    const extension = url.slice(url.lastIndexOf('.') + 1)
    const isFolder = path.endsWith('/')
    const parts = isFolder
      ? [folder + path, title]
      : [folder + path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1)]
    yield { name: nameOf(parts[0]!, parts[1]!, extension), at: new Date(row.created_at), hash, sizeBytes: Number(row.size_bytes) }
  }
}

/** Versions are read one after the other, as each has a whole document. */
async function* versionsJsonText(db: Database, storyId: string): AsyncGenerator<string> {
  const ids = await db
    .select({ id: storyVersion.id })
    .from(storyVersion)
    .where(eq(storyVersion.storyId, storyId))
    .orderBy(desc(storyVersion.storedAt), desc(storyVersion.id))
  const rows = async function* () {
    for (const { id } of ids) yield* await db.select().from(storyVersion).where(eq(storyVersion.id, id))
  }
  yield* jsonArrayText(rows(), ({ name, cause, storedAt, document }) => ({ name, cause, stored_at: storedAt, document }))
}

async function* ledgerJsonText(db: Database, userId: string): AsyncGenerator<string> {
  yield* jsonArrayText(ledgerEntries(db, userId), (entry) => entry)
}

async function* ledgerEntries(db: Database, userId: string) {
  let cursor: string | undefined
  do {
    const page = await readLedger(db, userId, cursor)
    yield* page.entries
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function* jsonArrayText<T>(entries: AsyncIterable<T>, valueOf: (entry: T) => unknown): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for await (const entry of entries) {
    yield `${separator}  ${JSON.stringify(valueOf(entry))}`
    separator = ',\n'
  }
  yield '\n]\n'
}
