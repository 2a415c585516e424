import type { QueryClient } from '@tanstack/react-query'
import { postFile } from '../../../api/post-file.ts'
import { shareTexts } from '../../../texts/share.ts'
import { patchStory } from '../patch-story.ts'

const texts = shareTexts.thumbnail

/** Folder of thumbnails. */
const FOLDER = 'stories/thumbnails'

/** Uploads an image and returns its URL. Throws the server's error. */
async function uploadThumbnail(file: File): Promise<string> {
  const url = (await postFile('/api/media/upload', file, texts.updateFailed, { folder: FOLDER }))?.['url']
  if (typeof url !== 'string' || url === '') throw new Error(texts.updateFailed)
  return url
}

/** Sets a stored image as the thumbnail. */
export const setThumbnail = (client: QueryClient, storyId: string, url: string) =>
  patchStory(client, storyId, { last_export_thumbnail_url: url, is_thumbnail_modified: true })

export const uploadAndUse = async (client: QueryClient, storyId: string, file: File) =>
  setThumbnail(client, storyId, await uploadThumbnail(file))

/** Resets to the thumbnail of the last export. */
export const removeThumbnail = (client: QueryClient, storyId: string) =>
  patchStory(client, storyId, { last_export_thumbnail_url: null, is_thumbnail_modified: false })
