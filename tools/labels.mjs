// How names of labelled sentences are compared with names of what is drawn.

const singular = (word) => word.replace(/(?<=[a-z]{3})s$/, '').replace(/(?<=[a-z]{3})ie$/, 'y')

/** The words of a name, in the singular. */
export const wordsOf = (name) =>
  new Set(
    name
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(singular),
  )

const isWithin = (inner, outer) => [...inner].every((word) => outer.has(word))

/** Whether a label names what is drawn: all words of the label stand in its name, or, unless `isStrict`, the other way round. */
export function isNamedBy(label, drawn, isStrict = false) {
  const [asked, shown] = [wordsOf(label), wordsOf(drawn)]
  return isWithin(asked, shown) || (!isStrict && isWithin(shown, asked))
}
