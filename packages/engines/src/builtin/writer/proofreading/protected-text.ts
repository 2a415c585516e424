/** A range of a text, in UTF-16 units; `end` is exclusive. */
export type Range = { readonly start: number; readonly end: number }

const PATTERNS: readonly RegExp[] = [
  // What somebody says is theirs.
  /[“"][^“”"\n]*[”"]/gu,
  /(?<![\p{L}\p{N}])[‘'](?=\p{L})[^‘’'\n]*(?:['’](?=\p{L})[^‘’'\n]*)*[’'](?![\p{L}\p{N}])/gu,
  /[«„][^«»„“”\n]*[»“”]/gu,
  // Mentions, handles, tags, addresses.
  /@\[[^\]]*\]\([^)]*\)/gu,
  /[@#][\p{L}\p{N}_]+/gu,
  /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/giu,
  // Words with digits, signs of programs or letters of other languages.
  /[\p{L}\p{N}_]*(?:\p{N}|_)[\p{L}\p{N}_]*/gu,
  /\p{L}*[^\P{L}A-Za-z]\p{L}*/gu,
]

/** What a correction must not touch: quotes, mentions, handles, addresses, words with digits or with letters that English does not have. */
export function protectedRanges(text: string): Range[] {
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length })),
  )
}

export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end
}
