import { inArray } from 'drizzle-orm'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { isLibraryPart } from '../media/song-part.ts'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'

const FIELDS = ['music_url', 'background_music', 'reference_image_url', 'image_url'] as const

/**
 * By story id: addresses among the inputs that this viewer can use for a story of their own. Own files that are there, and parts of songs of the library, which
 * everybody can use as the song of a music video. Without a viewer: what each story's creator can use. Source: HD-60.
 */
export async function readReusableFiles(
  db: Pick<Database, 'select'>,
  rows: readonly Pick<StoryRow, 'id' | 'userId' | 'categoryInputs'>[],
  viewer: Viewer | undefined,
): Promise<Map<string, string[]>> {
  const inputs = rows.flatMap(({ id, userId, categoryInputs }) =>
    FIELDS.flatMap((field) => {
      const address = categoryInputs[field]
      const mediaId = typeof address === 'string' ? mediaIdOf(address) : null
      return mediaId === null
        ? []
        : [{ storyId: id, userId: viewer === undefined ? userId : viewer?.id, field, address: address as string, mediaId }]
    }),
  )
  if (inputs.length === 0) return new Map()
  const ids = [...new Set(inputs.map(({ mediaId }) => mediaId))]
  const files = await db.select().from(media).where(inArray(media.id, ids))
  const usable = inputs.filter(({ mediaId, field, userId }) => {
    const file = files.find(({ id }) => id === mediaId)
    if (!file?.hash || file.isDeleted) return false
    return file.userId === userId || (field === 'music_url' && isLibraryPart(file.metadata))
  })
  return new Map([...Map.groupBy(usable, ({ storyId }) => storyId)].map(([id, found]) => [id, found.map(({ address }) => address)]))
}
