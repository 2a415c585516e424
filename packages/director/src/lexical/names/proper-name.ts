/** A name in a sentence. `from`, `to`: indices of its first and last word; `start`, `end`: offsets. */
export type ProperName = {
  readonly words: string
  /** Unknown where only its capitals tell that it is a name. */
  readonly kind?: 'person' | 'place'
  readonly gender?: 'man' | 'woman'
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

/** What a name is of. */
export type NameEntry = Pick<ProperName, 'kind' | 'gender'>
