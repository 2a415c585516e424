const MAX_LENGTH = 100
/** Invisible characters, and characters that change the text direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Sanitizes an external title to one line of plain text; `Song` when nothing is left. */
export function songTitle(text: string): string {
  const line = text.replace(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim()
  return [...line].slice(0, MAX_LENGTH).join('').trim() || 'Song'
}
