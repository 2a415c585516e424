const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of a text in lower case, also of scripts without spaces; signs and punctuation are none. */
export const wordsIn = (text: string): string[] =>
  [...segmenter.segment(text.toLocaleLowerCase())].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
