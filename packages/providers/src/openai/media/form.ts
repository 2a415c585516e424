import type { JSONObject } from '@ai-sdk/provider'
import type { EncodeFile } from '@fablecut/generation/catalogue/request-body'
import type { CallContext } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { FileReference } from '@fablecut/generation/requests/media-request'

/** Fields of a form; values of a list under the same name. */
export function formOf(body: JSONObject): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null) form.append(name, String(each))
  return form
}

/** Servers tell the format of a file by its name. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'audio/mpeg': 'mp3', 'audio/mp4': 'm4a', 'audio/x-wav': 'wav', 'image/jpeg': 'jpg' }

/** A stored file as a part of a form. */
export async function fileOf(reference: FileReference, context: CallContext): Promise<File> {
  const { mediaType } = reference
  const bytes = await context.readFile(reference)
  return new File([new Uint8Array(bytes)], `file.${EXTENSIONS[mediaType] ?? mediaType.split('/')[1]}`, { type: mediaType })
}

/** The protocol takes files in forms only. */
export const noFileInJson: EncodeFile = async () => {
  throw new ProviderError('invalid_request', 'The model cannot be sent a file')
}
