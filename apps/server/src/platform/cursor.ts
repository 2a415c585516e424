import { AppError } from '@fablecut/contracts/errors/app-error'

/** A place in a list ordered by time and id, newest first. Opaque on the wire. */
export type Cursor = { readonly time: Date; readonly id: string }

export const writeCursor = (cursor: Cursor): string => Buffer.from(`${cursor.time.toISOString()} ${cursor.id}`).toString('base64url')

/** JavaScript knows more years than Postgres, and ids may be asked for only in characters that it can keep. */
const TIME = /^[1-9]\d{3}-\d\d-\d\dT[\d:.]+Z$/
const ID = /^[\w-]{1,100}$/

/** 422 for a cursor that was not made by `writeCursor`. */
export function readCursor(text: string): Cursor {
  const [time = '', id = ''] = Buffer.from(text, 'base64url').toString('utf8').split(' ')
  const instant = new Date(time)
  if (!TIME.test(time) || !ID.test(id) || Number.isNaN(instant.getTime())) {
    throw new AppError('INVALID_INPUT', { message: 'This page is not known', data: { fields: { cursor: 'This page is not known' } } })
  }
  return { time: instant, id }
}
