/** `word`: index of the blank-separated word of the sentence; `pos`: universal part of speech. */
export type Token = { readonly text: string; readonly low: string; pos: string; lemma: string; readonly i: number; readonly word: number }
