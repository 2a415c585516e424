import { createHash } from 'node:crypto'
import {
  DOCUMENT,
  LICENCES,
  type ListedFile,
  MANIFEST,
  type Manifest,
  MEDIA,
  RECIPE,
  STORY_FILE_VERSION,
} from '@fablecut/interchange/story-file/manifest'
import { jsonText } from '../platform/zip/json-text.ts'
import type { ZipFile } from '../platform/zip/write-zip.ts'
import { licencesText } from './licences.ts'
import type { WholeStory } from './read-whole-story.ts'

/** The files of a `.fablecut` file; the first is its manifest, with the checksum of each of the others. */
export async function* storyFile({ story, document, recipe, media }: WholeStory): AsyncGenerator<ZipFile> {
  const at = new Date()
  const texts = new Map([
    [DOCUMENT, jsonText(document)],
    [RECIPE, jsonText(recipe)],
    [MEDIA, jsonText(media.map(({ medium }) => medium))],
    [LICENCES, licencesText(media)],
  ])
  const files: ListedFile[] = [
    ...[...texts].map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
    ...media.map(({ medium, hash, sizeBytes }) => ({ path: medium.path, bytes: sizeBytes, sha256: hash })),
  ]
  const manifest: Manifest = { format: 'fablecut', version: STORY_FILE_VERSION, title: story.title, created_at: at.toISOString(), files }
  yield { name: MANIFEST, at, text: jsonText(manifest) }
  for (const [name, text] of texts) yield { name, at, text }
  for (const { medium, hash, sizeBytes, at: createdAt } of media) yield { name: medium.path, at: createdAt, hash, sizeBytes }
}
