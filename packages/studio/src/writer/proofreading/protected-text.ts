/** A range of a text, in UTF-16 units; `end` is exclusive. */
export type Range = { readonly start: number; readonly end: number }

const PATTERNS: readonly RegExp[] = [
  // Quotes.
  /[“"][^“”"\n]*[”"]/gu,
  /(?<![\p{L}\p{N}])[‘'](?=\p{L})[^‘’'\n]*(?:['’](?=\p{L})[^‘’'\n]*)*[’'](?![\p{L}\p{N}])/gu,
  /[«„][^«»„“”\n]*[»“”]/gu,
  // Mentions, handles, tags, addresses.
  /@\[[^\]]*\]\([^)]*\)/gu,
  /[@#][\p{L}\p{N}_]+/gu,
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu,
  // Words with digits, identifiers, or non-English letters.
  /[\p{L}\p{N}_]*(?:\p{N}|_)[\p{L}\p{N}_]*/gu,
  /\p{L}*[^\P{L}A-Za-z]\p{L}*/gu,
]

/** Ranges that must not be corrected: quotes, mentions, handles, URLs, words with digits or non-English letters. */
export function protectedRanges(text: string): Range[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
  )
}

export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end
}
