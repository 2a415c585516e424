import type { JSONObject } from '@ai-sdk/provider'
import { missingInputs } from '@fablecut/generation/catalogue/best-row'
import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import { type EncodeFile, requestBody } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { encodeAsDataUri } from './data-uri.ts'

/** The input of a job; `encodeFile` absent: with its files in it. Rejects with `invalid_request` for one that the model cannot make. */
export async function jobBody(
  row: CatalogueRow,
  request: MediaRequest,
  context: Pick<CallContext, 'readFile'>,
  encodeFile: EncodeFile = encodeAsDataUri(context),
): Promise<JSONObject> {
  const missing = missingInputs(row, request)
  if (missing.length > 0) throw new ProviderError('invalid_request', `${row.id} needs ${missing.join(', ')}`)
  return requestBody(row, request, encodeFile)
}
