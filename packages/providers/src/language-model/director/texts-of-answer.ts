import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'

const MAX_WORDS_OF_QUESTION = 12

const compact = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
const wordsOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean)

function roleOf(words: string, narration: string): PlanText['role'] {
  if (/\p{Nd}/u.test(words)) return 'number'
  if (/[?？؟]$/u.test(words) && wordsOf(words).length <= MAX_WORDS_OF_QUESTION) return 'title'
  const quotes = narration.match(/["“„«「][^"”“»」]+["”“»」]/gu) ?? []
  return wordsOf(words).length <= MAX_WORDS_OF_QUESTION && quotes.some((quote) => quote.includes(words)) ? 'quote' : 'key'
}

/** The lettering of answered words, each appearing with its first spoken word. */
export function textsOf(words: readonly string[], narration: string): PlanText[] {
  const said = wordsOf(narration).map(compact)
  const distinct = [...new Set(words)].filter((text) => compact(text) !== '' || /\d/u.test(text))
  return distinct.map((text) => {
    const first = compact(wordsOf(text)[0]!)
    return { words: text, role: roleOf(text, narration), at: Math.max(0, said.indexOf(first)) }
  })
}
