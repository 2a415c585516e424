import { invalidField } from '@fablecut/contracts/errors/invalid-field'

/** A position in a list ordered by time and id, newest first; opaque on the wire. */
export type Cursor = { readonly time: Date; readonly id: string }

export const encodeCursor = (cursor: Cursor): string => encode([cursor.time.toISOString(), cursor.id])

/**
 * Patterns of the parts of a cursor. JavaScript's dates reach further than Postgres's, and an id is limited to characters that Postgres
 * stores.
 */
export const CURSOR_PART_PATTERNS = {
  flag: /^[01]$/,
  time: /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  id: /^[\w-]{1,100}$/,
  /** Seconds, with an optional fraction. */
  number: /^-?\d{1,15}(\.\d{1,9})?$/,
} as const
const SEPARATOR = ' '

/** Decodes what `encodeCursor` returned; 422 for anything else. */
export function decodeCursor(text: string): Cursor {
  const [time, id] = decodeParts(text, [CURSOR_PART_PATTERNS.time, CURSOR_PART_PATTERNS.id]) as [string, string]
  return { time: parseCursorTime(time), id }
}

/**
 * Encodes a position in one list. `list` identifies the list and its filters, so that a cursor is valid for that list only. Parts contain
 * no spaces.
 */
export const encodeListCursor = (list: string, parts: readonly string[]): string => encode([list, ...parts])

/** Decodes what `encodeListCursor` returned for the same list; 422 for anything else. */
export function decodeListCursor(list: string, text: string, patterns: readonly RegExp[]): string[] {
  const [encodedList, ...parts] = decodeParts(text, [/^\S{1,200}$/, ...patterns])
  if (encodedList !== list) throw invalidCursor()
  return parts
}

/** Parses a part that matches the time pattern; 422 for dates that do not exist. */
export function parseCursorTime(text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw invalidCursor()
  return instant
}

const encode = (parts: readonly string[]): string => Buffer.from(parts.join(SEPARATOR)).toString('base64url')

/** The text is compared with its re-encoding, because a base64 decoder ignores characters outside its alphabet. */
function decodeParts(text: string, patterns: readonly RegExp[]): string[] {
  const parts = Buffer.from(text, 'base64url').toString('utf8').split(SEPARATOR)
  const isValid = parts.length === patterns.length && parts.every((part, index) => patterns[index]!.test(part)) && encode(parts) === text
  if (!isValid) throw invalidCursor()
  return parts
}

const invalidCursor = () => invalidField('cursor', 'This page is not known')
