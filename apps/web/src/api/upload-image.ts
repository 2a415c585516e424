import { postFile } from './post-file.ts'

/** Where an uploaded picture is from now on. Throws what the server says, or `failed` where its answer names no picture. Source: C-301, C-343. */
export async function uploadImage(file: File, failed: string): Promise<string> {
  const url = (await postFile('/api/media/upload_image', file, failed))?.imageUrl
  if (typeof url !== 'string' || url === '') throw new Error(failed)
  return url
}
