/**
 * A group of words of a sentence. `nominal`: a noun phrase or pronoun with what it is of; `row`: further ones of a row behind it; `verb`: a finite verb with its
 * auxiliaries; `infinitive`, `participle`: verbs that are not finite; `question`: an indirect question; `end`: punctuation; `joint`: `and`, `but`, `or`;
 * `opener`: a word that opens a subordinate clause.
 */
export type ChunkKind =
  | 'nominal'
  | 'row'
  | 'verb'
  | 'infinitive'
  | 'participle'
  | 'adjective'
  | 'adverb'
  | 'particle'
  | 'preposition'
  | 'than'
  | 'relative'
  | 'opener'
  | 'joint'
  | 'end'

/** `from`, `to`: token indices, `to` exclusive. `head`: of a noun phrase its noun, of a verb its main verb. `isTime`: says when or how long. */
export type Chunk = {
  readonly kind: ChunkKind
  readonly from: number
  readonly to: number
  readonly head: number
  readonly isTime: boolean
}
