import type { CategoryId } from '@fablecut/domain/story/category'
import type { StartMode } from './start-mode.ts'

export type StartProperties = {
  readonly category_id: CategoryId
  readonly video_type?: string
  readonly is_preview: boolean
  readonly credits_num?: number
}

/** Properties of start events. `body` is the request, which contains the type of a music video. */
export function startProperties(
  category: CategoryId | 'lyrics_video',
  body: unknown,
  { isPreview, expectedCredits }: StartMode,
): StartProperties {
  const isLyrics = category === 'lyrics_video'
  const videoType = isLyrics ? 'lyrics-video' : videoTypeOf(body)
  return {
    category_id: isLyrics ? 'music_video' : category,
    ...(videoType !== undefined && { video_type: videoType }),
    is_preview: isPreview,
    ...(expectedCredits !== null && { credits_num: expectedCredits }),
  }
}

const videoTypeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'video_type' in body && typeof body.video_type === 'string' ? body.video_type : undefined
