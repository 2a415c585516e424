import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { api } from '../../../api/client.ts'

/** A story and all media that it may use. */
export type EditedStory = { readonly story: Awaited<ReturnType<typeof api.stories.get>>; readonly media: readonly MediaAsset[] }

export const readStoryMedia = async (id: string, signal?: AbortSignal): Promise<readonly MediaAsset[]> =>
  (await api.stories.listMedia({ id }, { signal })).media_resources.map(fromWireMediaAsset)

/** Fetches the story and its media. */
export async function readStory(id: string, signal?: AbortSignal): Promise<EditedStory> {
  const [story, media] = await Promise.all([api.stories.get({ id }, { signal }), readStoryMedia(id, signal)])
  return { story, media }
}
