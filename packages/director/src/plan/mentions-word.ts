/** Whether a text has a word, also in its plural: `car` of `two cars`, not of `scare`. */
export const mentionsWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .some((each) => each === word || each === `${word}s` || each === `${word}es`)
