/** `text`: as spoken, with punctuation. */
export type TimedWord = { readonly text: string; readonly startSeconds: number; readonly endSeconds: number }
type Time = Omit<TimedWord, 'text'>

/** How many spoken words are searched for the next word of the text. */
const REACH = 4

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Times of the words of a text in speech that may differ from it slightly. A word that is not found gets the time of the next one that is. */
export function timeNarration(texts: readonly string[], words: readonly TimedWord[]): readonly (Time | undefined)[] {
  let next = 0
  const times = texts.map((text): Time | undefined => {
    const bareWord = bare(text)
    const ahead = bareWord === '' ? -1 : words.slice(next, next + REACH).findIndex((word) => bare(word.text) === bareWord)
    if (ahead < 0) return undefined
    const { startSeconds, endSeconds } = words[next + ahead]!
    next += ahead + 1
    return { startSeconds, endSeconds }
  })
  return times.map(
    (time, index) =>
      time ?? times.slice(index + 1).find((later) => later !== undefined) ?? times.findLast((earlier) => earlier !== undefined),
  )
}
