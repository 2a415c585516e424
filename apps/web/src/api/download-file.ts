import { ORPCError } from '@orpc/client'
import { decodeErrorBody } from './error.ts'

/** Checks by HEAD first, so that an error is thrown instead of saved as a file; then starts the browser's download. */
export async function downloadFile(path: string): Promise<void> {
  const response = await fetch(path, { method: 'HEAD', credentials: 'same-origin' })
  if (!response.ok) {
    const { code, message, data } = decodeErrorBody(null, response.status)
    throw new ORPCError(code, { status: response.status, message, data })
  }
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
