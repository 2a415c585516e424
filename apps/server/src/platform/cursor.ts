import { invalidField } from '@fablecut/contracts/errors/invalid-field'

/** A place in a list ordered by time and id, newest first. Opaque on the wire. */
export type Cursor = { readonly time: Date; readonly id: string }

export const writeCursor = (cursor: Cursor): string => encode([cursor.time.toISOString(), cursor.id])

/** Shapes of what places are made of. JavaScript knows more years than Postgres, and ids may be asked for only in characters that it can keep. */
export const PLACE_PARTS = {
  flag: /^[01]$/,
  time: /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[\w-]{1,100}$/,
  /** Seconds, with what is behind their point. */
  number: /^-?\d{1,15}(\.\d{1,9})?$/,
} as const
const SEPARATOR = ' '

/** 422 for a cursor that was not made by `writeCursor`. */
export function readCursor(text: string): Cursor {
  const [time, id] = partsOf(text, [PLACE_PARTS.time, PLACE_PARTS.id]) as [string, string]
  return { time: toInstant(time), id }
}

/** A place in one list: `list` names it together with what it was asked for, so that no other list takes the place for its own. Parts have no spaces. */
export const writePlace = (list: string, parts: readonly string[]): string => encode([list, ...parts])

/** The parts of a place; 422 for places that `writePlace` did not make, and for those of another list. */
export function readPlace(list: string, text: string, shapes: readonly RegExp[]): string[] {
  const [found, ...parts] = partsOf(text, [/^\S{1,200}$/, ...shapes])
  if (found !== list) throw unknownPage()
  return parts
}

/** The instant of a part that has the shape of a time; 422 where the calendar has no such day. */
export function toInstant(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw unknownPage()
  return instant
}

const encode = (parts: readonly string[]): string => Buffer.from(parts.join(SEPARATOR)).toString('base64url')

/** Compared with what is written of it: a decoder of base64 passes over characters that it does not know. */
function partsOf(text: string, shapes: readonly RegExp[]): string[] {
  const parts = Buffer.from(text, 'base64url').toString('utf8').split(SEPARATOR)
  const isKnown = parts.length === shapes.length && parts.every((part, index) => shapes[index]!.test(part)) && encode(parts) === text
  if (!isKnown) throw unknownPage()
  return parts
}

const unknownPage = () => invalidField('cursor', 'This page is not known')
