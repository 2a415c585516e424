import type { Chunk } from './chunk.ts'

/**
 * What a clause is to its sentence. `but`: behind `but` or `yet`; `so`: what comes of it; `said`, `asked`: what the verb before it says, thinks or asks; `result`:
 * behind `so cold that`; `compared`: behind `as if`.
 */
export type ClauseRole =
  | 'main'
  | 'command'
  | 'but'
  | 'so'
  | 'joined'
  | 'said'
  | 'asked'
  | 'result'
  | 'because'
  | 'setting'
  | 'relative'
  | 'compared'

/**
 * A finite clause. `from`, `to`: token indices, `to` exclusive, without its opener. `subject`: its noun phrase and what stands behind it up to the verb; empty for
 * commands; `isShared`: it is that of the clause before. `rest`: what follows the verb. `before`: what stands before the subject. `opener`, `openerAt`: the word
 * that opens it, and where; `joint`: the conjunction before it; `isSetOff`: whether punctuation stands before it.
 */
export type Clause = {
  readonly role: ClauseRole
  readonly from: number
  readonly to: number
  readonly subject: readonly Chunk[]
  readonly isShared: boolean
  /** It tells somebody what to do. */
  readonly isCommand: boolean
  readonly verb: Chunk
  readonly rest: readonly Chunk[]
  readonly before: readonly Chunk[]
  /** What stands before it up to a comma: `For two months, | he`. */
  readonly fronted: readonly Chunk[]
  readonly opener?: string
  readonly openerAt?: number
  readonly joint?: string
  readonly isSetOff: boolean
  readonly isDenied: boolean
  /** `Under the floor lay a box`: its verb stands before its subject. */
  readonly isInverted?: boolean
}

/** Index of the first token of a clause: of its opener, or of what stands before its subject. */
export const startOf = ({ openerAt, fronted, before, from }: Clause): number =>
  Math.min(openerAt ?? from, fronted[0]?.from ?? from, before[0]?.from ?? from, from)
