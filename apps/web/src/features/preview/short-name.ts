const LONGEST = 8
const KEPT = 3
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Shortens a character name of more than 8 characters to 3 and `...`; an emoji counts as one. */
export function shortName(name: string): string {
  const characters = Array.from(segments.segment(name), ({ segment }) => segment)
  return characters.length > LONGEST ? `${characters.slice(0, KEPT).join('')}...` : name
}
