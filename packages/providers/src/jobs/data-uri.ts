import type { EncodeFile } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { MAX_SENT_FILE_BYTES } from '@fablecut/generation/requests/media-request'
import { ProviderError } from '@fablecut/generation/provider/provider-error'

/** Writes the files of a body into it. Rejects with `invalid_request` for a file that is too large: it would need an upload, and callers send smaller copies. */
export const encodeAsDataUri =
  ({ readFile }: Pick<CallContext, 'readFile'>): EncodeFile =>
  async (file) => {
    const bytes = await readFile(file)
    if (bytes.length > MAX_SENT_FILE_BYTES)
      throw new ProviderError(
        'invalid_request',
        `A file of the request has ${bytes.length} bytes; up to ${MAX_SENT_FILE_BYTES} can be sent`,
      )
    return `data:${file.mediaType};base64,${Buffer.from(bytes).toString('base64')}`
  }

/** In place of a file in a body that is only compared with others. */
export const ANY_FILE = 'data:,'

export const isDataUri = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:')
