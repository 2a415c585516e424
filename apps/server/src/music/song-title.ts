const MAX_CHARACTERS = 100
/** Signs that are not seen, or that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A title from outside as one line of plain text; `Song` where nothing is left of it. */
export function songTitle(text: string): string {
  const line = text.replace(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim()
  return [...line].slice(0, MAX_CHARACTERS).join('').trim() || 'Song'
}
