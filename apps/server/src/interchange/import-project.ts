import { MANIFEST } from '@fablecut/interchange/story-file/manifest'
import { findKeyedResponse } from '../platform/database/with-idempotency-key.ts'
import { openZip } from '../platform/zip/open-zip.ts'
import { importKey } from './import-key.ts'
import { importOtio } from './import-otio.ts'
import { zipRefusal } from './import-refusal.ts'
import type { ImportedStory, ImportRequest, ImportServices, KeyedImport } from './import-request.ts'
import { importStoryFile } from './import-story-file.ts'

const MAX_FILES = 40_000

/**
 * Creates a story from a `.fablecut` file, from an OpenTimelineIO project in a zip, or from an `.otio` file alone. The same file with the same key
 * again returns the first story.
 */
export async function importProject(services: ImportServices, request: ImportRequest): Promise<ImportedStory> {
  const key = await importKey(request)
  return (await findKeyedResponse<ImportedStory>(services.pool, key)) ?? importNew(services, { ...request, key })
}

async function importNew(services: ImportServices, request: KeyedImport): Promise<ImportedStory> {
  if (/\.otio$/i.test(request.name)) return importOtio(services, null, request)
  const zip = await openZip(request.path, { maxFiles: MAX_FILES, maxBytes: services.limits.accountBytes })
  if (!zip.ok) throw zipRefusal(zip.refusal)
  try {
    return await (zip.value.files.has(MANIFEST) ? importStoryFile : importOtio)(services, zip.value, request)
  } finally {
    await zip.value.close()
  }
}
