import { readFile, stat } from 'node:fs/promises'
import { FRAME_SIZES } from '@fablecut/domain/story/category'
import { reconcileShots } from '@fablecut/domain/timeline/edit/storyboard/reconcile/reconcile-shots'
import { fitToMedia, type FoundMedia } from '@fablecut/interchange/fit-media'
import { type ReadProject, readOtio } from '@fablecut/interchange/otio/read-otio'
import { storeEdit } from '../editor/store-document.ts'
import { mediaAsset } from '../media/media-asset.ts'
import { requireSpace } from '../media/require-space.ts'
import { eq } from 'drizzle-orm'
import { findInvalidText } from '../platform/database/invalid-text.ts'
import { media } from '../platform/database/schema.ts'
import type { OpenTransaction } from '../platform/database/transaction.ts'
import { newId } from '../platform/new-id.ts'
import type { OpenZip } from '../platform/zip/open-zip.ts'
import { emptyTimeline } from '../stories/stored-timeline.ts'
import { invalidStory, newerFile, noProject } from './import-refusal.ts'
import type { ImportedStory, ImportServices, KeyedImport } from './import-request.ts'
import { insertMedia, insertStory, storeChecked } from './insert-story.ts'
import { type MatchedMedia, matchMedia } from './match-media.ts'
import { deleteStaged, type StagedFile, stageFiles } from './stage-files.ts'
import { type Import, storeImport } from './store-import.ts'

type NewMediaRow = typeof media.$inferInsert

/** Creates a blank story from an OpenTimelineIO project, in a zip with its media or alone; files that are not found are named in the notes. */
export async function importOtio(services: ImportServices, zip: OpenZip | null, request: KeyedImport): Promise<ImportedStory> {
  const { viewer, key } = request
  const path = zip && findProject(zip)
  const project = parse(zip === null ? await readAlone(request.path) : await zip.readText(path ?? '', MAX_BYTES))
  const archive = zip && path !== null ? { zip, folder: path.slice(0, path.lastIndexOf('/') + 1) } : null
  const matched = await matchMedia(services.db, viewer.id, project.timeline.mediaAssets, archive)
  const paths = [...new Set(matched.inZip.values())]
  const bytes = paths.reduce((sum, name) => sum + zip!.files.get(name)!.sizeBytes, 0)
  await requireSpace(services, viewer.id, bytes)
  const staged = new Map<string, StagedFile>()
  try {
    if (zip)
      await stageFiles(
        services,
        zip,
        paths.map((name) => ({ path: name, title: name, only: null })),
        staged,
      )
    return await storeImport(services, { key, staged, insert: insertOf(services, project, { matched, staged }, request) })
  } finally {
    await deleteStaged(staged)
  }
}

const MAX_BYTES = 64 * 1_048_576

async function readAlone(path: string): Promise<string | null> {
  return (await stat(path)).size > MAX_BYTES ? null : readFile(path, 'utf8')
}

/** The project nearest to the root of the archive. */
function findProject(zip: OpenZip): string | null {
  const projects = [...zip.files.keys()].filter((name) => /\.otio$/i.test(name) && !name.startsWith('__MACOSX/'))
  return projects.toSorted((a, b) => a.split('/').length - b.split('/').length)[0] ?? null
}

function parse(text: string | null): ReadProject {
  const read = text === null ? null : readOtio(text, newId)
  if (!read?.ok) throw read?.refusal.code === 'newer_version' ? newerFile() : noProject()
  if (findInvalidText(read.value) !== null) throw invalidStory()
  return read.value
}

type FoundFiles = { readonly matched: MatchedMedia; readonly staged: ReadonlyMap<string, StagedFile> }

function insertOf({ limits }: ImportServices, project: ReadProject, found: FoundFiles, request: KeyedImport): Import['insert'] {
  const storyId = newId()
  const owner = { storyId, userId: request.viewer.id }
  const rows = mediaRows(project, found, owner)
  return async (tx) => {
    const { fps } = project.timeline.globalConfig
    const size = project.size ?? FRAME_SIZES['16:9']
    const title = project.title.trim() || request.name.replace(/\.[a-z]+$/i, '')
    const row = await insertStory(tx, request.viewer, {
      id: storyId,
      title,
      categoryId: 'create_from_scratch',
      categoryInputs: {},
      ...size,
      fps: Math.round(fps),
    })
    await insertMedia(tx, [...new Set(rows.values())])
    const assets = await readAssets(tx, storyId)
    const media: FoundMedia = new Map(project.timeline.mediaAssets.map(({ id }) => [id, assets.get(rows.get(id)?.id ?? '') ?? null]))
    const blank = { shots: {}, timeline: emptyTimeline(fps) }
    const options = { nowSeconds: Math.floor(Date.now() / 1000), newShotId: newId }
    const document = reconcileShots(blank, fitToMedia(project.timeline, media), options)
    await storeEdit(tx, storyId, { written: Object.values(document.shots), deleted: [], timeline: document.timeline })
    await storeChecked(tx, row, limits)
    return { storyId, title, notes: [...project.notes, ...missingNotes(project, media)] }
  }
}

/** New rows by the ids of the project's media; several of them may be one file. */
function mediaRows(
  { timeline }: ReadProject,
  { matched, staged }: FoundFiles,
  owner: { readonly storyId: string; readonly userId: string },
): ReadonlyMap<string, NewMediaRow> {
  const byPath = new Map<string, NewMediaRow>()
  for (const [path, file] of staged) {
    const { fileType: resourceType, mimeType, facts: metadata, hash, sizeBytes } = file
    const title = path.split('/').at(-1)!
    const subtype = resourceType === 'audio' ? 'music' : null
    const uploaded = { role: 'upload', source: 'user_upload', status: 'completed' }
    byPath.set(path, {
      id: newId(),
      ...owner,
      ...uploaded,
      resourceType,
      subtype,
      title,
      mimeType,
      metadata,
      hash,
      sizeBytes,
    })
  }
  return new Map(
    timeline.mediaAssets.flatMap(({ id, subtype }) => {
      const packed = byPath.get(matched.inZip.get(id) ?? '')
      if (packed?.resourceType === 'audio' && subtype !== null) packed.subtype = subtype
      const own = matched.own.get(id)
      const row =
        packed ?? (own && { ...own, id: newId(), ...owner, shotId: null, workflowRunId: null, createdAt: undefined, updatedAt: undefined })
      return row ? [[id, row]] : []
    }),
  )
}

async function readAssets({ db }: OpenTransaction, storyId: string) {
  const rows = await db.select().from(media).where(eq(media.storyId, storyId))
  return new Map(rows.map((row) => [row.id, mediaAsset(row)]))
}

const missingNotes = ({ timeline }: ReadProject, media: FoundMedia): ImportedStory['notes'] =>
  timeline.mediaAssets.flatMap(({ id, title, url }) => (media.get(id) ? [] : [{ type: 'media', name: title || url, count: 1 } as const]))
