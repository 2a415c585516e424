import { inArray } from 'drizzle-orm'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { isLibraryPart } from '../media/song-part.ts'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { StoryRow, Viewer } from '../access/story-access.ts'

const FIELDS = ['music_url', 'background_music', 'reference_image_url', 'image_url'] as const

/**
 * By story id: URLs in the inputs that this viewer can use in a story of their own: existing own files, and parts of library songs. Without
 * a viewer: what each story's creator can use (HD-60).
 */
export async function readReusableFiles(
  db: Pick<Database, 'select'>,
  rows: readonly Pick<StoryRow, 'id' | 'userId' | 'categoryInputs'>[],
  viewer: Viewer | undefined,
): Promise<Map<string, string[]>> {
  const inputs = rows.flatMap(({ id, userId, categoryInputs }) =>
    FIELDS.flatMap((field) => {
      const url = categoryInputs[field]
      const mediaId = typeof url === 'string' ? mediaIdOf(url) : null
      return mediaId === null
        ? []
        : [{ storyId: id, userId: viewer === undefined ? userId : viewer?.id, field, address: url as string, mediaId }]
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
  return new Map([...Map.groupBy(usable, ({ storyId }) => storyId)].map(([id, files]) => [id, files.map(({ address: url }) => url)]))
}
