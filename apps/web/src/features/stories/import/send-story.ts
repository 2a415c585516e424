import type { WireImportedStory } from '@fablecut/contracts/wire/project'
import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from '../../../api/error.ts'
import { isSuccess, sendUpload } from '../../../api/send-upload.ts'
import { storyImportTexts } from '../../../texts/story-import.ts'

type SendOptions = {
  /** The same file with the same key makes one story, also after a lost response. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

/** Sends a file to be imported. Throws the server's refusal as all requests do. */
export async function sendStory(file: File, { idempotencyKey, ...options }: SendOptions): Promise<WireImportedStory> {
  const headers = { 'idempotency-key': idempotencyKey }
  const response = await sendUpload('/api/stories/import', file, { ...options, headers })
  if (!isSuccess(response)) {
    const { code, message, data } = decodeErrorBody(response.body, response.status)
    throw new ORPCError(code, { status: response.status, message, data })
  }
  if (typeof (response.body as WireImportedStory | null)?.story_id !== 'string') throw new Error(storyImportTexts.failed.unknown)
  return response.body as WireImportedStory
}
