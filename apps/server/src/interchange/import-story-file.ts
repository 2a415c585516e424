import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import type { ImportNote } from '@fablecut/interchange/notes'
import type { Medium } from '@fablecut/interchange/story-file/contents'
import { requireSpace } from '../media/require-space.ts'
import { readStorySong } from '../runs/stored-song.ts'
import { findInvalidText } from '../platform/database/invalid-text.ts'
import { shot, storySong, timeline } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import type { OpenZip } from '../platform/zip/open-zip.ts'
import { withOwnIds } from '../stories/with-own-ids.ts'
import { damagedFile, invalidStory, newerFile } from './import-refusal.ts'
import { importedInputs } from './imported-inputs.ts'
import { mediaRow, type NewIds, shotRow } from './imported-rows.ts'
import { insertMedia, insertStory, storeChecked } from './insert-story.ts'
import { openStoryFile, type OpenStoryFile } from './open-story-file.ts'
import type { ImportedStory, ImportServices, KeyedImport } from './import-request.ts'
import { deleteStaged, type StagedFile, stageFiles } from './stage-files.ts'
import { type Import, storeImport } from './store-import.ts'

/**
 * Creates a story of one's own from a `.fablecut` file: new ids, the same bytes. Everything is unpacked and checked before the first row is written.
 * 422 with the reason for a file that cannot be taken, 413, 415 and 507 as uploads.
 */
export async function importStoryFile(services: ImportServices, zip: OpenZip, { viewer, key }: KeyedImport): Promise<ImportedStory> {
  const file = await openStoryFile(zip)
  if (findInvalidText([file.document, file.recipe, file.media, file.title]) !== null) throw invalidStory()
  if ((file.document.timeline?.schema_version ?? 0) > TIMELINE_VERSION) throw newerFile()
  const there = file.media.filter(({ path }) => zip.files.has(path))
  requireListedSizes(zip, file, there)
  const bytes = there.reduce((sum, { path }) => sum + zip.files.get(path)!.sizeBytes, 0)
  await requireSpace(services, viewer.id, bytes)
  const staged = new Map<string, StagedFile>()
  try {
    const files = there.map(({ path, title, resource_type: only }) => ({
      path,
      title: title || path,
      only,
      sha256: file.listed.get(path)!.sha256,
    }))
    await stageFiles(services, zip, files, staged)
    return await storeImport(services, { key, staged, insert: insertOf(services, file, staged, viewer) })
  } finally {
    await deleteStaged(staged)
  }
}

/** A file that the manifest lists with another size is not unpacked. */
function requireListedSizes(zip: OpenZip, { listed }: OpenStoryFile, media: readonly Medium[]): void {
  if (media.some(({ path }) => zip.files.get(path)?.sizeBytes !== listed.get(path)?.bytes)) throw damagedFile()
}

function insertOf(
  { limits }: ImportServices,
  file: OpenStoryFile,
  staged: ReadonlyMap<string, StagedFile>,
  viewer: KeyedImport['viewer'],
): Import['insert'] {
  const { document, recipe, media } = file
  const there = media.filter(({ path }) => staged.has(path))
  const ids: NewIds = new Map(there.map(({ id }) => [id, newId()]))
  const storyId = newId()
  const rows = there.map((medium) => mediaRow(medium, staged.get(medium.path)!, { storyId, userId: viewer.id }, ids))
  return async (tx) => {
    const { width, height, fps } = document
    const title = file.title.trim() || 'Imported story'
    const row = await insertStory(tx, viewer, {
      id: storyId,
      title,
      width,
      height,
      fps,
      categoryId: recipe.category_id,
      categoryInputs: importedInputs(recipe.category_inputs, ids),
    })
    await insertMedia(tx, rows)
    for (const stored of document.shots) await tx.db.insert(shot).values(shotRow(stored, storyId, ids))
    const { schema_version: schemaVersion, document: tracks } = document.timeline ?? {}
    if (tracks)
      await tx.db.insert(timeline).values({ storyId, document: withOwnIds(tracks, ids), schemaVersion: schemaVersion!, revision: 0 })
    await insertSong(tx, storyId, recipe.song, ids)
    if (tracks) await storeChecked(tx, row, limits)
    return { storyId, title, notes: missingNotes(media, staged) }
  }
}

/** An analysis that this release cannot read is left out. */
async function insertSong({ db }: OpenTransaction, storyId: string, song: OpenStoryFile['recipe']['song'], ids: NewIds): Promise<void> {
  const mediaId = song && ids.get(song.media_id)
  if (!song || mediaId === undefined || mediaId === null) return
  const row = { storyId, mediaId, schemaVersion: song.schema_version, reading: song.reading, visemes: song.visemes, lines: song.lines }
  try {
    readStorySong(row)
  } catch {
    return
  }
  await db.insert(storySong).values(row)
}

const missingNotes = (media: readonly Medium[], staged: ReadonlyMap<string, StagedFile>): ImportNote[] =>
  media.flatMap(({ path, title }) => (staged.has(path) ? [] : [{ type: 'media', name: title || path, count: 1 } as const]))
