import { createHash } from 'node:crypto'
import {
  type DocumentFile,
  documentFile,
  type Medium,
  mediaFile,
  type RecipeFile,
  recipeFile,
} from '@fablecut/interchange/story-file/contents'
import { DOCUMENT, type ListedFile, MANIFEST, MEDIA, parseJson, parseManifest, RECIPE } from '@fablecut/interchange/story-file/manifest'
import type { z } from 'zod'
import { BrokenZip, type OpenZip } from '../platform/zip/open-zip.ts'
import { damagedFile, invalidStory, newerFile } from './import-refusal.ts'

/** What a `.fablecut` file says, checked against its checksums; its media are not unpacked yet. */
export type OpenStoryFile = {
  readonly title: string
  readonly document: DocumentFile
  readonly recipe: RecipeFile
  readonly media: readonly Medium[]
  /** By path. */
  readonly listed: ReadonlyMap<string, ListedFile>
}

const MAX_JSON_BYTES = 64 * 1_048_576

/** Opens a `.fablecut` file; throws 422 with the reason for one that is damaged, of a newer release or no story. */
export async function openStoryFile(zip: OpenZip): Promise<OpenStoryFile> {
  const manifest = parseManifest((await textOf(zip, MANIFEST)) ?? '')
  if (!manifest.ok) throw manifest.refusal.code === 'newer_version' ? newerFile() : invalidStory()
  const { title, files } = manifest.value
  const listed = new Map(files.map((file) => [file.path, file]))
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> => {
    const text = await textOf(zip, path)
    if (text === null || createHash('sha256').update(text).digest('hex') !== listed.get(path)?.sha256) throw damagedFile()
    const parsed = schema.safeParse(parseJson(text))
    if (!parsed.success) throw invalidStory()
    return parsed.data
  }
  const document = await read(DOCUMENT, documentFile)
  const recipe = await read(RECIPE, recipeFile)
  const media = await read(MEDIA, mediaFile)
  if (!media.every(({ path }) => listed.has(path))) throw invalidStory()
  return { title, document, recipe, media, listed }
}

async function textOf(zip: OpenZip, path: string): Promise<string | null> {
  try {
    return await zip.readText(path, MAX_JSON_BYTES)
  } catch (error) {
    throw error instanceof BrokenZip ? damagedFile(error) : error
  }
}
