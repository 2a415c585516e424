import { codeOf } from './error.ts'
import { postFile } from './post-file.ts'

/** Uploads an image and returns its URL. Throws the server's message, or `failed` for server errors and invalid responses. */
export async function uploadImage(file: File, failed: string): Promise<string> {
  const response = await postFile('/api/media/upload_image', file, failed).catch((error: unknown) => {
    throw codeOf(error) === 'INTERNAL_ERROR' ? new Error(failed, { cause: error }) : error
  })
  const url = response?.imageUrl
  if (typeof url !== 'string' || url === '') throw new Error(failed)
  return url
}
