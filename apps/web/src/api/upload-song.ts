import { postFile } from './post-file.ts'

export type UploadedSong = { readonly url: string; /** In seconds; 0 where the file does not say. */ readonly duration: number }

/** A song as the creation forms take it, up to 50 MB. Throws what the server says, or `failed` where its answer names no song. */
export async function uploadSong(file: File, failed: string): Promise<UploadedSong> {
  const answer = await postFile('/api/media/upload?for=song', file, failed)
  if (typeof answer?.url !== 'string') throw new Error(failed)
  const { duration = 0 } = (answer.metadata ?? {}) as { duration?: number }
  return { url: answer.url, duration }
}
