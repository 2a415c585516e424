import { ok, refuse, type Result } from '@fablecut/domain/result'
import type { NewerVersionRefusal } from '@fablecut/domain/stored-version'
import { z } from 'zod'

/** Version of `.fablecut` files. Increment it when their files or the shape of one changes; older ones are then migrated. */
export const STORY_FILE_VERSION = 1

/** The file of a story that lists all others; without it a zip is no story. */
export const MANIFEST = 'manifest.json'
export const DOCUMENT = 'document.json'
export const MEDIA = 'media.json'
export const RECIPE = 'recipe.json'
export const LICENCES = 'licences.txt'

const MAX_FILES = 40_000

/** `sha256`: in hex. */
const listedFile = z.object({
  path: z.string().min(1).max(500),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ListedFile = z.infer<typeof listedFile>

const manifestSchema = z.object({
  format: z.literal('fablecut'),
  version: z.int().min(1),
  title: z.string().max(5000),
  created_at: z.string().max(100),
  /** All files but this one. */
  files: z.array(listedFile).max(MAX_FILES),
})
export type Manifest = z.infer<typeof manifestSchema>

export type ManifestRefusal = { readonly code: 'invalid' } | NewerVersionRefusal

const versioned = z.object({ format: z.literal('fablecut'), version: z.int().min(1) })

/** Parses a manifest. Files of a later release are refused whatever else they hold. */
export function parseManifest(text: string): Result<Manifest, ManifestRefusal> {
  const json = parseJson(text)
  const { version } = versioned.safeParse(json).data ?? {}
  if (version !== undefined && version > STORY_FILE_VERSION) return refuse({ code: 'newer_version', version, known: STORY_FILE_VERSION })
  const manifest = manifestSchema.safeParse(json)
  return manifest.success ? ok(manifest.data) : refuse({ code: 'invalid' })
}

/** The value of a text; undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
