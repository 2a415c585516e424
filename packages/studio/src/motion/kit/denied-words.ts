const DENIAL = /^(?:no|not|never|without|nor|neither|nobody|nothing|none|hardly|cannot)$|n['’]t$/iu
/** Words behind which a denial denies no more: `not the wolf but the boy`. */
const TURN = /^(?:but|except|until|unless|yet)$/iu
/** `no later than 8`, `no more than two`: a limit rather than a denial. */
const LIMIT = /^(?:(?:later|more|less|fewer|sooner|earlier|longer) than|(?:only|just)(?: |$))/iu

const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')

/** Which words of an English text stand behind a denial, up to the next mark or turn. */
export function deniedWordsOf(words: readonly string[]): boolean[] {
  let isDenied = false
  return words.map((word, i) => {
    const own = bare(word)
    if (TURN.test(own)) isDenied = false
    else if (DENIAL.test(own)) isDenied = !LIMIT.test(`${bare(words[i + 1] ?? '')} ${bare(words[i + 2] ?? '')}`.trim())
    const isThis = isDenied
    if (/[,;:.!?—–]$/u.test(word)) isDenied = false
    return isThis
  })
}
