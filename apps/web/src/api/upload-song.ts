import { postFile } from './post-file.ts'

export type UploadedSong = { readonly url: string; /** In seconds; 0 where the file does not contain it. */ readonly duration: number }

/** Uploads a song of up to 50 MB. Throws the server's message, or `failed` for invalid responses. */
export async function uploadSong(file: File, failed: string): Promise<UploadedSong> {
  const response = await postFile('/api/media/upload?for=song', file, failed)
  if (typeof response?.url !== 'string') throw new Error(failed)
  const { duration = 0 } = (response.metadata ?? {}) as { duration?: number }
  return { url: response.url, duration }
}
