/** `text`: as spoken, with punctuation. */
export type TimedWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }
type Time = Omit<TimedWord, 'text'>

/** Spoken words that are looked through for the next word of the text. */
const REACH = 4

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Times of the words of a text in a speech that may differ from it a little. A word that is not found has the time of the next one that is. */
export function timeNarration(texts: readonly string[], words: readonly TimedWord[]): readonly (Time | undefined)[] {
  let next = 0
  const found = texts.map((text): Time | undefined => {
    const wanted = bare(text)
    const ahead = wanted === '' ? -1 : words.slice(next, next + REACH).findIndex((word) => bare(word.text) === wanted)
    if (ahead < 0) return undefined
    const { startSeconds, endSeconds } = words[next + ahead]!
    next += ahead + 1
    return { startSeconds, endSeconds }
  })
  return found.map(
    (time, index) =>
      time ?? found.slice(index + 1).find((later) => later !== undefined) ?? found.findLast((earlier) => earlier !== undefined),
  )
}
