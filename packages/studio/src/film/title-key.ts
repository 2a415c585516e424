const MIN_WORDS = 3
const MAX_WORDS = 5
const MIN_LETTERS = 4

/** The last word of a title, which stands large on the end card. Of longer titles, which are sentences, the words that count are found as on other cards. */
export function titleKeyOf(title: string): string | undefined {
  const words = title.split(' ')
  const last = words.at(-1)!
  return words.length >= MIN_WORDS && words.length <= MAX_WORDS && last.length >= MIN_LETTERS ? last : undefined
}
