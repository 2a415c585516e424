import { createHash } from 'node:crypto'

/** The id under which a call is queued: a UUID (version 8) of the call's id, so that its job is found without the answer to its submission. */
export function promptIdOf(callId: string): string {
  const bytes = createHash('sha256').update(callId).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-')
}
