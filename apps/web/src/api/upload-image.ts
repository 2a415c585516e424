import { codeOf } from './error.ts'
import { postFile } from './post-file.ts'

/** The address of an uploaded image. Throws the server's refusal, or `failed` for a fault of it and for an answer without an address. */
export async function uploadImage(file: File, failed: string): Promise<string> {
  const answer = await postFile('/api/media/upload_image', file, failed).catch((error: unknown) => {
    throw codeOf(error) === 'INTERNAL_ERROR' ? new Error(failed, { cause: error }) : error
  })
  const url = answer?.imageUrl
  if (typeof url !== 'string' || url === '') throw new Error(failed)
  return url
}
