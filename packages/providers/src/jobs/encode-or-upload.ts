import type { EncodeFile } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { encodeAsDataUri } from './data-uri.ts'

type SentFile = { readonly bytes: Uint8Array; readonly mediaType: string }

/** `upload`: the address of an uploaded file; null where the upload did not succeed. `maxInlineBytes`: of files that are part of the request. */
type UploadOptions = {
  readonly upload: (file: SentFile, signal: AbortSignal) => Promise<string | null>
  readonly maxInlineBytes: number
}

/** Writes small files of a body into it and uploads larger ones; a file whose upload did not succeed is part of the request too. */
export const encodeOrUpload =
  ({ upload, maxInlineBytes }: UploadOptions, { readFile, signal }: CallContext): EncodeFile =>
  async (file) => {
    const bytes = await readFile(file)
    const address = bytes.length > maxInlineBytes ? await upload({ bytes, mediaType: file.mediaType }, signal) : null
    return address ?? encodeAsDataUri({ readFile: async () => bytes })(file)
  }
