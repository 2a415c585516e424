import { decodeErrorBody } from '../../../../api/error.ts'
import { isSuccess, sendUpload, type UploadResponse } from '../../../../api/send-upload.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'

const texts = mediaTexts.upload

/** The server could not be reached or the connection broke; retryable. */
export class ConnectionLost extends Error {}

type SendOptions = { readonly signal?: AbortSignal; readonly onSent: (bytes: number) => void }

/**
 * Uploads a file as multipart field `file`, reporting sent bytes. Returns the JSON response, or null. Throws
 * `HTTP {status}: {statusText}` with the server's message on a second line, or `ConnectionLost`.
 */
export async function sendFile(address: string, file: File, options: SendOptions): Promise<unknown> {
  const response = await sendUpload(address, file, options).catch((cause: unknown) => {
    throw cause instanceof TypeError ? new ConnectionLost(texts.failed, { cause }) : cause
  })
  if (!isSuccess(response)) throw failureOf(response)
  return response.body
}

function failureOf({ status, statusText, body }: UploadResponse): Error {
  const line = texts.http(status, statusText)
  const isTold = status < 500 && typeof body === 'object' && body !== null && 'message' in body
  return new Error(isTold ? `${line}\n${decodeErrorBody(body, status).message}` : line)
}
