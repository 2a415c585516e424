import type { Token } from './token.ts'

const SPEECH: ReadonlySet<string> = new Set(
  'said asked cried shouted whispered replied answered called laughed sighed yelled muttered begged added screamed growled squeaked murmured mumbled grumbled hissed roared bellowed groaned gasped croaked stammered snapped admitted remarked repeated joked snarled sobbed moaned declared continued agreed insisted promised warned announced explained teased'.split(
    ' ',
  ),
)

/** Whether a word is a past tense with which quoted words are told: `said`, `whispered`. */
export const isSpeech = (token: Token | undefined): boolean => token !== undefined && SPEECH.has(token.low)
