import type { EncodeFile } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'

/** Longest file within a body. Larger ones would need an upload, which is not made here. */
const MAX_FILE_BYTES = 8_000_000

/** Writes the files of a body into it. Rejects with `invalid_request` for a file that is too large. */
export const encodeAsDataUri =
  ({ readFile }: Pick<CallContext, 'readFile'>): EncodeFile =>
  async (file) => {
    const bytes = await readFile(file)
    if (bytes.length > MAX_FILE_BYTES)
      throw new ProviderError('invalid_request', `A file of the request has ${bytes.length} bytes; up to ${MAX_FILE_BYTES} can be sent`)
    return `data:${file.mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  }

export const isDataUri = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:')
